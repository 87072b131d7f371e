import { documentGroup, inGroup } from '../../fields/field-definition.ts';
import { faceFields } from '../../fields/faces.ts';
import { personFields } from '../../fields/person.ts';

export const cnhFields = [
  ...personFields(documentGroup, [
    'Name',
    'SocialName',
    'CPF',
    'BirthDate',
    'BirthPlace',
    'BirthState',
    'FatherName',
    'MotherName',
    'Nationality',
    'IssueDate',
    'ExpiryDate',
    'IssuePlace',
    'IssuingState',
  ]),
  ...inGroup(documentGroup, [
    ['IdentityNumber', 'text', 'Número da identidade', 'Identity document number'],
    ['IdentityIssuer', 'text', 'Órgão emissor da identidade', 'Identity document issuer'],
    ['IdentityState', 'uf', 'UF da identidade', 'Identity document state'],
  ]),
  ...personFields(documentGroup, ['Observations', 'MRZ1', 'MRZ2', 'MRZ3']),
  ...inGroup(documentGroup, [
    ['RegistrationNumber', 'code', 'Nº de registro', 'Licence registration number'],
    ['Category', 'code', 'Categoria', 'Category'],
    ['FirstLicenseDate', 'date', 'Primeira habilitação', 'First licence'],
    ['Permission', 'text', 'Permissão', 'Provisional permit'],
    ['LicenseKind', 'code', 'Permissão', 'Provisional or definitive'],
    ['ACC', 'text', 'ACC', 'Moped authorisation'],
    ['MirrorNumber', 'code', 'Número do espelho', 'Form (mirror) number'],
    ['ValidationCode', 'code', 'Código de validação', 'Validation code'],
    ['Renach', 'text', 'RENACH', 'RENACH'],
  ]),
  ...personFields(documentGroup, ['QRCode']),
  ...faceFields,
];
