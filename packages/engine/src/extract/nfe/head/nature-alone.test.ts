import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { readNatureAlone, withoutNextSentence } from './nature-alone.ts';

const read = (rows: readonly Row[]): string | undefined =>
  readNatureAlone(sheetOfRows(rows)).OperationNature?.value;

it('an operation in a line of its own is the nature, without a label', () => {
  expect(
    read([
      [
        [40, 'Vendido para'],
        [700, 'Saiu em 13-mar-2025'],
      ],
      [],
      [
        [40, 'HOTEL MARÉ MANSA LTDA'],
        [700, 'Venda de mudas e plantas'],
      ],
    ]),
  ).toBe('Venda de mudas e plantas');
});

it('a sentence, a row of a paragraph and two such lines are none', () => {
  expect(read([[[40, 'Venda de mudas sujeita a prazo.']]])).toBeUndefined();
  expect(read([[[40, 'Venda de mudas sujeita a prazo']], [[40, 'conforme contrato']]])).toBeUndefined();
  expect(read([[[40, 'Venda de mudas']], [], [], [[40, 'Remessa para conserto']]])).toBeUndefined();
});

it('between the number and the day of the document the operation is in a line of its own', () => {
  expect(
    read([[[40, 'NF-e 000.001.234']], [[40, 'Venda de mudas e plantas']], [[40, 'Emit. em 05/05/2025']]]),
  ).toBe('Venda de mudas e plantas');
});

it('a sentence that goes on behind the nature is none of it', () => {
  const natureOf = (value: string): string =>
    withoutNextSentence({ value, conf: 80, page: 1, box: [0, 0, 0.1, 0.01] }).value;
  expect(natureOf('Remessa para conserto. Autorizada pela Sefaz em 02/03/2026.')).toBe(
    'Remessa para conserto',
  );
  expect(natureOf('Venda de merc. adquirida')).toBe('Venda de merc. adquirida');
});
