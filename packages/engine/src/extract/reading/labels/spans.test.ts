import { expect, it } from 'vitest';
import type { Token } from '../sheet/sheet.ts';
import { spansIn } from './spans.ts';

const wordAt = (text: string, left: number): Token => ({
  text,
  folded: text.toUpperCase().replace(/[^A-Z]/g, ''),
  conf: 100,
  page: 1,
  box: [0, 0, 0, 0],
  left,
  top: 0,
  right: left + 8,
  bottom: 10,
});
const row = [wordAt('Peso', 0), wordAt('-', 10), wordAt('bruto', 20), wordAt('kg', 30), wordAt('Tara', 90)];
const readingsFrom = (from: number, gap: number, longest: number): string[] =>
  spansIn(row, gap)(from, longest).map(({ reading }) => reading);

it('each list of labels has the texts of its own length and spaces, whichever list asked before', () => {
  expect(readingsFrom(0, 5, 6)).toEqual(['PESO']);
  expect(readingsFrom(0, 5, 40)).toEqual(['PESO', 'PESOBRUTO', 'PESOBRUTOKG']);
  expect(readingsFrom(0, 5, 9)).toEqual(['PESO', 'PESOBRUTO']);
  expect(readingsFrom(0, 80, 40)).toEqual(['PESO', 'PESOBRUTO', 'PESOBRUTOKG', 'PESOBRUTOKGTARA']);
  expect(readingsFrom(2, 5, 40)).toEqual(['BRUTO', 'BRUTOKG']);
});

it('words are looked at as far as a text, as printed or written out, opens what is looked for', () => {
  const printed = [
    wordAt('Vlr', 0),
    wordAt('do', 10),
    wordAt('frete', 20),
    wordAt('por', 30),
    wordAt('km', 40),
  ];
  const readingsOpening = (text: string): string[] =>
    spansIn(printed, 5)(0, 40, (each) => text.startsWith(each)).map(({ reading }) => reading);
  expect(readingsOpening('VALORDOFRETE')).toEqual(['VLR', 'VLRDO', 'VLRDOFRETE']);
  expect(readingsOpening('VLRFRETE')).toEqual(['VLR', 'VLRDO', 'VLRDOFRETE']);
  expect(readingsOpening('TARA')).toEqual([]);
});

it('of a picture, whose letters may be misread, all words are looked at', () => {
  const read = row.map((token) => ({ ...token, conf: 90 }));
  expect(spansIn(read, 5)(0, 40, () => false)).toHaveLength(3);
});
