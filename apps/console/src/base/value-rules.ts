import { ruleSentences, type RuleKey } from '@lavra/contract/rule-sentences';

import { getLocale } from '../i18n/locale.ts';

export { emailRule } from '@lavra/contract/email-rule';

/** What a broken rule says; nothing where it holds. */
export function ruleSentence(key: RuleKey | null | undefined): string | undefined {
  return key === null || key === undefined ? undefined : ruleSentences[key][getLocale()];
}
