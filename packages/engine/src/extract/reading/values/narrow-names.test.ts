import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { nameAbove } from './company-names.ts';
import { namesOf } from './letterhead.ts';

it('a trader without a legal form has the last word of its name in the middle below it, under the brand in large type', () => {
  const { rows, glyph } = sheetOfTexts([
    [330, 20, 20, 'CASA DO CAMPO'],
    [330, 50, 12, 'R. B. Lima Artigos de'],
    [362, 66, 12, 'Ferragens'],
    [310, 90, 12, 'CNPJ 11.222.333/0001-81'],
  ]);
  const [brand = [], first = [], last = []] = rows.map((row) => [...row]);
  const name = nameAbove([last, first, brand], glyph);
  const over = nameAbove([brand], glyph, first);
  expect(name?.value).toBe('R. B. Lima Artigos de Ferragens');
  const names = namesOf({
    address: {},
    isCompany: true,
    ...(name && { name }),
    ...(over && { over }),
  });
  expect(names.name?.value).toBe('R. B. Lima Artigos de Ferragens');
  expect(names.tradeName?.value).toBe('CASA DO CAMPO');
});
