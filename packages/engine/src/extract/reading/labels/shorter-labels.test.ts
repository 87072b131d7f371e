import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { findLabels } from './labels.ts';
import { withoutFilledIn } from './shorter-labels.ts';

const idsOn = (text: string, ...known: readonly string[]): string[] =>
  withoutFilledIn(
    findLabels(
      sheetOfRows([[[100, text]]]),
      known.map((id) => ({ id, spellings: [id] })),
    ),
    new Set(known),
  ).map(({ id }) => id);

it('the last word of a value is none of the label behind it, but a shortened word is', () => {
  expect(idsOn('NETO Conselho:', 'CONSELHO', 'NONOCONSELHO')).toEqual(['CONSELHO']);
  expect(idsOn('Cód. Consumidor', 'CONSUMIDOR', 'CODIGOCONSUMIDOR')).toEqual(['CODIGOCONSUMIDOR']);
});

it('a shortened word at the end of a label is none of its value', () => {
  expect(idsOn('RG/Órgão exp.', 'RGORGAO', 'RGORGAOEXPEDIDOR')).toEqual(['RGORGAOEXPEDIDOR']);
});

it('a word that joins others in the row below is none of the label over it', () => {
  const sheet = sheetOfRows([[[100, 'Renavam']], [[100, 'Nº do CRV']]]);
  const specs = ['RENAVAM', 'NODOCRV', 'RENAVAMNO', 'CRV'].map((id) => ({ id, spellings: [id] }));
  expect(findLabels(sheet, specs).map(({ id }) => id)).toEqual(['RENAVAM', 'NODOCRV']);
});
