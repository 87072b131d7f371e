import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

function valuesOf(rows: readonly Row[]): Record<string, string> {
  const [document] = extractDocuments('contract', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).flatMap(([id, told]) =>
      Array.isArray(told) ? [] : [[id, told.value] as const],
    ),
  );
}

it('a form of blanks has each value right behind its label, and its kind is a ticked box', () => {
  expect(
    valuesOf([
      [[300, 'CONTRATO DE LOCAÇÃO']],
      [[250, '( ) RESIDENCIAL ( X ) COMERCIAL']],
      [[100, 'LOCADOR(A) Rui Lima Neto']],
      [
        [100, 'NACIONALIDADE brasileiro'],
        [400, 'ESTADO CIVIL solteiro'],
        [650, 'PROFISSÃO médico'],
      ],
      [
        [100, 'RG 2.078.444'],
        [400, 'ÓRGÃO EMISSOR SSP/BA'],
        [650, 'CPF 529.982.247-25'],
      ],
      [
        [100, 'RESIDÊNCIA Rua João Braga'],
        [500, 'Nº 2097'],
        [650, 'BAIRRO Nova Era'],
      ],
      [
        [100, 'CIDADE Santos'],
        [500, 'UF SP'],
        [650, 'CEP 11045-523'],
      ],
      [[100, 'LOCATÁRIO(A) Ana Reis Prado']],
      [
        [100, 'RG 6.319.006'],
        [400, 'ÓRGÃO EMISSOR SSP/PA'],
        [650, 'CPF 111.444.777-35'],
      ],
      [
        [100, 'PRAZO DA LOCAÇÃO 30 meses'],
        [400, 'INÍCIO 01/03/2017'],
        [650, 'TÉRMINO 31/08/2019'],
      ],
      [
        [100, 'GARANTIA caução em dinheiro'],
        [500, 'VALOR R$ 2.850,00'],
      ],
    ]),
  ).toMatchObject({
    ContractKind: 'COMMERCIAL',
    LandlordName: 'Rui Lima Neto',
    LandlordNationality: 'brasileiro',
    LandlordRG: '2.078.444',
    LandlordNumber: '2097',
    LandlordDistrict: 'Nova Era',
    LandlordCity: 'Santos',
    LandlordState: 'SP',
    TenantName: 'Ana Reis Prado',
    TenantRG: '6.319.006',
    TermMonths: '30',
    StartDate: '2017-03-01',
    EndDate: '2019-08-31',
    DepositAmount: '2850.00',
  });
});
