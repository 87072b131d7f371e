import { expect, it } from 'vitest';
import type { Raster } from '../pages/raster.ts';
import { lookAtSmallCapitals } from './look-at-small-capitals.ts';
import type { ReadWord } from './recogniser.ts';

const page: Raster = { width: 400, height: 60, data: new Uint8Array(24_000).fill(255) };
const word = (text: string, conf: number, left: number, height: number, line = 1): ReadWord => ({
  text,
  conf,
  left,
  right: left + 12 * text.length,
  top: 40 - height,
  bottom: 40,
  lineTop: 18,
  lineBottom: 42,
  block: 1,
  line,
});
const value = [word('CURITIBA', 95, 100, 20), word('80010-200', 95, 250, 20)];

it.each([
  ['lower than the capitals beside it', word('municirio', 49, 0, 14)],
  ['as tall as capitals, with letters that have no stems', word('cer', 90, 0, 20)],
])('a word in small letters is looked at where it is %s', (_name, small) => {
  expect(lookAtSmallCapitals(page, [small, ...value]).crops).toHaveLength(1);
});

it.each([
  ['with stems, as tall as capitals', [word('valor', 97, 0, 20), ...value]],
  ['in a line of small letters', [word('rua', 90, 0, 14), word('sete', 90, 60, 20)]],
  ['in another line than the capitals', [word('cer', 90, 0, 14, 2), ...value]],
  [
    'fairly sure, in a line with more words in small letters than in capitals',
    [word('sua', 90, 0, 14), word('conta', 90, 60, 20), word('nota', 90, 160, 20), ...value],
  ],
  ['as sure as can be', [word('em', 97, 0, 14), ...value]],
  ['with wider characters than any letter', [{ ...word('mm', 45, 0, 14), right: 60 }, ...value]],
])('a word %s is as it was read', (_name, words) => {
  expect(lookAtSmallCapitals(page, words).crops).toHaveLength(0);
});

it('is cut at its own height and enlarged, and put back in its place', () => {
  const small = word('mumcimo', 36, 10, 14);
  const look = lookAtSmallCapitals(page, [small, ...value]);
  // Two pixels above and below it, a margin of fourteen, twice as large.
  expect(look.crops.map(({ height }) => height)).toEqual([2 * (14 + 4 + 28)]);
  const [read, ...others] = look.improve(
    [small, ...value],
    [[{ ...word('MUNICÍPIO', 96, 34, 28), top: 32, bottom: 60 }]],
  );
  expect(read).toMatchObject({ text: 'MUNICÍPIO', conf: 96, left: 10, top: 26, bottom: 40 });
  expect(others).toEqual(value);
});

it.each([
  ['small letters', 'cer', 90],
  ['figures', '152', 90],
  ['far more letters', 'MUNICÍPIO', 90],
  ['capitals less sure than both', 'CEP', 30],
])('%s are no better reading', (_name, text, conf) => {
  const small = word('cer', 67, 10, 14);
  const look = lookAtSmallCapitals(page, [small, ...value]);
  expect(look.improve([small], [[word(text, conf, 34, 28)]])).toEqual([small]);
});
