import { describe, expect, it } from 'vitest';
import { checkSentence, checks } from './checks.ts';

describe('sentences of checks', () => {
  it.each(Object.keys(checks))('%s says something else when it fails', (check) => {
    for (const locale of ['pt', 'en'] as const)
      expect(checkSentence(check, true, locale)).not.toBe(checkSentence(check, false, locale));
  });

  it('shows an unknown key as it is', () => {
    expect(checkSentence('of_tomorrow', true, 'en')).toBe('of_tomorrow');
  });
});
