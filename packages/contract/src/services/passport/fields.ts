import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';
import { personFields } from '../../fields/person.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const passportFields = [
  ...personFields(document, [
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
  ...inGroup(document, [
    ['DocumentType', 'code', 'Tipo', 'Type'],
    ['IssuingCountry', 'code', 'País emissor', 'Issuing country'],
    ['DocumentNumber', 'text', 'Número do passaporte', 'Passport number'],
  ]),
  ...personFields(document, ['Surname', 'GivenNames']),
  ...inGroup(document, [
    ['Name', 'name', 'Nome completo', 'Full name'],
    ['PersonalNumber', 'text', 'Identidade nº', 'Personal number'],
  ]),
];
