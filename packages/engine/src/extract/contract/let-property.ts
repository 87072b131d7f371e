import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { combined } from './wordings.ts';

const kinds = [
  { code: 'SEASON', said: /temporada/i },
  {
    code: 'COMMERCIAL',
    said: /n[aã]o[ -]*residencia|com[eé]rci|empresaria|industri|escrit[oó]rio|loja|servi[cç]os|profissiona|consult[oó]rio/i,
  },
  { code: 'RESIDENTIAL', said: /residencia|resid[eê]ncia|moradia|habita/i },
] as const;

/** What a lease's summary says of the use of the property, and of its registers. */
export const letProperty: readonly FormField<FieldName<'contract'>>[] = [
  {
    id: 'ContractKind',
    kind: 'text',
    labels: [
      ...combined(
        ['Destinação', 'Finalidade', 'Tipo', 'Uso', 'Utilização', 'Natureza', 'Espécie', 'Fins'],
        ['', 'do imóvel', 'da locação', 'de locação', 'do contrato', 'de contrato'],
      ),
      ...combined(['Uso'], ['permitido', 'pretendido', 'a que se destina', 'contratado', 'autorizado']),
      'Destinação / Uso',
      'Uso / Destinação',
      'Destina-se a',
      'Fim a que se destina',
      'Atividade permitida',
      'Modalidade',
      'Modalidade de locação',
      'Modalidade da locação',
    ],
    codes: kinds,
  },
  {
    id: 'PropertyTaxNumber',
    kind: 'number',
    labels: [
      'IPTU',
      ...combined(
        ['Inscrição', 'Inscr.', 'Cadastro', 'Registro', 'Nº de inscrição', 'Nº da inscrição'],
        [
          'IPTU',
          'do IPTU',
          'no IPTU',
          'imobiliária',
          'imobiliário',
          'municipal',
          'na prefeitura',
          'na Prefeitura Municipal',
          'municipal (IPTU)',
          'imobiliária / IPTU',
          'imobiliária (IPTU)',
          'imobiliária municipal',
          'imobiliário municipal',
          'cadastral',
          'fiscal',
          'predial',
          'tributária',
          'do imóvel (IPTU)',
        ],
      ),
      ...combined(['IPTU'], ['nº', '(inscrição)', '/ Inscrição', '– Inscrição', '– contribuinte']),
      ...combined(['Nº', 'Número', 'Código'], ['do IPTU', 'IPTU', 'do contribuinte', 'de contribuinte']),
      ...combined(['Contribuinte'], ['', 'nº', 'municipal', 'IPTU', '(IPTU)']),
      'Índice cadastral',
      'Índice cadastral (IPTU)',
      'Indicação fiscal',
      'Cadastro técnico municipal',
      'Setor / Quadra / Lote',
      'SQL',
      'SQL (IPTU)',
    ],
  },
  {
    id: 'PropertyRegistration',
    kind: 'number',
    labels: [
      ...combined(
        ['Matrícula', 'Nº da matrícula', 'Nº de matrícula', 'Matr.', 'Registro'],
        [
          '/ CRI',
          'CRI',
          'no CRI',
          'do CRI',
          '/ RGI',
          'RGI',
          'no RGI',
          'do RGI',
          'RI',
          'no RI',
          '/ Cartório',
          'no cartório',
          'do imóvel',
          '/ Registro de imóveis',
          'no registro de imóveis',
          '(R.I.)',
          'do registro de imóveis',
          'no registro imobiliário',
          'imobiliária',
        ],
      ),
      ...combined(['Matrícula'], ['', 'nº', '(CRI)', '(RGI)', '(RI)', 'imobiliária nº']),
      'Nº da matrícula',
      'Nº matrícula',
      'Número da matrícula',
      'Registro de imóveis',
      'Registro imobiliário',
      'Registro geral de imóveis',
    ],
  },
  {
    id: 'PropertyArea',
    kind: 'measure',
    labels: [
      ...combined(
        ['Área', 'Metragem'],
        ['', 'privativa', 'construída', 'útil', 'total', 'locada', 'do imóvel', 'aproximada', '(m²)', 'm²'],
      ),
      'Área edificada',
      'Área real',
      'Área de uso privativo',
      'Área interna',
      'Área do terreno',
    ],
  },
];
