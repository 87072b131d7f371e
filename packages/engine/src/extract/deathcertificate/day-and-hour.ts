import type { FieldName } from '@lavra/contract/services/fields';
import { dayInDigits, dayWithMonth, hourOfDay } from '../reading/phrases/days.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

/** What leads to the day of the death in a line or a box of its own; the title of the paper and the number of the entry name the death too. */
const lead = String.raw`(?<!\p{L})(?:(?:(?:data|dia|hora)(?:(?:,| e| \/)? (?:hora|hor[áa]rio|data|dia))? d[eoa] )?(?:falecimento|[óo]bito|morte)|(?:faleceu|falecid[oa](?:\([ao]\))?|morreu)(?: (?:em|no dia|aos?(?: dias?)?))?):? `;
const hour = String.raw`(?:(?:aproximadamente )?(?:[àa]s?|pelas?)|hor[áa](?:rio)?:?) (${hourOfDay})`;

/** The day of the death, once more in figures or in words, and its hour, where one label leads to all of them. */
export const dayAndHour: readonly Phrase<FieldName<'deathcertificate'>>[] = [
  {
    pattern: new RegExp(
      String.raw`${lead}(${dayWithMonth})(?:,? ?[(–—/-]? ?(${dayInDigits})\)?)?(?:[,;]? ?[–—|/-]? ?${hour})?`,
      'iu',
    ),
    gives: [
      ['DeathDateInWords', 'words-of-date'],
      ['DeathDate', 'date'],
      ['DeathTime', 'time'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`${lead}(${dayInDigits})(?:,? ?[(–—/-]? ?(${dayWithMonth})\)?)?[,;]? ?[–—|/-]? ?${hour}`,
      'iu',
    ),
    gives: [
      ['DeathDate', 'date'],
      ['DeathDateInWords', 'words-of-date'],
      ['DeathTime', 'time'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`${lead}(?:[àa]s? )?(${hourOfDay}),? (?:de|do dia|em|–|-) (?:(${dayWithMonth})(?: ?\(?(${dayInDigits}))?|(${dayInDigits}))`,
      'iu',
    ),
    gives: [
      ['DeathTime', 'time'],
      ['DeathDateInWords', 'words-of-date'],
      ['DeathDate', 'date'],
      ['DeathDate', 'date'],
    ],
  },
];
