import { foreignerParticulars } from '@lavra/contract/fields/person';

import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { placesOfRnm } from '../reading/particulars/foreigners.ts';
import { foreignerCard, foreignerZone, personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const rnmForm: ServiceForm<'rnm'> = {
  qrCode: 'QRCode',
  places: placesOfRnm,
  divided: { whole: 'Name', surname: 'Surname', givenNames: 'GivenNames' },
  zone: { ...foreignerZone, surname: 'Surname', givenNames: 'GivenNames' },
  card: {
    ...foreignerCard,
    names: ['Surname', 'GivenNames', 'Name'],
    runs: [
      ...foreignerCard.runs,
      { pattern: /(?<!\p{L})(INDETERMINADO)(?!\p{L})/u, gives: [['ResidenceTerm', 'text']] },
    ],
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
    // A date, or a word when there is none.
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
