import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { personFields } from '../../fields/person.ts';

export const passportFields = [
  ...personFields(documentGroup, [
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
    'MRZ1',
    'MRZ2',
  ]),
  ...inGroup(documentGroup, [
    ['DocumentType', 'code', 'Tipo', 'Type'],
    ['IssuingCountry', 'code', 'País emissor', 'Issuing country'],
    ['DocumentNumber', 'text', 'Número do passaporte', 'Passport number'],
  ]),
  ...personFields(documentGroup, ['Surname', 'GivenNames']),
  ...inGroup(documentGroup, [
    ['Name', 'name', 'Nome completo', 'Full name'],
    ['PersonalNumber', 'text', 'Identidade nº', 'Personal number'],
  ]),
];
