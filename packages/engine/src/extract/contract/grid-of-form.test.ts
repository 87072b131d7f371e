import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const rows: Row[] = [
  [[300, 'CONTRATO DE LOCAÇÃO']],
  [[60, '1 LOCADOR(A)']],
  [
    [60, 'Nome'],
    [600, 'CPF'],
  ],
  [
    [60, 'Rui Lima Neto'],
    [600, '529.982.247-25'],
  ],
  [[60, '2 LOCATÁRIO(A)']],
  [
    [60, 'Nome'],
    [600, 'CPF'],
  ],
  [
    [60, 'Ana Reis Luz'],
    [600, '111.444.777-35'],
  ],
  [[60, '3 VALORES E PRAZO']],
  [
    [60, 'Aluguel mensal R$'],
    [300, 'Prazo (meses)'],
    [450, 'Multa por atraso'],
    [600, 'Multa rescisória'],
  ],
  [
    [60, '900,00'],
    [300, '30'],
    [450, '10%'],
    [600, '3 aluguéis'],
  ],
  [[70, '4 GARANTIA LOCATÍCIA']],
  [
    [60, 'Modalidade'],
    [600, 'Valor R$'],
  ],
  [
    [55, '( ) Fiador'],
    [150, '(X) Caução'],
    [240, '( ) Sem garantia'],
    [600, '2.700,00'],
  ],
  [],
  [
    [100, '______________________'],
    [500, '______________________'],
  ],
  [
    [130, 'Locador(a)'],
    [530, 'Locatário(a)'],
  ],
  [],
  [
    [100, 'Test. 1: Ivo Reis Prado'],
    [500, 'Test. 2: Eva Luz Dias'],
  ],
  [
    [100, 'CPF 935.411.347-80'],
    [500, 'CPF 390.533.447-05'],
  ],
];

it('a witness’s number below the caption of a party’s signature is not the party’s, and the sum of a deposit stands in the block of the guarantee', () => {
  expect(valuesOn('contract', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    LandlordCPF: '52998224725',
    TenantCPF: '11144477735',
    GuaranteeKind: 'DEPOSIT',
    DepositAmount: '2700.00',
  });
});

it('a box of the guarantee has its sum, and one of the rent the day on which it is due', () => {
  const told: Row[] = [
    ...rows.slice(0, 7),
    [
      [60, 'ALUGUEL'],
      [200, 'R$ 900,00 mensais | venc. todo dia 07 | reaj. anual: IPCA'],
    ],
    [
      [60, 'IMÓVEL'],
      [200, 'Rua Chile, nº 12 – Centro – Lages/SC'],
    ],
    [
      [200, 'Matr. nº 12.345 do CRI local'],
      [500, 'Área: 62 m²'],
    ],
    [
      [60, 'GARANTIA'],
      [200, 'CAUÇÃO EM DINHEIRO – R$ 2.700,00 (três aluguéis)'],
    ],
    [[60, 'I – O imóvel descrito no campo 3 é dado em locação.']],
  ];
  expect(valuesOn('contract', pageOfRows(told, 'text-layer', 100))).toMatchObject({
    DueDay: '7',
    DepositAmount: '2700.00',
    PropertyRegistration: '12345',
  });
});
