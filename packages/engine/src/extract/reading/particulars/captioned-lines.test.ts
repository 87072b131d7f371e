import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../../testing/sheet-of-texts.ts';
import { withCaptionsAbove } from './captioned-lines.ts';

const told = [
  ['nome', 'RUI LIMA NETO'],
  ['sexo', 'masculino'],
  ['cor', 'parda'],
  ['idade', '70 anos'],
  ['pai', 'ARI LIMA'],
  ['hora', '04:10'],
] as const;

it('labels in small print beside their values are no captions below the lines above', () => {
  const sheet = sheetOfTexts([
    [80, 76, 12, 'A PESSOA FALECIDA'],
    ...told.flatMap(([label, value], at): Text[] => [
      [80, 100 + 24 * at, 8, label],
      [300, 98 + 24 * at, 12, value],
    ]),
  ]);
  expect(withCaptionsAbove(sheet)).toBe(sheet);
});

it('captions below what was filled in are set above it', () => {
  const sheet = sheetOfTexts([
    [300, 50, 12, 'CERTIDÃO DE ÓBITO'],
    ...told.flatMap(([label, value], at): Text[] => [
      [300, 98 + 34 * at, 12, value],
      [320, 114 + 34 * at, 8, label],
    ]),
  ]);
  expect(withCaptionsAbove(sheet)).not.toBe(sheet);
});
