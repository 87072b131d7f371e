import { foreignerParticulars } from '@lavra/contract/fields/person';

import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { foreignerRuns, personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const rnmForm: ServiceForm<'rnm'> = {
  zone: {
    lines: ['MRZ1', 'MRZ2', 'MRZ3'],
    documentNumber: 'DocumentNumber',
    surname: 'Surname',
    givenNames: 'GivenNames',
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
    sex: 'Sex',
  },
  card: {
    days: ['BirthDate', 'EntryDate', 'IssueDate', 'ExpiryDate'],
    // The number of the registry: a letter, six figures, a figure or letter that checks them.
    runs: [{ pattern: /^([A-Z]\d{6}-[\dA-Z])$/, gives: [['DocumentNumber', 'text']] }, ...foreignerRuns],
    parents: ['FatherName', 'MotherName'],
    names: ['Surname', 'GivenNames'],
    cpf: 'CPF',
  },
  fields: [
    ...personFields([
      ...foreignerParticulars,
      'Surname',
      'GivenNames',
      'Classification',
      'EntryDate',
      'LegalBasis',
      'SocialName',
    ]),
    { id: 'DocumentNumber', kind: 'text', labels: ['RNM'] },
    // A day, or a word where it has none.
    {
      id: 'ResidenceTerm',
      kind: 'date',
      labels: ['PRAZO DE RESIDÊNCIA', 'PRAZO DE RESIDÊNCIA / RESIDENCE TERM'],
    },
    {
      id: 'ResidenceTerm',
      kind: 'text',
      labels: ['PRAZO DE RESIDÊNCIA', 'PRAZO DE RESIDÊNCIA / RESIDENCE TERM'],
    },
    { id: 'BorderTowns', kind: 'text', labels: ['MUNICÍPIOS', 'MUNICÍPIOS / TOWNS'] },
  ],
};
