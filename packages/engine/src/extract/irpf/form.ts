import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** Labels as they are printed on the models in use. */
export const irpfForm: ServiceForm<'irpf'> = {
  sections: {
    Salaries: ['RENDIMENTOS TRIBUTÁVEIS RECEBIDOS DE PESSOA JURÍDICA PELO TITULAR'],
    Exempt: ['RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS'],
    Exclusive: [
      'RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA / DEFINITIVA',
      'RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA',
    ],
    Paid: ['IMPOSTO PAGO / RETIDO'],
    Payments: ['PAGAMENTOS EFETUADOS'],
    Dependents: ['DEPENDENTES'],
    Assets: ['DECLARAÇÃO DE BENS E DIREITOS', 'BENS E DIREITOS'],
    Debts: ['DÍVIDAS E ÔNUS REAIS'],
    Summary: ['RESUMO', 'RESUMO DA TRIBUTAÇÃO'],
  },
  tables: [
    {
      id: 'Dependents',
      title: ['DEPENDENTES'],
      columns: [
        { id: 'Code', kind: 'code', labels: ['CÓDIGO', 'CÓD.'] },
        { id: 'Name', kind: 'name', labels: ['NOME'] },
        { id: 'BirthDate', kind: 'date', labels: ['DATA DE NASCIMENTO', 'NASCIMENTO'] },
        { id: 'CPF', kind: 'cpf', labels: ['CPF'] },
      ],
    },
    {
      id: 'IncomeSources',
      title: ['RENDIMENTOS TRIBUTÁVEIS RECEBIDOS DE PESSOA JURÍDICA PELO TITULAR'],
      totals: {
        Income: 'TaxableIncomeAmount',
        SocialSecurity: 'SocialSecurityAmount',
        WithheldTax: 'WithheldTaxAmount',
      },
      columns: [
        { id: 'Name', kind: 'name', labels: ['NOME DA FONTE PAGADORA'] },
        {
          id: 'CNPJ',
          kind: 'taxpayer',
          labels: ['CNPJ/CPF', 'CPF/CNPJ DA FONTE PAGADORA', 'CPF/CNPJ', 'CNPJ/CPF DA FONTE PAGADORA'],
        },
        {
          id: 'Income',
          kind: 'money',
          labels: [
            'REND. RECEBIDOS DE PES. JURÍDICA',
            'REND. RECEBIDOS',
            'RENDIMENTOS RECEBIDOS DE PESSOA JURÍDICA',
          ],
        },
        {
          id: 'SocialSecurity',
          kind: 'money',
          labels: ['CONTR. PREVID. OFICIAL', 'CONTR. PREVID.', 'CONTRIBUIÇÃO PREVIDENCIÁRIA OFICIAL'],
        },
        { id: 'WithheldTax', kind: 'money', labels: ['IMPOSTO RETIDO NA FONTE', 'RETIDO NA FONTE'] },
        { id: 'ThirteenthSalary', kind: 'money', labels: ['13º SALÁRIO', 'DÉCIMO TERCEIRO SALÁRIO'] },
      ],
    },
    {
      id: 'Payments',
      title: ['PAGAMENTOS EFETUADOS'],
      columns: [
        { id: 'Code', kind: 'code', labels: ['CÓD.', 'CÓDIGO'] },
        { id: 'Name', kind: 'name', labels: ['NOME DO BENEFICIÁRIO'] },
        { id: 'CNPJ', kind: 'taxpayer', labels: ['CPF/CNPJ DO BENEFICIÁRIO', 'CPF/CNPJ'] },
        { id: 'Amount', kind: 'money', labels: ['VALOR PAGO'] },
      ],
    },
    {
      id: 'Assets',
      title: ['DECLARAÇÃO DE BENS E DIREITOS'],
      least: 3,
      totals: { PreviousAmount: 'PreviousAssetsAmount', CurrentAmount: 'AssetsAmount' },
      // Below each description is the country of the asset.
      without: /^\d{3} - \p{L}/u,
      columns: [
        { id: 'Group', kind: 'code', labels: ['GRUPO'] },
        { id: 'Code', kind: 'code', labels: ['CÓDIGO'] },
        { id: 'Description', kind: 'text', labels: ['DISCRIMINAÇÃO'] },
        { id: 'PreviousAmount', kind: 'money', labels: ['SITUAÇÃO EM'] },
        { id: 'CurrentAmount', kind: 'money', labels: ['SITUAÇÃO EM'] },
      ],
    },
  ],
  phrases: [
    // The summary has the debts at the end of the year before, then those at the end of the year.
    {
      pattern:
        /D[íi]vidas e [ôo]nus reais em 31\/12\/\d{4}:? (?:R\$ ?)?([\d.]+,\d\d)(?![^]*D[íi]vidas e [ôo]nus reais em 31)/i,
      gives: [['DebtsAmount', 'money']],
    },
    {
      pattern: /Declara[cç][aã]o (?:de Ajuste Anual )?(?:- )?(Original|Retificadora)\b/i,
      gives: [['DeclarationType', 'text']],
    },
    {
      pattern: /op[cç][aã]o (?:pel[oa]s?|por) (desconto simplificado|dedu[cç][oõ]es legais)/i,
      gives: [['TaxationForm', 'text']],
    },
    {
      // The receiving system's stamp at the foot of a receipt.
      pattern: /recebida via Internet.{0,40}? em (\d\d\/\d\d\/\d{4}) [aà]s (\d\d:\d\d:\d\d)/i,
      gives: [
        ['DeliveryDate', 'date'],
        ['DeliveryTime', 'time'],
      ],
    },
    {
      pattern:
        /n[uú]mero d[eo] recibo de sua declara[cç][aã]o (?:apresentada em (\d\d\/\d\d\/\d{4}) [aà]s ([\d:]+) )?[eé],? ([\d.-]{12,20})/i,
      gives: [
        ['DeliveryDate', 'date'],
        ['DeliveryTime', 'time'],
        ['ReceiptNumber', 'number'],
      ],
    },
  ],
  // Receipts ask whether the declaration mends another one.
  signs: [
    {
      id: 'DeclarationType',
      value: 'original',
      pattern: /declara[cç][aã]o [eé] retificadora ?\?? n[aã]o\b/i,
    },
    {
      id: 'DeclarationType',
      value: 'retificadora',
      pattern: /declara[cç][aã]o [eé] retificadora ?\?? sim\b/i,
    },
  ],
  fields: [
    { id: 'FiscalYear', kind: 'year', labels: ['EXERCÍCIO'] },
    { id: 'CalendarYear', kind: 'year', labels: ['ANO-CALENDÁRIO'] },
    { id: 'Name', kind: 'name', labels: ['Nome do declarante', 'NOME'] },
    { id: 'CPF', kind: 'cpf', labels: ['CPF do declarante', 'CPF', 'CPF/CNPJ', 'CNPJ/CPF'] },
    { id: 'BirthDate', kind: 'date', labels: ['Data de Nascimento', 'Data nasc.', 'Nascimento'] },
    { id: 'VoterNumber', kind: 'number', labels: ['Título Eleitoral'] },
    {
      id: 'Street',
      kind: 'street',
      labels: ['Endereço', 'Logradouro'],
      address: { number: 'Number', complement: 'Complement', district: 'District' },
    },
    { id: 'Number', kind: 'house-number', labels: ['Número'] },
    { id: 'Complement', kind: 'text', labels: ['Complemento'] },
    { id: 'District', kind: 'text', labels: ['Bairro/Distrito', 'Bairro'] },
    { id: 'City', kind: 'city', labels: ['Município', 'Cidade', 'Município/UF', 'Cidade/UF'] },
    { id: 'State', kind: 'uf', labels: ['UF', 'Município/UF', 'Cidade/UF'], follows: 'City' },
    { id: 'PostalCode', kind: 'cep', labels: ['CEP'] },
    { id: 'PhoneNumber', kind: 'phone', labels: ['DDD/Telefone', 'Telefone', 'Fone', 'Fone/Fax', 'Tel'] },
    { id: 'Email', kind: 'email', labels: ['E-mail'] },
    {
      id: 'SpouseCPF',
      kind: 'cpf',
      labels: ['CPF do cônjuge ou companheiro(a)', 'CPF do cônjuge', 'CPF do cônjuge/companheiro(a)'],
    },
    { id: 'OccupationNature', kind: 'text', labels: ['Natureza da Ocupação'] },
    { id: 'OccupationCode', kind: 'code', labels: ['Ocupação Principal'] },
    { id: 'Occupation', kind: 'text', labels: ['Ocupação Principal'] },
    {
      id: 'PreviousReceiptNumber',
      kind: 'number',
      labels: ['Nº do recibo da última declaração', 'Nº do recibo da última declaração entregue'],
    },
    { id: 'ReceiptNumber', kind: 'number', labels: ['Nº do recibo', 'Número do recibo'] },
    { id: 'DeliveryDate', kind: 'date', labels: ['APRESENTADA EM'] },
    { id: 'DeliveryTime', kind: 'time', labels: ['APRESENTADA EM'] },
    {
      id: 'TaxableIncomeAmount',
      kind: 'money',
      labels: ['TOTAL RENDIMENTOS TRIBUTÁVEIS', 'TOTAL DE RENDIMENTOS TRIBUTÁVEIS'],
    },
    {
      id: 'SocialSecurityAmount',
      kind: 'money',
      labels: ['CONTRIBUIÇÃO PREVIDENCIÁRIA OFICIAL', 'CONTRIBUIÇÃO À PREVIDÊNCIA OFICIAL'],
    },
    {
      id: 'WithheldTaxAmount',
      kind: 'money',
      labels: ['IMPOSTO RETIDO NA FONTE DO TITULAR', 'IMPOSTO RETIDO NA FONTE'],
    },
    { id: 'DependentsDeductionAmount', kind: 'money', labels: ['Total de dedução com dependentes'] },
    { id: 'DeductionsAmount', kind: 'money', labels: ['TOTAL DAS DEDUÇÕES'] },
    { id: 'SimplifiedDiscountAmount', kind: 'money', labels: ['DESCONTO SIMPLIFICADO'] },
    { id: 'TaxBase', kind: 'money', labels: ['BASE DE CÁLCULO DO IMPOSTO'] },
    { id: 'TaxDueAmount', kind: 'money', labels: ['IMPOSTO DEVIDO'] },
    { id: 'TaxPaidAmount', kind: 'money', labels: ['IMPOSTO PAGO'] },
    { id: 'RefundAmount', kind: 'money', labels: ['IMPOSTO A RESTITUIR'] },
    { id: 'BalanceDueAmount', kind: 'money', labels: ['SALDO DE IMPOSTO A PAGAR'] },
    {
      id: 'CapitalGainsTaxAmount',
      kind: 'money',
      labels: ['IMPOSTO A PAGAR SOBRE GANHOS DE CAPITAL - MOEDA EM ESPÉCIE'],
    },
    { id: 'InstallmentAmount', kind: 'money', labels: ['VALOR DA QUOTA'] },
    { id: 'InstallmentCount', kind: 'number', labels: ['NÚMERO DE QUOTAS'] },
    { id: 'BankCode', kind: 'number', labels: ['Banco'] },
    { id: 'BankAgency', kind: 'number', labels: ['Agência (sem DV)'] },
    { id: 'BankAccount', kind: 'code', labels: ['Conta para crédito'] },
    {
      id: 'ExemptIncomeAmount',
      kind: 'money',
      labels: ['TOTAL'],
      section: 'Exempt',
    },
    { id: 'ExclusiveIncomeAmount', kind: 'money', labels: ['TOTAL'], section: 'Exclusive' },
    { id: 'PreviousAssetsAmount', kind: 'money', labels: ['TOTAL'], section: 'Assets' },
    { id: 'AssetsAmount', kind: 'money', labels: ['TOTAL'], section: 'Assets' },
  ],
};
