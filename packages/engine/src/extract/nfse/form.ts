import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { partyFields } from '../reading/particulars/parties.ts';

const party = [
  'CNPJ',
  'CPF',
  'IE',
  'IM',
  'Address',
  'District',
  'City',
  'UF',
  'CEP',
  'Phone',
  'Email',
] as const;

/** Labels as they are printed on the models in use. */
export const nfseForm: ServiceForm<'nfse'> = {
  sections: {
    Provider: [
      'PRESTADOR DE SERVIÇOS',
      'PRESTADOR DO SERVIÇO',
      'PRESTADOR',
      'DADOS DO PRESTADOR',
      'EMITENTE DA NFS-E',
      'EMITENTE DA NFS-E PRESTADOR DO SERVIÇO',
      'IDENTIFICAÇÃO DO PRESTADOR',
    ],
    Customer: [
      'TOMADOR DE SERVIÇOS',
      'TOMADOR DO SERVIÇO',
      'TOMADOR',
      'DADOS DO TOMADOR',
      'IDENTIFICAÇÃO DO TOMADOR',
    ],
    Intermediary: ['INTERMEDIÁRIO DO SERVIÇO', 'INTERMEDIÁRIO DE SERVIÇOS', 'INTERMEDIÁRIO'],
  },
  phrases: [
    {
      pattern:
        /prefeitura (?:municipal|do munic[ií]pio) d[aeo] ((?:\p{Lu}[\p{L}'-]*|d[aeo]s?)(?: (?:\p{Lu}[\p{L}'-]*|d[aeo]s?))*?)(?= (?:secretaria|n[uú]mero|nota|cnpj|\d)|$)/iu,
      gives: [['IssuingCity', 'city']],
    },
    {
      pattern: /RPS N[º°o.]+ ?(\d+)(?:,? S[eé]rie (\w+))?,? emitido em (\d\d\/\d\d\/\d{4})/i,
      gives: [
        ['RPSNumber', 'number'],
        ['RPSSeries', 'code'],
        ['RPSDate', 'date'],
      ],
    },
    { pattern: /\b(\d{4}-\d\/\d{2})\b/, gives: [['CNAE', 'number']] },
  ],
  signs: [
    {
      id: 'ISSQNWithheld',
      value: 'true',
      pattern: /\(\s?X\s?\) Sim|ISS(?:QN)? retido\W{1,3}sim|ser[aá] retido pelo tomador|retido pelo tomador/i,
    },
    {
      id: 'ISSQNWithheld',
      value: 'false',
      pattern: /\(\s?X\s?\) N[aã]o\b|ISS(?:QN)? retido\W{1,3}n[aã]o\b|n[aã]o retido/i,
    },
  ],
  tables: [
    {
      id: 'Items',
      least: 3,
      columns: [
        {
          id: 'Description',
          kind: 'text',
          labels: [
            'Descrição',
            'Discriminação',
            'Discriminação dos Serviços',
            'Descrição do Serviço',
            'Item',
          ],
        },
        { id: 'Quantity', kind: 'decimal', labels: ['Quantidade', 'Qtde', 'Qtd.', 'Quant.'] },
        {
          id: 'UnitAmount',
          kind: 'money',
          labels: [
            'Valor unitário',
            'Vlr. Unit.',
            'Unitário',
            'Valor unit.',
            'Preço unitário',
            'Valor Unitário (R$)',
          ],
        },
        {
          id: 'TotalAmount',
          kind: 'money',
          labels: ['Valor total', 'Vlr. Total', 'Total', 'Valor Total (R$)'],
        },
      ],
    },
  ],
  // Boxes of the national form and of the ABRASF model that no field reads.
  passedOver: [
    'Exigibilidade do ISSQN',
    'Número Processo Suspensão',
    'Suspensão da Exigibilidade do ISSQN',
    'Natureza da Operação',
    'Regime Especial de Tributação',
    'Tributação do ISSQN',
    'Tipo de Imunidade',
    'Incentivo Fiscal',
    'Código da Obra',
    'Código ART',
  ],
  fields: [
    { id: 'Number', kind: 'number', labels: ['Número da NFS-e', 'Número da Nota'] },
    { id: 'AccessKey', kind: 'access-key', labels: ['Chave de Acesso da NFS-e', 'Chave de acesso'] },
    { id: 'VerificationCode', kind: 'code', labels: ['Código de Verificação', 'Código de Autenticidade'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'Data e Hora da emissão da NFS-e',
        'Data e Hora de Emissão',
        'Data e Hora da Emissão',
        'Emitida em',
        'Data de emissão',
        'Data da emissão',
        'Emissão',
        'Data emissão',
      ],
    },
    {
      id: 'IssueTime',
      kind: 'time',
      labels: [
        'Data e Hora da emissão da NFS-e',
        'Data e Hora de Emissão',
        'Data e Hora da Emissão',
        'Emitida em',
      ],
    },
    { id: 'CompetenceDate', kind: 'date', labels: ['Competência da NFS-e', 'Competência'] },
    { id: 'CompetenceDate', kind: 'month', labels: ['Competência da NFS-e', 'Competência'] },
    { id: 'RPSNumber', kind: 'number', labels: ['RPS Nº', 'Número do RPS', 'RPS'] },
    { id: 'RPSSeries', kind: 'code', labels: ['Série'] },
    { id: 'RPSDate', kind: 'date', labels: ['emitido em'] },
    { id: 'DPSNumber', kind: 'number', labels: ['Número da DPS'] },
    { id: 'DPSSeries', kind: 'code', labels: ['Série da DPS'] },
    ...partyFields('Provider', ['Name', 'TradeName', ...party]),
    ...partyFields('Customer', ['Name', ...party]),
    ...partyFields('Intermediary', ['Name', 'CNPJ']),
    {
      id: 'ServiceCode',
      kind: 'code',
      labels: [
        'Código de Tributação Nacional',
        'Código do Serviço',
        'Código do Serviço / Atividade',
        'Serviço Prestado',
        'Código de Tributação do Município (CTISS)',
        'Item da Lista de Serviços (LC 116/2003)',
      ],
    },
    {
      id: 'MunicipalServiceCode',
      kind: 'code',
      labels: ['Código de Tributação Municipal', 'Código Tributação Municipal', 'Cód. Tributação Municipal'],
    },
    { id: 'ServiceListItem', kind: 'code', labels: ['Subitem Lista de Serviços LC 116/03'] },
    { id: 'CNAE', kind: 'code', labels: ['CNAE'] },
    { id: 'NBSCode', kind: 'digits', labels: ['NBS'] },
    {
      id: 'ServiceDescription',
      kind: 'long-text',
      labels: ['Descrição do Serviço', 'DISCRIMINAÇÃO DOS SERVIÇOS'],
    },
    {
      id: 'ServiceCity',
      kind: 'city',
      labels: [
        'Local da Prestação',
        'Local da Prestação do Serviço',
        'Município',
        'Cidade',
        'Município/UF',
        'Cidade/UF',
      ],
    },
    {
      id: 'TaxCity',
      kind: 'city',
      labels: [
        'Município de Incidência do ISSQN',
        'Cod/Município da incidência do ISSQN',
        'Município',
        'Cidade',
        'Município/UF',
        'Cidade/UF',
      ],
    },
    { id: 'SimplesNacional', kind: 'text', labels: ['Simples Nacional na Data de Competência'] },
    {
      id: 'ServiceAmount',
      kind: 'money',
      labels: [
        'Valor do Serviço',
        'VALOR TOTAL DO SERVIÇO',
        'Valor dos Serviços R$',
        'VALOR DA NOTA',
        'Valor dos serviços',
        'VALOR TOTAL DA NOTA',
      ],
    },
    {
      id: 'UnconditionalDiscountAmount',
      kind: 'money',
      labels: [
        'Desconto Incondicionado',
        'Desconto Incondicionado (R$)',
        'Desc. Incondicionado',
        '(-) Desconto Incondicionado',
      ],
    },
    { id: 'ISSQNBase', kind: 'money', labels: ['BC ISSQN', 'Base de Cálculo (R$)', 'Base de Cálculo'] },
    {
      id: 'ISSQNRate',
      kind: 'percent',
      labels: ['Alíquota Aplicada', 'Alíquota (%)', '(x) Alíquota %', '(x) Alíquota'],
    },
    { id: 'ISSQNAmount', kind: 'money', labels: ['ISSQN Apurado', 'Valor do ISS (R$)', '(=) Valor do ISS'] },
    { id: 'ISSQNWithheldAmount', kind: 'money', labels: ['ISSQN Retido', '(-) ISS Retido na Fonte'] },
    { id: 'PISAmount', kind: 'money', labels: ['PIS/PASEP (R$)', 'PIS (R$)'] },
    { id: 'COFINSAmount', kind: 'money', labels: ['COFINS (R$)'] },
    { id: 'INSSAmount', kind: 'money', labels: ['INSS (R$)'] },
    { id: 'IRRFAmount', kind: 'money', labels: ['IRRF', 'IRRF (R$)', 'IR (R$)'] },
    { id: 'CSLLAmount', kind: 'money', labels: ['CSLL (R$)'] },
    { id: 'SocialContributionsAmount', kind: 'money', labels: ['Contribuições Sociais - Retidas'] },
    {
      id: 'FederalWithholdingsAmount',
      kind: 'money',
      labels: ['Total das Retenções Federais', '(-) Retenções Federais'],
    },
    {
      id: 'NetAmount',
      kind: 'money',
      labels: ['Valor Líquido da NFS-e', '(=) Valor Líquido R$', 'Valor Líquido', 'Valor líquido a pagar'],
    },
  ],
};
