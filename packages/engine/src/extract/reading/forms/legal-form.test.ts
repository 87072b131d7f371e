import { expect, it } from 'vitest';
import { sheetOfLines } from '../sheet/sheet.cases.ts';
import { printedOf } from '../sheet/sheet.ts';
import { restOfCompany } from './legal-form.ts';

it('a name goes on below it where the next row of the page is of another text', () => {
  const { rows, glyph } = sheetOfLines([
    [100, { 40: 'Comercial Horizonte' }],
    [107, { 500: 'Total 20,00' }],
    [113, { 40: 'Distribuidora Ltda' }],
  ]);
  const [name = []] = rows;
  expect(printedOf(restOfCompany(name, rows, [40], glyph))).toBe('Distribuidora Ltda');
});

it('a row between that begins where the name does ends it', () => {
  const { rows, glyph } = sheetOfLines([
    [100, { 40: 'Comercial Horizonte' }],
    [106, { 40: 'Rua Sete, 20' }],
    [113, { 40: 'Distribuidora Ltda' }],
  ]);
  const [name = []] = rows;
  expect(restOfCompany(name, rows, [40], glyph)).toEqual([]);
});
