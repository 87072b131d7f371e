import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';

/** Amounts of the summary and of the bank's order, as the programs of several years name them. */
export const irpfAmounts: readonly FormField<FieldName<'irpf'>>[] = [
  { id: 'TaxableIncomeAmount', kind: 'money', labels: ['TOTAL'], section: 'Taxable' },
  {
    id: 'TaxableIncomeAmount',
    kind: 'money',
    labels: [
      'TOTAL RENDIMENTOS TRIBUTÁVEIS',
      'TOTAL DE RENDIMENTOS TRIBUTÁVEIS',
      'TOTAL DOS RENDIMENTOS TRIBUTÁVEIS',
    ],
  },
  {
    id: 'SocialSecurityAmount',
    kind: 'money',
    labels: [
      'CONTRIBUIÇÃO PREVIDENCIÁRIA OFICIAL',
      'CONTRIBUIÇÃO À PREVIDÊNCIA OFICIAL',
      'CONTRIBUIÇÃO À PREVIDÊNCIA OFICIAL E À PREVIDÊNCIA COMPLEMENTAR PÚBLICA',
      'PREVIDÊNCIA OFICIAL',
    ],
  },
  {
    id: 'WithheldTaxAmount',
    kind: 'money',
    labels: [
      'IMPOSTO RETIDO NA FONTE DO TITULAR',
      'IMPOSTO RETIDO NA FONTE',
      'IMP. RETIDO NA FONTE DO TITULAR',
      'IMPOSTO DE RENDA RETIDO NA FONTE',
    ],
  },
  {
    id: 'DependentsDeductionAmount',
    kind: 'money',
    labels: [
      'Total de dedução com dependentes',
      'Dedução com dependentes',
      'Dedução de dependentes',
      'Valor da dedução com dependentes',
    ],
  },
  { id: 'DeductionsAmount', kind: 'money', labels: ['TOTAL'], section: 'Deductions' },
  {
    id: 'DeductionsAmount',
    kind: 'money',
    labels: ['TOTAL DAS DEDUÇÕES', 'TOTAL DE DEDUÇÕES'],
  },
  {
    id: 'SimplifiedDiscountAmount',
    kind: 'money',
    labels: ['DESCONTO SIMPLIFICADO', 'VALOR DO DESCONTO SIMPLIFICADO'],
  },
  { id: 'TaxBase', kind: 'money', labels: ['BASE DE CÁLCULO DO IMPOSTO', 'BASE DE CÁLCULO'] },
  {
    id: 'TaxDueAmount',
    kind: 'money',
    labels: ['TOTAL DO IMPOSTO DEVIDO', 'IMPOSTO DEVIDO', 'TOTAL IMPOSTO DEVIDO', 'IMPOSTO DEVIDO I'],
  },
  {
    id: 'TaxPaidAmount',
    kind: 'money',
    labels: ['TOTAL DO IMPOSTO PAGO', 'IMPOSTO PAGO', 'TOTAL IMPOSTO PAGO', 'TOTAL DE IMPOSTO PAGO'],
  },
  {
    id: 'RefundAmount',
    kind: 'money',
    labels: [
      'IMPOSTO A RESTITUIR',
      'VALOR A RESTITUIR',
      'TOTAL A RESTITUIR',
      'SALDO DE IMPOSTO A RESTITUIR',
      'SALDO A RESTITUIR',
      'VALOR DA RESTITUIÇÃO',
    ],
  },
  {
    id: 'BalanceDueAmount',
    kind: 'money',
    labels: [
      'SALDO DE IMPOSTO A PAGAR',
      'SALDO DO IMPOSTO A PAGAR',
      'SALDO IMPOSTO A PAGAR',
      'IMPOSTO A PAGAR',
      'SALDO A PAGAR',
    ],
  },
  {
    id: 'CapitalGainsTaxAmount',
    kind: 'money',
    labels: [
      'IMPOSTO A PAGAR SOBRE GANHOS DE CAPITAL - MOEDA EM ESPÉCIE',
      'IMPOSTO A PAGAR SOBRE GANHOS DE CAPITAL - MOEDA ESTRANGEIRA EM ESPÉCIE',
      'IMPOSTO A PAGAR SOBRE O GANHO DE CAPITAL - MOEDA ESTRANGEIRA EM ESPÉCIE',
      'IMPOSTO A PAGAR GANHO DE CAPITAL - MOEDA ESTRANGEIRA EM ESPÉCIE',
    ],
  },
  {
    id: 'InstallmentAmount',
    kind: 'money',
    labels: ['VALOR DA QUOTA', 'VALOR DA COTA', 'VALOR DE CADA QUOTA', 'VALOR DAS QUOTAS'],
  },
  {
    id: 'InstallmentCount',
    kind: 'number',
    labels: [
      'NÚMERO DE QUOTAS',
      'NÚMERO DE COTAS',
      'Nº DE QUOTAS',
      'QUANTIDADE DE QUOTAS',
      'QUANTIDADE DE COTAS',
      'NÚMERO DA QUOTA',
    ],
  },
  {
    id: 'BankCode',
    kind: 'number',
    labels: ['Banco', 'Código do banco', 'Nº do banco', 'Número do banco', 'Banco (código)'],
  },
  {
    id: 'BankAgency',
    kind: 'number',
    labels: ['Agência (sem DV)', 'Agência', 'Agência bancária', 'Nº da agência', 'Código da agência'],
  },
  {
    id: 'BankAccount',
    kind: 'code',
    labels: [
      'Conta para crédito',
      'Conta para débito',
      'Conta corrente',
      'Conta corrente para débito',
      'Conta corrente para crédito',
      'Conta',
      'Nº da conta',
      'Número da conta',
      'Conta (com DV)',
      'Conta poupança',
      'Conta pagamento',
    ],
  },
  {
    id: 'ExemptIncomeAmount',
    kind: 'money',
    labels: ['TOTAL'],
    section: 'Exempt',
  },
  {
    id: 'ExemptIncomeAmount',
    kind: 'money',
    labels: ['TOTAL DOS RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS', 'TOTAL DE RENDIMENTOS ISENTOS'],
  },
  { id: 'ExclusiveIncomeAmount', kind: 'money', labels: ['TOTAL'], section: 'Exclusive' },
  { id: 'PreviousAssetsAmount', kind: 'money', labels: ['TOTAL'], section: 'Assets' },
  { id: 'AssetsAmount', kind: 'money', labels: ['TOTAL'], section: 'Assets' },
];
