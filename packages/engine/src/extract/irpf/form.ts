import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { irpfAmounts } from './amounts.ts';
import { declarantIn } from './declarant.ts';
import { payersIn } from './payers.ts';
import { situationsIn } from './situations.ts';
import { irpfTables, payments, salaries } from './tables.ts';

/** Labels as they are printed on the models in use. */
export const irpfForm: ServiceForm<'irpf'> = {
  sections: {
    Salaries: salaries,
    Taxable: ['RENDIMENTOS TRIBUTÁVEIS', 'RENDIMENTOS TRIBUTÁVEIS E DEDUÇÕES'],
    Deductions: ['DEDUÇÕES'],
    TaxDue: ['IMPOSTO DEVIDO'],
    TaxPaid: ['IMPOSTO PAGO'],
    Exempt: ['RENDIMENTOS ISENTOS E NÃO TRIBUTÁVEIS'],
    Exclusive: [
      'RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA / DEFINITIVA',
      'RENDIMENTOS SUJEITOS À TRIBUTAÇÃO EXCLUSIVA',
    ],
    Paid: ['IMPOSTO PAGO / RETIDO'],
    Payments: payments,
    Dependents: ['DEPENDENTES'],
    Assets: ['DECLARAÇÃO DE BENS E DIREITOS', 'BENS E DIREITOS'],
    Debts: ['DÍVIDAS E ÔNUS REAIS'],
    Summary: ['RESUMO', 'RESUMO DA TRIBUTAÇÃO', 'RESUMO DA DECLARAÇÃO'],
    Bank: ['INFORMAÇÕES BANCÁRIAS', 'DADOS BANCÁRIOS', 'CONTA BANCÁRIA', 'CONTA PARA RESTITUIÇÃO'],
    Wealth: ['EVOLUÇÃO PATRIMONIAL'],
    Other: ['OUTRAS INFORMAÇÕES'],
  },
  tables: irpfTables,
  prose: (running, inRows) => ({
    ...situationsIn(running),
    ...situationsIn(inRows),
    ...declarantIn(running),
    ...payersIn(running, inRows),
  }),
  passedOver: [
    'Rendimentos tributáveis - imposto com exigibilidade suspensa',
    'Rendimentos tributáveis de pessoa jurídica com exigibilidade suspensa',
    'Recebidos de pessoa jurídica pelo titular',
    'Recebidos de pessoa jurídica pelos dependentes',
    'Recebidos de pessoa física / exterior',
    'Resultado tributável da atividade rural',
    'Despesas com instrução',
    'Despesas médicas',
    'Pensão alimentícia judicial',
    'Livro caixa',
    'Alíquota efetiva (%)',
    'Imp. retido na fonte dos dependentes',
    'Imposto retido na fonte dos dependentes',
    'Carnê-Leão do titular',
    'Carnê-Leão dos dependentes',
    'Imposto complementar',
    'Imposto retido na fonte (Lei nº 11.033/2004)',
    'Depósitos judiciais do imposto',
    'Doações a partidos políticos e candidatos a cargos eletivos',
  ],
  phrases: [
    {
      pattern:
        /\b(?:Bens e direitos|Total de bens e direitos|Total dos bens e direitos):? (?:R\$ ?)?([\d.]+,\d\d) (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i,
      gives: [
        ['PreviousAssetsAmount', 'money'],
        ['AssetsAmount', 'money'],
      ],
    },
    {
      pattern:
        /(?:Total d[eoa]s? )?D[íi]vidas e [ôo]nus(?: reais)?:? (?:R\$ ?)?[\d.]+,\d\d (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i,
      gives: [['DebtsAmount', 'money']],
    },
    // Lines that are titles of pages elsewhere have their amount behind them.
    {
      pattern: /Rendimentos isentos(?: e n[ãa]o[- ]tribut[áa]veis)?:? (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i,
      gives: [['ExemptIncomeAmount', 'money']],
    },
    {
      pattern:
        /(?:Rendimentos )?sujeitos [àa] tributa[çc][ãa]o exclusiva(?: ?\/ ?definitiva| na fonte)?:? (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i,
      gives: [['ExclusiveIncomeAmount', 'money']],
    },
    {
      pattern: /(?:^|[\d%] )(?:Total d[eo] )?Imposto devido:? R\$ ?([\d.]+,\d\d)(?= |$)/i,
      gives: [['TaxDueAmount', 'money']],
    },
    {
      pattern: /(?:^|[\d%] )(?:Total d[eo] )?Imposto pago:? R\$ ?([\d.]+,\d\d)(?= |$)/i,
      gives: [['TaxPaidAmount', 'money']],
    },
    {
      pattern: /(?<!dos |pelos )\bDependentes:? (?:\d{2} )?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i,
      gives: [['DependentsDeductionAmount', 'money']],
    },
    {
      pattern:
        /(?:Declara[cç][aã]o|Tipo)(?: de (?:Ajuste Anual|declara[cç][aã]o))?:? (?:[-–(] ?)?(Original|Retificadora)\b/i,
      gives: [['DeclarationType', 'text']],
    },
    {
      pattern: /exerc[ií]cio:?,? (?:de )?(\d{4}),? ?[-–/|(]? ?ano[- ]calend[aá]rio:?,? (?:de )?(\d{4})/i,
      gives: [
        ['FiscalYear', 'year'],
        ['CalendarYear', 'year'],
      ],
    },
    {
      pattern:
        /(?:op[cç][aã]o|tributa[cç][aã]o|utilizando|modelo|formul[aá]rio)\b:? (?:pel[oa]s?|por|utilizando|com|[oa]s?|de)?(?: [oa]s?)? ?(desconto simplificado|dedu[cç][oõ]es legais)/i,
      gives: [['TaxationForm', 'text']],
    },
    {
      pattern: /(?<=^|\d |\n)(?:Por|Pel[oa]s?) (desconto simplificado|dedu[cç][oõ]es legais)/i,
      gives: [['TaxationForm', 'text']],
    },
    {
      pattern:
        /Forma de tributa[cç][aã]o [^]{0,120}?(?:Por|Pel[oa]s?) (desconto simplificado|dedu[cç][oõ]es legais)/i,
      gives: [['TaxationForm', 'text']],
    },
    // The totals of the payers beside each other, below the headings of one payer's own.
    {
      pattern:
        /Total d[eo]s? rendimentos(?: \p{L}+){0,3} Total d[aeo] (?:contribui[çc][ãa]o )?previd[êe]nci\p{L}+ oficial Total d[eo] imposto retido(?: na fonte)? (?:R\$ ?)?([\d.]+,\d\d) (?:R\$ ?)?([\d.]+,\d\d) (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/iu,
      gives: [
        ['TaxableIncomeAmount', 'money'],
        ['SocialSecurityAmount', 'money'],
        ['WithheldTaxAmount', 'money'],
      ],
    },
    {
      // The receiving system's stamp at the foot of a receipt.
      pattern:
        /(?:recebida via Internet.{0,40}?|declara[cç][aã]o (?:retificadora,? |original,? )?(?:foi )?(?:transmitida|entregue|recebida|enviada|apresentada)(?: (?:pel[oa]|via|por|atrav[eé]s d[oa]) \S+)?|apresentada) em (\d\d\/\d\d\/\d{4}),? [aà]s (\d\d:\d\d(?::\d\d)?)/i,
      gives: [
        ['DeliveryDate', 'date'],
        ['DeliveryTime', 'time'],
      ],
    },
    {
      pattern:
        /(?<!(?:[uú]ltim[ao]|anterior|retificada)[^]{0,40})n(?:[uú]mero|[º°o.]+) d[eo] recibo:? (\d{2}(?:[ .,-]{1,3}\d{2}){5})(?![\d.])/i,
      gives: [['ReceiptNumber', 'number']],
    },
    {
      pattern:
        /n[uú]mero d[eo] recibo d[ea] (?:sua )?declara[cç][aã]o (?:(?:apresentada|entregue|transmitida) em (\d\d\/\d\d\/\d{4}),? [aà]s ([\d:]+),? )?[eé]?[,:]? ?(\d{2}(?: ?[.,-]? ?\d{2}){5})(?= |$)/i,
      gives: [
        ['DeliveryDate', 'date'],
        ['DeliveryTime', 'time'],
        ['ReceiptNumber', 'number'],
      ],
    },
  ],
  signs: [
    // Forms of earlier years were two: a complete and a simplified one.
    {
      id: 'TaxationForm',
      value: 'desconto simplificado',
      pattern: /declara[cç][aã]o(?: de ajuste anual)? simplificada|(?:modelo|formul[aá]rio) simplificado/i,
    },
    {
      id: 'TaxationForm',
      value: 'deduções legais',
      pattern: /declara[cç][aã]o(?: de ajuste anual)? completa|(?:modelo|formul[aá]rio) completo/i,
    },
    {
      id: 'DeclarationType',
      value: 'retificadora',
      pattern: /retificadora ?[:?]{1,2} ?sim\b/i,
    },
    { id: 'DeclarationType', value: 'original', pattern: /retificadora ?[:?]{1,2} ?n[aã]o\b/i },
    // A declaration that mends another one says so in its title or elsewhere.
    {
      id: 'DeclarationType',
      value: 'original',
      pattern: /(?<!retificadora[^]*)declara[cç][aã]o de ajuste anual(?![^]*retificadora)/i,
    },
    // Receipts ask whether the declaration mends another one.
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
    // The question of a box, with its answer below.
    {
      id: 'DeclarationType',
      kind: 'text',
      labels: [
        'Esta declaração é retificadora?',
        'Declaração retificadora',
        'Declaração retificadora?',
        'É declaração retificadora?',
        'Retificadora?',
      ],
      oneOf: /^(?:sim|n[ãa]o)$/i,
      codes: [
        { code: 'original', said: /^n/i },
        { code: 'retificadora', said: /^s/i },
      ],
    },
    {
      id: 'DeclarationType',
      kind: 'text',
      labels: ['Tipo de declaração', 'Tipo da declaração', 'Natureza da declaração'],
      oneOf: /^(?:original|retificadora)$/i,
    },
    {
      id: 'TaxationForm',
      kind: 'text',
      labels: ['Opção de tributação', 'Opção pela tributação', 'Forma de tributação', 'Tipo de tributação'],
      oneOf: /^(?:(?:por|pel[oa]s?) )?(?:desconto simplificado|dedu[çc][õo]es legais)$/i,
      codes: [
        { code: 'desconto simplificado', said: /simplificado/i },
        { code: 'deduções legais', said: /legais/i },
      ],
    },
    {
      id: 'Name',
      kind: 'name',
      labels: [
        'Nome do declarante',
        'NOME',
        'Nome completo',
        'Nome do contribuinte',
        'Contribuinte',
        'Declarante',
        'Nome do titular',
      ],
    },
    {
      id: 'CPF',
      kind: 'cpf',
      labels: [
        'CPF do declarante',
        'CPF',
        'CPF/CNPJ',
        'CNPJ/CPF',
        'CPF do contribuinte',
        'Nº do CPF',
        'Número do CPF',
        'CPF do titular',
        'Nº de inscrição no CPF',
        'Inscrição no CPF',
      ],
    },
    {
      id: 'BirthDate',
      kind: 'date',
      labels: ['Data de Nascimento', 'Data nasc.', 'Nascimento', 'Data nascimento'],
    },
    {
      id: 'VoterNumber',
      kind: 'number',
      labels: [
        'Título Eleitoral',
        'Título de eleitor',
        'Nº do título eleitoral',
        'Nº do título de eleitor',
        'Número do título eleitoral',
      ],
    },
    {
      id: 'Street',
      kind: 'street',
      labels: [
        'Endereço',
        'Logradouro',
        'Endereço (rua, avenida, etc.)',
        'Endereço (rua, av., praça, etc.)',
        'Rua, avenida, praça etc.',
      ],
      address: { number: 'Number', complement: 'Complement', district: 'District' },
    },
    { id: 'Number', kind: 'house-number', labels: ['Número', 'Nº', 'Núm.'] },
    { id: 'Complement', kind: 'text', labels: ['Complemento', 'Compl.'] },
    { id: 'District', kind: 'text', labels: ['Bairro/Distrito', 'Bairro'] },
    { id: 'City', kind: 'city', labels: ['Município', 'Cidade', 'Município/UF', 'Cidade/UF'] },
    { id: 'State', kind: 'uf', labels: ['UF', 'Município/UF', 'Cidade/UF'], follows: 'City' },
    { id: 'PostalCode', kind: 'cep', labels: ['CEP'] },
    {
      id: 'PhoneNumber',
      kind: 'phone',
      labels: [
        'DDD/Telefone',
        'Telefone',
        'Fone',
        'Fone/Fax',
        'Tel',
        'DDD - Telefone',
        'Telefone (DDD)',
        'DDD/Celular',
        'Celular',
        'Telefone celular',
        'Telefone fixo',
      ],
    },
    { id: 'Email', kind: 'email', labels: ['E-mail', 'Correio eletrônico', 'Endereço eletrônico'] },
    {
      id: 'SpouseCPF',
      kind: 'cpf',
      labels: [
        'CPF do cônjuge ou companheiro(a)',
        'CPF do cônjuge',
        'CPF do cônjuge/companheiro(a)',
        'CPF do cônjuge ou companheiro',
        'CPF do companheiro(a)',
        'CPF do(a) cônjuge',
      ],
    },
    { id: 'OccupationNature', kind: 'text', labels: ['Natureza da Ocupação', 'Natureza ocupação'] },
    {
      id: 'OccupationCode',
      kind: 'code',
      labels: [
        'Ocupação Principal',
        'Código da ocupação',
        'Código de ocupação',
        'Código ocupação',
        'Código da ocupação principal',
        'Ocupação',
      ],
      shape: /\d/,
    },
    { id: 'Occupation', kind: 'text', labels: ['Ocupação Principal', 'Ocupação', 'Descrição da ocupação'] },
    {
      id: 'PreviousReceiptNumber',
      kind: 'number',
      labels: [
        'Nº do recibo da última declaração',
        'Nº do recibo da última declaração entregue',
        'Número do recibo da última declaração',
        'Número do recibo da última declaração entregue',
        'Nº do recibo da declaração anterior',
        'Número do recibo da declaração anterior',
        'Nº do recibo anterior',
        'Recibo da última declaração',
        'Recibo da declaração anterior',
        'Recibo anterior',
        'Nº do recibo do ano anterior',
        'Nº do recibo da declaração retificada',
      ],
    },
    {
      id: 'ReceiptNumber',
      kind: 'number',
      labels: [
        'Nº do recibo',
        'Número do recibo',
        'Recibo nº',
        'Nº do recibo da declaração',
        'Número do recibo da declaração',
        'Recibo de entrega nº',
        'Nº do recibo de entrega',
        'Número do recibo de entrega',
      ],
    },
    {
      id: 'DeliveryDate',
      kind: 'date',
      labels: [
        'APRESENTADA EM',
        'Data de entrega',
        'Data da entrega',
        'Entregue em',
        'Recebida em',
        'Transmitida em',
        'Data/hora da entrega',
        'Data e hora de entrega',
        'Data de recepção',
        'Data da transmissão',
      ],
    },
    {
      id: 'DeliveryTime',
      kind: 'time',
      labels: [
        'APRESENTADA EM',
        'Hora de entrega',
        'Hora da entrega',
        'Hora',
        'Entregue em',
        'Recebida em',
        'Transmitida em',
        'Data/hora da entrega',
        'Data e hora de entrega',
        'Hora da transmissão',
      ],
    },
    ...irpfAmounts,
  ],
};
