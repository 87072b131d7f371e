import { constraintSentences, type ConstraintKey } from '@lavra/contract/constraint-sentences';

import { getLocale } from '../i18n/locale.ts';

export { emailConstraint } from '@lavra/contract/email-constraint';

/** The sentence for a broken constraint; undefined when it holds. */
export function constraintSentence(key: ConstraintKey | null | undefined): string | undefined {
  return key === null || key === undefined ? undefined : constraintSentences[key][getLocale()];
}
