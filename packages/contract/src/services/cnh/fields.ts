import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const cnhFields = [
  ...inGroup(document, [
    ['Name', 'name', 'Nome', 'Name'],
    ['SocialName', 'name', 'Nome social', 'Social name'],
    ['CPF', 'cpf', 'CPF', 'CPF'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['BirthPlace', 'text', 'Naturalidade', 'Place of birth'],
    ['BirthState', 'uf', 'UF de nascimento', 'State of birth'],
    ['FatherName', 'name', 'Nome do pai', "Father's name"],
    ['MotherName', 'name', 'Nome da mãe', "Mother's name"],
    ['Nationality', 'text', 'Nacionalidade', 'Nationality'],
    ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
    ['ExpiryDate', 'date', 'Validade', 'Date of expiry'],
    ['IssuePlace', 'text', 'Local de emissão', 'Place of issue'],
    ['IssuingState', 'uf', 'UF expedidora', 'Issuing state'],
    ['IdentityNumber', 'text', 'Número da identidade', 'Identity document number'],
    ['IdentityIssuer', 'text', 'Órgão emissor da identidade', 'Identity document issuer'],
    ['IdentityState', 'uf', 'UF da identidade', 'Identity document state'],
    ['Observations', 'text', 'Observações', 'Remarks'],
    ['MRZ1', 'text', 'MRZ, linha 1', 'MRZ line 1'],
    ['MRZ2', 'text', 'MRZ, linha 2', 'MRZ line 2'],
    ['MRZ3', 'text', 'MRZ, linha 3', 'MRZ line 3'],
    ['RegistrationNumber', 'code', 'Nº de registro', 'Licence registration number'],
    ['Category', 'code', 'Categoria', 'Category'],
    ['FirstLicenseDate', 'date', 'Primeira habilitação', 'First licence'],
    ['Permission', 'text', 'Permissão', 'Provisional permit'],
    ['LicenseKind', 'code', 'Permissão', 'Provisional or definitive'],
    ['ACC', 'text', 'ACC', 'Moped authorisation'],
    ['MirrorNumber', 'code', 'Número do espelho', 'Form (mirror) number'],
    ['ValidationCode', 'code', 'Código de validação', 'Validation code'],
    ['Renach', 'text', 'RENACH', 'RENACH'],
    ['QRCode', 'text', 'QR Code', 'QR code'],
  ]),
];
