import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';

const document: FieldGroup = { key: 'document', pt: 'Documento', en: 'Document' };

export const passportFields = [
  ...inGroup(document, [
    ['CPF', 'cpf', 'CPF', 'CPF'],
    ['BirthDate', 'date', 'Data de nascimento', 'Date of birth'],
    ['BirthPlace', 'text', 'Naturalidade', 'Place of birth'],
    ['BirthState', 'uf', 'UF de nascimento', 'State of birth'],
    ['FatherName', 'name', 'Nome do pai', "Father's name"],
    ['MotherName', 'name', 'Nome da mãe', "Mother's name"],
    ['Sex', 'code', 'Sexo', 'Sex'],
    ['Nationality', 'text', 'Nacionalidade', 'Nationality'],
    ['IssueDate', 'date', 'Data de expedição', 'Date of issue'],
    ['ExpiryDate', 'date', 'Validade', 'Date of expiry'],
    ['IssuingAuthority', 'text', 'Órgão expedidor', 'Issuing authority'],
    ['MRZ1', 'text', 'MRZ, linha 1', 'MRZ line 1'],
    ['MRZ2', 'text', 'MRZ, linha 2', 'MRZ line 2'],
    ['DocumentType', 'code', 'Tipo', 'Type'],
    ['IssuingCountry', 'code', 'País emissor', 'Issuing country'],
    ['DocumentNumber', 'text', 'Número do passaporte', 'Passport number'],
    ['Surname', 'name', 'Sobrenome', 'Surname'],
    ['GivenNames', 'name', 'Nome', 'Given names'],
    ['Name', 'name', 'Nome completo', 'Full name'],
    ['PersonalNumber', 'text', 'Identidade nº', 'Personal number'],
  ]),
];
