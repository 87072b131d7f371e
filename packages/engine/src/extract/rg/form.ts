import type { FieldName } from '@lavra/contract/services/fields';
import type { FormSpec } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const rgForm: FormSpec<FieldName<'rg'>> = {
  zone: { lines: ['MRZ1', 'MRZ2', 'MRZ3'], birthDate: 'BirthDate', expiryDate: 'ExpiryDate', sex: 'Sex' },
  fields: [
    { id: 'Name', kind: 'name', labels: ['NOME', 'Nome / Name', 'NOME E SOBRENOME'] },
    { id: 'SocialName', kind: 'name', labels: ['NOME SOCIAL', 'Nome Social / Social Name'] },
    {
      id: 'CPF',
      kind: 'cpf',
      labels: ['CPF', 'CIC', 'Registro Geral - CPF / Personal Number', 'CPF/CNPJ', 'CNPJ/CPF'],
    },
    {
      id: 'BirthDate',
      kind: 'date',
      labels: [
        'DATA DE NASCIMENTO',
        'DATA NASCIMENTO',
        'DT. NASC.',
        'Data de Nascimento / Date of Birth',
        'Data nasc.',
        'Nascimento',
      ],
    },
    { id: 'BirthPlace', kind: 'city', labels: ['NATURALIDADE', 'Naturalidade / Place of Birth'] },
    {
      id: 'BirthState',
      kind: 'uf',
      labels: ['NATURALIDADE', 'Naturalidade / Place of Birth', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'FatherName', kind: 'name', labels: ['FILIAÇÃO', 'PAI', 'Filiação / Filiation'] },
    { id: 'MotherName', kind: 'name', labels: ['FILIAÇÃO', 'MÃE', 'Filiação / Filiation'] },
    { id: 'Sex', kind: 'sex', labels: ['SEXO', 'Sexo / Sex'] },
    { id: 'Nationality', kind: 'text', labels: ['NACIONALIDADE', 'Nacionalidade / Nationality'] },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'DATA DE EXPEDIÇÃO',
        'DATA EMISSÃO',
        'EXPEDIÇÃO',
        'Data de Emissão / Date of Issue',
        'Data de emissão',
        'Data da emissão',
        'Emissão',
      ],
    },
    {
      id: 'ExpiryDate',
      kind: 'date',
      labels: ['VALIDADE', 'VÁLIDO ATÉ', 'Data de Validade / Date of Expiry', 'Data de validade'],
    },
    {
      id: 'IssuingAuthority',
      kind: 'text',
      labels: ['ÓRGÃO EXPEDIDOR', 'ÓRGÃO EMISSOR', 'Órgão Expedidor / Card Issuer'],
    },
    { id: 'IssuePlace', kind: 'city', labels: ['LOCAL', 'Local / Place of Issue'] },
    { id: 'CopyNumber', kind: 'integer', labels: ['VIA', '2ª VIA'] },
    {
      id: 'BloodType',
      kind: 'code',
      labels: ['FATOR RH', 'Tipo Sanguíneo', 'Grupo Sanguíneo', 'Tipo Sanguíneo / Blood Type'],
    },
    {
      id: 'VoterNumber',
      kind: 'number',
      labels: ['T. ELEITOR', 'TÍTULO ELEITOR', 'T. ELEITOR / ZONA / SEÇÃO'],
    },
    { id: 'PIS', kind: 'number', labels: ['PIS/PASEP', 'NIS/PIS/PASEP'] },
    { id: 'CNS', kind: 'number', labels: ['CNS', 'Nº CNS'] },
    { id: 'Observations', kind: 'text', labels: ['OBSERVAÇÕES', 'OBSERVAÇÃO'] },
    {
      id: 'DocumentNumber',
      kind: 'text',
      labels: ['REGISTRO GERAL', 'Registro Geral - CPF / Personal Number'],
    },
    { id: 'SourceDocument', kind: 'text', labels: ['DOC. ORIGEM', 'REGISTRO CIVIL'] },
    { id: 'DriverLicenseNumber', kind: 'number', labels: ['CNH'] },
    { id: 'CTPSNumber', kind: 'number', labels: ['CTPS'] },
    { id: 'CTPSSeries', kind: 'number', labels: ['SÉRIE'] },
    { id: 'CTPSState', kind: 'uf', labels: ['UF', 'Município/UF', 'Cidade/UF'] },
    { id: 'MilitaryNumber', kind: 'number', labels: ['CERT. MILITAR'] },
    { id: 'ProfessionalId', kind: 'text', labels: ['IDENTIDADE PROFISSIONAL'] },
    { id: 'DNI', kind: 'number', labels: ['DNI'] },
    { id: 'OrganDonor', kind: 'text', labels: ['Doador de Órgãos / Organ Donor'] },
    { id: 'DirectorName', kind: 'name', labels: ['ASSINATURA DO DIRETOR'] },
  ],
};
