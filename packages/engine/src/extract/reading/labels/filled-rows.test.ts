import { expect, it } from 'vitest';
import { edgesOf } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { labelsOfBlanks } from './filled-rows.ts';
import { findLabels } from './labels.ts';
import { withoutFilledIn } from './shorter-labels.ts';

const spelt = ['NOME', 'CPF', 'PROFISSÃO', 'RESIDÊNCIA', 'RESIDÊNCIA RUA'].map(fold);
const labelsIn = (rows: readonly Row[]) => {
  const sheet = sheetOfRows(rows);
  const found = findLabels<string>(
    sheet,
    spelt.map((id) => ({ id, spellings: [id] })),
  );
  return { sheet, found };
};
const blanksIn = (rows: readonly Row[]): string[] => {
  const { sheet, found } = labelsIn(rows);
  return [...labelsOfBlanks(found, sheet)].map(({ id }) => id);
};

it('rows of blanks have a value right behind each label, and a row with one label stands by them', () => {
  expect(
    blanksIn([
      [
        [40, 'NOME Ana Reis'],
        [400, 'CPF 529.982.247-25'],
      ],
      [[40, 'PROFISSÃO professora']],
    ]).toSorted(),
  ).toEqual(['CPF', 'NOME', fold('PROFISSÃO')]);
});

it('words of a text are no blanks', () => {
  expect(blanksIn([[[40, 'O locatário, cujo nome e CPF constam acima']]])).toEqual([]);
  expect(blanksIn([[[40, 'PROFISSÃO professora']]])).toEqual([]);
});

it('a street filled in behind a label in capitals is no part of a longer one', () => {
  const idOf = (printed: string): string | undefined => {
    const { tokens } = sheetOfRows([[[40, printed]]]);
    const longer = { id: fold('RESIDÊNCIA RUA'), fit: 1, tokens, ...edgesOf(tokens) };
    return withoutFilledIn([longer], new Set(spelt))[0]?.id;
  };
  expect(idOf('RESIDÊNCIA Rua')).toBe(fold('RESIDÊNCIA'));
  expect(idOf('RESIDÊNCIA RUA')).toBe(fold('RESIDÊNCIA RUA'));
});
