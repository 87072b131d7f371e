import type { FieldName } from '@lavra/contract/services/fields';
import type { FormSpec } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const passportForm: FormSpec<FieldName<'passport'>> = {
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
    { id: 'CPF', kind: 'cpf', labels: ['CPF', 'CIC', 'IDENTIDADE Nº/PERSONAL No.', 'CPF/CNPJ', 'CNPJ/CPF'] },
    {
      id: 'BirthDate',
      kind: 'date',
      labels: [
        'DATA DE NASCIMENTO',
        'DATA NASCIMENTO',
        'DT. NASC.',
        'DATA DE NASCIMENTO/DATE OF BIRTH',
        'Data nasc.',
        'Nascimento',
      ],
    },
    { id: 'BirthPlace', kind: 'city', labels: ['NATURALIDADE', 'NATURALIDADE/PLACE OF BIRTH'] },
    {
      id: 'BirthState',
      kind: 'uf',
      labels: ['NATURALIDADE/PLACE OF BIRTH', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'FatherName', kind: 'name', labels: ['FILIAÇÃO', 'PAI', 'FILIAÇÃO/FILIATION'] },
    { id: 'MotherName', kind: 'name', labels: ['FILIAÇÃO', 'MÃE', 'FILIAÇÃO/FILIATION'] },
    { id: 'Sex', kind: 'sex', labels: ['SEXO', 'SEXO/SEX'] },
    { id: 'Nationality', kind: 'text', labels: ['NACIONALIDADE', 'NACIONALIDADE/NATIONALITY'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'DATA DE EXPEDIÇÃO',
        'DATA EMISSÃO',
        'EXPEDIÇÃO',
        'DATA DE EXPEDIÇÃO/DATE OF ISSUE',
        'Data de emissão',
        'Data da emissão',
        'Emissão',
      ],
    },
    {
      id: 'ExpiryDate',
      kind: 'date',
      labels: ['VALIDADE', 'VÁLIDO ATÉ', 'VÁLIDO ATÉ/DATE OF EXPIRY', 'Data de validade'],
    },
    {
      id: 'IssuingAuthority',
      kind: 'text',
      labels: ['ÓRGÃO EXPEDIDOR', 'ÓRGÃO EMISSOR', 'AUTORIDADE/AUTHORITY'],
    },
    { id: 'DocumentType', kind: 'code', labels: ['TIPO/TYPE'] },
    { id: 'IssuingCountry', kind: 'code', labels: ['PAÍS EMISSOR/ISSUING COUNTRY'] },
    { id: 'DocumentNumber', kind: 'text', labels: ['PASSAPORTE Nº/PASSPORT No.'] },
    { id: 'Surname', kind: 'name', labels: ['SOBRENOME/SURNAME'] },
    { id: 'GivenNames', kind: 'name', labels: ['NOME/GIVEN NAMES', 'NOMES/GIVEN NAMES'] },
    { id: 'PersonalNumber', kind: 'text', labels: ['IDENTIDADE Nº/PERSONAL No.'] },
  ],
};
