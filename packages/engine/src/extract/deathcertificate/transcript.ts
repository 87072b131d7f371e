import type { FieldName } from '@lavra/contract/services/fields';
import { dayInWords } from '../reading/particulars/registry.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

/** Sentences of full transcripts and typed certificates, in which the deceased's particulars follow "faleceu" and the declarant's come before. */
export const transcriptPhrases: readonly Phrase<FieldName<'deathcertificate'>>[] = [
  {
    pattern: /\bconsta o de (\p{Lu}[\p{L}' ]{4,60}?), falecid/u,
    gives: [['Name', 'name']],
  },
  {
    pattern: new RegExp(
      String.raw`\bque(?: em| no dia| aos?)?,? (${dayInWords}) \((\d{2}\/\d{2}\/\d{4})\),? [àa]s (\d\d?[:h]\d\d)(?: horas)?,? (?:em|n[oa]) (.{5,90}?),? faleceu`,
      'iu',
    ),
    gives: [
      ['DeathDateInWords', 'words-of-date'],
      ['DeathDate', 'date'],
      ['DeathTime', 'time'],
      ['DeathPlace', 'text'],
    ],
  },
  {
    pattern:
      /faleceu[^]{0,400}?nascid[oa](?:\(a\))? (?:em|aos?) [^()]{0,90}\((\d{2}\/\d{2}\/\d{4})\),? com (\d{1,3}) anos/i,
    gives: [
      ['BirthDate', 'date'],
      ['Age', 'integer'],
    ],
  },
  {
    pattern:
      /faleceu[^]{0,500}? anos(?: de idade)?, (\p{L}+(?: \p{L}+){0,3}), natural d[eoa] ([\p{L}' ]+?) ?[/-] ?([A-Z]{2})\b/iu,
    gives: [
      ['Occupation', 'text'],
      ['BirthPlace', 'city'],
      ['BirthState', 'uf'],
    ],
  },
  {
    pattern: /faleceu[^]{0,600}?residente e domiciliad[oa](?:\(a\))? (?:[àa]|n[oa]|em) (.+?), filh/i,
    gives: [['Residence', 'text']],
  },
  {
    pattern: /domiciliad[oa] e residente (?:[àa]|n[oa]|em) (.+?), com /i,
    gives: [['Residence', 'text']],
  },
  {
    pattern:
      /natural de ([\p{L}' ]+?), Estado d[eoa] (\p{Lu}[\p{L}]+(?: (?:d[eoa] )?\p{Lu}\p{L}+){0,3})(?=[,;.])/u,
    gives: [
      ['BirthPlace', 'city'],
      ['BirthState', 'uf'],
    ],
  },
  { pattern: /anos de idade,? estado civil (\p{L}+)/iu, gives: [['MaritalStatus', 'text']] },
  {
    pattern: /firmado pel[oa] Dr(?:\(a\)|a)?\.? ([\p{L}' ]{5,60}?),? (?:que (?:deu|atest)|CRM)/u,
    gives: [['PhysicianName', 'name']],
  },
  {
    pattern: /como causa da morte,? (.{3,200}?),? sendo a morte/i,
    gives: [['CauseOfDeath', 'text']],
  },
  { pattern: /\bDO n[º°o.]+ ?([\d.-]+\d)/, gives: [['DeathCertificateNumber', 'number']] },
];
