import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { couple } from '../reading/particulars/registry-fields.ts';

type BirthField = FormField<FieldName<'birthcertificate'>>;

/** The grandparents, each with a label of their own. */
const alone: readonly BirthField[] = [
  {
    id: 'PaternalGrandfather',
    kind: 'name',
    labels: ['AVÔ PATERNO', 'NOME DO AVÔ PATERNO', 'AVÔ POR PARTE DE PAI'],
  },
  {
    id: 'PaternalGrandmother',
    kind: 'name',
    labels: ['AVÓ PATERNA', 'NOME DA AVÓ PATERNA', 'AVÓ POR PARTE DE PAI'],
  },
  {
    id: 'MaternalGrandfather',
    kind: 'name',
    labels: ['AVÔ MATERNO', 'NOME DO AVÔ MATERNO', 'AVÔ POR PARTE DE MÃE'],
  },
  {
    id: 'MaternalGrandmother',
    kind: 'name',
    labels: ['AVÓ MATERNA', 'NOME DA AVÓ MATERNA', 'AVÓ POR PARTE DE MÃE'],
  },
];

/** Labels of the grandparents of one side. */
const coupleOf = {
  father: [
    'AVÓS PATERNOS',
    'AVÓS POR PARTE DE PAI',
    'AVÓS POR PARTE DO PAI',
    'AVÓS POR PARTE DO PRIMEIRO GENITOR',
    'AVÓS (PATERNOS)',
    'AVÓS - PATERNOS',
    'AVÓS PAT.',
    'ASCENDENTES PATERNOS',
    'PROGENITORES PATERNOS',
    'PAIS DO PAI',
    'NETO(A) PATERNO DE',
    'NOME DOS AVÓS PATERNOS',
    'Paternal grandparents',
  ],
  mother: [
    'AVÓS MATERNOS',
    'AVÓS POR PARTE DE MÃE',
    'AVÓS POR PARTE DA MÃE',
    'AVÓS POR PARTE DO SEGUNDO GENITOR',
    'AVÓS (MATERNOS)',
    'AVÓS - MATERNOS',
    'AVÓS MAT.',
    'ASCENDENTES MATERNOS',
    'PROGENITORES MATERNOS',
    'PAIS DA MÃE',
    'NETO(A) MATERNO DE',
    'NOME DOS AVÓS MATERNOS',
    'Maternal grandparents',
  ],
} as const;

/** The grandparents of one side in one box, which is none of theirs where it does not part into two names. */
const couples: readonly BirthField[] = [
  {
    id: 'PaternalGrandfather',
    kind: 'name',
    labels: coupleOf.father,
    shape: couple,
    splits: { pattern: couple, into: ['PaternalGrandfather', 'PaternalGrandmother'] },
  },
  {
    id: 'MaternalGrandfather',
    kind: 'name',
    labels: coupleOf.mother,
    shape: couple,
    splits: { pattern: couple, into: ['MaternalGrandfather', 'MaternalGrandmother'] },
  },
];

/** The grandparents, alone or both of a side in one box. */
export const grandparentFields: readonly BirthField[] = [...alone, ...couples];
