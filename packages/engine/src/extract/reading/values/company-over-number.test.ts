import { expect, it } from 'vitest';
import { sheetOfTexts } from '../../testing/sheet-of-texts.ts';
import { findCompanyName } from './company-over-number.ts';

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

it('a name beside a column of numbers and addresses is the company', () => {
  const sheet = sheetOfTexts([
    [100, 50, 18, 'Pousada Serra Azul'],
    [600, 50, 10, 'Rua Chile, 95 - Centro'],
    [600, 64, 10, '17010-000 Bauru - SP'],
    [100, 78, 10, 'Lima & Prado Hotelaria Ltda'],
    [600, 78, 10, 'Telefone (14) 3319-5664'],
    [600, 92, 10, 'CNPJ 11.222.333/0001-81'],
    [100, 600, 10, 'Recepção'],
  ]);
  expect(findCompanyName({ ...sheet, height: 600 })?.value).toBe('Lima & Prado Hotelaria Ltda');
});

it('over a number without a label is the name of a company, too', () => {
  const sheet = sheetOfTexts([
    [200, 50, 10, 'CEREALISTA LAGOA CLARA LTDA'],
    [240, 64, 10, '11.222.333/0001-81'],
    [200, 900, 10, 'Ticket de pesagem'],
  ]);
  expect(findCompanyName(sheet)?.value).toBe('CEREALISTA LAGOA CLARA LTDA');
});

it('a name far above its number goes on in its next row', () => {
  const sheet = sheetOfTexts([
    [100, 50, 14, 'RODOLINEA TRANSPORTES E'],
    [130, 66, 14, 'LOGÍSTICA LTDA'],
    [100, 110, 10, 'Galpão 7'],
    [100, 124, 10, 'Itajaí / SC'],
    [100, 138, 10, 'Fone 47 3309-5381'],
    [100, 152, 10, 'Plantão de coletas'],
    [100, 166, 10, 'CNPJ 11.222.333/0001-81'],
    [200, 900, 10, 'Conhecimento'],
  ]);
  expect(findCompanyName(sheet)?.value).toBe('RODOLINEA TRANSPORTES E LOGÍSTICA LTDA');
});

it('a district before its town is no name either', () => {
  const sheet = sheetOfTexts([
    [60, 100, 14, 'Água Boa'],
    [60, 140, 8, 'Centro · Bagé/RS'],
    [60, 152, 8, 'CEP 96400-000'],
    [60, 164, 8, 'CNPJ 11.222.333/0001-81'],
  ]);
  expect(findCompanyName({ ...sheet, height: 1000 })?.value).not.toBe('Centro · Bagé/RS');
});

it('a town with its telephone over a number is no name', () => {
  const sheet = sheetOfTexts([
    [60, 140, 8, 'BELO HORIZONTE - MG - Fone (31) 3222-1100'],
    [60, 154, 8, 'CNPJ: 11.222.333/0001-81'],
  ]);
  expect(findCompanyName({ ...sheet, height: 1000 })).toBeUndefined();
});
