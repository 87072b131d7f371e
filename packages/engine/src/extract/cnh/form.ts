import { states } from '@lavra/brazil/states';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { issuePlaces, issuers, personFields } from '../reading/particulars/people.ts';
import { placesOfCnh } from './places.ts';

/**
 * Categories (CTB, article 143), before which a picture may leave a stroke of the hatched box beside them. A letter before an E may be a
 * misread A: AE is the only category of two letters that ends with it.
 */
const category = /(?<=^[^A-E\s]{0,2})(?:A[B-E]?|[B-D])$|(?<=^(?:[^\p{L}\s]|[IJLl]){0,2})E$/u;

/** Restrictions by letter and permissions by abbreviation (Resolução CONTRAN 886/2021): several, or one that is no single letter. */
const remarks =
  /^((?:[A-Z]; ?)*(?:EAR|MOPP|CET[A-Z]{2})(?:; ?(?:[A-Z]|EAR|MOPP|CET[A-Z]{2}))*|[A-Z](?:; ?[A-Z])+)$/;

/** Labels of the box with day, town and state of birth. */
const birthLabels = [
  '3 DATA, LOCAL E UF DE NASCIMENTO',
  'DATA, LOCAL E UF DE NASCIMENTO',
  'LOCAL E UF DE NASCIMENTO',
];

/** Labels of the box with the holder's identity card, its office and state. */
const identityLabels = [
  'DOC. IDENTIDADE / ÓRG. EMISSOR / UF',
  '4c DOC IDENTIDADE / ÓRG EMISSOR / UF',
  'DOC. IDENTIDADE',
  'DOCUMENTO DE IDENTIDADE',
  'IDENTIDADE / ÓRGÃO / UF',
  'IDENTIDADE',
  'IDENTIDADE / ÓRGÃO EXPEDIDOR',
  'RG / ÓRGÃO EMISSOR / UF',
  'DOCUMENTO DE IDENTIDADE / ÓRGÃO EMISSOR / UF',
  'DOC. IDENT. / ÓRG. EM. / UF',
  'CARTEIRA DE IDENTIDADE',
  'CÉDULA DE IDENTIDADE',
  'RG',
];

/** Labels of the office that issued the identity card, in a box of its own or with its state. */
const officeLabels = [
  'ÓRGÃO EMISSOR',
  'ÓRG. EMISSOR',
  'ÓRGÃO EXPEDIDOR',
  'ÓRGÃO EXP.',
  'EMISSOR',
  'EXPEDIDOR',
  'ÓRGÃO / UF',
  'ÓRGÃO EMISSOR / UF',
  'ÓRG. EMISSOR / UF',
  'ÓRGÃO EXPEDIDOR / UF',
];

