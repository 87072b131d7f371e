import { expect, it } from 'vitest';
import { labelsAmong, placesOfLabels } from './labels-of-card.ts';

const line = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
  row: 0,
  glyphs: 4,
});
const word = (text: string, left: number, top: number, conf = 95) => ({
  text,
  conf,
  left,
  top,
  right: left + 20 * text.length,
  bottom: top + 30,
});
const glyph = 28;

it('the labels of a card are the lines right above its values', () => {
  const words = [
    word('ANA', 100, 100),
    word('LIMA', 170, 100),
    word('12/05/2026', 700, 100),
    word('SOLTEIRA', 100, 200, 40),
  ];
  const name = line(95, 70, 180, 98);
  const validity = line(690, 68, 820, 97);
  const pattern = [line(170, 68, 260, 98), line(400, 70, 520, 98), line(95, 20, 180, 48)];
  const ofNothingSure = line(95, 170, 200, 198);
  expect(labelsAmong([name, ...pattern, validity, ofNothingSure], words, glyph)).toEqual([name, validity]);
});

it('labels are looked for above values that have none, up to the value beside them', () => {
  const places = placesOfLabels(
    [
      word('NOME', 100, 65),
      word('ANA', 100, 100),
      word('M', 100, 200),
      word('12/05/2026', 300, 200),
      word('OF', 700, 200, 20),
    ],
    glyph,
  );
  // NOME has no label of its own above it that could be known to be one.
  expect(places.map(({ left, right, top, bottom }) => [left, right, top, bottom])).toEqual([
    [89, 380, 26, 62],
    [89, 272, 161, 197],
    [289, 580, 161, 197],
  ]);
});
