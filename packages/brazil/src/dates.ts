const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

const numericDate = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})(?!\d)/;
const machineDate = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const wordedDate =
  /^(\d{1,2})\s*(?:º|°|o)?\s*(?:de\s+|\/|-|\.)?\s*([a-zç]{3,9})\.?\s*(?:de\s+|\/|-|\.)?\s*(\d{4})(?!\d)/i;
/** A month in three letters between strokes may have a year of two figures behind it. */
const wordedShort = /^(\d{1,2})([/.-])([a-zç]{3})\2(\d{2})(?!\d)/i;
const timeAfter = /^(?:,?\s*(?:às|as|T|-)?\s*\d{1,2}(?:[:h]\d{2}){0,2}.*)?$/iu;

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Three letters that travel documents of other countries print for a month, where Portuguese has others: Spanish, English, French, Italian, German. */
const abroad = [
  ['ene', 'gen'],
  ['feb'],
  [],
  ['apr', 'avr'],
  ['may', 'mag'],
  ['giu'],
  ['lug'],
  ['aug', 'aou'],
  ['sep'],
  ['oct', 'ott', 'okt'],
  [],
  ['dec', 'dic'],
] as const;

/** The number of a month written in Portuguese, in full or as three letters, or as the three letters of another language, accents optional; undefined for any other text. */
export function monthOfName(name: string): number | undefined {
  const word = plain(name);
  const own = months.findIndex((month) => plain(month) === word || plain(month).slice(0, 3) === word);
  const index = own === -1 ? abroad.findIndex((each) => each.some((letters) => letters === word)) : own;
  return index === -1 ? undefined : index + 1;
}

/** The Portuguese name of a month, 1 to 12, in lower case; throws RangeError otherwise. */
export function nameOfMonth(month: number): string {
  const name = months[month - 1];
  if (!name) throw new RangeError('a month is 1 to 12');
  return name;
}

/** True for an ISO date YYYY-MM-DD that exists in the calendar, years 1000 to 9999. */
export function isIsoDate(value: string): boolean {
  const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
}

function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function toIso(
  year: string | undefined,
  month: number | undefined,
  day: string | undefined,
): string | undefined {
  if (!year || !month || !day) return undefined;
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

/** The four-digit year of a two-digit one: up to the pivot 20xx, above it 19xx. */
function wholeYear(year: string | undefined, pivot: number): string | undefined {
  if (year?.length !== 2) return year;
  return Number(year) <= pivot ? `20${year}` : `19${year}`;
}

/**
 * Reads a Brazilian date (31/12/2026, 31.12.26, 31 de dezembro de 2026, 31/DEZ/2026, 2026-12-31, each optionally
 * followed by a time) as YYYY-MM-DD; undefined when it is not a date that exists. A two-digit year up to pivotYear (49)
 * is 20xx.
 */
export function parseDate(value: string, pivotYear = 49): string | undefined {
  const text = value.trim();
  const iso = machineDate.exec(text);
  if (iso)
    return timeAfter.test(text.slice(iso[0].length)) ? toIso(iso[1], Number(iso[2]), iso[3]) : undefined;
  const numeric = numericDate.exec(text);
  if (numeric) {
    if (!timeAfter.test(text.slice(numeric[0].length))) return undefined;
    return toIso(wholeYear(numeric[3], pivotYear), Number(numeric[2]), numeric[1]);
  }
  const short = wordedShort.exec(text);
  if (short && timeAfter.test(text.slice(short[0].length)))
    return toIso(wholeYear(short[4], pivotYear), monthOfName(short[3] ?? ''), short[1]);
  const words = wordedDate.exec(text.normalize('NFC'));
  if (!words || !timeAfter.test(text.normalize('NFC').slice(words[0].length))) return undefined;
  return toIso(words[3], monthOfName(words[2] ?? ''), words[1]);
}

/** True when the text can be read as a date that exists. */
export function isDate(value: string): boolean {
  return parseDate(value) !== undefined;
}

/** Prints YYYY-MM-DD as DD/MM/YYYY; any other text is returned unchanged. */
export function formatDate(iso: string): string {
  return isIsoDate(iso) ? `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}` : iso;
}

/** Prints YYYY-MM-DD as "31 de dezembro de 2026"; any other text is returned unchanged. */
export function formatLongDate(iso: string): string {
  if (!isIsoDate(iso)) return iso;
  const day = Number(iso.slice(8, 10));
  return `${day === 1 ? '1º' : day} de ${nameOfMonth(Number(iso.slice(5, 7)))} de ${iso.slice(0, 4)}`;
}

/** Whole days from one ISO date to another, negative when the second is earlier; NaN when either is not a date. */
export function daysBetween(from: string, to: string): number {
  if (!isIsoDate(from) || !isIsoDate(to)) return Number.NaN;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The ISO date a number of days after (negative: before) another; throws RangeError when that is not a date. */
export function addDays(iso: string, days: number): string {
  if (!isIsoDate(iso)) throw new RangeError('not an ISO date');
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
