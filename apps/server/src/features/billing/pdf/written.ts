import type { Locale } from '@lavra/contract/errors';
import { isService, services } from '@lavra/contract/services/all';

export const languageOf = { pt: 'pt-BR', en: 'en-US' } as const;

export function nameOf(service: string, locale: Locale): string {
  return isService(service) ? services[service][locale] : printable(service);
}

export function written(count: number, locale: Locale): string {
  return count.toLocaleString(languageOf[locale]);
}

/** The string itself is formatted, digit by digit: no float comes between. */
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

/** A month in words; what is none stands as it is. */
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
    // A word in English: the order of figures is not the same wherever English is read.
    month: locale === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
}

/** What the faces that every PDF reader has know beyond Latin 1. */
const beyondLatin =
  '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u0152\u0153\u0160\u0161\u0178\u017d\u017e';
const unknownLetter = new RegExp(`[^\\n\\u0020-\\u007e\\u00a0-\\u00ff${beyondLatin}]`, 'gu');

/** The faces that every PDF reader has know the letters of Western Europe alone: others lose their marks. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202f\u2009]/gu, '\u00a0')
    .replace(unknownLetter, (letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[\u0020-\u007e]+$/u.test(plain) ? plain : '?';
    });
}
