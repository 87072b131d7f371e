import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (rows: readonly Row[]) => valuesOn('contract', pageOfRows(rows, 'text-layer', 100));

it('a table of signatures has the capacity below each name and the numbers in a column beside', () => {
  expect(
    valuesOf([
      [
        [100, 'Signatário'],
        [400, 'CPF'],
        [600, 'Data e hora'],
      ],
      [
        [100, 'Rui Lima Neto'],
        [400, '529.982.247-25'],
        [600, '11/08/2025 9:49:12'],
      ],
      [[100, 'Testemunha 1']],
      [],
      [
        [100, 'Ana Reis Luz'],
        [400, '111.444.777-35'],
        [600, '11/08/2025 9:51:40'],
      ],
      [[100, 'Testemunha 2']],
    ]),
  ).toMatchObject({
    Witness1Name: 'Rui Lima Neto',
    Witness1CPF: '52998224725',
    Witness2Name: 'Ana Reis Luz',
    Witness2CPF: '11144477735',
  });
});

it('a person’s number behind who acts for a company is this person’s', () => {
  const values = valuesOf([
    [[100, 'LOCADOR']],
    [[100, 'Nome: Rui Lima Neto']],
    [
      [100, 'RG: 5.101.104 SSP/PB'],
      [400, 'CPF: 529.982.247-25'],
    ],
    [[100, 'Endereço: Rua do Sol, nº 12']],
    [],
    [[100, 'LOCATÁRIA']],
    [[100, 'Razão social: Moinho da Serra Ltda.']],
    [[100, 'CNPJ: 11.222.333/0001-81']],
    [[100, 'Endereço: Rua da Paz, nº 7']],
    [[100, 'Representante legal: Ana Reis Luz, brasileira, casada, CPF 111.444.777-35']],
  ]);
  expect(values).toMatchObject({
    LandlordCPF: '52998224725',
    TenantRepresentativeName: 'Ana Reis Luz',
    TenantRepresentativeCPF: '11144477735',
  });
  expect(values).not.toHaveProperty('TenantCPF');
});

it('a block’s letter with a dash is no part of its title', () => {
  expect(
    valuesOf([
      [
        [60, 'D – INQUILINO (LOCATÁRIO)'],
        [500, 'E – PROPRIETÁRIA (LOCADORA)'],
      ],
      [
        [60, 'Nome completo'],
        [500, 'Nome completo'],
      ],
      [
        [60, 'Rui Lima Neto'],
        [500, 'Ana Reis Luz'],
      ],
      [
        [60, 'CPF'],
        [250, 'Estado civil'],
        [500, 'CPF'],
        [750, 'Estado civil'],
      ],
      [
        [60, '529.982.247-25'],
        [250, 'Divorciado'],
        [500, '111.444.777-35'],
        [750, 'Casada'],
      ],
    ]),
  ).toMatchObject({
    TenantName: 'Rui Lima Neto',
    TenantCPF: '52998224725',
    TenantMaritalStatus: 'Divorciado',
    LandlordName: 'Ana Reis Luz',
    LandlordCPF: '11144477735',
  });
});

it('a number behind the word for a witness is no guarantor’s, whatever title stands over it', () => {
  const values = valuesOf([
    [[100, 'Contrato de locação residencial']],
    [[100, 'Aluguel por mês']],
    [[100, 'R$ 1.850,00']],
    [],
    [[100, 'Começa em']],
    [[100, '01/06/2026']],
    [],
    [[100, 'Termina em']],
    [[100, '30/11/2028']],
    [],
    [[100, 'Área']],
    [[100, '52,30 m²']],
    [],
    [[100, 'Prazo']],
    [[100, '30 meses']],
    [],
    [[100, 'Multa por atraso']],
    [[100, '10%']],
    [],
    [[100, 'Garantia']],
    [[100, 'caução em dinheiro de R$ 5.550,00']],
    [],
    [],
    [
      [300, 'Rui Lima Neto'],
      [600, 'Ana Reis Luz'],
    ],
    [
      [300, 'testemunha · CPF 529.982.247-25'],
      [600, 'testemunha · CPF 111.444.777-35'],
    ],
  ]);
  expect(values).toMatchObject({
    GuaranteeKind: 'DEPOSIT',
    Witness1CPF: '52998224725',
    Witness2CPF: '11144477735',
  });
  expect(values).not.toHaveProperty('GuarantorCPF');
});

it('witnesses side by side with their number behind the name have the word for both below', () => {
  expect(
    valuesOf([
      [[100, 'Sobral, 6 de abril de 2025.']],
      [],
      [
        [100, 'Rui Lima Neto, CPF 529.982.247-25'],
        [600, 'Ana Reis Luz, CPF 111.444.777-35'],
      ],
      [
        [100, 'testemunha'],
        [600, 'testemunha'],
      ],
    ]),
  ).toMatchObject({
    Witness1Name: 'Rui Lima Neto',
    Witness1CPF: '52998224725',
    Witness2Name: 'Ana Reis Luz',
    Witness2CPF: '11144477735',
  });
});
