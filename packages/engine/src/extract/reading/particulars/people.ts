import type { FormField } from '../forms/form-spec.ts';
import type { Phrase } from '../phrases/phrases.ts';
import type { ValueKind } from '../values/kinds.ts';

interface PersonField {
  readonly kind: ValueKind;
  readonly labels: readonly string[];
}

/** Offices that issue identity documents, as cards abbreviate them. */
export const issuers =
  'SSP|SESP|SEJUSP|SESDEC|SEDS|SDS|SJS|SJTC|SSDS|SSPDS|SPTC|PC|PCERJ|POLITEC|PTC|IFP|IGP|IIRGD|ITEP|IML|DETRAN|DIC|DGPC|DPF|PF|PM|CBM|OAB|CREA|CRM|COREN|MAE|MEX|MTPS';

/** Labels of the holder's particulars on identity documents, in Portuguese and, on newer ones, also in English. */
const particulars = {
  Name: { kind: 'name', labels: ['NOME', 'Nome / Name', 'NOME E SOBRENOME', 'NOME COMPLETO'] },
  SocialName: { kind: 'name', labels: ['NOME SOCIAL', 'Nome Social / Social Name'] },
  Surname: { kind: 'name', labels: ['SOBRENOME / SURNAME', 'SOBRENOME'] },
  GivenNames: { kind: 'name', labels: ['NOME / GIVEN NAMES', 'NOMES / GIVEN NAMES', 'GIVEN NAMES'] },
  CPF: { kind: 'cpf', labels: ['CPF', 'CIC', 'CPF/CNPJ', 'CNPJ/CPF'] },
  BirthDate: {
    kind: 'date',
    labels: [
      'DATA DE NASCIMENTO',
      'DATA DE NASCIMENTO / DATE OF BIRTH',
      'DATA NASCIMENTO',
      'DT. NASC.',
      'DATA NASC.',
      'Nascimento',
    ],
  },
  BirthPlace: { kind: 'city', labels: ['NATURALIDADE', 'NATURALIDADE / PLACE OF BIRTH'] },
  BirthState: { kind: 'uf', labels: ['NATURALIDADE', 'NATURALIDADE / PLACE OF BIRTH'] },
  FatherName: { kind: 'name', labels: ['FILIAÇÃO', 'FILIAÇÃO / FILIATION', 'PAI', 'NOME DO PAI'] },
  MotherName: { kind: 'name', labels: ['FILIAÇÃO', 'FILIAÇÃO / FILIATION', 'MÃE', 'NOME DA MÃE'] },
  Sex: { kind: 'sex', labels: ['SEXO', 'SEXO / SEX'] },
  Nationality: { kind: 'text', labels: ['NACIONALIDADE', 'NACIONALIDADE / NATIONALITY'] },
  MaritalStatus: { kind: 'text', labels: ['ESTADO CIVIL', 'EST. CIVIL'] },
  IssueDate: {
    kind: 'date',
    labels: [
      'DATA DE EXPEDIÇÃO',
      'DATA DE EXPEDIÇÃO / DATE OF ISSUE',
      'DATA DE EMISSÃO',
      'DATA DE EMISSÃO / DATE OF ISSUE',
      'DATA DA EMISSÃO',
      'DATA EMISSÃO',
      'EXPEDIÇÃO',
      'EMISSÃO',
    ],
  },
  ExpiryDate: {
    kind: 'date',
    labels: [
      'VALIDADE',
      'VALIDADE / DATE OF EXPIRY',
      'DATA DE VALIDADE',
      'DATA DE VALIDADE / DATE OF EXPIRY',
      'VÁLIDO ATÉ',
      'VÁLIDO ATÉ / DATE OF EXPIRY',
    ],
  },
  IssuingAuthority: {
    kind: 'issuer',
    labels: [
      'ÓRGÃO EXPEDIDOR',
      'ÓRGÃO EXPEDIDOR / CARD ISSUER',
      'ÓRGÃO EMISSOR',
      'ÓRGÃO EMISSOR / ISSUING AUTHORITY',
      'AUTORIDADE / AUTHORITY',
    ],
  },
  CopyNumber: { kind: 'copy', labels: ['VIA', 'VIA / COPY', 'Nº DA VIA', 'NÚMERO DA VIA'] },
  Classification: { kind: 'text', labels: ['CLASSIFICAÇÃO', 'CLASSIFICAÇÃO / CLASSIFICATION'] },
  EntryDate: { kind: 'date', labels: ['DATA DE ENTRADA', 'DATA DE ENTRADA / DATE OF ENTRY'] },
  LegalBasis: { kind: 'text', labels: ['AMPARO LEGAL', 'AMPARO LEGAL / LEGAL BASIS'] },
  Observations: { kind: 'text', labels: ['OBSERVAÇÕES', 'OBSERVAÇÃO'] },
} as const satisfies Readonly<Record<string, PersonField>>;

type Particular = keyof typeof particulars;

/** A bilingual label is also found by its English half, when the other half was misread. */
const withHalf = (label: string): readonly string[] => [label, ...label.split(' / ').slice(1)];

/** Fields of the holder of an identity document; `more` are labels that only this document has. */
export function personFields<const P extends Particular>(
  wanted: readonly P[],
  more: Partial<Readonly<Record<P, readonly string[]>>> = {},
): FormField<P>[] {
  return wanted.map((id) => {
    const { kind, labels }: PersonField = particulars[id];
    const all = [...(more[id] ?? []), ...labels].flatMap(withHalf);
    return { id, kind, labels: all, ...(id === 'Name' ? { wraps: true } : {}) };
  });
}

/** Values of foreigners' cards that need no label: residence status, offices of the Federal Police, and articles of law. */
export const foreignerRuns: readonly Phrase<'IssuingAuthority' | 'LegalBasis' | 'Classification'>[] = [
  // A foreigner's residence status (Leis 6.815/1980, 9.474/1997 and 13.445/2017).
  {
    pattern:
      /^(PERMANENTE|RESIDENTE|TEMPOR[AÁ]RI[OA]|PROVIS[OÓ]RI[OA]|FRONTEIRI[CÇ][OA]|ASILAD[OA]|REFUGIAD[OA])$/,
    gives: [['Classification', 'text']],
  },
  { pattern: /^((?:CGPI[/Il|])?DIREX[/Il|]D?PF)$/, gives: [['IssuingAuthority', 'issuer']] },
  { pattern: /^(ART\.? ?\d+.{5,60}?\d{4})(?!\d)/, gives: [['LegalBasis', 'text']] },
];

/** Fields found without labels that all foreigners' cards have. */
export const foreignerCard = {
  days: ['BirthDate', 'EntryDate', 'IssueDate', 'ExpiryDate'],
  // The registry number: a letter, six digits, and a check digit or letter.
  runs: [{ pattern: /^([A-Z]\d{6}-[\dA-Z])$/, gives: [['DocumentNumber', 'text']] }, ...foreignerRuns],
  parents: ['FatherName', 'MotherName'],
  cpf: 'CPF',
} as const;

export const foreignerZone = {
  lines: ['MRZ1', 'MRZ2', 'MRZ3'],
  documentNumber: 'DocumentNumber',
  birthDate: 'BirthDate',
  expiryDate: 'ExpiryDate',
  sex: 'Sex',
} as const;
