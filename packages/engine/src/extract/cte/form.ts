import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { readPlaces } from './places.ts';
import { partyFields } from '../reading/particulars/parties.ts';

const amount = '\\d[\\d.]*,\\d{2}';
const town = "\\p{Lu}[\\p{L}'. -]*?";

const party = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'District', 'City', 'UF', 'CEP', 'Phone'] as const;

/** Who pays is a party of the freight, as a rule the sender or the recipient, and is printed a second time. */
const twinsOf = (one: 'Payer', other: 'Sender' | 'Recipient') => ({
  keys: [`${one}CNPJ`, `${other}CNPJ`] as const,
  pairs: party.map((part) => [`${one}${part}`, `${other}${part}`] as const),
});

/** Labels as they are printed on the models in use. */
export const cteForm: ServiceForm<'cte'> = {
  places: readPlaces,
  twins: [twinsOf('Payer', 'Sender'), twinsOf('Payer', 'Recipient')],
  sections: {
    Sender: ['REMETENTE'],
    Recipient: ['DESTINATÁRIO'],
    Dispatcher: ['EXPEDIDOR'],
    Receiver: ['RECEBEDOR'],
    Payer: ['TOMADOR DO SERVIÇO', 'TOMADOR'],
    // Text below these belongs to no party: the driver's number is among the remarks.
    Rest: [
      'PRODUTO PREDOMINANTE',
      'COMPONENTES DO VALOR DA PRESTAÇÃO DO SERVIÇO',
      'INFORMAÇÕES RELATIVAS AO IMPOSTO',
      'DOCUMENTOS ORIGINÁRIOS',
      'OBSERVAÇÕES',
    ],
  },
  issuer: {
    name: 'IssuerName',
    address: 'IssuerAddress',
    district: 'IssuerDistrict',
    city: 'IssuerCity',
    uf: 'IssuerUF',
    cep: 'IssuerCEP',
    phone: 'IssuerPhone',
  },
  accessKey: 'AccessKey',
  keyParts: { issuer: 'IssuerCNPJ', number: 'Number', series: 'Series', model: 'Model' },
  // Boxes of the model in the CT-e manual, whose labels are smaller than any other's.
  card: {
    runs: [
      {
        pattern: /^((?:RODOVI|AQUAVI|FERROVI|DUTOVI)[ÁA]RIO|A[ÉE]REO|MULTIMODAL)$/i,
        gives: [['Modal', 'text']],
      },
      {
        pattern: /^(\d{4}) - (PRESTA[CÇ][AÃ]O \S.*)$/i,
        gives: [
          ['CFOP', 'code'],
          ['OperationNature', 'text'],
        ],
      },
      {
        pattern: /^(\d{15}) - (\d\d\/\d\d\/\d{4}) \d\d:\d\d:\d\d$/,
        gives: [
          ['Protocol', 'number'],
          ['ProtocolDate', 'date'],
        ],
      },
      { pattern: /^(\d\d - (?:TRIBUTA[CÇ][AÃ]O|ICMS|N[AÃ]O|SIMPLES) .*)$/i, gives: [['CST', 'text']] },
    ],
    rows: [
      {
        pattern: /^(NORMAL|COMPLEMENTO \S+ \S+|SUBSTITU\S+) (NORMAL|SUBCONTRATA\S+|REDESPACHO)(?= |$)/,
        gives: [
          ['CTeType', 'text'],
          ['ServiceType', 'text'],
        ],
      },
      {
        pattern: /^(REMETENTE|DESTINAT[ÁA]RIO|EXPEDIDOR|RECEBEDOR|OUTROS) (?:A )?PAG(?:O|AR)(?= |$)/i,
        gives: [['PayerRole', 'text']],
      },
      {
        pattern: new RegExp(`^(${town}) - ([A-Z]{2}) (${town}) - ([A-Z]{2})$`, 'u'),
        gives: [
          ['OriginCity', 'city'],
          ['OriginUF', 'uf'],
          ['DestinationCity', 'city'],
          ['DestinationUF', 'uf'],
        ],
      },
      {
        pattern: new RegExp(`^\\S\\S - \\D+? (${amount}) (\\d{1,2},\\d{2}) (${amount})(?= |$)`),
        gives: [
          ['ICMSBase', 'money'],
          ['ICMSRate', 'percent'],
          ['ICMSAmount', 'money'],
        ],
      },
    ],
  },
  // Labels of the model in the CT-e manual.
  passedOver: [
    'RG',
    'DATA/HORA',
    'ASSINATURA / CARIMBO',
    'FL',
    'FORMA DE PAGAMENTO',
    'PAÍS',
    'OUTRAS CARACTERÍSTICAS DA CARGA',
    'PESO AFERIDO (KG)',
    '% RED. BC ICMS',
    '% RED BC CALC',
    'ICMS ST',
    'CIOT',
    'RESERVADO AO FISCO',
    'INFORMAÇÕES ESPECÍFICAS DO MODAL RODOVIÁRIO',
    'DADOS ESPECÍFICOS DO MODAL RODOVIÁRIO',
    'DADOS ESPECÍFICOS DO MODAL RODOVIÁRIO - CARGA FRACIONADA',
    'USO EXCLUSIVO DO EMISSOR DO CT-E',
  ],
  tables: [
    {
      id: 'Components',
      title: ['COMPONENTES DO VALOR DA PRESTAÇÃO DO SERVIÇO', 'COMPONENTES DO VALOR'],
      columns: [
        { id: 'Name', kind: 'text', labels: ['NOME', 'COMPONENTE'] },
        { id: 'Amount', kind: 'money', labels: ['VALOR', 'VALOR R$'] },
      ],
    },
    {
      id: 'OriginDocuments',
      title: ['DOCUMENTOS ORIGINÁRIOS'],
      columns: [
        { id: 'Kind', kind: 'code', labels: ['TIPO DOC', 'TP DOC.', 'TIPO DO DOCUMENTO', 'TIPO'] },
        {
          id: 'AccessKey',
          kind: 'access-key',
          labels: [
            'CNPJ/CHAVE',
            'CHAVE',
            'CHAVE DE ACESSO',
            'CNPJ/CPF EMITENTE / CHAVE',
            'CNPJ/CPF EMITENTE',
          ],
        },
        {
          id: 'Series',
          kind: 'code',
          labels: ['SÉRIE/NRO. DOCUMENTO', 'SÉRIE/Nº DOCUMENTO', 'SÉRIE/NÚMERO'],
          splits: { pattern: /^(\w*)\s*\/\s*(\w+)$/, into: ['Series', 'Number'] },
        },
      ],
    },
  ],
  fields: [
    { id: 'AccessKey', kind: 'access-key', labels: ['Chave de acesso'] },
    { id: 'Number', kind: 'number', labels: ['NÚMERO'] },
    { id: 'Series', kind: 'number', labels: ['SÉRIE'] },
    { id: 'Model', kind: 'code', labels: ['MODELO'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'DATA E HORA DE EMISSÃO',
        'Emissão',
        'Data de emissão',
        'Data da emissão',
        'Data emissão',
        'Data/hora de emissão',
        'Data e hora da emissão',
      ],
    },
    {
      id: 'IssueTime',
      kind: 'time',
      labels: [
        'DATA E HORA DE EMISSÃO',
        'Emissão',
        'Data/hora de emissão',
        'Data e hora da emissão',
        'Hora de emissão',
      ],
    },
    { id: 'Protocol', kind: 'number', labels: ['PROTOCOLO DE AUTORIZAÇÃO DE USO', 'Protocolo'] },
    { id: 'ProtocolDate', kind: 'date', labels: ['PROTOCOLO DE AUTORIZAÇÃO DE USO', 'Protocolo'] },
    {
      id: 'Modal',
      kind: 'text',
      labels: ['MODAL'],
      oneOf: /^(?:(?:RODOVI|AQUAVI|FERROVI|DUTOVI)[ÁA]RIO|A[ÉE]REO|MULTIMODAL)$/i,
    },
    { id: 'CTeType', kind: 'text', labels: ['TIPO DO CT-E'] },
    { id: 'ServiceType', kind: 'text', labels: ['TIPO DO SERVIÇO'] },
    {
      id: 'PayerRole',
      kind: 'text',
      labels: ['TOMADOR DO SERVIÇO', 'Tomador', 'INDICADOR DO CT-E GLOBALIZADO / TOMADOR DO SERVIÇO'],
      oneOf: /^(?:REMETENTE|DESTINAT[ÁA]RIO|EXPEDIDOR|RECEBEDOR|OUTROS)$/i,
    },
    { id: 'CFOP', kind: 'code', labels: ['CFOP'] },
    {
      id: 'OperationNature',
      kind: 'text',
      labels: ['NATUREZA DA PRESTAÇÃO'],
      // With its code, where only the second half of their label was read.
      splits: { pattern: /^(\d{4}) - (\p{L}.*)$/u, into: ['CFOP', 'OperationNature'] },
    },
    {
      id: 'OriginCity',
      kind: 'city',
      labels: [
        'INÍCIO DA PRESTAÇÃO',
        'ORIGEM DA PRESTAÇÃO',
        'Município',
        'Cidade',
        'Município/UF',
        'Cidade/UF',
      ],
    },
    {
      id: 'OriginUF',
      kind: 'uf',
      labels: ['INÍCIO DA PRESTAÇÃO', 'ORIGEM DA PRESTAÇÃO', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    {
      id: 'DestinationCity',
      kind: 'city',
      labels: [
        'TÉRMINO DA PRESTAÇÃO',
        'DESTINO DA PRESTAÇÃO',
        'Município',
        'Cidade',
        'Município/UF',
        'Cidade/UF',
      ],
    },
    {
      id: 'DestinationUF',
      kind: 'uf',
      labels: ['TÉRMINO DA PRESTAÇÃO', 'DESTINO DA PRESTAÇÃO', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'IssuerCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    { id: 'IssuerIE', kind: 'state-register', labels: ['IE', 'Inscrição Estadual', 'Insc. Estadual'] },
    { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
    { id: 'IssuerPhone', kind: 'phone', labels: ['Fone', 'Telefone', 'Fone/Fax', 'Tel'] },
    ...partyFields('Sender', party, { Name: ['REMETENTE'] }),
    ...partyFields('Recipient', party, { Name: ['DESTINATÁRIO'] }),
    ...partyFields('Dispatcher', party),
    ...partyFields('Receiver', party),
    ...partyFields('Payer', party, { Name: ['TOMADOR DO SERVIÇO'] }),
    { id: 'PredominantProduct', kind: 'text', labels: ['PRODUTO PREDOMINANTE'] },
    {
      id: 'CargoAmount',
      kind: 'money',
      labels: [
        'VALOR TOTAL DA CARGA',
        'VALOR TOTAL DA MERCADORIA',
        'Valor da Carga',
        'Valor da mercadoria',
        'Valor das mercadorias',
        'Vlr. total da carga',
      ],
    },
    {
      id: 'GrossWeight',
      kind: 'decimal',
      labels: ['PESO BRUTO (KG)', 'Peso Real', 'Peso bruto', 'Peso declarado (kg)'],
    },
    {
      id: 'ChargedWeight',
      kind: 'decimal',
      labels: [
        'PESO BASE CÁLCULO (KG)',
        'Peso base de cálculo',
        'Peso base de cálculo (kg)',
        'Peso taxado',
        'Peso taxado (kg)',
      ],
    },
    { id: 'CubedWeight', kind: 'decimal', labels: ['Peso Cubado', 'Peso cubado (kg)'] },
    { id: 'CubicVolume', kind: 'decimal', labels: ['CUBAGEM (M3)', 'Cubagem', 'Cubagem (m³)'] },
    {
      id: 'VolumeQuantity',
      kind: 'integer',
      labels: [
        'QTDE (VOL)',
        'Qtd. Volumes',
        'Qtde. de volumes',
        'Quantidade de volumes',
        'Volumes',
        'Qtde. volumes',
      ],
    },
    {
      id: 'TotalAmount',
      kind: 'money',
      labels: [
        'VALOR TOTAL DO SERVIÇO',
        'Valor total da prestação',
        'Valor total da prestação do serviço',
        'Valor total da prestação de serviço',
        'Valor da prestação',
      ],
    },
    {
      id: 'AmountReceivable',
      kind: 'money',
      labels: ['VALOR TOTAL A RECEBER', 'Valor a Receber', 'Vlr. a receber'],
    },
    { id: 'CST', kind: 'text', labels: ['SITUAÇÃO TRIBUTÁRIA'] },
    {
      id: 'ICMSBase',
      kind: 'money',
      labels: ['BASE DE CÁLCULO', 'Base de cálculo do ICMS', 'Base de cálculo ICMS'],
    },
    {
      id: 'ICMSRate',
      kind: 'percent',
      labels: ['ALÍQ ICMS', 'Alíquota', 'Alíq. do ICMS', 'Alíquota ICMS', 'Alíquota do ICMS'],
    },
    { id: 'ICMSAmount', kind: 'money', labels: ['VALOR ICMS', 'Valor do ICMS'] },
    { id: 'RNTRC', kind: 'number', labels: ['RNTRC DA EMPRESA', 'RNTRC'] },
    { id: 'VehiclePlate', kind: 'plate', labels: ['Placa', 'Placa do veículo'] },
    { id: 'DriverName', kind: 'name', labels: ['Motorista', 'Nome do motorista'] },
    {
      id: 'ExpectedDeliveryDate',
      kind: 'date',
      labels: [
        'DATA PREVISTA DE ENTREGA',
        'Previsão de Entrega',
        'Previsão da entrega',
        'Data prevista da entrega',
        'Data prevista entrega',
      ],
    },
    { id: 'AdditionalInformation', kind: 'long-text', labels: ['OBSERVAÇÕES'] },
  ],
};
