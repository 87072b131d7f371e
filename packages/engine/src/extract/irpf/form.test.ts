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

it('a print of the web program has a card for each payer, and assets below the last days of two years', () => {
  const payer = (name: string, cnpj: string, amounts: readonly [string, string, string, string]) =>
    [
      [[60, `${name} CNPJ ${cnpj}`]],
      [
        [60, 'Rendimentos'],
        [250, 'Previdência oficial'],
        [480, 'Imposto retido na fonte'],
        [740, '13º salário'],
      ],
      [
        [60, amounts[0]],
        [250, amounts[1]],
        [480, amounts[2]],
        [740, amounts[3]],
      ],
    ] as const;
  expect(
    dataOf([
      [
        [60, 'Exercício'],
        [250, 'Forma de tributação'],
      ],
      [
        [60, '2025'],
        [250, 'Por Desconto Simplificado'],
      ],
      [[60, 'Esta declaração é retificadora?']],
      [[60, 'Sim']],
      [[60, '3 Rendimentos tributáveis de pessoa jurídica - titular']],
      ...payer('TRATORES SOL S/A', '09.437.285/0001-05', [
        '119.009,89',
        '11.662,97',
        '15.471,29',
        '9.925,42',
      ]),
      ...payer('LUZ LTDA', '72.369.923/0001-26', ['113.667,24', '11.139,39', '14.776,74', '9.479,85']),
      [
        [60, 'Total de rendimentos'],
        [320, 'Total de previdência oficial'],
        [640, 'Total de imposto retido'],
      ],
      [
        [60, '232.677,13'],
        [320, '22.802,36'],
        [640, '30.248,03'],
      ],
      [[60, '6 Bens e direitos']],
      [
        [60, 'Grupo'],
        [160, 'Código'],
        [260, 'Discriminação'],
        [600, '31/12/2023'],
        [800, '31/12/2024'],
      ],
      [
        [60, '04'],
        [160, '02'],
        [260, 'CDB Banco Sol'],
        [600, '47.198,04'],
        [800, '10.456,29'],
      ],
      [
        [60, '06'],
        [160, '01'],
        [260, 'Depósito em conta'],
        [600, '4.791,48'],
        [800, '548,71'],
      ],
    ]),
  ).toMatchObject({
    DeclarationType: { value: 'retificadora' },
    TaxationForm: { value: 'Desconto Simplificado' },
    IncomeSources: [
      {
        Name: { value: 'TRATORES SOL S/A' },
        CNPJ: { value: '09437285000105' },
        Income: { value: '119009.89' },
      },
      { Name: { value: 'LUZ LTDA' }, ThirteenthSalary: { value: '9479.85' } },
    ],
    TaxableIncomeAmount: { value: '232677.13' },
    WithheldTaxAmount: { value: '30248.03' },
    Assets: [
      { PreviousAmount: { value: '47198.04' }, CurrentAmount: { value: '10456.29' } },
      { PreviousAmount: { value: '4791.48' }, CurrentAmount: { value: '548.71' } },
    ],
  });
});

it('a print for the client has its years in the title, sums below its tables and short headings', () => {
  expect(
    dataOf([
      [
        [50, 'DECLARAÇÃO DE AJUSTE ANUAL - IRPF 2023'],
        [700, 'Ano-calendário 2022'],
      ],
      [[50, 'Retificadora - opção pelas deduções legais']],
      [[50, '1 Dependentes']],
      [
        [50, 'Cód.'],
        [150, 'Nome'],
        [500, 'Nascimento'],
        [700, 'CPF'],
      ],
      [
        [50, '21'],
        [150, 'RUI FAUSTO DA COUTINHO'],
        [500, '11/10/2011'],
        [700, '529.982.247-25'],
      ],
      [
        [50, 'Total da dedução'],
        [500, '2.275,08'],
      ],
      [],
      [[50, '2 Pagamentos declarados']],
      [
        [50, 'Código'],
        [150, 'CPF/CNPJ'],
        [350, 'Beneficiário do pagamento'],
        [800, 'Valor (R$)'],
      ],
      [
        [50, '26'],
        [150, '11.222.333/0001-81'],
        [350, 'CLÍNICA DO VALE LTDA'],
        [800, '1.040,10'],
      ],
      [],
      [[50, '3 Apuração']],
      [
        [50, 'Imposto retido na fonte / pago'],
        [500, '940,10'],
      ],
      [
        [50, 'Quotas'],
        [500, '4'],
      ],
      [
        [50, 'Data da transmissão'],
        [500, '22/04/2023 às 21:07:44'],
      ],
    ]),
  ).toMatchObject({
    FiscalYear: { value: '2023' },
    CalendarYear: { value: '2022' },
    DeclarationType: { value: 'Retificadora' },
    DependentsDeductionAmount: { value: '2275.08' },
    TaxPaidAmount: { value: '940.10' },
    InstallmentCount: { value: '4' },
    DeliveryTime: { value: '21:07:44' },
    Payments: [
      { Code: { value: '26' }, Name: { value: 'CLÍNICA DO VALE LTDA' }, Amount: { value: '1040.10' } },
    ],
  });
});
