import { expect, it } from 'vitest';
import type { Token } from '../sheet/sheet.ts';
import { withoutEmpty } from './columns.ts';

const glyph = 8;
const token = (text: string, left: number, top: number): Token => ({
  text,
  folded: text.toUpperCase(),
  conf: 95,
  left,
  right: left + 5 * text.length,
  top,
  bottom: top + glyph,
  page: 1,
  box: [left / 1000, top / 1000, 0.005 * text.length, glyph / 1000],
});

interface Words {
  readonly beside?: readonly [text: string, left: number];
  readonly under?: string;
}

function place(text: string, left: number, top: number, { beside, under }: Words) {
  const word = token(text, left, top);
  const { right, bottom } = word;
  return {
    label: { id: word.folded, fit: 1, tokens: [word], left, top, right, bottom },
    beside: beside ? [token(beside[0], beside[1], top)] : [],
    below: under === undefined ? [] : [[token(under, left, bottom + glyph)]],
  };
}

const party = ['Ender', 'Bairr', 'Munic', 'Tel', 'CNPJ'].flatMap((label, row) => [
  place(label, 48, 300 + 16 * row, { beside: ['Sete', 98] }),
  ...(row < 3 ? [place('CEP', 338, 300 + 16 * row, { beside: ['17010', 380] })] : []),
]);
const belowOf = (under: string | undefined): (string | undefined)[] =>
  withoutEmpty(
    [
      ...party,
      place('RNTRC', 48, 500, { beside: ['EMPRESA', 98], ...(under === undefined ? {} : { under }) }),
      place('PLACA', 234, 500, { under: 'KTT8F86' }),
    ],
    glyph,
  )
    .filter(({ label }) => label.top === 500)
    .map(({ below }) => below[0]?.[0]?.text);

it('a row of boxes keeps what is below its labels, though the first is in line with a column and has a word of its own beside it', () => {
  expect(belowOf('26118013')).toEqual(['26118013', 'KTT8F86']);
});

it('what is below an empty box beside a column is of no box there', () => {
  expect(belowOf(undefined)).toEqual([undefined, undefined]);
});
