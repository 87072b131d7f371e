import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** Labels as they are printed on the models in use. */
export const refundForm: ServiceForm<'refund'> = {
  isReceipt: true,
  issuer: {
    name: 'IssuerName',
    tradeName: 'IssuerTradeName',
    address: 'IssuerAddress',
    district: 'IssuerDistrict',
    city: 'IssuerCity',
    uf: 'IssuerUF',
    cep: 'IssuerCEP',
    phone: 'IssuerPhone',
  },
  accessKey: 'AccessKey',
  keyParts: { issuer: 'IssuerCNPJ', number: 'Number', series: 'Series' },
  summed: {
    table: 'Items',
    description: 'Description',
    amount: 'TotalAmount',
    total: 'TotalAmount',
    subtotal: 'SubtotalAmount',
  },
  payment: { total: 'TotalAmount', paid: 'PaidAmount', change: 'ChangeAmount' },
  phrases: [
    // Where the coupon standards print the date without a label: after number and series, after the SAT number, before the counters.
    {
      pattern:
        /(?:NFC-?e n\S* ?\d+ S[ée]rie:? ?\d+ (?:Emiss[ãa]o:? )?|SAT N\S* ?[\d.-]+ )(\d\d\/\d\d\/\d{4})(?: -)? (\d\d:\d\d:\d\d)/i,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    {
      pattern: /(\d\d\/\d\d\/\d{4}) (\d\d:\d\d:\d\d)V? (?:GNF|CCF|COO)\b/,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    // A fiscal printer's operation counter (COO), whose letters O may be read as zeros.
    { pattern: /\bC[O0]{2}: ?(\d{4,6})\b/, gives: [['Number', 'number']] },
    // Means of payment as the NFC-e standard names them, each with its amount.
    {
      pattern:
        /(?<![\p{L}\d])(Dinheiro|Cheque|Cart[ãa]o (?:de )?(?:Cr[ée]dito|D[ée]bito)|Cr[ée]dito Loja|Vale (?:Alimenta[çc][ãa]o|Refei[çc][ãa]o|Presente|Combust[íi]vel)|PIX) (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
      gives: [
        ['PaymentMethod', 'text'],
        ['PaidAmount', 'money'],
      ],
    },
  ],
  tables: [
    {
      id: 'Items',
      least: 3,
      product: ['Quantity', 'UnitAmount', 'TotalAmount'],
      columns: [
        { id: 'Code', kind: 'code', labels: ['CÓDIGO', 'CÓD.', 'COD'] },
        { id: 'Description', kind: 'text', labels: ['DESCRIÇÃO', 'DESC.', 'DESC', 'PRODUTO', 'ITEM'] },
        { id: 'Quantity', kind: 'decimal', labels: ['QTD', 'QTD.', 'QTDE', 'QTDE.', 'QUANT.'] },
        { id: 'Unit', kind: 'text', holds: /\p{L}/u, labels: ['UN', 'UN.', 'UNID'] },
        {
          id: 'UnitAmount',
          kind: 'decimal',
          labels: [
            'VL UNIT',
            'VL. UNIT.',
            'VL.UN.',
            'VLR UNIT',
            'UNIT',
            'VL UNIT R$',
            'VL UNIT(R$)',
            'PREÇO',
          ],
        },
        { id: 'DiscountAmount', kind: 'money', labels: ['DESC. R$', 'DESCONTO'] },
        {
          id: 'TotalAmount',
          kind: 'money',
          labels: [
            'VL TOTAL',
            'VL. TOTAL',
            'VLR TOTAL',
            'TOTAL',
            'VL ITEM',
            'VL ITEM R$',
            'VL TOTAL R$',
            'VL ITEM(R$)',
          ],
        },
      ],
    },
  ],
  fields: [
    { id: 'IssuerCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    {
      id: 'IssuerIE',
      kind: 'state-register',
      labels: ['IE', 'INSCR. ESTADUAL', 'Inscrição Estadual', 'Insc. Estadual'],
    },
    { id: 'IssuerIM', kind: 'digits', labels: ['IM', 'Inscrição Municipal', 'Insc. Municipal'] },
    { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
    { id: 'IssuerPhone', kind: 'phone', labels: ['Fone', 'Tel', 'Telefone', 'Fone/Fax'] },
    {
      id: 'Number',
      kind: 'number',
      labels: ['NFC-e nº', 'Extrato No.', 'COO', 'Pedido', 'TICKET', 'TRANSACAO', 'Número'],
    },
    { id: 'Series', kind: 'number', labels: ['Série'] },
    { id: 'CCF', kind: 'number', labels: ['CCF'] },
    { id: 'ECFNumber', kind: 'number', labels: ['ECF'] },
    { id: 'ECFSerial', kind: 'code', labels: ['FAB'] },
    { id: 'SATSerial', kind: 'number', labels: ['SAT No.'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: ['Emissão.', 'SAIDA', 'DATA', 'Data de emissão', 'Data da emissão', 'Data emissão'],
    },
    { id: 'IssueTime', kind: 'time', labels: ['Hora', 'SAIDA'], follows: 'IssueDate' },
    {
      id: 'TotalAmount',
      kind: 'money',
      labels: [
        'Valor a Pagar R$',
        'TOTAL R$',
        'TOTAL',
        'Valor Total R$',
        'VALOR PAGO',
        'VALOR',
        'VALOR TOTAL',
      ],
    },
    {
      id: 'SubtotalAmount',
      kind: 'money',
      labels: ['Valor total R$', 'Total bruto de itens', 'Subtotal', 'VALOR DOS PRODUTOS'],
    },
    { id: 'DiscountAmount', kind: 'money', labels: ['Desconto R$', 'DESCONTOS R$'] },
    {
      id: 'ServiceChargeAmount',
      kind: 'money',
      labels: ['Serviço (10%) opcional', 'GORJETA/TAXA DE SERVIÇO'],
    },
    { id: 'CoverChargeAmount', kind: 'money', labels: ['Couvert artístico'] },
    { id: 'PaidAmount', kind: 'money', labels: ['VALOR PAGO R$', 'DINHEIRO', 'VALOR R$', 'Valor Pago'] },
    { id: 'ChangeAmount', kind: 'money', labels: ['Troco R$'] },
    {
      id: 'PaymentMethod',
      kind: 'text',
      labels: ['FORMA PAGAMENTO', 'FORMA DE PAGAMENTO', 'FORMA', 'PAGAMENTO'],
    },
    { id: 'CardAuthorization', kind: 'number', labels: ['AUT'] },
    { id: 'ItemCount', kind: 'number', labels: ['Qtde. total de itens', 'QTD. TOTAL DE ITENS'] },
    {
      id: 'ApproximateTaxesAmount',
      kind: 'money',
      labels: [
        'Tributos Totais Incidentes',
        'Valor aproximado dos tributos R$',
        'Trib aprox R$',
        'VALOR APROX. TRIBUTOS R$',
      ],
    },
    {
      id: 'ConsumerCPF',
      kind: 'cpf',
      labels: ['CONSUMIDOR - CPF', 'CPF/CNPJ do Consumidor', 'CPF', 'CPF/CNPJ', 'CNPJ/CPF'],
    },
    { id: 'ConsumerCNPJ', kind: 'cnpj', labels: ['CONSUMIDOR - CNPJ', 'CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    { id: 'PayerName', kind: 'name', labels: ['Recebi de', 'Nome/Razão Social', 'Razão Social', 'Nome'] },
    { id: 'AmountInWords', kind: 'text', labels: ['a importância de'] },
    { id: 'AccessKey', kind: 'access-key', labels: ['Consulte pela Chave de Acesso em', 'CHAVE DE ACESSO'] },
    { id: 'Protocol', kind: 'number', labels: ['Protocolo de Autorização', 'Protocolo'] },
    { id: 'ProtocolDate', kind: 'date', labels: ['Data de Autorização'] },
    { id: 'TableNumber', kind: 'number', labels: ['Mesa'] },
    { id: 'Attendant', kind: 'name', labels: ['Garçom'] },
    { id: 'VehiclePlate', kind: 'plate', labels: ['Placa'] },
    { id: 'Odometer', kind: 'number', labels: ['KM'] },
    { id: 'DriverName', kind: 'name', labels: ['Motorista'] },
    { id: 'DriverCPF', kind: 'cpf', labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF'] },
    { id: 'PermitNumber', kind: 'code', labels: ['Alvará'] },
    { id: 'Origin', kind: 'text', labels: ['referente a corrida de'] },
    { id: 'Destination', kind: 'text', labels: ['até'] },
    { id: 'EntryDate', kind: 'date', labels: ['ENTRADA'] },
    { id: 'EntryTime', kind: 'time', labels: ['ENTRADA'] },
    { id: 'Highway', kind: 'text', labels: ['RODOVIA'] },
    { id: 'Plaza', kind: 'text', labels: ['PRAÇA', 'PRAÇA DE PEDÁGIO', 'PRAÇA DE COBRANÇA'] },
    { id: 'VehicleCategory', kind: 'text', labels: ['CATEGORIA'] },
  ],
};
