import { foreignerParticulars } from '@lavra/contract/fields/person';

import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { placesOfRne } from '../reading/particulars/foreigners.ts';
import { foreignerCard, foreignerZone, personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const rneForm: ServiceForm<'rne'> = {
  places: placesOfRne,
  zone: { ...foreignerZone, holder: 'Name' },
  card: { ...foreignerCard, names: ['Name'], holder: 'Name' },
  fields: [
    ...personFields([...foreignerParticulars, 'Classification', 'EntryDate', 'LegalBasis', 'MaritalStatus']),
    { id: 'DocumentNumber', kind: 'text', labels: ['RNE', 'REGISTRO'] },
    { id: 'Occupation', kind: 'text', labels: ['PROFISSÃO'] },
  ],
};
