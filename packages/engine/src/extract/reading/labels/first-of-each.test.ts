import { expect, it } from 'vitest';
import { sheetOfRows, type Row } from '../../testing/sheet-of-rows.ts';
import { firstOfEach } from './first-of-each.ts';
import { findLabels } from './labels.ts';

const specs = [
  { id: 'Name', spellings: ['RAZAOSOCIAL', 'TRANSPORTADORA'] },
  { id: 'Kind', spellings: ['ESPECIE'] },
] as const;
const topsOf = (rows: Row[]): readonly (readonly [string, string])[] =>
  firstOfEach(findLabels(sheetOfRows(rows), specs), specs).map(({ id, tokens }) => [
    id,
    tokens.map(({ text }) => text).join(' '),
  ]);

it('a label’s word that begins the value under another label of the same box is none', () => {
  expect(topsOf([[[40, 'RAZÃO SOCIAL']], [[40, 'TRANSPORTADORA SOL LTDA']]])).toEqual([
    ['Name', 'RAZÃO SOCIAL'],
  ]);
});

it('of two labels in other places the fuller one counts', () => {
  expect(topsOf([[[40, 'RAZÃO SOCIAL']], [], [], [[400, 'TRANSPORTADORA']]])).toEqual([
    ['Name', 'TRANSPORTADORA'],
  ]);
});
