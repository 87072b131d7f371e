import type { ServiceForm } from '../reading/form.ts';
import { personFields } from '../reading/people.ts';

/** Labels as they are printed on the models in use. */
export const passportForm: ServiceForm<'passport'> = {
  zone: {
    lines: ['MRZ1', 'MRZ2'],
    documentNumber: 'DocumentNumber',
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
    sex: 'Sex',
    surname: 'Surname',
    givenNames: 'GivenNames',
  },
  fields: [
    ...personFields(
      [
        'CPF',
        'BirthDate',
        'BirthPlace',
        'BirthState',
        'FatherName',
        'MotherName',
        'Sex',
        'Nationality',
        'IssueDate',
        'ExpiryDate',
        'IssuingAuthority',
        'Surname',
        'GivenNames',
      ],
      { CPF: ['IDENTIDADE Nº/PERSONAL No.'] },
    ),
    { id: 'DocumentType', kind: 'code', labels: ['TIPO/TYPE'] },
    { id: 'IssuingCountry', kind: 'code', labels: ['PAÍS EMISSOR/ISSUING COUNTRY'] },
    { id: 'DocumentNumber', kind: 'text', labels: ['PASSAPORTE Nº/PASSPORT No.'] },
    { id: 'PersonalNumber', kind: 'text', labels: ['IDENTIDADE Nº/PERSONAL No.'] },
  ],
};
