import type { ServiceForm } from '../reading/forms/form-spec.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { readAssetCards } from './asset-cards.ts';
import { readPartyCards } from './cards.ts';
import { readStackedPayers } from './stacked-payers.ts';
import { assets, others, payments, salaries } from './titles.ts';

type Tables = NonNullable<ServiceForm<'irpf'>['tables']>;

/** Payers as cards. */
const readPayers = (sheet: Sheet) =>
  readPartyCards(sheet, {
    titles: salaries,
    others: [...payments, ...assets, ...others],
    key: 'Income',
    called: [
      [undefined, /(?:irrf|retido|imposto).*13|13.*(?:irrf|retido|imposto)/i],
      ['ThirteenthSalary', /13[ºo°]?|d[ée]cimo/i],
      ['SocialSecurity', /prev|inss/i],
      ['WithheldTax', /imposto|irrf|retid|fonte$|^ir\b/i],
      ['Income', /rend|sal[áa]rio|recebid/i],
    ],
  });

/** Those who were paid, as cards. */
const readPaid = (sheet: Sheet) =>
  readPartyCards(sheet, {
    titles: payments,
    others: [...salaries, ...assets, ...others],
    key: 'Amount',
    called: [
      [undefined, /dedut|reembols|descri/i],
      ['Amount', /valor|pag[oa]|despesa/i],
    ],
  });

/** Assets with two amounts each, which have the headings given: at the end of the year before, and of the year. */
const assetsUnder = (situations: readonly string[]): Tables[number] => ({
  id: 'Assets',
  title: assets,
  least: 3,
  key: 'CurrentAmount',
  totals: { PreviousAmount: 'PreviousAssetsAmount', CurrentAmount: 'AssetsAmount' },
  cards: (sheet) => readAssetCards(sheet, assets, [...salaries, ...payments, ...others]),
  // Below each description is the country of the asset.
  without: /^\d{3} - \p{L}/u,
  columns: [
    { id: 'Group', kind: 'code', labels: ['GRUPO'] },
    { id: 'Code', kind: 'code', labels: ['CÓDIGO', 'CÓD.'] },
    {
      id: 'Description',
      kind: 'text',
      labels: [
        'DISCRIMINAÇÃO',
        'DISCRIMINAÇÃO DO BEM',
        'DISCRIMINAÇÃO DOS BENS',
        'DISCRIMINAÇÃO DOS BENS E DIREITOS',
        'DISCRIMINAÇÃO DO BEM OU DIREITO',
        'DESCRIÇÃO',
        'DESCRIÇÃO DO BEM',
        'DESCRIÇÃO DOS BENS',
        'DESCRIÇÃO DOS BENS E DIREITOS',
        'DESCRIÇÃO DO BEM OU DIREITO',
        'BEM OU DIREITO',
      ],
    },
    { id: 'PreviousAmount', kind: 'money', labels: situations },
    { id: 'CurrentAmount', kind: 'money', labels: situations },
  ],
});

