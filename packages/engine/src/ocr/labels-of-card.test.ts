import { expect, it } from 'vitest';
import { labelsAmong } from './labels-of-card.ts';

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
  expect(labelsAmong([name, ...pattern, validity, ofNothingSure], words, 28)).toEqual([name, validity]);
});
