import type { FieldName } from '@lavra/contract/services/fields';
import type { FormSpec } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const rneForm: FormSpec<FieldName<'rne'>> = {
  zone: { lines: ['MRZ1', 'MRZ2', 'MRZ3'], birthDate: 'BirthDate', expiryDate: 'ExpiryDate', sex: 'Sex' },
  fields: [
    { id: 'Name', kind: 'name', labels: ['NOME', 'Nome / Name', 'NOME E SOBRENOME'] },
    { id: 'CPF', kind: 'cpf', labels: ['CPF', 'CIC', 'CPF/CNPJ', 'CNPJ/CPF'] },
    {
      id: 'BirthDate',
      kind: 'date',
      labels: ['DATA DE NASCIMENTO', 'DATA NASCIMENTO', 'DT. NASC.', 'DATA NASC.', 'Nascimento'],
    },
    { id: 'BirthPlace', kind: 'city', labels: ['NATURALIDADE'] },
    { id: 'FatherName', kind: 'name', labels: ['FILIAÇÃO', 'PAI'] },
    { id: 'MotherName', kind: 'name', labels: ['FILIAÇÃO', 'MÃE'] },
    { id: 'Sex', kind: 'sex', labels: ['SEXO'] },
    { id: 'Nationality', kind: 'text', labels: ['NACIONALIDADE'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'DATA DE EXPEDIÇÃO',
        'DATA EMISSÃO',
        'EXPEDIÇÃO',
        'DATA DE EMISSÃO',
        'Data da emissão',
        'Emissão',
      ],
    },
    { id: 'ExpiryDate', kind: 'date', labels: ['VALIDADE', 'VÁLIDO ATÉ', 'Data de validade'] },
    { id: 'IssuingAuthority', kind: 'text', labels: ['ÓRGÃO EXPEDIDOR', 'ÓRGÃO EMISSOR'] },
    { id: 'CopyNumber', kind: 'integer', labels: ['VIA', '2ª VIA'] },
    { id: 'DocumentNumber', kind: 'text', labels: ['RNE', 'REGISTRO'] },
    { id: 'Classification', kind: 'text', labels: ['CLASSIFICAÇÃO'] },
    { id: 'EntryDate', kind: 'date', labels: ['DATA DE ENTRADA'] },
    { id: 'LegalBasis', kind: 'text', labels: ['AMPARO LEGAL'] },
    { id: 'MaritalStatus', kind: 'text', labels: ['ESTADO CIVIL'] },
    { id: 'Occupation', kind: 'text', labels: ['PROFISSÃO'] },
  ],
};
