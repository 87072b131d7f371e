import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100));

it('an office before its street in one row is no part of it, and a town goes on below the preposition that ends the row', () => {
  expect(
    valuesOf([
      [[120, 'PREFEITURA MUNICIPAL DE MONTE DO CARMO']],
      [[120, 'SECRETARIA DE FINANÇAS - RUA CHILE, 1500 - BELA VISTA - CEP 77585-000 - MONTE DO']],
      [[120, 'CARMO - TO']],
      [[120, 'CNPJ 11.222.333/0001-81']],
      [],
      [[60, 'CONTRIBUINTE']],
      [[60, 'ANA LIMA REIS']],
      [
        [60, 'LOCAL DO IMÓVEL'],
        [500, 'BAIRRO'],
        [760, 'CEP'],
      ],
      [
        [60, 'RUA DAS FLORES, 84 - SALA 2'],
        [500, 'CENTRO'],
        [760, '77586-040'],
      ],
      [
        [60, 'MUNICÍPIO'],
        [500, 'UF'],
      ],
      [
        [60, 'MONTE DO CARMO'],
        [500, 'TO'],
      ],
    ]),
  ).toMatchObject({
    IssuerName: 'PREFEITURA MUNICIPAL DE MONTE DO CARMO',
    IssuerAddress: 'RUA CHILE, 1500',
    IssuerDistrict: 'BELA VISTA',
    IssuerCity: 'MONTE DO CARMO',
    IssuerUF: 'TO',
    IssuerCEP: '77585000',
    PostalCode: '77586040',
  });
});

it('the heading of the town and its state below a street is no district, and each party has its own postal code', () => {
  expect(
    valuesOf([
      [[120, 'SAAE - SERVIÇO AUTÔNOMO DE ÁGUA E ESGOTO DE BAURU']],
      [[120, 'RUA CHILE, 1500 - BELA VISTA - CEP 17012-100 - BAURU/SP']],
      [[120, 'CNPJ: 11.222.333/0001-81']],
      [],
      [[60, 'CLIENTE / USUÁRIO']],
      [[60, 'ANA LIMA REIS']],
      [[60, 'ENDEREÇO DO IMÓVEL']],
      [[60, 'RUA DAS FLORES, 84 - CASA C - VILA NOVA']],
      [
        [60, 'CIDADE / UF'],
        [400, 'CEP'],
        [600, 'CATEGORIA'],
      ],
      [
        [60, 'BAURU / SP'],
        [400, '17015-330'],
        [600, 'RESIDENCIAL'],
      ],
    ]),
  ).toMatchObject({
    Complement: 'CASA C',
    District: 'VILA NOVA',
    City: 'BAURU',
    PostalCode: '17015330',
    IssuerCEP: '17012100',
  });
});
