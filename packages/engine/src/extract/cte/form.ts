import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { cteBoxes } from './boxes.ts';
import { cargoFields } from './cargo.ts';
import { readPlaces } from './places.ts';
import { cteTables, titlesOfTables } from './tables.ts';
import { partyFields } from '../reading/particulars/parties.ts';

const party = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'District', 'City', 'UF', 'CEP', 'Phone'] as const;

/** Labels of the towns where the transport begins and ends. */
const ofStart = [
  'INÍCIO DA PRESTAÇÃO',
  'ORIGEM DA PRESTAÇÃO',
  'INÍCIO DA PRESTAÇÃO DO SERVIÇO',
  'LOCAL DE INÍCIO DA PRESTAÇÃO',
  'MUNICÍPIO DE INÍCIO',
  'MUNICÍPIO DE ORIGEM',
  'CIDADE DE ORIGEM',
  'ORIGEM',
];
const ofEnd = [
  'TÉRMINO DA PRESTAÇÃO',
  'DESTINO DA PRESTAÇÃO',
  'FIM DA PRESTAÇÃO',
  'TÉRMINO DA PRESTAÇÃO DO SERVIÇO',
  'LOCAL DE TÉRMINO DA PRESTAÇÃO',
  'MUNICÍPIO DE TÉRMINO',
  'MUNICÍPIO DE DESTINO',
  'CIDADE DE DESTINO',
  'DESTINO',
];

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
    Sender: ['REMETENTE', 'DADOS DO REMETENTE', 'IDENTIFICAÇÃO DO REMETENTE'],
    Recipient: ['DESTINATÁRIO', 'DADOS DO DESTINATÁRIO', 'IDENTIFICAÇÃO DO DESTINATÁRIO'],
    Dispatcher: ['EXPEDIDOR', 'DADOS DO EXPEDIDOR', 'IDENTIFICAÇÃO DO EXPEDIDOR'],
    Receiver: ['RECEBEDOR', 'DADOS DO RECEBEDOR', 'IDENTIFICAÇÃO DO RECEBEDOR'],
    Payer: [
      'TOMADOR DO SERVIÇO',
      'TOMADOR',
      'DADOS DO TOMADOR',
      'DADOS DO TOMADOR DO SERVIÇO',
      'IDENTIFICAÇÃO DO TOMADOR',
      'TOMADOR DO FRETE',
      'PAGADOR DO FRETE',
    ],
    // Text below these belongs to no party: the driver's number is among the remarks.
    Rest: [
      ...titlesOfTables,
      'PRODUTO PREDOMINANTE',
      'DADOS DA CARGA',
      'INFORMAÇÕES DA CARGA',
      'INFORMAÇÕES RELATIVAS AO IMPOSTO',
      'INFORMAÇÕES DO IMPOSTO',
      'DADOS DO IMPOSTO',
      'OBSERVAÇÕES',
      'OBSERVAÇÕES GERAIS',
      'INFORMAÇÕES ESPECÍFICAS DO MODAL RODOVIÁRIO',
      'DADOS ESPECÍFICOS DO MODAL RODOVIÁRIO',
      'DADOS ESPECÍFICOS DO MODAL RODOVIÁRIO - CARGA FRACIONADA',
      'DADOS ESPECÍFICOS DO MODAL RODOVIÁRIO - CARGA LOTAÇÃO',
      'DADOS DO MODAL RODOVIÁRIO',
      'DADOS DO TRANSPORTE RODOVIÁRIO',
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
  card: cteBoxes,
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
    'RESERVADO AO FISCO',
    'USO EXCLUSIVO DO EMISSOR DO CT-E',
  ],
  tables: cteTables,
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
    {
      id: 'Protocol',
      kind: 'number',
      labels: [
        'PROTOCOLO DE AUTORIZAÇÃO DE USO',
        'Protocolo de autorização',
        'Protocolo',
        'Número do protocolo',
        'Nº do protocolo',
      ],
    },
    {
      id: 'ProtocolDate',
      kind: 'date',
      labels: [
        'PROTOCOLO DE AUTORIZAÇÃO DE USO',
        'Protocolo de autorização',
        'Protocolo',
        'Data do protocolo',
        'Data de autorização',
        'Data da autorização',
        'Data/hora da autorização',
        'Data e hora de autorização',
      ],
    },
    {
      id: 'Modal',
      kind: 'text',
      labels: ['MODAL'],
      oneOf: /^(?:(?:RODOVI|AQUAVI|FERROVI|DUTOVI)[ÁA]RIO|A[ÉE]REO|MULTIMODAL)$/i,
    },
    {
      id: 'CTeType',
      kind: 'text',
      labels: ['TIPO DO CT-E', 'TIPO DE CT-E', 'TIPO CT-E', 'TIPO DO CONHECIMENTO', 'FINALIDADE DO CT-E'],
    },
    {
      id: 'ServiceType',
      kind: 'text',
      labels: ['TIPO DO SERVIÇO', 'TIPO DE SERVIÇO', 'TIPO SERVIÇO', 'TIPO DA PRESTAÇÃO'],
    },
    {
      id: 'PayerRole',
      kind: 'text',
      labels: [
        'TOMADOR DO SERVIÇO',
        'Tomador',
        'Tomador do frete',
        'Tipo de tomador',
        'Papel do tomador',
        'INDICADOR DO CT-E GLOBALIZADO / TOMADOR DO SERVIÇO',
      ],
      // Behind the answer whether the document is a global one, or the code of the role.
      oneOf:
        /(?<=^(?:(?:SIM|N[ÃA]O) ?[/-] ?|\d ?[–-] ?)?)(?:REMETENTE|DESTINAT[ÁA]RIO|EXPEDIDOR|RECEBEDOR|OUTROS)$/i,
    },
    { id: 'CFOP', kind: 'number', labels: ['CFOP'] },
    {
      id: 'OperationNature',
      kind: 'text',
      labels: ['NATUREZA DA PRESTAÇÃO', 'NATUREZA DA OPERAÇÃO', 'NATUREZA DO SERVIÇO'],
      // With its code, where only the second half of their label was read.
      splits: { pattern: /^(\d{4}) - (\p{L}.*)$/u, into: ['CFOP', 'OperationNature'] },
    },
    {
      id: 'OriginCity',
      kind: 'city',
      labels: [...ofStart, 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'OriginUF', kind: 'uf', labels: [...ofStart, 'UF', 'Município/UF', 'Cidade/UF'] },
    {
      id: 'DestinationCity',
      kind: 'city',
      labels: [...ofEnd, 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'DestinationUF', kind: 'uf', labels: [...ofEnd, 'UF', 'Município/UF', 'Cidade/UF'] },
    { id: 'IssuerCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    {
      id: 'IssuerIE',
      kind: 'state-register',
      labels: [
        'IE',
        'LE',
        'Inscrição Estadual',
        'Insc. Estadual',
        'Inscr. Estadual',
        'Inscr. Est.',
        'Insc. Est.',
      ],
    },
    { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
    { id: 'IssuerPhone', kind: 'phone', labels: ['Fone', 'Telefone', 'Fone/Fax', 'Tel'] },
    ...partyFields('Sender', party, { Name: ['REMETENTE'] }),
    ...partyFields('Recipient', party, { Name: ['DESTINATÁRIO'] }),
    ...partyFields('Dispatcher', party, { Name: ['EXPEDIDOR'] }),
    ...partyFields('Receiver', party, { Name: ['RECEBEDOR'] }),
    ...partyFields('Payer', party, { Name: ['TOMADOR DO SERVIÇO', 'TOMADOR'] }),
    ...cargoFields,
    {
      id: 'AdditionalInformation',
      kind: 'long-text',
      labels: ['OBSERVAÇÕES', 'OBSERVAÇÕES GERAIS', 'OBSERVAÇÃO'],
    },
  ],
};
