import { errors } from '@lavra/contract/errors';
import { jobErrors, limitErrors } from '@lavra/contract/job-errors';
import { describe, expect, it } from 'vitest';

import { locales, chooseLocale } from '../../i18n/locale.ts';
import { failureAdvice } from './failure-advice.ts';

describe('What is advised', () => {
  it.each(locales)('after each reason that a job ends with is its own, in whole sentences (%s)', (locale) => {
    chooseLocale(locale);
    for (const code of Object.keys({ ...jobErrors, ...limitErrors })) {
      if (code === 'processing_lost') continue;
      expect(failureAdvice(code), code).not.toBe(failureAdvice(undefined));
      expect(failureAdvice(code), code).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('stands beside a sentence of each error, in both languages', () => {
    for (const { pt, en } of Object.values(errors)) expect([pt, en]).not.toContain('');
  });
});
