import type { FieldName } from '@lavra/contract/services/fields';
import type { FormSpec } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const cnhForm: FormSpec<FieldName<'cnh'>> = {
  zone: { lines: ['MRZ1', 'MRZ2', 'MRZ3'], birthDate: 'BirthDate', expiryDate: 'ExpiryDate' },
  fields: [
    {
      id: 'Name',
      kind: 'name',
      labels: ['NOME', 'Nome / Name', 'NOME E SOBRENOME', '2 e 1 NOME E SOBRENOME'],
    },
    { id: 'SocialName', kind: 'name', labels: ['NOME SOCIAL', 'Nome Social / Social Name'] },
    { id: 'CPF', kind: 'cpf', labels: ['CPF', 'CIC', '4d CPF', 'CPF/CNPJ', 'CNPJ/CPF'] },
    {
      id: 'BirthDate',
      kind: 'date',
      labels: [
        'DATA DE NASCIMENTO',
        'DATA NASCIMENTO',
        'DT. NASC.',
        '3 DATA, LOCAL E UF DE NASCIMENTO',
        'Data nasc.',
        'Nascimento',
      ],
    },
    { id: 'BirthPlace', kind: 'city', labels: ['NATURALIDADE', '3 DATA, LOCAL E UF DE NASCIMENTO'] },
    {
      id: 'BirthState',
      kind: 'uf',
      labels: ['3 DATA, LOCAL E UF DE NASCIMENTO', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'FatherName', kind: 'name', labels: ['FILIAÇÃO', 'PAI'] },
    { id: 'MotherName', kind: 'name', labels: ['FILIAÇÃO', 'MÃE'] },
    { id: 'Nationality', kind: 'text', labels: ['NACIONALIDADE'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'DATA DE EXPEDIÇÃO',
        'DATA EMISSÃO',
        'EXPEDIÇÃO',
        '4a DATA EMISSÃO',
        'Data de emissão',
        'Data da emissão',
        'Emissão',
      ],
    },
    { id: 'ExpiryDate', kind: 'date', labels: ['VALIDADE', 'VÁLIDO ATÉ', '4b VALIDADE', 'Data de validade'] },
    { id: 'IssuePlace', kind: 'city', labels: ['LOCAL'] },
    { id: 'IssuingState', kind: 'uf', labels: ['LOCAL', 'UF', 'Município/UF', 'Cidade/UF'] },
    {
      id: 'IdentityNumber',
      kind: 'text',
      labels: ['DOC. IDENTIDADE / ÓRG. EMISSOR / UF', '4c DOC IDENTIDADE / ÓRG EMISSOR / UF'],
    },
    {
      id: 'IdentityIssuer',
      kind: 'text',
      labels: ['DOC. IDENTIDADE / ÓRG. EMISSOR / UF', '4c DOC IDENTIDADE / ÓRG EMISSOR / UF'],
    },
    {
      id: 'IdentityState',
      kind: 'uf',
      labels: [
        'DOC. IDENTIDADE / ÓRG. EMISSOR / UF',
        '4c DOC IDENTIDADE / ÓRG EMISSOR / UF',
        'UF',
        'Município/UF',
        'Cidade/UF',
      ],
    },
    { id: 'Observations', kind: 'text', labels: ['OBSERVAÇÕES', 'OBSERVAÇÃO', '12 OBSERVAÇÕES'] },
    { id: 'RegistrationNumber', kind: 'number', labels: ['Nº REGISTRO', '5 Nº REGISTRO'] },
    { id: 'Category', kind: 'code', labels: ['CAT. HAB.', '9 CAT HAB'] },
    { id: 'FirstLicenseDate', kind: 'date', labels: ['1ª HABILITAÇÃO'] },
    { id: 'Permission', kind: 'text', labels: ['PERMISSÃO'] },
    { id: 'ACC', kind: 'text', labels: ['ACC'] },
    { id: 'ValidationCode', kind: 'number', labels: ['DATA EMISSÃO', 'LOCAL'] },
  ],
};
