import type { FieldName } from '@lavra/contract/services/fields';
import type { FormSpec } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const rnmForm: FormSpec<FieldName<'rnm'>> = {
  zone: { lines: ['MRZ1', 'MRZ2', 'MRZ3'], birthDate: 'BirthDate', expiryDate: 'ExpiryDate', sex: 'Sex' },
  fields: [
    { id: 'Name', kind: 'name', labels: ['NOME', 'Nome / Name', 'NOME E SOBRENOME'] },
    { id: 'CPF', kind: 'cpf', labels: ['CPF', 'CIC', 'CPF/CNPJ', 'CNPJ/CPF'] },
    {
      id: 'BirthDate',
      kind: 'date',
      labels: [
        'DATA DE NASCIMENTO',
        'DATA NASCIMENTO',
        'DT. NASC.',
        'DATA DE NASCIMENTO / DATE OF BIRTH',
        'DATA NASC.',
        'Nascimento',
      ],
    },
    { id: 'BirthPlace', kind: 'city', labels: ['NATURALIDADE', 'NATURALIDADE / PLACE OF BIRTH'] },
    { id: 'FatherName', kind: 'name', labels: ['FILIAÇÃO', 'PAI', 'FILIAÇÃO / FILIATION'] },
    { id: 'MotherName', kind: 'name', labels: ['FILIAÇÃO', 'MÃE', 'FILIAÇÃO / FILIATION'] },
    { id: 'Sex', kind: 'sex', labels: ['SEXO', 'SEXO / SEX'] },
    { id: 'Nationality', kind: 'text', labels: ['NACIONALIDADE', 'NACIONALIDADE / NATIONALITY'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'DATA DE EXPEDIÇÃO',
        'DATA EMISSÃO',
        'EXPEDIÇÃO',
        'DATA DE EMISSÃO / DATE OF ISSUE',
        'DATA DE EMISSÃO',
        'Data da emissão',
        'Emissão',
      ],
    },
    {
      id: 'ExpiryDate',
      kind: 'date',
      labels: ['VALIDADE', 'VÁLIDO ATÉ', 'VALIDADE / DATE OF EXPIRY', 'Data de validade'],
    },
    {
      id: 'IssuingAuthority',
      kind: 'text',
      labels: ['ÓRGÃO EXPEDIDOR', 'ÓRGÃO EMISSOR', 'ÓRGÃO EMISSOR / ISSUING AUTHORITY'],
    },
    { id: 'CopyNumber', kind: 'integer', labels: ['VIA', '2ª VIA', 'VIA / COPY'] },
    { id: 'Surname', kind: 'name', labels: ['SOBRENOME / SURNAME'] },
    { id: 'GivenNames', kind: 'name', labels: ['NOME / GIVEN NAMES'] },
    { id: 'DocumentNumber', kind: 'text', labels: ['RNM'] },
    { id: 'Classification', kind: 'text', labels: ['CLASSIFICAÇÃO / CLASSIFICATION', 'CLASSIFICAÇÃO'] },
    {
      id: 'ResidenceTerm',
      kind: 'text',
      labels: ['PRAZO DE RESIDÊNCIA', 'PRAZO DE RESIDÊNCIA / RESIDENCE TERM'],
    },
    { id: 'EntryDate', kind: 'date', labels: ['DATA DE ENTRADA / DATE OF ENTRY', 'DATA DE ENTRADA'] },
    { id: 'LegalBasis', kind: 'text', labels: ['AMPARO LEGAL', 'AMPARO LEGAL / LEGAL BASIS'] },
    { id: 'BorderTowns', kind: 'text', labels: ['MUNICÍPIOS', 'MUNICÍPIOS / TOWNS'] },
    { id: 'SocialName', kind: 'name', labels: ['NOME SOCIAL', 'Nome Social / Social Name'] },
  ],
};
