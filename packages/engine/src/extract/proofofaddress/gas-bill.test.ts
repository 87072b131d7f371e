import { expect, it } from 'vitest';
import { pageOfRoll } from '../testing/page-of-roll.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (lines: readonly string[]) => valuesOn('proofofaddress', pageOfRoll(lines));

it('of two rows of readings alike in words the later day is the current one', () => {
  expect(
    valuesOf([
      'CONTA DE GAS              REFERENCIA 05.2024',
      'Leitura em 14.04.2024 ..... 01203',
      'Leitura em 14.05.2024 ..... 01251',
      'Leiturista volta . 13.06.2024',
      'Data limite 28.05.2024      Ponto de entrega 7788123',
    ]),
  ).toMatchObject({
    ReferenceMonth: '2024-05',
    PreviousReadingDate: '2024-04-14',
    PreviousReading: '01203',
    CurrentReadingDate: '2024-05-14',
    CurrentReading: '01251',
    NextReadingDate: '2024-06-13',
    DueDate: '2024-05-28',
    InstallationNumber: '7788123',
  });
});

it('the items stand below their heading, whatever stands to their left', () => {
  expect(
    valuesOf([
      'Medição do mês                   DETALHAMENTO',
      'Número do medidor A1234567       CONSUMO DE GAS              80,10',
      'Consumo 48                       TARIFA FIXA                 12,40',
      '                                 TOTAL A PAGAR               92,50',
    ]),
  ).toMatchObject({
    BillItems: [
      { Description: 'CONSUMO DE GAS', TotalAmount: '80.10' },
      { Description: 'TARIFA FIXA', TotalAmount: '12.40' },
    ],
  });
});

it('sentences tell tax and series, the slip and the imprint their issuer', () => {
  expect(
    valuesOf([
      'Base ICMS 80,10, alíquota 18,00% - ICMS 14,42',
      'Nota Fiscal nº 4.110.223, série B, de 15.05.2024',
      'Beneficiário                                     Vencimento',
      'Gás do Vale Distribuidora S/A - 11.222.333/0001-81     28/05/2024',
      'Gás do Vale Distribuidora S/A • Rua Chile, 310 • Vila Nova • Bauru • SP • 17010-100',
    ]),
  ).toMatchObject({
    ICMSAmount: '14.42',
    InvoiceSeries: 'B',
    IssuerCNPJ: '11222333000181',
    IssuerAddress: 'Rua Chile, 310',
    IssuerCity: 'Bauru',
    IssuerUF: 'SP',
    IssuerCEP: '17010100',
  });
});

it('the code under its bare label is not that of the imprint, which has its own', () => {
  const values = valuesOf([
    'MARTA SOUZA REIS',
    'RUA DAS FLORES Nº 45',
    'JARDIM SUL   BAURU   SP',
    'CEP: 17020-200',
    '',
    'VENCIMENTO 28.05.2024          TOTAL A PAGAR 92,50',
    '',
    'Gás do Vale Distribuidora S/A • Rua Chile, 310 • Vila Nova • Bauru • SP • 17010-100',
  ]);
  expect(values).toMatchObject({ PostalCode: '17020200', IssuerCEP: '17010100' });
});

it('days behind readings are headed by nothing but their word; items end where words stand beside the amounts', () => {
  expect(
    valuesOf([
      'Medidor no   Leitura atual  Data        Leitura anterior  Data        Consumo',
      'G2009114773  00897          08/05/2026  00884             08/04/2026       13',
      '',
      'Descricao                        Qtde. Un.   Valor (R$)',
      '                                                         nov dez jan fev mar',
      'Termo fixo                                        15,88',
      '                                                         Tributos',
      'Gas natural canalizado             14 m³         118,43',
      'Total                                            134,31',
    ]),
  ).toMatchObject({
    CurrentReadingDate: '2026-05-08',
    PreviousReadingDate: '2026-04-08',
    BillItems: [
      { Description: 'Termo fixo', TotalAmount: '15.88' },
      { Description: 'Gas natural canalizado', Quantity: '14.00', Unit: 'm³', TotalAmount: '118.43' },
    ],
  });
});
