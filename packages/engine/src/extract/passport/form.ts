import { identityParticulars } from '@lavra/contract/fields/person';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { labelsAbroad } from '../reading/particulars/abroad.ts';
import { personFields } from '../reading/particulars/people.ts';

/** Labels as they are printed on the models in use. */
export const passportForm: ServiceForm<'passport'> = {
  zone: {
    lines: ['MRZ1', 'MRZ2'],
    documentNumber: 'DocumentNumber',
    documentType: 'DocumentType',
    personalNumber: 'PersonalNumber',
    issuingCountry: 'IssuingCountry',
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
    sex: 'Sex',
    surname: 'Surname',
    givenNames: 'GivenNames',
  },
  card: {
    days: ['BirthDate', 'IssueDate', 'ExpiryDate'],
    parents: ['FatherName', 'MotherName'],
    names: ['Surname', 'GivenNames'],
    cpf: 'CPF',
    towns: [['BirthPlace', 'BirthState']],
    states: ['IssuingAuthority'],
    rows: [
      // Birth, sex and birthplace share a row of the data page.
      {
        pattern:
          /(?<!\d)\d{2} (?:\p{Lu}{3} ?[/I|]? ?){1,2}\d{4} [MFE] (?!BRASILEIR[OA])(\p{Lu}{2}[\p{Lu} .'-]*?)(?: ?[/-] ?([A-Z]{2}))?$/u,
        gives: [
          ['BirthPlace', 'city'],
          ['BirthState', 'uf'],
        ],
      },
    ],
    // Passports are also issued abroad.
    runs: [
      {
        pattern:
          /^((?:CG|C\.G\.|CONSULADO[ -]GERAL|CONSULADO|VICE[ -]?CONSULADO|EMBAIXADA)(?: DO BRASIL)?(?: EM| NO| NA)? \p{Lu}{3}[\p{Lu} '-]*)$/u,
        gives: [['IssuingAuthority', 'text']],
      },
    ],
  },
  joined: { whole: 'Name', parts: ['GivenNames', 'Surname'] },
  passedOver: labelsAbroad.others,
  phrases: [
    { pattern: /\b(BRASILEIR[OA](?:\(A\))?)/, gives: [['Nationality', 'text']] },
    {
      pattern: /\b((?:DPF|[Ss]R|PF)[/I|][A-Z]{2,4}[/I|][A-Z]{2})\b/,
      gives: [['IssuingAuthority', 'issuer']],
    },
  ],
  fields: [
    ...personFields([...identityParticulars, 'Surname', 'GivenNames'], {
      ...labelsAbroad,
      CPF: ['IDENTIDADE Nº/PERSONAL No.'],
      // A passport has the name in parts only.
      GivenNames: ['NOME', 'NOMES', 'NOME / GIVEN NAMES', 'NOME(S)', ...labelsAbroad.GivenNames],
    }),
    {
      id: 'DocumentType',
      kind: 'code',
      labels: ['TIPO / TYPE', 'TIPO', 'TIPO DE DOCUMENTO', 'CÓDIGO DO TIPO', ...labelsAbroad.DocumentType],
    },
    {
      id: 'IssuingCountry',
      kind: 'code',
      shape: /^[A-Z]{1,3}$/,
      labels: [
        'PAÍS EMISSOR / ISSUING COUNTRY',
        'ISSUING COUNTRY',
        'PAÍS EMISSOR',
        'PAÍS EXPEDIDOR',
        'CÓDIGO DO PAÍS',
        'CÓDIGO DO PAÍS / COUNTRY CODE',
        'ESTADO EMISSOR / ISSUING STATE',
        'ESTADO EMISSOR',
        'PAÍS / COUNTRY',
        'PAÍS DE EMISSÃO',
        ...labelsAbroad.IssuingCountry,
      ],
    },
    {
      id: 'DocumentNumber',
      kind: 'text',
      labels: [
        'PASSAPORTE Nº / PASSPORT No.',
        'PASSPORT No.',
        'PASSAPORTE Nº',
        'Nº DO PASSAPORTE',
        'NÚMERO DO PASSAPORTE',
        'NÚMERO DO PASSAPORTE / PASSPORT NUMBER',
        'Nº DO PASSAPORTE / PASSPORT No.',
        'NÚMERO DO DOCUMENTO',
        'DOCUMENTO Nº / DOCUMENT No.',
        'DOCUMENTO Nº',
        'NÚMERO / NUMBER',
        'PASSAPORTE NÚMERO',
        ...labelsAbroad.DocumentNumber,
      ],
    },
    {
      id: 'PersonalNumber',
      kind: 'text',
      labels: [
        'IDENTIDADE Nº / PERSONAL No.',
        'PERSONAL No.',
        'IDENTIDADE Nº',
        'Nº DA IDENTIDADE',
        'Nº DE IDENTIDADE',
        'NÚMERO DE IDENTIDADE',
        'IDENTIDADE',
        'DOCUMENTO DE IDENTIDADE',
        'DOC. IDENTIDADE',
        'CARTEIRA DE IDENTIDADE',
        'NÚMERO PESSOAL',
        'NÚMERO PESSOAL / PERSONAL NUMBER',
        'REGISTRO GERAL',
        'RG',
        ...labelsAbroad.PersonalNumber,
      ],
    },
  ],
};
