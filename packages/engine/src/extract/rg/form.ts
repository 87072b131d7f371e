import { identityParticulars } from '@lavra/contract/fields/person';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { issuers, personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const rgForm: ServiceForm<'rg'> = {
  zone: {
    lines: ['MRZ1', 'MRZ2', 'MRZ3'],
    holder: 'Name',
    documentNumber: 'DocumentNumber',
    cpf: 'CPF',
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
    sex: 'Sex',
  },
  card: {
    days: ['BirthDate', 'IssueDate', 'ExpiryDate'],
    holder: 'Name',
    towns: [['BirthPlace', 'BirthState']],
    runs: [
      { pattern: /^(BRA|BRASILEIR[OA](?:\(A\))?)$/, gives: [['Nationality', 'text']] },
      { pattern: /^((?:A|B|AB|O)[+-])$/, gives: [['BloodType', 'code']] },
      // As the identification institutes print it; a CPF has three digits in its first group.
      { pattern: /^(\d{1,2}\.\d{3}\.\d{3}-[\dX])$/, gives: [['DocumentNumber', 'text']] },
      // The model of 1983 prints a CPF with a stroke.
      { pattern: /^(\d{9}\/\d{2})$/, gives: [['CPF', 'cpf']] },
      { pattern: /^(\d{3}\.?\d{5}\.?\d{2}-?\d)$/, gives: [['PIS', 'pis_digits']] },
      { pattern: /(?<!\d)0?(\d)[AªaºO°]? VIA(?= DATA|$)/, gives: [['CopyNumber', 'integer']] },
      { pattern: /^ESTADO D[EOA] (\p{L}[\p{L} ]+)$/u, gives: [['IssuingState', 'uf']] },
      { pattern: /^(SECRETARIA D[AEO] \p{Lu}[\p{Lu} ]+)$/u, gives: [['IssuingAuthority', 'text']] },
      {
        pattern: /^((?:DETRAN - DIRETORIA|DEPARTAMENTO) DE \p{Lu}[\p{Lu} ]+)$/u,
        gives: [['IssuingInstitute', 'text']],
      },
      {
        pattern: new RegExp(`(?<!\\p{L})((?:${issuers})[/ -]?[A-Z]{2})\\.?$`, 'u'),
        gives: [['IssuingAuthority', 'issuer']],
      },
    ],
    // Number and day of issue share the first row of the model of 1983.
    rows: [
      // Before the department above it: rows are read before runs of words.
      {
        pattern: /(?<!\p{L} ?)(INSTITUTO(?: GERAL)? DE \p{Lu}[\p{Lu} ]+)$/u,
        gives: [['IssuingInstitute', 'text']],
      },
      {
        pattern: /(?<![\d.])(\d{1,2}\.\d{3}\.\d{3}-[\dX]) (?:.* )?(\d{2}\/(?:\d{2}|[A-Z]{3})\/\d{4})\.?$/,
        gives: [
          ['DocumentNumber', 'text'],
          ['IssueDate', 'date'],
        ],
      },
    ],
    parents: ['FatherName', 'MotherName'],
    names: ['Name'],
    cpf: 'CPF',
  },
  phrases: [
    // The heading of the front names the state.
    {
      pattern: /ESTADO D[EOA] (\p{L}[\p{L} ]+?)(?= SECRETARIA| INSTITUTO| DEPARTAMENTO| POL[IÍ]CIA)/iu,
      gives: [['IssuingState', 'uf']],
    },
  ],
  fields: [
    ...personFields(['Name', 'SocialName', ...identityParticulars, 'CopyNumber', 'Observations'], {
      CPF: ['Registro Geral - CPF / Personal Number'],
    }),
    { id: 'IssuePlace', kind: 'city', labels: ['LOCAL', 'Local / Place of Issue'] },
    {
      id: 'BloodType',
      kind: 'code',
      labels: ['FATOR RH', 'Tipo Sanguíneo', 'Grupo Sanguíneo', 'Tipo Sanguíneo / Blood Type'],
    },
    {
      id: 'VoterNumber',
      kind: 'voter_card_digits',
      labels: ['T. ELEITOR', 'TÍTULO ELEITOR', 'T. ELEITOR / ZONA / SEÇÃO'],
    },
    { id: 'PIS', kind: 'pis_digits', labels: ['PIS/PASEP', 'NIS/PIS/PASEP'] },
    { id: 'CNS', kind: 'cns_digits', labels: ['CNS', 'Nº CNS'] },
    {
      id: 'DocumentNumber',
      kind: 'serial',
      labels: ['REGISTRO GERAL', 'Registro Geral - CPF / Personal Number'],
      // Minas Gerais prints its letters before the number.
      splits: { pattern: /^(?:[A-Z]{2}-?)?(\d[\d.]*(?:-?[\dX])?)$/, into: ['DocumentNumber'] },
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
