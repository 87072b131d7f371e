import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { partyFields } from '../reading/particulars/parties.ts';

/** Labels as they are printed on the models in use. */
export const transportdraftForm: ServiceForm<'transportdraft'> = {
  sections: {
    Sender: ['REMETENTE', 'DADOS DO REMETENTE'],
    Recipient: ['DESTINATÁRIO', 'DADOS DO DESTINATÁRIO'],
    Payer: [
      'CONSIGNATÁRIO',
      'PAGADOR DO FRETE',
      'TOMADOR / PAGADOR DO FRETE',
      'TOMADOR DO SERVIÇO',
      'PAGADOR',
    ],
    Driver: [
      'VEÍCULO / MOTORISTA',
      'MOTORISTA / VEÍCULO',
      'MOTORISTA',
      'DADOS DO MOTORISTA',
      'DADOS DO VEÍCULO',
      'TRANSPORTE',
    ],
    Goods: ['MERCADORIA', 'DADOS DA CARGA', 'CARGA', 'COMPOSIÇÃO DO FRETE'],
  },
  issuer: { name: 'CarrierName' },
  phrases: [
    {
      pattern:
        /(?:MINUTA|ORDEM|Minuta|Ordem) (?:DE|de) (?:COLETA|DESPACHO|TRANSPORTE|EMBARQUE|coleta|despacho|transporte|embarque)(?: n|[^]{0,120}?\bN)[º°o.]+ ?(\d[\d.]{2,})(?: (\d\d\/\d\d\/\d{4})(?: (\d\d:\d\d))?)?/,
      gives: [
        ['DraftNumber', 'integer'],
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    // The only date with a time that has no label.
    {
      pattern: /(\d\d\/\d\d\/\d{4}) (?:às )?(\d\d:\d\d)\b/,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    { pattern: /CNP[J)\]]?:? ([\d./-]{18})[^]{0,30}?\bRNTRC\b/, gives: [['CarrierCNPJ', 'cnpj']] },
  ],
  lists: [
    {
      table: 'Invoices',
      column: 'Number',
      kind: 'number',
      labels: ['Nota(s) fiscal(is)', 'Notas fiscais', 'Nº das notas fiscais', 'Documentos'],
    },
  ],
  card: { days: ['IssueDate'] },
  tables: [
    {
      id: 'Invoices',
      key: 'Number',
      totals: {
        VolumeQuantity: 'VolumeQuantity',
        VolumeKind: 'VolumeKind',
        GrossWeight: 'GrossWeight',
        Amount: 'GoodsAmount',
      },
      columns: [
        {
          id: 'Number',
          kind: 'number',
          labels: ['Nota fiscal', 'NF', 'Nº NF', 'N.F.', 'NF-e', 'Nº da nota', 'Número'],
        },
        { id: 'Series', kind: 'code', labels: ['Série'] },
        { id: 'Goods', kind: 'text', labels: ['Natureza', 'Mercadoria', 'Produto', 'Natureza da carga'] },
        {
          id: 'VolumeQuantity',
          kind: 'integer',
          labels: ['Qtd. vol.', 'Volumes', 'Qtde', 'Quant.', 'Qtd.', 'Vol.'],
        },
        { id: 'VolumeKind', kind: 'text', labels: ['Espécie'] },
        {
          id: 'GrossWeight',
          kind: 'decimal',
          labels: ['Peso real (kg)', 'Peso (kg)', 'Peso', 'Peso bruto (kg)', 'Peso bruto'],
        },
        {
          id: 'Amount',
          kind: 'money',
          labels: [
            'Valor NF (R$)',
            'Valor NF',
            'Valor da nota',
            'Valor R$',
            'Valor (R$)',
            'Valor da mercadoria R$',
            'Valor da mercadoria (R$)',
            'Valor da mercadoria',
            'Valor',
          ],
        },
      ],
    },
  ],
  fields: [
    {
      id: 'DraftNumber',
      kind: 'integer',
      labels: [
        'Nº DA MINUTA',
        'MINUTA Nº',
        'MINUTA DE COLETA Nº',
        'MINUTA DE DESPACHO Nº',
        'MINUTA DE TRANSPORTE Nº',
        'Nº MINUTA',
      ],
    },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: ['DATA/HORA EMISSÃO', 'Data', 'EMISSÃO', 'Data de emissão', 'Data da emissão', 'Data emissão'],
    },
    { id: 'IssueTime', kind: 'time', labels: ['DATA/HORA EMISSÃO'], follows: 'IssueDate' },
    {
      id: 'FreightMode',
      kind: 'text',
      labels: [
        'FRETE',
        'TOMADOR / PAGADOR DO FRETE',
        'PAGADOR DO FRETE',
        'Tipo do frete',
        'Tipo de frete',
        'Modalidade do frete',
        'Frete por conta',
      ],
      // Of two options whose marks were lost, the first is taken: the mark is before it.
      oneOf: /^(?:CIF|FOB|PAGO|A PAGAR)\b(?:(?!\s(?:CIF|FOB)\b).)*/i,
    },
    {
      id: 'FreightAmount',
      kind: 'money',
      labels: ['Frete R$', 'VALOR DO FRETE', 'TOTAL', 'TOTAL DO FRETE', 'Valor do frete combinado'],
    },
    { id: 'WeightFreightAmount', kind: 'money', labels: ['FRETE PESO'] },
    { id: 'AdValoremAmount', kind: 'money', labels: ['AD VALOREM', 'Frete valor'] },
    { id: 'GRISAmount', kind: 'money', labels: ['GRIS'] },
    { id: 'TollAmount', kind: 'money', labels: ['PEDÁGIO'] },
    { id: 'DispatchFeeAmount', kind: 'money', labels: ['TAS/SEC-CAT'] },
    { id: 'OtherAmount', kind: 'money', labels: ['OUTROS'] },
    { id: 'ICMSAmount', kind: 'money', labels: ['ICMS'] },
    {
      id: 'GoodsAmount',
      kind: 'money',
      labels: [
        'VALOR MERCADORIA',
        'VALOR DA MERCADORIA',
        'VALOR DA MERCADORIA (R$)',
        'VALOR DA CARGA',
        'VLR TOTAL MERCADORIA',
        'Valor da mercadoria R$',
      ],
    },
    { id: 'GoodsDescription', kind: 'text', labels: ['Mercadoria', 'Natureza da carga', 'Produto'] },
    {
      id: 'VolumeQuantity',
      kind: 'integer',
      labels: [
        'Quant.',
        'TOTAL VOLUMES',
        'TOTAL DE VOLUMES',
        'VOLUMES',
        'QTDE VOLUMES',
        'QTD. VOLUMES',
        'QUANTIDADE DE VOLUMES',
      ],
    },
    { id: 'VolumeKind', kind: 'text', labels: ['ESPÉCIE'] },
    {
      id: 'GrossWeight',
      kind: 'decimal',
      labels: ['PESO (KG)', 'PESO REAL KG', 'PESO BRUTO', 'PESO BRUTO (KG)', 'PESO TOTAL', 'PESO REAL'],
    },
    { id: 'CubedWeight', kind: 'decimal', labels: ['PESO CUBADO KG'] },
    { id: 'CubicMeters', kind: 'decimal', labels: ['Cubagem (m³)'] },
    {
      id: 'OriginCity',
      kind: 'city',
      labels: ['ORIGEM', 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'OriginState', kind: 'uf', labels: ['ORIGEM', 'UF', 'Município/UF', 'Cidade/UF'] },
    {
      id: 'DestinationCity',
      kind: 'city',
      labels: ['DESTINO', 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'DestinationState', kind: 'uf', labels: ['DESTINO', 'UF', 'Município/UF', 'Cidade/UF'] },
    { id: 'PickupDate', kind: 'date', labels: ['Data da coleta'] },
    { id: 'PickupWindow', kind: 'text', labels: ['Horário'] },
    { id: 'SenderContact', kind: 'text', labels: ['Contato'], section: 'Sender' },
    { id: 'DriverName', kind: 'text', labels: ['MOTORISTA'] },
    {
      id: 'DriverCPF',
      kind: 'cpf',
      labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF', 'CPF DO MOTORISTA'],
      section: 'Driver',
    },
    { id: 'Plate', kind: 'plate', labels: ['PLACA', 'Veículo placa'] },
    { id: 'CarrierRNTRC', kind: 'number', labels: ['RNTRC'] },
    ...partyFields('Payer', ['Name', 'CNPJ'], {
      CNPJ: ['TOMADOR / PAGADOR DO FRETE'],
      Name: ['TOMADOR / PAGADOR DO FRETE'],
    }),
    { id: 'CarrierCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    ...partyFields(
      'Sender',
      ['Name', 'CPF', 'CNPJ', 'Phone', 'Street', 'Number', 'District', 'City', 'State', 'PostalCode', 'IE'],
      { Name: ['Expedidor', 'REMETENTE'] },
    ),
    ...partyFields(
      'Recipient',
      ['Name', 'CPF', 'CNPJ', 'Phone', 'Street', 'Number', 'District', 'City', 'State', 'PostalCode', 'IE'],
      { Name: ['Consignatário', 'DESTINATÁRIO'] },
    ),
  ],
};
