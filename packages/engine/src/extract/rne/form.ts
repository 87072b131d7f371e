import { foreignerParticulars } from '@lavra/contract/fields/person';

import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { foreignerRuns, personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const rneForm: ServiceForm<'rne'> = {
  zone: {
    lines: ['MRZ1', 'MRZ2', 'MRZ3'],
    documentNumber: 'DocumentNumber',
    holder: 'Name',
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
    sex: 'Sex',
  },
  card: {
    days: ['BirthDate', 'EntryDate', 'IssueDate', 'ExpiryDate'],
    // The number of the registry: a letter, six figures, a figure or letter that checks them.
    runs: [{ pattern: /^([A-Z]\d{6}-[\dA-Z])$/, gives: [['DocumentNumber', 'text']] }, ...foreignerRuns],
    parents: ['FatherName', 'MotherName'],
    names: ['Name'],
    cpf: 'CPF',
  },
  fields: [
    ...personFields([...foreignerParticulars, 'Classification', 'EntryDate', 'LegalBasis', 'MaritalStatus']),
    { id: 'DocumentNumber', kind: 'text', labels: ['RNE', 'REGISTRO'] },
    { id: 'Occupation', kind: 'text', labels: ['PROFISSÃO'] },
  ],
};
