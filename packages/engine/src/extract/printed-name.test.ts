import { expect, it } from 'vitest';
import { findName } from './printed-name.ts';
import { sheetOfRows } from './testing/sheet-of-rows.ts';

const row = (text: string) =>
  sheetOfRows([
    [[100, 'NOME']],
    [
      [100, text],
      [500, '09/12/1998'],
    ],
  ]);

it('a name that the zone cut off goes on in print', () => {
  const words = ['HELOISA', 'CRISTINA', 'BITENCOU'];
  const sheet = row('HELOÍSA CRISTINA BITENCOURT DE ARAÚJO');
  expect(findName(sheet, words, { isCut: true })?.value).toBe('HELOÍSA CRISTINA BITENCOURT DE ARAÚJO');
});

it('a whole name ends with its last word', () => {
  const sheet = row('HELOÍSA CRISTINA DE BITENCOURT BRASILEIRA');
  expect(findName(sheet, ['HELOISA', 'CRISTINA', 'DE', 'BITENCOURT'])?.value).toBe(
    'HELOÍSA CRISTINA DE BITENCOURT',
  );
});

it('a name in two rows is read from both', () => {
  const sheet = sheetOfRows([[[100, 'HELOÍSA CRISTINA']], [[100, 'BITENCOURT DE ARAÚJO']]]);
  expect(findName(sheet, ['ARAUJO', 'HELOISA', 'CRISTINA', 'BITENCOURT'])?.value).toBe(
    'HELOÍSA CRISTINA BITENCOURT DE ARAÚJO',
  );
});

it('small print over a name is no part of it', () => {
  const sheet = row('HELOÍSA CRISTINA BITENCOURT');
  const [label] = sheet.tokens;
  if (label === undefined) throw new Error('no label');
  const small = { ...label, text: 'NOVO', folded: 'NOVO', left: 150, right: 156, top: 62, bottom: 67 };
  const words = ['HELOISA', 'CRISTINA', 'BITENCOURT'];
  expect(findName({ tokens: [...sheet.tokens, small] }, words)?.value).toBe('HELOÍSA CRISTINA BITENCOURT');
});
