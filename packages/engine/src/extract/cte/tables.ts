import { readLedAmounts } from '../reading/tables/led-amounts.ts';
import { readNamedAmounts } from '../reading/tables/named-amounts.ts';
import { readSummedColumn } from '../reading/tables/summed-column.ts';
import { readSummedNames } from '../reading/tables/summed-names.ts';
import { isOwnKey, readDocumentsByKey } from './documents-by-key.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';

const namesOfComponents = [
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
  'VALORES',
  'VALORES (R$)',
  'PREÇO DO FRETE',
  'DETALHAMENTO DO FRETE',
  'DETALHAMENTO DO VALOR DO FRETE',
  'COMPOSIÇÃO FRETE',
  'COMPOSIÇÃO DA PRESTAÇÃO',
  'COMPONENTES DO PREÇO',
  'COMPONENTES',
  'FRETE E TAXAS',
  'FRETE',
  'FRETES E TAXAS',
  'TAXAS',
  'TAXAS DO FRETE',
  'DISCRIMINAÇÃO DO FRETE',
  'DISCRIMINAÇÃO DOS VALORES',
  'DISCRIMINAÇÃO DO VALOR DO FRETE',
  'DEMONSTRATIVO DO FRETE',
  'CÁLCULO DO FRETE',
  'VALORES DO SERVIÇO',
  'VALORES DO CONHECIMENTO',
  'PARCELAS DO FRETE',
  'FRETE - COMPOSIÇÃO',
];
const ofComponents = namesOfComponents.flatMap((name) => [name, `${name} (R$)`]);

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
  'DOCUMENTOS',
  'DOCUMENTO ORIGINÁRIO',
  'DOCUMENTOS EMBARCADOS',
  'NOTAS FISCAIS EMBARCADAS',
  'NOTAS FISCAIS VINCULADAS',
  'NOTAS FISCAIS DA CARGA',
  'NOTAS FISCAIS ELETRÔNICAS',
  'NOTAS TRANSPORTADAS',
  'NF-E TRANSPORTADAS',
  'NFS TRANSPORTADAS',
  'DOCUMENTOS DA MERCADORIA',
  'DOCUMENTOS TRANSPORTE',
  'RELAÇÃO DE NOTAS',
  'RELAÇÃO DAS NOTAS FISCAIS',
  'DOCUMENTOS ANEXOS',
];

/** Names of the paper that a freight's document is. */
const papers = [
  'NF-e',
  'NFe',
  'NF',
  'NOTA',
  'NOTA FISCAL',
  'NOTA FISCAL ELETRÔNICA',
  'DOCUMENTO',
  'DOCUMENTO FISCAL',
  'DOCUMENTO FISCAL ELETRÔNICO',
  'DOCUMENTO ORIGINÁRIO',
];
const ofPaper = (head: string): string[] =>
  papers.flatMap((paper) => [`${head} D${/^NF|^NOTA/.test(paper) ? 'A' : 'O'} ${paper}`, `${head} ${paper}`]);

const ofKeys = ['CHAVE', 'CHAVE DE ACESSO', ...ofPaper('CHAVE DE ACESSO'), ...ofPaper('CHAVE')];
const ofNumbers = [
  'NÚMERO',
  'Nº',
  ...ofPaper('NÚMERO'),
  ...ofPaper('Nº'),
  'NF-e Nº',
  'NRO. DOCUMENTO',
  'NR. DOC.',
  'Nº DOC.',
  'NRO.',
  'DOCUMENTO Nº',
  'NOTA FISCAL',
  'NF',
];

export const titlesOfTables = [...ofComponents, ...ofDocuments];

export const cteTables: ServiceForm<'cte'>['tables'] = [
  {
    id: 'Components',
    title: ofComponents,
    follows: ['Name', /^FRETE(?: PESO)?$/i, /^(?:FRETE VALOR|AD[ -]?VALOREM)$/i],
    cards: (sheet) =>
      readNamedAmounts(sheet, ofComponents) ??
      readLedAmounts(sheet) ??
      readSummedColumn(sheet) ??
      readSummedNames(sheet),
    columns: [
      {
        id: 'Name',
        kind: 'text',
        // The stroke of the dispatch's name.
        mends: [/^SEC[I1l|]CAT$/, 'SEC/CAT'],
        labels: [
          'NOME',
          'COMPONENTE',
          'DESCRIÇÃO',
          'DISCRIMINAÇÃO',
          'ITEM',
          'TAXA',
          'PARCELA',
          'COMPONENTE DO FRETE',
          'NOME DO COMPONENTE',
          'COMP.',
          'NOME COMP.',
        ],
      },
      {
        id: 'Amount',
        kind: 'money',
        labels: [
          'VALOR',
          'VALOR R$',
          'VALOR (R$)',
          'VALOR DO COMPONENTE',
          'VALOR COBRADO',
          'VLR.',
          'VL.',
          'VR.',
          'VALOR COMP.',
        ],
      },
    ],
  },
  {
    id: 'OriginDocuments',
    title: ofDocuments,
    cards: readDocumentsByKey,
    isOfPage: isOwnKey,
    ascends: 'Number',
    columns: [
      {
        id: 'Kind',
        kind: 'code',
        labels: [
          'TIPO DOC',
          'TP DOC.',
          'TIPO DO DOCUMENTO',
          'TIPO DE DOCUMENTO',
          'TIPO',
          'TP',
          'DOCUMENTO',
          'TIPO DOCUMENTO',
          'TP DOCUMENTO',
          'ESPÉCIE DO DOCUMENTO',
          'ESPÉCIE',
          'DOC',
          'MODELO',
          'TIPO DO DOC. ORIGINÁRIO',
        ],
      },
      {
        id: 'AccessKey',
        kind: 'access-key',
        labels: [
          ...ofKeys,
          'CNPJ/CHAVE',
          'CNPJ/CHAVE DE ACESSO',
          'CNPJ/CPF EMITENTE / CHAVE',
          'CNPJ/CPF EMITENTE',
          'CNPJ EMITENTE / CHAVE',
          'EMITENTE / CHAVE DE ACESSO',
          'CHAVE DE ACESSO / CNPJ',
          'CHAVE DO DF-e',
          'CHAVE DOC.',
          'CNPJ/CHAVE/OBS',
          'CHAVE ACESSO',
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
          'SÉRIE/NRO.',
          'SÉRIE/NRO',
          'SÉRIE/NUM.',
          'SÉRIE/DOCUMENTO',
          'SÉRIE/NOTA',
          'SÉRIE/NÚMERO NF-e',
          'SÉRIE/NÚMERO',
          'SÉRIE',
          'SÉRIE-Nº',
          'SÉRIE - NÚMERO',
          'SÉRIE / Nº DA NOTA',
          'SÉRIE/Nº NF',
          'SER.',
          'SÉR.',
          'SÉRIE NF',
          'SÉRIE DO DOCUMENTO',
          'SÉRIE DOC.',
        ],
        // The thin slash may be lost in a picture.
        splits: { pattern: /^(\w{0,3})(?:\s*[/-]\s*|\s+)(\w+)$/, into: ['Series', 'Number'] },
      },
      {
        id: 'Number',
        kind: 'number',
        holds: /^\d{1,9}$/,
        labels: ofNumbers,
      },
    ],
  },
];
