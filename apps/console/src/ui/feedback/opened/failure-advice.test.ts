import { errors } from '@lavra/contract/errors';
import { jobErrors, limitErrors } from '@lavra/contract/job-errors';
import { describe, expect, it } from 'vitest';

import { locales, chooseLocale } from '../../../i18n/locale.ts';
import { failureAdvice } from './failure-advice.ts';

// Files of one process share the language.

describe('What is advised', () => {
  it.each(locales)('about every error of the list is its own, in whole sentences (%s)', (locale) => {
    chooseLocale(locale);
    for (const code of Object.keys(errors)) {
      expect(failureAdvice(code), code).toMatch(/^\p{Lu}.+\.$/u);
      // That error says nothing about what was sent.
      if (code === 'processing_lost') continue;
      expect(failureAdvice(code), code).not.toBe(failureAdvice(undefined));
    }
  });

  it.each(locales)('does not repeat the sentence it stands beside (%s)', (locale) => {
    chooseLocale(locale);
    for (const [code, said] of Object.entries(errors))
      expect(said[locale], code).not.toContain(failureAdvice(code));
  });

  it('covers what a job ends with', () => {
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(Object.keys({ ...jobErrors, ...limitErrors })),
    );
  });
});
