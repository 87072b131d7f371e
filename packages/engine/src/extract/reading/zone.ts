import { isTd1, isTd3, normaliseMrzLine } from '@lavra/brazil/mrz';
import type { MadeCheck } from '../../evidence/confidence.ts';
import type { Sheet, Token } from './sheet.ts';
import type { Reading } from './values.ts';

/** What a machine-readable zone says (ICAO 9303, TD1 and TD3). */
export interface Zone {
  readonly lines: readonly Reading[];
  readonly documentNumber?: Reading;
  readonly birthDate?: Reading;
  readonly expiryDate?: Reading;
  readonly sex?: Reading;
  readonly surname?: Reading;
  readonly givenNames?: Reading;
}

const lineLengths = new Set([30, 44]);

/** A day of the zone; those who were born are not born in the future, documents do not expire in the past century. */
function dayOf(text: string, isBirth: boolean): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31)
    return undefined;
  const century = isBirth && Number(year) > 30 ? '19' : '20';
  return `${century}${year}-${month}-${day}`;
}

/** Reads the zone of a page; undefined where its lines are not all there, or their digits do not hold. */
export function readZone(sheet: Sheet): Zone | undefined {
  const rows = sheet.rows.flatMap((row): { text: string; tokens: readonly Token[] }[] => {
    const text = normaliseMrzLine(row.map((token) => token.text).join(''));
    return text.includes('<<') && text.length >= 28 && text.length <= 46 ? [{ text, tokens: row }] : [];
  });
  const length = rows.length >= 3 ? 30 : 44;
  const lines = rows.map(({ text, tokens }) => ({ text: text.padEnd(length, '<').slice(0, length), tokens }));
  const texts = lines.map(({ text }) => text);
  const holds = length === 30 ? isTd1(texts) : isTd3(texts);
  if (!holds || !lineLengths.has(length)) return undefined;
  const checks: MadeCheck[] = [{ check: 'mrz_digits', ok: true }];
  const read = (
    index: number,
    from: number,
    to: number,
    shape: (text: string) => string | undefined,
  ): Reading | undefined => {
    const line = lines[index];
    const printed = line?.text.slice(from, to) ?? '';
    const value = shape(printed.replace(/<+$/, ''));
    if (line === undefined || value === undefined || value === '') return undefined;
    return { value, printed, tokens: line.tokens, shapeFit: 1, checks };
  };
  const plain = (text: string): string => text.replaceAll('<', ' ').trim();
  const named = length === 30 ? 2 : 0;
  const names = (lines[named]?.text ?? '').slice(length === 30 ? 0 : 5).split('<<');
  const at =
    length === 30 ? { line: 1, birth: 0, sex: 7, expiry: 8 } : { line: 1, birth: 13, sex: 20, expiry: 21 };
  const values = {
    documentNumber: length === 30 ? read(0, 5, 14, plain) : read(1, 0, 9, plain),
    birthDate: read(at.line, at.birth, at.birth + 6, (text) => dayOf(text, true)),
    expiryDate: read(at.line, at.expiry, at.expiry + 6, (text) => dayOf(text, false)),
    sex: read(at.line, at.sex, at.sex + 1, (text) => (/^[MFX]$/.test(text) ? text : undefined)),
    surname: read(named, 0, length, () => plain(names[0] ?? '')),
    givenNames: read(named, 0, length, () => plain(names[1] ?? '')),
  };
  return {
    lines: lines.map(({ text, tokens }) => ({ value: text, printed: text, tokens, shapeFit: 1, checks })),
    ...(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Omit<
      Zone,
      'lines'
    >),
  };
}
