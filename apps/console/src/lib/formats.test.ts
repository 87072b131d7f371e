import { describe, expect, it } from 'vitest';

import { chooseLocale } from '../i18n/locale.ts';
import {
  formatBytes,
  formatDashedMinute,
  formatDateTime,
  formatDay,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  shortenId,
} from './formats.ts';

const at = new Date(2026, 10, 21, 14, 5, 9);

describe('Formats', () => {
  it('write days, clocks and dashes', () => {
    expect(formatDay('2026-11-21')).toBe('21/11/2026');
    expect(formatDateTime(at)).toBe('21/11/2026, 14:05');
    expect(formatDashedMinute(at)).toBe('21-11-2026 14:05');
    chooseLocale('en');
    expect(formatDay('2026-11-01')).toBe('1 Nov 2026');
    expect(formatDateTime(at)).toBe('21 Nov 2026, 14:05');
  });

  it('write numbers by language, money in reais', () => {
    expect(formatNumber(12345.6, 2)).toBe('12.345,60');
    expect(formatPercent(0.954)).toBe('95,4%');
    expect(formatMoney('1284.9').replaceAll(/\s/g, ' ')).toBe('R$ 1.284,90');
    chooseLocale('en');
    expect(formatNumber(12345.6, 2)).toBe('12,345.60');
  });

  it('write sizes in the unit that fits', () => {
    expect([5_242_880, 2_000_000_000].map((bytes) => formatBytes(bytes).replaceAll(/\s/g, ' '))).toEqual([
      '5,2 MB',
      '2 GB',
    ]);
  });

  it('tell how long ago, and the date after a month', () => {
    const now = at.getTime();
    expect(formatRelative(new Date(now - 3 * 60_000), now)).toBe('há 3 minutos');
    expect(formatRelative(new Date(now - 40 * 86_400_000), now)).toBe('12/10/2026');
    expect(formatRelative(new Date(now - 1000), now)).toBe('agora');
  });

  it('cut long ids in the middle', () => {
    expect(shortenId('2ZxQabcdefghijklm9fLm')).toBe('2ZxQa…m9fLm');
    expect(shortenId('short')).toBe('short');
  });
});