/** Tables of a declaration, each under its title. */
export const irpfTables: NonNullable<ServiceForm<'irpf'>['tables']> = [
  {
    id: 'Dependents',
    title: ['DEPENDENTES', 'RELAÇÃO DE DEPENDENTES', 'DEPENDENTES INFORMADOS'],
    least: 3,
    columns: [
      {
        id: 'Code',
        kind: 'code',
        labels: ['CÓDIGO', 'CÓD.', 'TIPO', 'TIPO DE DEPENDENTE', 'CÓDIGO DO DEPENDENTE', 'RELAÇÃO'],
      },
      { id: 'Name', kind: 'name', labels: ['NOME', 'NOME DO DEPENDENTE', 'DEPENDENTE'] },
      {
        id: 'BirthDate',
        kind: 'date',
        labels: ['DATA DE NASCIMENTO', 'NASCIMENTO', 'DATA NASC.', 'DT. NASC.'],
      },
      { id: 'CPF', kind: 'cpf', labels: ['CPF', 'CPF DO DEPENDENTE', 'Nº DO CPF'] },
    ],
  },
  {
    id: 'IncomeSources',
    title: salaries,
    least: 3,
    key: 'Name',
    cards: (sheet) => readStackedPayers(sheet) ?? readPayers(sheet),
    totals: {
      Income: 'TaxableIncomeAmount',
      SocialSecurity: 'SocialSecurityAmount',
      WithheldTax: 'WithheldTaxAmount',
    },
    columns: [
      {
        id: 'Name',
        kind: 'text',
        labels: [
          'NOME DA FONTE PAGADORA CNPJ/CPF',
          'NOME DA FONTE PAGADORA CPF/CNPJ',
          'NOME DA FONTE PAGADORA CNPJ',
          'NOME E CNPJ DA FONTE PAGADORA',
          'NOME DA FONTE PAGADORA E CNPJ',
          'FONTE PAGADORA CNPJ/CPF',
          'FONTE PAGADORA / CNPJ',
        ],
        splits: {
          pattern:
            /^(.+?)(?: ?[-–/] )? ?(?:CNPJ|CPF)?[:/]? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})$/,
          into: ['Name', 'CNPJ'],
        },
      },
      {
        id: 'Name',
        kind: 'name',
        labels: [
          'NOME DA FONTE PAGADORA',
          'FONTE PAGADORA',
          'NOME DA FONTE',
          'NOME DA PESSOA JURÍDICA',
          'NOME EMPRESARIAL',
          'RAZÃO SOCIAL',
          'NOME',
        ],
      },
      {
        id: 'CNPJ',
        kind: 'taxpayer',
        labels: [
          'CNPJ/CPF',
          'CPF/CNPJ DA FONTE PAGADORA',
          'CPF/CNPJ',
          'CNPJ/CPF DA FONTE PAGADORA',
          'CNPJ DA FONTE PAGADORA',
          'CNPJ',
        ],
      },
      {
        id: 'Income',
        kind: 'money',
        labels: [
          'REND. RECEBIDOS DE PES. JURÍDICA',
          'REND. RECEBIDOS',
          'RENDIMENTOS RECEBIDOS DE PESSOA JURÍDICA',
          'RENDIMENTOS RECEBIDOS',
          'RENDIMENTOS TRIBUTÁVEIS',
          'REND. TRIBUTÁVEIS',
          'RENDIMENTOS',
          'RENDIMENTO',
        ],
      },
      {
        id: 'SocialSecurity',
        kind: 'money',
        labels: [
          'CONTR. PREVID. OFICIAL',
          'CONTR. PREVID.',
          'CONTRIBUIÇÃO PREVIDENCIÁRIA OFICIAL',
          'CONTRIB. PREVID. OFICIAL',
          'PREVIDÊNCIA OFICIAL',
          'PREV. OFICIAL',
          'PREV. SOCIAL',
          'INSS',
          'CONTRIBUIÇÃO PREVIDENCIÁRIA',
          'CONTRIBUIÇÃO OFICIAL',
          'CONTR. PREV. OFICIAL',
        ],
      },
      {
        id: 'WithheldTax',
        kind: 'money',
        labels: [
          'IMPOSTO RETIDO NA FONTE',
          'RETIDO NA FONTE',
          'IMPOSTO RETIDO',
          'IMP. RETIDO NA FONTE',
          'IMP. NA FONTE',
          'IMP. FONTE',
          'IMP. RETIDO',
          'IRRF',
          'IR FONTE',
          'IR NA FONTE',
          'IR RETIDO',
          'IR RETIDO NA FONTE',
          'IMPOSTO NA FONTE',
          'IMPOSTO DE RENDA RETIDO NA FONTE',
          'IMPOSTO DE RENDA RETIDO',
        ],
      },
      { id: 'ThirteenthSalary', kind: 'money', labels: ['13º SALÁRIO', 'DÉCIMO TERCEIRO SALÁRIO', '13º'] },
    ],
  },
  {
    id: 'Payments',
    title: payments,
    least: 3,
    cards: readPaid,
    columns: [
      { id: 'Code', kind: 'code', labels: ['CÓD.', 'CÓDIGO'] },
      {
        id: 'Name',
        kind: 'name',
        labels: [
          'NOME DO BENEFICIÁRIO',
          'BENEFICIÁRIO',
          'NOME',
          'RAZÃO SOCIAL',
          'NOME DO PRESTADOR',
          'PRESTADOR DO SERVIÇO',
          'PRESTADOR',
          'NOME / RAZÃO SOCIAL',
          'FAVORECIDO',
        ],
      },
      {
        id: 'CNPJ',
        kind: 'taxpayer',
        labels: [
          'CPF/CNPJ DO BENEFICIÁRIO',
          'CPF/CNPJ',
          'CNPJ/CPF',
          'CNPJ/CPF DO BENEFICIÁRIO',
          'CNPJ',
          'CPF',
          'CNPJ DO BENEFICIÁRIO',
          'CPF DO BENEFICIÁRIO',
          'Nº DO CPF/CNPJ',
        ],
      },
      {
        id: 'Amount',
        kind: 'money',
        labels: ['VALOR PAGO', 'VALOR PAGO (R$)', 'VALOR', 'VALOR (R$)', 'VALOR PAGO NO ANO', 'TOTAL PAGO'],
      },
    ],
  },
  assetsUnder(['SITUAÇÃO EM', 'VALOR EM', 'SITUAÇÃO EM R$']),
  assetsUnder(Array.from({ length: 45 }, (_, index) => `31/12/${1995 + index}`)),
];
