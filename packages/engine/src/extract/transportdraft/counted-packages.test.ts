import { expect, it } from 'vitest';
import { sheetOfTexts, type Text } from '../testing/sheet-of-texts.ts';
import { readCountedPackages } from './counted-packages.ts';

const valuesOf = (texts: readonly Text[]) =>
  Object.fromEntries(
    Object.entries(readCountedPackages(sheetOfTexts(texts))).map(([id, field]) => [
      id,
      (field as { value: string }).value,
    ]),
  );

it.each<[string, readonly Text[]]>([
  [
    'in one text',
    [
      [60, 100, 10, '48 fardos e caixas'],
      [60, 116, 7, 'carga'],
    ],
  ],
  [
    'one over the other',
    [
      [92, 100, 20, '48'],
      [60, 126, 9, 'fardos e caixas'],
      [300, 100, 20, '81,5'],
    ],
  ],
])('count and kind of the packages %s', (_, texts) => {
  expect(valuesOf(texts)).toEqual({ VolumeQuantity: '48', VolumeKind: 'fardos e caixas' });
});

it('of several such texts none is the whole', () => {
  expect(
    valuesOf([
      [60, 100, 10, '48 fardos'],
      [60, 120, 10, '3 caixas'],
    ]),
  ).toEqual({});
});
