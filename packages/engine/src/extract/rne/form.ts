import { foreignerParticulars } from '@lavra/contract/fields/person';

import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { placesOfRne } from '../reading/particulars/foreigners.ts';
import { foreignerCard, foreignerZone, registryShape } from '../reading/particulars/foreigner-card.ts';
import { personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const rneForm: ServiceForm<'rne'> = {
  places: placesOfRne,
  zone: { ...foreignerZone, holder: 'Name' },
  card: { ...foreignerCard, names: ['Name'], holder: 'Name' },
  fields: [
    ...personFields([...foreignerParticulars, 'Classification', 'EntryDate', 'LegalBasis', 'MaritalStatus']),
    {
      id: 'DocumentNumber',
      kind: 'text',
      labels: [
        'RNE',
        'RNE Nº',
        'R.N.E.',
        'R.N.E. Nº',
        'Nº RNE',
        'Nº DO RNE',
        'NÚMERO DO RNE',
        'REGISTRO',
        'REGISTRO Nº',
        'REGISTRO RNE',
        'REGISTRO RNE Nº',
        'REGISTRO GERAL',
        'Nº DO REGISTRO',
        'Nº DE REGISTRO',
        'NÚMERO DO REGISTRO',
        'REGISTRO NACIONAL DE ESTRANGEIRO',
        'REGISTRO NACIONAL DE ESTRANGEIROS',
        'REGISTRO NACIONAL DE ESTRANGEIROS - RNE',
        'IDENTIDADE Nº',
        'CARTEIRA Nº',
        'CÉDULA Nº',
      ],
      shape: registryShape,
    },
    {
      id: 'Occupation',
      kind: 'text',
      labels: [
        'PROFISSÃO',
        'OCUPAÇÃO',
        'PROFISSÃO / OCCUPATION',
        'PROF.',
        'PROFISS.',
        'ATIVIDADE',
        'ATIVIDADE PROFISSIONAL',
      ],
    },
  ],
};
