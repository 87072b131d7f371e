import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { combined } from './wordings.ts';

const kinds = [
  { code: 'NONE', said: /sem garantia|nenhuma|n[aã]o h[aá]|dispensada|isent/i },
  { code: 'RENT_INSURANCE', said: /seguro/i },
  { code: 'CAPITALIZATION_BOND', said: /capitaliza/i },
  { code: 'DEPOSIT', said: /cau[cç][aã]o|dep[oó]sito/i },
  { code: 'GUARANTOR', said: /fia(?:dor|n[cç]a)|fidejuss|aval/i },
] as const;

/** A sum in the box of its kind ("Caução de R$ 6.810,00"). */
const withSum = /^((?:cau[cç]|dep[oó]sito).*?)[\s,:;–-]*R\$ ?(\d[\d.]*,\d{2})(?!\d).*$/iu;

/** What guarantees a lease, by its summary. */
export const guarantee: readonly FormField<FieldName<'contract'>>[] = [
  {
    id: 'GuaranteeKind',
    kind: 'text',
    labels: [
      ...combined(
        ['Garantia'],
        [
          '',
          'locatícia',
          'da locação',
          'de locação',
          'contratual',
          'do contrato',
          'prestada',
          'oferecida',
          'ofertada',
          'escolhida',
          '(modalidade)',
          'da obrigação',
        ],
      ),
      ...combined(
        ['Modalidade', 'Tipo', 'Forma', 'Espécie', 'Natureza'],
        ['de garantia', 'da garantia', 'de garantia locatícia', 'da garantia locatícia'],
      ),
      'Modalidade garantia',
      'Modalidade',
      'Garantido por',
      'Garantida por',
    ],
    // What it is may be a title elsewhere ("Fiador").
    oneOf:
      /(?:fia(?:dor|n[cç]a)|cau[cç][aã]o|seguro|t[ií]tulo de cap|sem garantia|nenhuma|dispensad|dep[oó]sito|aval|capitaliza).*/i,
    codes: kinds,
    splits: { pattern: withSum, into: ['GuaranteeKind', 'DepositAmount'] },
  },
  {
    id: 'DepositAmount',
    kind: 'money',
    // A number of another kind may stand below the box ("campo 3").
    shape: /\d,\d{2}|R\$|\d{3}/,
    labels: [
      ...combined(
        ['Valor', 'Importância', 'Quantia', 'Montante'],
        [
          'da garantia',
          'em garantia',
          'dado em garantia',
          'da caução',
          'em caução',
          'caução',
          'caucionado',
          'caucionada',
          'dado em caução',
          'do depósito',
          'do depósito caução',
          'do depósito em caução',
          'depositado',
          'depositada',
        ],
      ),
      ...combined(
        ['Depósito'],
        ['', 'caução', 'de caução', 'em caução', 'em garantia', 'de garantia', '(R$)'],
      ),
      ...combined(['Caução'], ['', '(valor)', '(R$)', 'em dinheiro', 'depositada', 'no valor de']),
    ],
  },
  {
    id: 'DepositAmount',
    kind: 'money',
    section: 'Guarantor',
    shape: /\d,\d{2}$/,
    labels: ['Valor', 'Valor R$', 'No valor de', 'No valor de R$', 'Importância', 'Quantia'],
  },
  {
    id: 'InsurancePolicyNumber',
    kind: 'number',
    labels: [
      ...combined(
        ['Apólice', 'Nº da apólice', 'Número da apólice', 'Nº apólice'],
        ['', 'nº', 'do seguro', 'de seguro', 'do seguro-fiança', 'de seguro-fiança', 'do seguro fiança'],
      ),
      'Apólice / Certificado',
      'Nº do seguro-fiança',
    ],
  },
  {
    id: 'InsurerName',
    kind: 'name',
    labels: [
      ...combined(
        ['Seguradora'],
        ['', '(fiança)', 'contratada', 'garantidora', '/ Garantidora', 'do seguro-fiança'],
      ),
      'Nome da seguradora',
      ...combined(['Companhia', 'Cia.', 'Empresa'], ['seguradora', 'de seguros', 'garantidora']),
    ],
  },
];
