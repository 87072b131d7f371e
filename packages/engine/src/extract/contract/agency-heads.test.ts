import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const agencyOf = (head: string, more = '') =>
  valuesOn(
    'contract',
    pageOfRows(
      [
        [[50, head]],
        [[50, 'CONTRATO DE LOCAÇÃO RESIDENCIAL']],
        [[50, `Locador: Ana Reis Luz, brasileira, viúva, dentista, CPF 111.444.777-35. ${more}`]],
        [[50, 'Locatário: Rui Lima Neto, brasileiro, solteiro, motorista, CPF 529.982.247-25.']],
      ],
      'text-layer',
      100,
    ),
  ).AgencyName;

it('a firm of the trade over the title is the agency, with the word of the trade in its name', () => {
  expect(agencyOf('Imobiliária Porta Azul Ltda')).toBe('Imobiliária Porta Azul Ltda');
  expect(agencyOf('Porta Azul Negócios Imobiliários Ltda')).toBe('Porta Azul Negócios Imobiliários Ltda');
});

it('what an agency does in small letters is none of its name', () => {
  expect(agencyOf('PORTA AZUL LTDA Administração e vendas • CRECI-PR J-9443')).toBe('PORTA AZUL LTDA');
});

it('an agency beside the title has its number at the council below it', () => {
  expect(agencyOf('Porta & Cia Imóveis CONTRATO DE LOCAÇÃO COMERCIAL Contrato nº 88-2024 CRECI 9443-J')).toBe(
    'Porta & Cia Imóveis',
  );
});
