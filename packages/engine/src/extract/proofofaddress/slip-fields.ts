import type { ServiceForm } from '../reading/forms/form-spec.ts';

const agencyLabels = [
  'Agência/Código do Beneficiário',
  'Agência/Cód. Beneficiário',
  'Agência/Código Cedente',
  'Agência/Cód. Cedente',
  'Agência/Código do Cedente',
  'Ag./Cód. Beneficiário',
  'Agência / Código do Beneficiário',
  'Agência/Beneficiário',
  'Agência/Cód. do beneficiário',
  'Agência e código do beneficiário',
  'Ag/Cód. Beneficiário',
  'Ag./Cód. Cedente',
  'Agência / Conta beneficiário',
  'Agência/Conta',
  'Coop. Contratante/Cód. Beneficiário',
  'Coop. contr./Cód. beneficiário',
  'Ag/Código do beneficiário',
  'Ag./Código do beneficiário',
];

/** Labels of amounts, which print their currency as well or not. */
const ofAmounts = (labels: readonly string[]): readonly string[] =>
  labels.flatMap((label) => [label, `${label} (R$)`, `${label} R$`]);

/** Fields of payment slips and of properties, with their labels as they are printed on the models in use. */
export const slipFields: ServiceForm<'proofofaddress'>['fields'] = [
  {
    id: 'BeneficiaryAgencyCode',
    kind: 'serial',
    // An agency alone is not the whole of it.
    shape: /[/.]|\d{6}/,
    labels: agencyLabels,
  },
  {
    id: 'BeneficiaryAgencyCode',
    kind: 'text',
    shape: /^\d{1,5}(?:-[\dX])? ?[/. ] ?\d[\d.]*(?:-[\dX])?$/,
    labels: agencyLabels,
  },
  {
    id: 'BankCode',
    kind: 'number',
    // The bank's name may stand there as well.
    shape: /^\d{3}(?: ?- ?[\dX])?$/,
    // Its check digit is none of it.
    splits: { pattern: /^(\d{3})\d$/, into: ['BankCode'] },
    labels: [
      'Banco',
      'Banco nº',
      'Banco/DV',
      'Código do banco',
      'Cód. do banco',
      'Cód. banco',
      'Nº do banco',
      'Código do banco emissor',
    ],
  },
  {
    id: 'OurNumber',
    kind: 'serial',
    labels: [
      'Nosso número',
      'Nosso nº',
      'Nosso número / Cód. do documento',
      'Nosso Número/Código do Documento',
      'Nosso número / Código',
      'Nosso número - DV',
      'N. número',
      'Nosso N.',
    ],
  },
  {
    id: 'Installment',
    kind: 'text',
    // "Cota" also begins what a condominium asks for.
    shape: /\d|[uú]nica/i,
    labels: [
      'PARCELA',
      'Nº da parcela',
      'Nº parcela',
      'Cota',
      'Parcela nº',
      'Parcela/Cota',
      'Número da parcela',
      'Nº da cota',
    ],
  },
  {
    id: 'FiscalYear',
    kind: 'number',
    labels: [
      'IPTU',
      'Exercício',
      'IPTU exercício',
      'Ano',
      'Ano base',
      'Ano de exercício',
      'Exercício fiscal',
      'Ano/Exercício',
    ],
  },
  {
    id: 'AssessedValue',
    kind: 'money',
    labels: ofAmounts([
      'Valor venal do imóvel',
      'Valor venal',
      'Valor venal total',
      'Valor venal total do imóvel',
      'Valor venal tributável',
      'Valor venal territorial e predial',
      'Venal total',
      'Base de cálculo do IPTU',
      'Base de cálculo do imposto',
      'Valor do imóvel',
      'Base de cálculo (valor venal)',
      'Total valor venal',
      'Venal',
    ]),
  },
  {
    id: 'AnnualAmount',
    kind: 'money',
    labels: ofAmounts([
      ...['Total', 'Valor', 'Imposto', 'IPTU', 'Tributo', 'Total geral', 'Montante'].flatMap((head) => [
        `${head} anual`,
        `${head} do exercício`,
        `${head} do ano`,
        `${head} anual do IPTU`,
      ]),
      ...['Total', 'Valor', 'Valor total'].flatMap((head) => [
        `${head} do lançamento`,
        `${head} do lançamento anual`,
        `${head} lançado`,
        `${head} do carnê`,
        `${head} do imposto anual`,
        `${head} anual do imposto`,
        `${head} anual dos tributos`,
        `${head} dos tributos`,
        `${head} do IPTU`,
      ]),
      'Valor total do imposto',
      'Valor total do exercício',
      'Valor total anual',
      'IPTU total',
      'Soma do exercício',
      'Soma do ano',
      'Soma anual',
      'Soma dos tributos',
      'Imposto total',
      'Lançamento anual',
    ]),
  },
];
