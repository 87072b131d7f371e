import type { Locale } from '@lavra/contract/errors';
import { isService, services } from '@lavra/contract/services/all';

export const languageOf = { pt: 'pt-BR', en: 'en-US' } as const;

export function nameOf(service: string, locale: Locale): string {
  return isService(service) ? services[service][locale] : printable(service);
}

export function written(count: number, locale: Locale): string {
  return count.toLocaleString(languageOf[locale]);
}

/** Formats the string itself, digit by digit, without a float in between. */
export function writtenReais(reais: string, locale: Locale): string {
  const decimals = Math.max(2, reais.split('.')[1]?.length ?? 0);
  const format = new Intl.NumberFormat(languageOf[locale], {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: 2,
    maximumFractionDigits: decimals,
  });
  return printable(format.format(reais as Intl.StringNumericLiteral));
}

const month = /^(\d{4})-(\d{2})$/;

/** A month in words; any other text as it is. */
export function writtenPeriod(date: string, locale: Locale): string {
  if (!month.test(date)) return date;
  const first = new Date(`${date}-15T12:00:00Z`);
  return first.toLocaleDateString(languageOf[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

export function writtenDay(at: Date, locale: Locale): string {
  return at.toLocaleDateString(languageOf[locale], { timeZone: 'America/Sao_Paulo', dateStyle: 'long' });
}

export function writtenDayOf(date: string, day: number, locale: Locale): string {
  if (!month.test(date)) return String(day);
  const at = new Date(`${date}-${String(day).padStart(2, '0')}T12:00:00Z`);
  return at.toLocaleDateString(languageOf[locale], {
    day: '2-digit',
    // The month is a word in English: English-speaking countries differ in the order of numeric dates.
    month: locale === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
}

/** Characters beyond Latin 1 that the standard fonts of every PDF reader have. */
const beyondLatin =
  '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u0152\u0153\u0160\u0161\u0178\u017d\u017e';
const unknownLetter = new RegExp(`[^\\n\\u0020-\\u007e\\u00a0-\\u00ff${beyondLatin}]`, 'gu');

/** The standard fonts of every PDF reader only have the letters of Western Europe: other letters lose their accents. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202f\u2009]/gu, '\u00a0')
    .replace(unknownLetter, (letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[\u0020-\u007e]+$/u.test(plain) ? plain : '?';
    });
}
