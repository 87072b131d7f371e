import { identityParticulars } from '@lavra/contract/fields/person';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const passportForm: ServiceForm<'passport'> = {
  zone: {
    lines: ['MRZ1', 'MRZ2'],
    documentNumber: 'DocumentNumber',
    documentType: 'DocumentType',
    issuingCountry: 'IssuingCountry',
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
    sex: 'Sex',
    surname: 'Surname',
    givenNames: 'GivenNames',
  },
  card: {
    days: ['BirthDate', 'IssueDate', 'ExpiryDate'],
    parents: ['FatherName', 'MotherName'],
    names: ['Surname', 'GivenNames'],
    cpf: 'CPF',
    towns: [['BirthPlace', 'BirthState']],
  },
  phrases: [
    { pattern: /\b(BRASILEIR[OA](?:\(A\))?)/, gives: [['Nationality', 'text']] },
    {
      pattern: /\b((?:DPF|[Ss]R|PF)[/I|][A-Z]{2,4}[/I|][A-Z]{2})\b/,
      gives: [['IssuingAuthority', 'issuer']],
    },
  ],
  fields: [
    ...personFields([...identityParticulars, 'Surname', 'GivenNames'], {
      CPF: ['IDENTIDADE Nº/PERSONAL No.'],
    }),
    { id: 'DocumentType', kind: 'code', labels: ['TIPO/TYPE'] },
    { id: 'IssuingCountry', kind: 'code', labels: ['PAÍS EMISSOR/ISSUING COUNTRY'] },
    { id: 'DocumentNumber', kind: 'text', labels: ['PASSAPORTE Nº/PASSPORT No.'] },
    { id: 'PersonalNumber', kind: 'text', labels: ['IDENTIDADE Nº/PERSONAL No.'] },
  ],
};
