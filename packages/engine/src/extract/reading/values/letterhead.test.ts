import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { findCompanyName, findLetterheads } from './letterhead.ts';

it.each(['CNPJ 51.130.158/0015-12', 'CNP) 51.130.158/0015-12 RNTRC 07658025'])(
  'over %s is the name in the largest type, not the office below it',
  (number) => {
    const sheet = sheetOfTexts([
      [150, 50, 17, 'Cooperativa Vale do Piquiri'],
      [150, 74, 10, 'Unidade de Recebimento Rio Verde - GO Rod. GO-475 km 82'],
      [150, 90, 10, number],
      [150, 300, 10, 'Romaneio de entrada de produtos'],
    ]);
    expect(findCompanyName(sheet)?.value).toBe('Cooperativa Vale do Piquiri');
  },
);

it('a name in one row with its number, below the title', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'Minuta de despacho de cargas'],
    [100, 80, 10, 'EXPRESSO NORTE LTDA - CNPJ 92.211.278/0001-26'],
    [100, 120, 10, 'Remetente: METALURGICA ALFA LTDA'],
    [100, 140, 10, 'CNPJ: 81.337.395/0001-14'],
    [100, 600, 10, 'Recebi em perfeito estado'],
  ]);
  expect(findCompanyName({ ...sheet, height: 600 })?.value).toBe('EXPRESSO NORTE LTDA');
});

it('a name of which the second row begins as no name does has both', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'EXPRESSO GUARANI TRANSPORTES'],
    [100, 70, 14, 'E LOGISTICA LTDA'],
    [100, 90, 10, 'PRACA DA MATRIZ, 1323'],
    [100, 104, 10, 'BELA VISTA - SANTAREM - PA'],
    [100, 118, 10, 'CEP: 68693-391'],
  ]);
  expect(findLetterheads(sheet)[0]?.name?.value).toBe('EXPRESSO GUARANI TRANSPORTES E LOGISTICA LTDA');
});
