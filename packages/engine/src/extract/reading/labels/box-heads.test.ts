import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { fold } from '../sheet/text.ts';
import { labelsOverBoxes } from './box-heads.ts';
import { findLabels } from './labels.ts';

const spelt = ['prazo (meses)', 'começa em', 'juros', 'foro'].map((label) => fold(label));
const headsIn = (rows: readonly Row[]): string[] => {
  const sheet = sheetOfRows(rows);
  const found = findLabels<string>(
    sheet,
    spelt.map((id) => ({ id, spellings: [id] })),
  );
  return [...labelsOverBoxes(found, sheet)].map(({ id }) => id).toSorted();
};

it('labels in small letters side by side head boxes where each has a value below its beginning', () => {
  const heads: Row = [
    [40, 'prazo (meses)'],
    [300, 'começa em'],
    [560, 'obs'],
  ];
  const values: Row = [
    [40, '36'],
    [300, '01/03/2026'],
    [560, 'nenhuma'],
  ];
  expect(headsIn([heads, values])).toEqual([fold('começa em'), fold('prazo (meses)')]);
  expect(headsIn([heads, values.slice(0, 2)])).toEqual([]);
  expect(headsIn([heads])).toEqual([]);
});

it('words of a text in two columns head no boxes', () => {
  expect(
    headsIn([
      [
        [40, 'juros de mora e'],
        [500, 'foro da comarca'],
      ],
      [
        [40, 'multa do contrato'],
        [500, 'que as partes elegem'],
      ],
    ]),
  ).toEqual([]);
});
