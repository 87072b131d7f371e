import { foreignerParticulars } from '@lavra/contract/fields/person';

import type { ServiceForm } from '../reading/form.ts';
import { personFields } from '../reading/people.ts';

/** Labels as they are printed on the models in use. */
export const rneForm: ServiceForm<'rne'> = {
  zone: { lines: ['MRZ1', 'MRZ2', 'MRZ3'], birthDate: 'BirthDate', expiryDate: 'ExpiryDate', sex: 'Sex' },
  fields: [
    ...personFields([...foreignerParticulars, 'Classification', 'EntryDate', 'LegalBasis', 'MaritalStatus']),
    { id: 'DocumentNumber', kind: 'text', labels: ['RNE', 'REGISTRO'] },
    { id: 'Occupation', kind: 'text', labels: ['PROFISSÃO'] },
  ],
};
