import { expect, it } from 'vitest';
import { sheetOfRows } from '../reading/sheet/sheet.cases.ts';
import { blocksOf } from './blocks.ts';
import { readHead } from './head.ts';

it('a number whose point was read as a comma is whole', () => {
  const sheet = sheetOfRows([
    { 460: 'DANFE' },
    { 450: 'Nº 000,243.445' },
    { 450: 'SÉRIE 003' },
    { 40: 'NATUREZA DA OPERAÇÃO' },
  ]);
  const { Number: number, Series: series } = readHead(sheet, blocksOf(sheet));
  expect([number?.value, series?.value]).toEqual(['243445', '3']);
});
