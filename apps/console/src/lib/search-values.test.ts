import { describe, expect, it } from 'vitest';

import { present, readDay, readFlag, readNumberOf, readOneOf, readText } from './search-values.ts';

describe('Readers of search values', () => {
  it('take what fits and leave the rest', () => {
    const search = {
      q: '  nota  ',
      list: ['a'],
      limit: '30',
      day: '2026-02-28',
      status: 'done',
      all: 'true',
    };
    expect(readText(search, 'q')).toBe('nota');
    expect(readText(search, 'list')).toBeUndefined();
    expect(readNumberOf(search, 'limit', [15, 30])).toBe(30);
    expect(readNumberOf(search, 'q', [15, 30])).toBeUndefined();
    expect(readOneOf(search, 'status', ['done', 'error'])).toBe('done');
    expect(readOneOf(search, 'q', ['done', 'error'])).toBeUndefined();
    expect(readFlag(search, 'all')).toBe(true);
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-30', undefined],
    ['2026-2-3', undefined],
    ['28/02/2026', undefined],
  ])('read the day %s as %s', (day, read) => {
    expect(readDay({ day }, 'day')).toBe(read);
  });

  it('leave no trace of what is undefined', () => {
    expect(Object.keys(present({ q: undefined, limit: 30 }))).toEqual(['limit']);
  });
});