/** Labels as they are printed on the models in use. */
export const cnhForm: ServiceForm<'cnh'> = {
  qrCode: 'QRCode',
  places: placesOfCnh,
  zone: {
    lines: ['MRZ1', 'MRZ2', 'MRZ3'],
    holder: 'Name',
    documentNumber: 'RegistrationNumber',
    wholeNumber: /^\d{11}$/,
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
  },
  card: {
    days: ['BirthDate', 'FirstLicenseDate', 'IssueDate', 'ExpiryDate'],
    holder: 'Name',
    parents: ['FatherName', 'MotherName'],
    names: ['Name'],
    cpf: 'CPF',
    rows: [
      {
        pattern: /(?<!\d)(\d{11})(?: \S{1,2})? (\d\d\/\d\d\/\d{4}) (\d\d\/\d\d\/\d{4})(?!\d)/,
        gives: [
          ['RegistrationNumber', 'cnh_digits'],
          ['ExpiryDate', 'date'],
          ['FirstLicenseDate', 'date'],
        ],
      },
      { pattern: /(?<!\d)(\d{3}\. ?\d{3}\. ?\d{3} ?- ?\d{2})(?!\d)/, gives: [['CPF', 'cpf']] },
      { pattern: /(?<!\d)(\d{11})(?!\d)/, gives: [['RegistrationNumber', 'cnh_digits']] },
      // Place and day of issue share a row only where the place of birth is not printed.
      {
        pattern: new RegExp(
          `(?:^| )(\\p{Lu}[\\p{Lu}' -]+?)[.,]? (${states.map(({ uf }) => uf).join('|')}) (\\d\\d/\\d\\d/\\d{4})$`,
          'u',
        ),
        gives: [
          ['IssuePlace', 'city'],
          ['IssuingState', 'uf'],
          ['IssueDate', 'date'],
        ],
      },
    ],
    runs: [
      { pattern: /^(SIM)(?= |$)/, gives: [['Permission', 'text']] },
      { pattern: remarks, gives: [['Observations', 'text']] },
    ],
    margin: [{ pattern: /^\D{0,2}(\d{9,10})\D{0,2}$/, gives: [['MirrorNumber', 'code']] }],
    towns: [
      ['BirthPlace', 'BirthState'],
      ['IssuePlace', 'IssuingState'],
    ],
  },
  phrases: [
    // Date, town and state in one box of the model of 2022 (Resolução CONTRAN 886/2021).
    {
      pattern: /(\d{2}\/\d{2}\/\d{4}), (\p{Lu}[\p{Lu}' -]+), ([A-Z][A-Za-z])\b/u,
      gives: [
        ['BirthDate', 'date'],
        ['BirthPlace', 'city'],
        ['BirthState', 'uf'],
      ],
    },
    { pattern: /\b([A-Z]{2}\d{9})\b/, gives: [['Renach', 'text']] },
    // The validation code is above the number of the form; neither has a label.
    { pattern: /(?<!\d)(\d{11})(?!\d)(?=\D{1,40}[A-Z]{2}[\dO]{9}\b)/, gives: [['ValidationCode', 'number']] },
    {
      pattern: new RegExp(`(?<![\\d/.-])([\\d.-]{5,14}[\\dXx]) (${issuers})[ /-]{1,3}([A-Z][A-Za-z])\\b`),
      gives: [
        ['IdentityNumber', 'text'],
        ['IdentityIssuer', 'text'],
        ['IdentityState', 'uf'],
      ],
    },
    // The space before the state may be lost.
    {
      pattern: new RegExp(
        `(?<![\\d/.-])([\\d.-]{5,14}[\\dXx]) (${issuers})(${states.map(({ uf }) => uf).join('|')})(?!\\p{L})`,
        'u',
      ),
      gives: [
        ['IdentityNumber', 'text'],
        ['IdentityIssuer', 'text'],
        ['IdentityState', 'uf'],
      ],
    },
    { pattern: /\b(BRASILEIR[OA](?:\(A\))?)/, gives: [['Nationality', 'text']] },
  ],
  fields: [
    ...personFields(
      [
        'Name',
        'SocialName',
        'CPF',
        'BirthDate',
        'BirthPlace',
        'BirthState',
        'FatherName',
        'MotherName',
        'Nationality',
        'IssueDate',
        'ExpiryDate',
        'Observations',
      ],
      {
        BirthDate: birthLabels,
        BirthPlace: birthLabels,
        BirthState: birthLabels,
        CPF: ['4d CPF'],
        ExpiryDate: ['4b VALIDADE'],
        IssueDate: ['4a DATA EMISSÃO'],
        Name: ['2 e 1 NOME E SOBRENOME'],
        Observations: ['12 OBSERVAÇÕES', 'RESTRIÇÕES', 'RESTRIÇÕES MÉDICAS'],
      },
      // A long name of a parent goes on in the next row; the father's would take the mother's for it.
    ).map((field) => (field.id === 'MotherName' ? { ...field, wraps: true as const } : field)),
    { id: 'IssuePlace', kind: 'city', labels: issuePlaces },
    {
      id: 'IssuingState',
      kind: 'uf',
      labels: [...issuePlaces, 'UF', 'Município/UF', 'Cidade/UF'],
    },
    {
      id: 'IdentityNumber',
      kind: 'text',
      labels: identityLabels,
      splits: {
        pattern: /^([\dX][\dX.-]*?)[\s/–-]+([A-Z]{2,8})(?:[\s/-]+([A-Z]{2}))?$/,
        into: ['IdentityNumber', 'IdentityIssuer', 'IdentityState'],
      },
    },
    {
      id: 'IdentityState',
      kind: 'uf',
      labels: [
        ...identityLabels,
        ...officeLabels,
        'UF',
        'UF DO RG',
        'UF EMISSORA',
        'UF DA IDENTIDADE',
        'Município/UF',
        'Cidade/UF',
      ],
    },
    {
      id: 'IdentityIssuer',
      kind: 'issuer',
      labels: officeLabels,
      shape: /^[A-Z]{2,8}(?:[ /-]+[A-Z]{2,4})*$/,
      splits: { pattern: /^([A-Z]{2,8})[ /-]+([A-Z]{2})$/, into: ['IdentityIssuer', 'IdentityState'] },
    },
    // Licences of before 1997 have nine figures without check digits.
    {
      id: 'RegistrationNumber',
      kind: 'number',
      labels: [
        'Nº REGISTRO',
        'Nº DE REGISTRO',
        'NÚMERO DE REGISTRO',
        'PRONTUÁRIO',
        'Nº DO PRONTUÁRIO',
        'PRONTUÁRIO Nº',
      ],
      shape: /^\d{9}$/,
    },
    {
      id: 'RegistrationNumber',
      kind: 'cnh_digits',
      labels: ['Nº REGISTRO', '5 Nº REGISTRO', 'REGISTRO', 'Nº DE REGISTRO', 'NÚMERO DE REGISTRO'],
    },
    {
      id: 'Category',
      kind: 'code',
      labels: ['CAT. HAB.', '9 CAT HAB', 'CATEGORIA', 'CAT. HABILITAÇÃO'],
      oneOf: category,
    },
    {
      id: 'FirstLicenseDate',
      kind: 'date',
      labels: [
        '1ª HABILITAÇÃO',
        'PRIMEIRA HABILITAÇÃO',
        'DATA 1ª HABILITAÇÃO',
        'DATA DA PRIMEIRA HABILITAÇÃO',
        '1ª CNH',
        'HABILITADO DESDE',
      ],
    },
    {
      id: 'Permission',
      kind: 'text',
      labels: [
        'PERMISSÃO',
        'PERMISSÃO PARA DIRIGIR',
        'PERMISSÃO P/ DIRIGIR',
        'PERMISSÃO PROVISÓRIA',
        'PERMISS.',
        'PPD',
      ],
      oneOf: /^SIM(?!\p{L})/u,
    },
    {
      id: 'ACC',
      kind: 'text',
      labels: [
        'ACC',
        'AUTORIZAÇÃO PARA CONDUZIR CICLOMOTOR',
        'AUTORIZAÇÃO PARA CONDUZIR CICLOMOTORES',
        'AUTORIZAÇÃO P/ CONDUZIR CICLOMOTOR',
        'AUTORIZ. CONDUZIR CICLOMOTOR',
        'AUT. CICLOMOTOR',
      ],
      // Its box is hatched where the holder has none, and the table of categories has a row of the same label.
      oneOf: /^(?:X+|\*+|SIM|N[ÃA]O|ACC)$/u,
    },
    {
      id: 'LicenseKind',
      kind: 'code',
      labels: [
        'PERMISSÃO / DEFINITIVA',
        'DEFINITIVA / PERMISSÃO',
        'PERMISSÃO (P) OU DEFINITIVA (D)',
        'P/D',
        'PPD / CNH',
      ],
      oneOf: /^[PD]$/,
    },
    {
      id: 'MirrorNumber',
      kind: 'number',
      labels: [
        'Nº DO ESPELHO',
        'NÚMERO DO ESPELHO',
        'ESPELHO Nº',
        'ESPELHO',
        'ESPELHO CNH',
        'Nº DO FORMULÁRIO',
        'FORMULÁRIO Nº',
        'NÚMERO DA CÉDULA',
      ],
      shape: /^\d{9,10}$/,
    },
    { id: 'ValidationCode', kind: 'number', labels: ['DATA EMISSÃO', 'LOCAL'] },
  ],
};
