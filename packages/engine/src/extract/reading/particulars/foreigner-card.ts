import type { Phrase } from '../phrases/phrases.ts';

/** Values of foreigners' cards that need no label: residence status, offices of the Federal Police, and articles of law. */
export const foreignerRuns: readonly Phrase<'IssuingAuthority' | 'LegalBasis' | 'Classification'>[] = [
  // A foreigner's residence status (Leis 6.815/1980, 9.474/1997 and 13.445/2017).
  {
    pattern:
      /^(PERMANENTE|RESIDENTE|TEMPOR[AÁ]RI[OA]|PROVIS[OÓ]RI[OA]|FRONTEIRI[CÇ][OA]|ASILAD[OA]|REFUGIAD[OA])$/,
    gives: [['Classification', 'text']],
  },
  { pattern: /^((?:CGP[IL|/U]{1,3})?DIREX[/Il|]D?PF)$/, gives: [['IssuingAuthority', 'issuer']] },
  { pattern: /^(ART\.? ?\d+.{5,60}?(?:\/\d{2}|\d{4}(?!\/\d)))(?!\d)/, gives: [['LegalBasis', 'text']] },
];

/** Fields found without labels that all foreigners' cards have. */
export const foreignerCard = {
  days: ['BirthDate', 'EntryDate', 'IssueDate', 'ExpiryDate'],
  // The registry number: a letter, six digits, and a check digit or letter.
  runs: [
    { pattern: /^([A-Z]\d{6}-[\dA-Z])$/, gives: [['DocumentNumber', 'text']] },
    // Nothing else on these cards is counted.
    { pattern: /^([1-9][ªº°])$/, gives: [['CopyNumber', 'copy']] },
    ...foreignerRuns,
  ],
  // The day of birth has the sex beside it.
  rows: [{ pattern: /(?<!\d)\d{2}\/\d{2}\/\d{4} ([MF])(?= \p{Lu}{3}|$)/u, gives: [['Sex', 'sex']] }],
  parents: ['FatherName', 'MotherName'],
  areForeigners: true,
  cpf: 'CPF',
} as const;

/** A foreigner's registry number, of which a picture may misread some. */
export const registryShape = /^(?!de )(?=(?:.*\d){4})[\dA-Z][\dA-Z./ -]{4,14}$/i;

export const foreignerZone = {
  lines: ['MRZ1', 'MRZ2', 'MRZ3'],
  documentNumber: 'DocumentNumber',
  birthDate: 'BirthDate',
  expiryDate: 'ExpiryDate',
  sex: 'Sex',
} as const;
