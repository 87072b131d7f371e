import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { identityParticulars, personFields } from '../../fields/person.ts';

export const passportFields = [
  ...personFields(documentGroup, [...identityParticulars, 'MRZ1', 'MRZ2']),
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
