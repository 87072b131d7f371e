import { foreignerParticulars } from '@lavra/contract/fields/person';

import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { placesOfRnm } from '../reading/particulars/foreigners.ts';
import { foreignerCard, foreignerZone, registryShape } from '../reading/particulars/foreigner-card.ts';
import { personFields } from '../reading/particulars/people.ts';

const termLabels = [
  'PRAZO DE RESIDÊNCIA',
  'PRAZO DE RESIDÊNCIA / RESIDENCE TERM',
  'PRAZO DE RESIDÊNCIA / TERM OF RESIDENCE',
  'PRAZO DE RESIDÊNCIA / RESIDENCE PERIOD',
  'PRAZO DE ESTADA',
  'PRAZO DA RESIDÊNCIA',
  'PRAZO RESIDÊNCIA',
  'RESIDÊNCIA ATÉ',
] as const;

/** Labels as they are printed on the models in use. */
export const rnmForm: ServiceForm<'rnm'> = {
  qrCode: 'QRCode',
  places: placesOfRnm,
  divided: { whole: 'Name', surname: 'Surname', givenNames: 'GivenNames' },
  joined: { whole: 'Name', parts: ['GivenNames', 'Surname'] },
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
    {
      id: 'DocumentNumber',
      kind: 'text',
      labels: [
        'RNM',
        'RNM Nº',
        'Nº RNM',
        'Nº DO RNM',
        'NÚMERO DO RNM',
        'NÚMERO RNM',
        'RNM / RNM NUMBER',
        'REGISTRO',
        'REGISTRO RNM',
        'REGISTRO RNM Nº',
        'Nº DO REGISTRO',
        'Nº DE REGISTRO',
        'NÚMERO DO REGISTRO',
        'NÚMERO DE REGISTRO',
        'REGISTRO NACIONAL MIGRATÓRIO',
        'REGISTRO NACIONAL MIGRATÓRIO - RNM',
        'REGISTRO NACIONAL MIGRATÓRIO (RNM)',
        'REGISTRO / REGISTRATION NUMBER',
        'RNM / NATIONAL MIGRATION REGISTRY',
      ],
      shape: registryShape,
    },
    // A date, or a word when there is none.
    {
      id: 'ResidenceTerm',
      kind: 'date',
      labels: termLabels,
    },
    {
      id: 'ResidenceTerm',
      kind: 'text',
      labels: termLabels,
    },
    {
      id: 'BorderTowns',
      kind: 'towns',
      labels: [
        'MUNICÍPIOS',
        'MUNICÍPIOS / TOWNS',
        'MUNICÍPIOS / MUNICIPALITIES',
        'MUNICÍPIOS FRONTEIRIÇOS',
        'MUNICÍPIOS FRONTEIRIÇOS / BORDER TOWNS',
        'MUNICÍPIO FRONTEIRIÇO',
        'MUNICÍPIO(S)',
        'MUNICÍPIO DE FRONTEIRA',
        'MUNICÍPIOS DE FRONTEIRA',
        'CIDADE FRONTEIRIÇA',
        'LOCALIDADES FRONTEIRIÇAS',
        'VÁLIDA NOS MUNICÍPIOS DE',
        'VÁLIDA NO(S) MUNICÍPIO(S) DE',
      ],
    },
  ],
};
