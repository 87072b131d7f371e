import { describe, expect, it } from 'vitest';

import { matchesText } from './match-text.ts';

describe('A text', () => {
  it('is found by words without their accents and in any order', () => {
    expect(matchesText(['Certidão de óbito', 'Falecido'], 'OBITO certidao')).toBe(true);
    expect(matchesText(['Certidão de óbito'], 'nascimento')).toBe(false);
  });
});
