import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const rnmFields = [
  ...inGroup(document, [
    ['Name', 'name', 'Nome', 'Name'],
    ['CPF', 'cpf', 'CPF', 'CPF'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['BirthPlace', 'text', 'Naturalidade', 'Place of birth'],
    ['FatherName', 'name', 'Nome do pai', "Father's name"],
    ['MotherName', 'name', 'Nome da mãe', "Mother's name"],
    ['Sex', 'code', 'Sexo', 'Sex'],
    ['Nationality', 'text', 'Nacionalidade', 'Nationality'],
    ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
    ['ExpiryDate', 'date', 'Validade', 'Date of expiry'],
    ['IssuingAuthority', 'text', 'Órgão expedidor', 'Issuing authority'],
    ['CopyNumber', 'integer', 'Via', 'Copy'],
    ['MRZ1', 'text', 'MRZ, linha 1', 'MRZ line 1'],
    ['MRZ2', 'text', 'MRZ, linha 2', 'MRZ line 2'],
    ['MRZ3', 'text', 'MRZ, linha 3', 'MRZ line 3'],
    ['Surname', 'name', 'Sobrenome', 'Surname'],
    ['GivenNames', 'name', 'Nome', 'Given names'],
    ['DocumentNumber', 'text', 'RNM', 'RNM number'],
    ['Classification', 'text', 'Classificação', 'Classification'],
    ['ResidenceTerm', 'text', 'Prazo de residência', 'Residence term'],
    ['EntryDate', 'date', 'Data de entrada', 'Date of entry'],
    ['LegalBasis', 'text', 'Amparo legal', 'Legal basis'],
    ['BorderTowns', 'text', 'Municípios de fronteira', 'Border towns'],
    ['SocialName', 'name', 'Nome social', 'Social name'],
    ['QRCode', 'text', 'QR Code', 'QR code'],
  ]),
];
