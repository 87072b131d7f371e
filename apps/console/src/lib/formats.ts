import { percentOf } from '@lavra/contract/model/usage';

import { getLocale } from '../i18n/locale.ts';

const tags = { pt: 'pt-BR', en: 'en-GB' } as const;
const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>();

/** Formatters are cached: making one costs far more than using it, and tables use them by the hundred. */
function dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${getLocale()}${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tags[getLocale()], options);
  formatters.set(key, known);
  return known as Intl.DateTimeFormat;
}

function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${getLocale()}${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(tags[getLocale()], options);
  formatters.set(key, known);
  return known as Intl.NumberFormat;
}

function distances(): Intl.RelativeTimeFormat {
  const key = `r${getLocale()}`;
  const known = formatters.get(key) ?? new Intl.RelativeTimeFormat(tags[getLocale()], { numeric: 'auto' });
  formatters.set(key, known);
  return known as Intl.RelativeTimeFormat;
}

/** In English the month is a word, because the order of day and month differs between countries. */
const days = {
  pt: { day: '2-digit', month: '2-digit' },
  en: { day: 'numeric', month: 'short' },
} as const;
const day = () => ({ ...days[getLocale()], year: 'numeric' }) as const;
const minute = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** `21/11/2026`, in English `21 Nov 2026`, local. */
export function formatDate(value: string | Date): string {
  return dates(day()).format(new Date(value));
}

/** An ISO day, without time or time zone: `2026-11-21` → `21/11/2026`. */
export function formatDay(isoDay: string): string {
  return dates({ ...day(), timeZone: 'UTC' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** `21/11`, in English `21 Nov`. */
export function formatShortDay(isoDay: string): string {
  return dates({ ...days[getLocale()], timeZone: 'UTC' }).format(new Date(`${isoDay}T00:00:00Z`));
}

/** `21/11/2026, 14:05`, local, 24 hours. */
export function formatDateTime(value: string | Date): string {
  return dates({ ...day(), ...minute }).format(new Date(value));
}

/** `14:05`, local, 24 hours. */
export function formatTime(value: Date): string {
  return dates(minute).format(value);
}

/** The date and the time with seconds. */
export function formatExactTime(value: string | Date): string {
  return dates({ ...day(), ...minute, second: '2-digit' }).format(new Date(value));
}

export function formatNumber(value: number, fractionDigits = 0): string {
  return numbers({ minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }).format(
    value,
  );
}

/** The share of a whole, `12,50%`; that of nothing is 0. */
export function formatShare(part: number, whole: number): string {
  return `${formatNumber(Number(percentOf(part, whole)), 2)}%`;
}

/** Takes a fraction from 0 to 1. */
export function formatPercent(fraction: number): string {
  return numbers({ style: 'percent', maximumFractionDigits: 1 }).format(fraction);
}

/** Formats a decimal string digit by digit, without converting it to a float. */
export function formatMoney(reais: string): string {
  const decimals = Math.max(2, reais.split('.')[1]?.length ?? 0);
  const format = numbers({ style: 'currency', currency: 'BRL', maximumFractionDigits: decimals });
  return format.format(reais as Intl.StringNumericLiteral);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), byteUnits.length - 1);
  const unit = byteUnits[power] ?? 'byte';
  return numbers({
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "há 3 minutos"; from a month on, the date. */
export function formatRelative(value: string | Date, now = Date.now()): string {
  const distanceMs = new Date(value).getTime() - now;
  if (Math.abs(distanceMs) > 30 * 86_400_000) return formatDate(value);
  const relative = distances();
  const step = steps.find(({ ms }) => Math.abs(distanceMs) >= ms);
  if (step === undefined) return relative.format(0, 'second');
  return relative.format(Math.trunc(distanceMs / step.ms), step.unit);
}

/** Cuts out the middle of an id of more than 12 characters: `2ZxQa…b9fLm`. */
export function shortenId(id: string): string {
  return id.length <= 12 ? id : `${id.slice(0, 5)}…${id.slice(-5)}`;
}

function localParts(value: string | Date) {
  const date = new Date(value);
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    day: two(date.getDate()),
    month: two(date.getMonth() + 1),
    year: String(date.getFullYear()),
    minute: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** `DD-MM-YYYY HH:mm`, local time: the format of the specification for the acceptance of the terms. */
export function formatDashedMinute(value: string | Date): string {
  const at = localParts(value);
  return `${at.day}-${at.month}-${at.year} ${at.minute}`;
}

/** `YYYY-MM-DD - HH:mm`, local time: the format of the specification for reports. */
export function formatReportMinute(value: string | Date): string {
  const at = localParts(value);
  return `${at.year}-${at.month}-${at.day} - ${at.minute}`;
}

/** `2026-11` → `novembro de 2026`. */
export function formatMonth(month: string): string {
  return dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}
