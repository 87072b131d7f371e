import { describe, expect, it } from 'vitest';

import { printable, writtenDayOf } from './written.ts';

describe('what a PDF can say', () => {
  it.each([
    ['Transportes São João – “Em Recuperação”', 'Transportes São João – “Em Recuperação”'],
    ['Źródło Škoda', 'Zród?o Škoda'],
    ['文書 Ltda.', '?? Ltda.'],
  ])('keeps %s as far as its faces go', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});

describe('a day of an invoice', () => {
  it('cannot be taken for another in English', () => {
    expect(writtenDayOf('2026-11', 2, 'pt')).toBe('seg., 02/11/2026');
    expect(writtenDayOf('2026-11', 2, 'en')).toBe('Mon, Nov 02, 2026');
  });
});
