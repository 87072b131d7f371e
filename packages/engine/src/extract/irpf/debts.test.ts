import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const read = (rows: readonly Row[]): Record<string, unknown> =>
  valuesOn('irpf', pageOfRows(rows, 'text-layer', 100));

const list = (title: string, years: readonly [string, string]): Row[] => [
  [[50, title]],
  [
    [600, 'SITUAÇÃO EM'],
    [800, 'SITUAÇÃO EM'],
  ],
  [
    [50, 'CÓDIGO'],
    [150, 'DISCRIMINAÇÃO'],
    [606, years[0]],
    [806, years[1]],
  ],
  [
    [50, '11'],
    [150, 'FINANCIAMENTO DO BANCO DO VALE'],
    [612, '22.400,00'],
    [812, '11.850,00'],
  ],
  [
    [50, 'TOTAL'],
    [612, '22.400,00'],
    [812, '11.850,00'],
  ],
];
const head: Row[] = [[[50, 'DECLARAÇÃO DE AJUSTE ANUAL']], [[50, 'EXERCÍCIO 2024']]];

it('what is owed is the total of the list of debts in its latest year, whichever column that is', () => {
  expect(read([...head, ...list('DÍVIDAS E ÔNUS REAIS', ['31/12/2022', '31/12/2023'])])).toMatchObject({
    DebtsAmount: '11850.00',
  });
  expect(
    read([...head, ...list('DÍVIDAS E ÔNUS REAIS (Valores em Reais)', ['31/12/2023', '31/12/2022'])]),
  ).toMatchObject({ DebtsAmount: '22400.00' });
});

it('an empty list of debts has no total of the list below it', () => {
  const values = read([
    ...head,
    [[50, 'DÍVIDAS E ÔNUS REAIS']],
    [[50, 'Sem informações']],
    ...list('BENS E DIREITOS', ['31/12/2022', '31/12/2023']),
  ]);
  expect(values['DebtsAmount']).toBeUndefined();
});

it('the refund of earlier years is income of this one', () => {
  const exempt: Row[] = [
    [[50, 'RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS']],
    [
      [50, '26. Outros - Restituição do imposto de exercícios anteriores'],
      [800, '2.150,31'],
    ],
    [
      [50, 'TOTAL'],
      [800, '2.150,31'],
    ],
  ];
  expect(read([...head, ...exempt])['RefundAmount']).toBeUndefined();
  expect(
    read([
      ...head,
      ...exempt,
      [
        [50, 'IMPOSTO A RESTITUIR'],
        [800, '256,25'],
      ],
    ]),
  ).toMatchObject({ RefundAmount: '256.25' });
});

it('a remark behind the title of a table is no box beside it, though a heading begins below one of its words', () => {
  const values = read([
    ...head,
    [[50, 'RENDIMENTOS TRIBUTÁVEIS RECEBIDOS DE PESSOA JURÍDICA PELO TITULAR (Valores em Reais)']],
    [
      [50, 'FONTE PAGADORA'],
      [230, 'CNPJ/CPF'],
      [370, 'RENDIMENTOS'],
      [480, 'PREV. OFICIAL'],
      [700, 'IMPOSTO RETIDO'],
    ],
    [
      [50, 'METALÚRGICA DO VALE'],
      [230, '11.222.333/0001-81'],
      [370, '148.720,55'],
      [480, '10.512,36'],
      [700, '24.180,90'],
    ],
  ]);
  expect(values['IncomeSources']).toEqual([
    {
      Name: 'METALÚRGICA DO VALE',
      CNPJ: '11222333000181',
      Income: '148720.55',
      SocialSecurity: '10512.36',
      WithheldTax: '24180.90',
    },
  ]);
});
