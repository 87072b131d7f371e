import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const read = (...rows: Row[]) =>
  extractDocuments('irpf', { pages: [pageOfRows(rows, 'text-layer', 100)] })[0]?.Data;

it('an extract says in its own words where the declarant lives, what was owned and how the tax is paid', () => {
  expect(
    read(
      [[50, 'Extrato do IRPF 2022']],
      [[50, 'Rendimentos recebidos em 2021']],
      [
        [50, 'Titular'],
        [500, 'Rui Fausto da Silveira'],
      ],
      [
        [50, 'Mora em'],
        [150, 'Rua das Oliveiras, 88, Fundos - Centro, Campinas/SP - 13010-050'],
      ],
      [
        [50, 'Contato'],
        [500, '(19) 98123-4567 | rui.fausto@exemplo.com.br'],
      ],
      [
        [50, 'Base para o cálculo'],
        [700, 'R$ 52.300,10'],
      ],
      [
        [50, 'Parcelamento'],
        [700, '3 quotas de R$ 612,40'],
      ],
      [
        [50, 'Patrimônio em 31/12/2020'],
        [700, 'R$ 91.000,00'],
      ],
      [
        [50, 'Patrimônio em 31/12/2021'],
        [700, 'R$ 98.500,00'],
      ],
    ),
  ).toMatchObject({
    CalendarYear: { value: '2021' },
    Street: { value: 'Rua das Oliveiras' },
    Number: { value: '88' },
    District: { value: 'Centro' },
    City: { value: 'Campinas' },
    State: { value: 'SP' },
    PostalCode: { value: '13010050' },
    PhoneNumber: { value: '19981234567' },
    Email: { value: 'rui.fausto@exemplo.com.br' },
    TaxBase: { value: '52300.10' },
    InstallmentCount: { value: '3' },
    InstallmentAmount: { value: '612.40' },
    PreviousAssetsAmount: { value: '91000.00' },
    AssetsAmount: { value: '98500.00' },
  });
});

it('the head of each page has the number and below it the name of the declarant', () => {
  expect(
    read(
      [
        [50, 'CPF: 529.982.247-25'],
        [400, 'MINISTÉRIO DA FAZENDA'],
      ],
      [
        [50, 'RUI FAUSTO LIMA DA COUTINHO'],
        [400, 'SECRETARIA DA RECEITA FEDERAL DO BRASIL'],
      ],
      [[400, 'IRPF 2021 – rendimentos do ano-base 2020']],
    ),
  ).toMatchObject({
    Name: { value: 'RUI FAUSTO LIMA DA COUTINHO' },
    CPF: { value: '52998224725' },
    FiscalYear: { value: '2021' },
    CalendarYear: { value: '2020' },
  });
});

it('an account of the tax has the verbs alone, the dependents counted, and its options in one box', () => {
  expect(
    read(
      [[50, 'IRPF 2021']],
      [[50, '6. APURAÇÃO – DEDUÇÕES LEGAIS']],
      [
        [50, '(-) Dependentes (2)'],
        [350, '4.550,16'],
        [500, 'A restituir'],
        [800, '1.219,30'],
      ],
      [
        [50, 'Base de cálculo'],
        [350, '61.200,00'],
        [500, 'Restituição: bco/ag./conta'],
        [750, '104 / 3311 / 52871-9'],
      ],
    ),
  ).toMatchObject({
    TaxationForm: { value: 'DEDUÇÕES LEGAIS' },
    DependentsDeductionAmount: { value: '4550.16' },
    RefundAmount: { value: '1219.30' },
    BankCode: { value: '104' },
    BankAgency: { value: '3311' },
    BankAccount: { value: '52871-9' },
  });
  expect(
    read(
      [[50, 'IRPF 2021']],
      [
        [50, 'Quotas'],
        [350, '4 x 310,25'],
      ],
    ),
  ).toMatchObject({ InstallmentCount: { value: '4' }, InstallmentAmount: { value: '310.25' } });
});

it('assets may have both codes in one cell', () => {
  expect(
    read(
      [[50, 'IRPF 2021']],
      [[50, '5. BENS']],
      [
        [50, 'Gr./Cód.'],
        [150, 'Discriminação'],
        [650, '31/12/2019'],
        [800, '31/12/2020'],
      ],
      [
        [50, '01/12'],
        [150, 'CASA NA RUA DO SOL EM OLINDA'],
        [650, '180.000,00'],
        [800, '180.000,00'],
      ],
      [
        [50, '02/01'],
        [150, 'MOTOCICLETA DE 2015'],
        [660, '9.500,00'],
        [810, '9.500,00'],
      ],
      [
        [150, 'Soma'],
        [650, '189.500,00'],
        [800, '189.500,00'],
      ],
    ),
  ).toMatchObject({
    Assets: [
      {
        Group: { value: '01' },
        Code: { value: '12' },
        Description: { value: 'CASA NA RUA DO SOL EM OLINDA' },
      },
      { Group: { value: '02' }, Code: { value: '01' }, CurrentAmount: { value: '9500.00' } },
    ],
    AssetsAmount: { value: '189500.00' },
  });
});

it('an amount that begins with the figures of a heading is none', () => {
  expect(
    read(
      [[50, 'Extrato do IRPF 2022']],
      [[50, 'De onde veio a renda']],
      [
        [50, 'Quem pagou'],
        [500, 'Rendimento (R$)'],
        [750, 'IR na fonte (R$)'],
      ],
      [[50, 'Olaria do Vale Ltda']],
      [
        [520, '57.952,36'],
        [770, '13.940,17'],
      ],
      [[50, '11.222.333/0001-81']],
      [[50, 'Adega Serrana Ltda']],
      [
        [520, '27.952,36'],
        [780, '3.940,17'],
      ],
      [[50, '00.000.000/0001-91']],
    ),
  ).toMatchObject({
    IncomeSources: [
      { Name: { value: 'Olaria do Vale Ltda' }, WithheldTax: { value: '13940.17' } },
      { CNPJ: { value: '00000000000191' }, WithheldTax: { value: '3940.17' } },
    ],
  });
});

it('a town, its state and code in one box are told apart, also below a heading that a picture bent', () => {
  expect(
    read(
      [[50, 'IRPF 2021']],
      [
        [50, 'Bairro'],
        [400, 'Cidade / UF CEP'],
      ],
      [
        [50, 'CENTRO'],
        [400, 'SERRA AZUL / SP / 14230-000'],
      ],
    ),
  ).toMatchObject({
    City: { value: 'SERRA AZUL' },
    State: { value: 'SP' },
    PostalCode: { value: '14230000' },
  });
});
