import { describe, expect, it } from 'vitest';

import { printable } from './written.ts';

describe('what a PDF can say', () => {
  it.each([
    ['Transportes São João – “Em Recuperação”', 'Transportes São João – “Em Recuperação”'],
    ['Źródło Škoda', 'Zród?o Škoda'],
    ['文書 Ltda.', '?? Ltda.'],
  ])('keeps %s as far as its faces go', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
