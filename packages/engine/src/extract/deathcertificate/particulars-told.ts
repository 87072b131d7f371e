import type { FieldName } from '@lavra/contract/services/fields';
import { dayInDigits, dayWithMonth } from '../reading/phrases/days.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

const status = String.raw`(?:solteir|casad|divorciad|desquitad|vi[úu]v|separad)[oa](?:\([ao]\))?`;
const town = String.raw`(\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){0,4}) ?[(/–,-] ?([A-Z]{2})\)?(?!\p{L})`;

/** What a box tells of the deceased and of the death in a sentence without a verb for it ("do sexo masculino, de cor parda, casado, pedreiro, nascido em …"). */
export const particularsTold: readonly Phrase<FieldName<'deathcertificate'>>[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:sexo \p{L}+|cor \p{L}+), (${status})(?:, (?!nascid|natural|filh|com |resid)(\p{Ll}[\p{Ll} -]{3,40}?))?(?=, (?:nascid|natural|com \d|filh|resid))`,
      'iu',
    ),
    gives: [
      ['MaritalStatus', 'text'],
      ['Occupation', 'text'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:nascid[oa](?:\([ao]\))?|natural)(?: em| de) ${town},? (?:nascid[oa],? )?(?:no dia|em|aos?|a) (${dayInDigits})`,
      'u',
    ),
    gives: [
      ['BirthPlace', 'city'],
      ['BirthState', 'uf'],
      ['BirthDate', 'date'],
    ],
  },
  {
    pattern:
      /(?<!\p{L})(?:identidade|RG)(?: n[º°o.]+)?:? (\d[\d.]{4,12}(?:-[\dX])?),? (?:feit|expedid|emitid)[oa] (?:pel[oa]|por) ([A-Z]{2,8})(?: ?[/–-] ?| d[eoa] )([A-Z]{2})(?!\p{L})/u,
    gives: [
      ['IdentityNumber', 'text'],
      ['IdentityIssuer', 'text'],
      ['IdentityState', 'uf'],
    ],
  },
  // In capitals in a line of its own, whatever a picture leaves of the words before it; a parent may have died, too.
  {
    pattern:
      /(?<![\p{L}'’-])(?<!(?:d[aeo]s?|[eE]|D[AEO]S?|com) )(\p{Lu}[\p{Lu}'’]+(?: (?:D[AEO]S? |E )?\p{Lu}[\p{Lu}'’]+){1,6}) falecid[oa](?:\([ao]\))? (?:em|aos?|no dia|[àa]s)(?!\p{L})/u,
    gives: [['Name', 'name']],
  },
  // A parent named alone is the mother.
  {
    pattern:
      /(?<!\p{L})filh[oa](?:\([ao]\))? de (\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? |D[AEO]S? |e )?\p{Lu}[\p{L}'’]+){1,6})\. (?=Foi |Declar|Era |Natural|Deix)/u,
    gives: [['MotherName', 'name']],
  },
  // Led by its label in a line, with the next label behind it; a sentence has no capital there.
  {
    pattern:
      /(?<!\p{L})(?:Causas?|CAUSAS?)(?:\([sS]\))? (?:d[aeo]|D[AEO]) (?:[Mm]orte|MORTE|[Óó]bito|ÓBITO|[Ff]alecimento|FALECIMENTO): (\p{L}(?:(?!\. )[^:]){3,200}?)[.;]?(?= \p{Lu}\p{Ll}[\p{L}.º°]*(?: (?:\/ )?\p{Ll}[\p{L}.º°]*){0,4}:)/u,
    gives: [['CauseOfDeath', 'text']],
    isOfColumn: 'ends',
  },
  // The day with the place behind it.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:[Aa]os?|[Ee]m|[Nn]o dia) (${dayWithMonth}),? (?:n[oa] )?(?:local|lugar):? (\p{L}.{3,100}?)(?=\. |; |$)`,
      'u',
    ),
    gives: [
      ['DeathDateInWords', 'words-of-date'],
      ['DeathPlace', 'text'],
    ],
  },
  {
    pattern: /(?<!\p{L})atestado(?: de [óo]bito)? n[º°o.]+ ?(\d[\d.-]{6,12}\d)(?!\d)/iu,
    gives: [['DeathCertificateNumber', 'number']],
  },
];
