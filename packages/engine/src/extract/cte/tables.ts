import type { ServiceForm } from '../reading/forms/form-spec.ts';

const ofComponents = [
  'COMPONENTES DO VALOR DA PRESTAÇÃO DO SERVIÇO',
  'COMPONENTES DO VALOR DA PRESTAÇÃO DE SERVIÇO',
  'COMPONENTES DO VALOR DA PRESTAÇÃO',
  'COMPONENTES DO VALOR DO SERVIÇO',
  'COMPONENTES DO VALOR',
  'COMPONENTES DA PRESTAÇÃO',
  'COMPONENTES DO FRETE',
  'COMPONENTES DO VALOR DO FRETE',
  'COMPOSIÇÃO DO VALOR DA PRESTAÇÃO DO SERVIÇO',
  'COMPOSIÇÃO DO VALOR DA PRESTAÇÃO',
  'COMPOSIÇÃO DO VALOR DO FRETE',
  'COMPOSIÇÃO DO VALOR',
  'COMPOSIÇÃO DO FRETE',
  'COMPOSIÇÃO DO PREÇO',
  'VALORES DA PRESTAÇÃO',
  'VALORES DA PRESTAÇÃO DO SERVIÇO',
  'VALORES DO FRETE',
  'DETALHAMENTO DO FRETE',
  'DETALHAMENTO DO VALOR DO FRETE',
];

const ofDocuments = [
  'DOCUMENTOS ORIGINÁRIOS',
  'DOCUMENTOS DE ORIGEM',
  'DOCUMENTOS TRANSPORTADOS',
  'DOCUMENTOS FISCAIS',
  'DOCUMENTOS FISCAIS TRANSPORTADOS',
  'DOCUMENTOS VINCULADOS',
  'DOCUMENTOS REFERENCIADOS',
  'DOCUMENTOS DA CARGA',
  'DOCUMENTAÇÃO ORIGINÁRIA',
  'RELAÇÃO DE DOCUMENTOS',
  'RELAÇÃO DE NOTAS FISCAIS',
  'NOTAS FISCAIS TRANSPORTADAS',
  'NOTAS FISCAIS',
];

export const titlesOfTables = [...ofComponents, ...ofDocuments];

export const cteTables: ServiceForm<'cte'>['tables'] = [
  {
    id: 'Components',
    title: ofComponents,
    columns: [
      { id: 'Name', kind: 'text', labels: ['NOME', 'COMPONENTE', 'DESCRIÇÃO', 'DISCRIMINAÇÃO'] },
      { id: 'Amount', kind: 'money', labels: ['VALOR', 'VALOR R$', 'VALOR (R$)'] },
    ],
  },
  {
    id: 'OriginDocuments',
    title: ofDocuments,
    columns: [
      {
        id: 'Kind',
        kind: 'code',
        labels: ['TIPO DOC', 'TP DOC.', 'TIPO DO DOCUMENTO', 'TIPO DE DOCUMENTO', 'TIPO', 'TP', 'DOCUMENTO'],
      },
      {
        id: 'AccessKey',
        kind: 'access-key',
        labels: [
          'CNPJ/CHAVE',
          'CNPJ/CHAVE DE ACESSO',
          'CHAVE',
          'CHAVE DE ACESSO',
          'CHAVE DA NF-e',
          'CHAVE NF-e',
          'CHAVE DE ACESSO DA NF-e',
          'CHAVE DO DOCUMENTO',
          'CNPJ/CPF EMITENTE / CHAVE',
          'CNPJ/CPF EMITENTE',
        ],
      },
      {
        id: 'Series',
        kind: 'series',
        labels: [
          'SÉRIE/NRO. DOCUMENTO',
          'SÉRIE/NÚMERO DO DOCUMENTO',
          'SÉRIE/Nº DOCUMENTO',
          'SÉRIE/Nº',
          'SÉRIE/NÚMERO',
          'SÉRIE',
        ],
        // The thin slash may be lost in a picture.
        splits: { pattern: /^(\w{0,3})(?:\s*[/-]\s*|\s+)(\w+)$/, into: ['Series', 'Number'] },
      },
      {
        id: 'Number',
        kind: 'number',
        holds: /^\d{1,9}$/,
        labels: [
          'NÚMERO',
          'Nº',
          'NÚMERO DO DOCUMENTO',
          'Nº DO DOCUMENTO',
          'Nº DOCUMENTO',
          'NÚMERO DA NOTA',
          'NÚMERO DA NOTA FISCAL',
          'Nº DA NF',
          'NÚMERO DA NF-e',
        ],
      },
    ],
  },
];
