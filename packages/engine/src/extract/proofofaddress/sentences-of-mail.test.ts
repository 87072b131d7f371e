import { expect, it } from 'vitest';
import { classifyPage } from '../classify/classify.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const pageOf = (rows: readonly Row[]) => pageOfRows(rows, 'text-layer', 100);
const valuesOf = (rows: readonly Row[]) => valuesOn('proofofaddress', pageOf(rows));
const mail: readonly Row[] = [
  [[60, 'Olá, Ana!']],
  [[60, 'A fatura nº 2218794 do seu serviço de internet, referente a março/2026, foi']],
  [[60, 'gerada em 02/03/2026. O valor a pagar é R$ 104,90, com vencimento em']],
  [[60, '12/03/2026.']],
  [
    [60, 'Plano Fibra 500 Mega'],
    [700, 'R$ 99,90'],
  ],
  [
    [60, 'Ponto extra'],
    [700, 'R$ 15,00'],
  ],
  [
    [60, 'Desconto fidelidade'],
    [700, 'R$ -10,00'],
  ],
  [],
  [[60, 'Assinante']],
  [[60, 'Oficina Lima Reis Ltda,']],
  [[60, 'CNPJ 11.444.777/0001-61']],
  [[60, 'contrato/código de assinante 863662699']],
  [],
  [[60, 'Endereço de instalação']],
  [[60, 'Travessa do Cajueiro, nº 27-B, galpão']],
  [[60, 'Vila Nova, Bauru (SP), CEP 17015-330']],
  [],
  [[200, 'Campo Internet Multimídia Ltda — CNPJ 11.222.333/0001-81']],
  [[60, 'Rua Chile, 2.890, Bela Vista, Bauru-SP, 17012-100 · central de atendimento (14) 3232-1010']],
];

it('mail brings a bill in sentences, with its list between them, and the issuer at the foot', () => {
  expect(valuesOf(mail)).toMatchObject({
    InvoiceNumber: '2218794',
    ReferenceMonth: '2026-03',
    IssueDate: '2026-03-02',
    DueDate: '2026-03-12',
    TotalAmount: '104.90',
    CustomerNumber: '863662699',
    CNPJ: '11444777000161',
    IssuerCNPJ: '11222333000181',
    IssuerAddress: 'Rua Chile, 2.890',
    IssuerDistrict: 'Bela Vista',
    IssuerCity: 'Bauru',
    IssuerUF: 'SP',
    IssuerCEP: '17012100',
    BillItems: [
      { Description: 'Plano Fibra 500 Mega', TotalAmount: '99.90' },
      { Description: 'Ponto extra', TotalAmount: '15.00' },
      { Description: 'Desconto fidelidade', TotalAmount: '-10.00' },
    ],
  });
});

it('such mail is a bill, and the account of a table a receipt', () => {
  expect(classifyPage(pageOf(mail)).type).toBe('proofofaddress');
  const account: readonly Row[] = [
    [[200, 'Cantina da Ana']],
    [[60, 'MESA 14 comanda 7730']],
    [[60, 'atendida por Rui']],
    [
      [60, '2 Suco de uva'],
      [600, '56,00'],
    ],
    [
      [60, 'Consumo'],
      [600, '56,00'],
    ],
    [
      [60, 'Serviço 10% (sugerido)'],
      [600, '5,60'],
    ],
    [[200, 'não é documento fiscal']],
  ];
  expect(classifyPage(pageOf(account)).type).toBe('refund');
});

it('a bill in plain words: the month below the line that leads to it, the tax in a sentence, and when the meter is read again', () => {
  const values = valuesOf([
    [[500, 'Campo Energia S.A.']],
    [[500, 'CNPJ 11.222.333/0001-81']],
    [[500, 'Fale com a gente: 0800 643 7700 09h às 18h']],
    [[60, 'sua conta de luz de']],
    [
      [60, 'dezembro de 2023'],
      [500, 'R$ 307,51'],
      [760, '30/12/2023'],
    ],
    [],
    [[60, 'ICMS de 49,00 sobre base de 272,24 (18%), já incluído.']],
    [[60, 'Voltaremos para ler em 19/01/2024']],
  ]);
  expect(values).toMatchObject({
    IssuerPhone: '08006437700',
    ReferenceMonth: '2023-12',
    ICMSAmount: '49.00',
    ICMSBase: '272.24',
    NextReadingDate: '2024-01-19',
  });
});

it('a salutation by the whole name tells the customer, and one by a first name does not', () => {
  const hailed = (name: string): unknown =>
    valuesOf([
      [[60, `Olá, ${name}, sua conta de energia elétrica de março/2026 chegou.`]],
      [],
      ...mail.slice(4, 7),
    ])['Name'];
  expect(hailed('Rute Sá de Oliveira')).toBe('Rute Sá de Oliveira');
  expect(hailed('Rute')).toBeUndefined();
});
