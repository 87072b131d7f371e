import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('proofofaddress', pageOfRows(rows, 'text-layer', 100));
const issuer: readonly Row[] = [
  [[60, 'CAMPO INTERNET S.A.']],
  [[60, 'Rua Chile, 1500 - Bela Vista - CEP 17012-100 - Bauru - SP']],
  [[60, 'CNPJ: 11.222.333/0001-81']],
];
const ofIssuer = { IssuerAddress: 'Rua Chile, 1500', IssuerCity: 'Bauru', IssuerCEP: '17012100' };

it('an address goes on in the next row at the edge of its label, beside another column, and has its own postal code', () => {
  expect(
    valuesOf([
      ...issuer,
      [[60, 'NOME: ANA LIMA REIS']],
      [
        [60, 'ENDEREÇO: RUA ALVES LIMA, 2045 APTO 31'],
        [600, 'SÉRIE: 001'],
      ],
      [
        [60, 'VILA NOVA - BAURU - SP - CEP 17015-330'],
        [600, 'DATA DE EMISSÃO: 05/06/2026'],
      ],
      [[60, 'CPF: 529.982.247-25']],
    ]),
  ).toMatchObject({
    ...ofIssuer,
    Street: 'RUA ALVES LIMA',
    Number: '2045',
    Complement: 'APTO 31',
    District: 'VILA NOVA',
    City: 'BAURU',
    State: 'SP',
    PostalCode: '17015330',
  });
});

it('an address over the number of the issuer is the issuer’s', () => {
  const values = valuesOf([
    [[60, 'CAMPO INTERNET S.A.']],
    [[60, 'Endereço: Rua Chile, 1500']],
    [[60, 'Bela Vista - Bauru - SP - CEP 17012-100']],
    [[60, 'CNPJ: 11.222.333/0001-81']],
    [],
    [[60, 'Vencimento: 20/06/2026']],
  ]);
  expect(values['DueDate']).toBe('2026-06-20');
  expect(values).not.toHaveProperty('District');
});
