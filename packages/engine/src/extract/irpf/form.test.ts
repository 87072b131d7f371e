import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

const dataOf = (rows: Parameters<typeof pageOfRows>[0]) =>
  extractDocuments('irpf', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('a total belongs to the block above it in its own column, and a line with its amount is no title', () => {
  expect(
    dataOf([
      [[100, 'DECLARAÇÃO DE AJUSTE ANUAL']],
      [[100, 'RESUMO - TRIBUTAÇÃO UTILIZANDO AS DEDUÇÕES LEGAIS']],
      [
        [100, 'RENDIMENTOS TRIBUTÁVEIS'],
        [600, 'IMPOSTO DEVIDO'],
      ],
      [
        [100, 'Recebidos de pessoa jurídica pelo titular'],
        [400, '114.682,87'],
        [600, 'Base de cálculo'],
        [850, '89.202,32'],
      ],
      [
        [100, 'TOTAL'],
        [400, '114.682,87'],
        [600, 'IMPOSTO PAGO'],
      ],
      [
        [100, 'DEDUÇÕES'],
        [600, 'Total do imposto pago'],
        [850, '16.164,05'],
      ],
      [
        [100, 'Dependentes'],
        [400, '4.550,16'],
      ],
      [
        [100, 'TOTAL'],
        [400, '25.480,55'],
      ],
      [[100, 'EVOLUÇÃO PATRIMONIAL']],
      [
        [100, 'Bens e direitos'],
        [400, '322.710,70'],
        [600, '359.492,36'],
      ],
      [
        [100, 'Dívidas e ônus reais'],
        [400, '63.762,82'],
        [600, '51.010,26'],
      ],
      [
        [100, 'Rendimentos isentos e não tributáveis'],
        [600, '48.636,29'],
      ],
    ]),
  ).toMatchObject({
    DeclarationType: { value: 'original' },
    TaxationForm: { value: 'DEDUÇÕES LEGAIS' },
    TaxableIncomeAmount: { value: '114682.87' },
    DependentsDeductionAmount: { value: '4550.16' },
    DeductionsAmount: { value: '25480.55' },
    TaxBase: { value: '89202.32' },
    TaxPaidAmount: { value: '16164.05' },
    PreviousAssetsAmount: { value: '322710.70' },
    AssetsAmount: { value: '359492.36' },
    DebtsAmount: { value: '51010.26' },
    ExemptIncomeAmount: { value: '48636.29' },
  });
});

it('a receipt prints its number spaced, and the bank below short labels', () => {
  expect(
    dataOf([
      [[100, 'RECIBO DE ENTREGA DA DECLARAÇÃO DE AJUSTE ANUAL']],
      [
        [100, 'AGÊNCIA'],
        [400, 'CONTA'],
      ],
      [
        [100, '3000'],
        [400, '47585-7'],
      ],
      [[100, 'O NÚMERO DE RECIBO DE SUA DECLARAÇÃO APRESENTADA EM 27/04/2010 às 09:23:42 é:']],
      [[100, '58 . 39 . 90. 79 . 95-59']],
    ]),
  ).toMatchObject({
    BankAgency: { value: '3000' },
    BankAccount: { value: '47585-7' },
    ReceiptNumber: { value: '583990799559' },
    DeliveryDate: { value: '2010-04-27' },
  });
});
