import { ContractError, type ErrorDetail, type Locale } from '@lavra/contract/errors';
import { type RuleKey, checkPassword, ruleSentences } from '@lavra/contract/rules';

import { isCommonPassword } from './common-passwords.ts';

/** The field at fault, in the caller's language; nothing when the rule holds. */
export function faultOf(path: string, verdict: RuleKey | null, locale: Locale): ErrorDetail[] {
  return verdict === null ? [] : [{ path: `body.${path}`, message: ruleSentences[verdict][locale] }];
}

export function refuseFaults(faults: readonly ErrorDetail[]): void {
  if (faults.length > 0) throw new ContractError('invalid_input', { details: faults });
}

/** Throws invalid_input for a password without the classes, password_common for one that many people have. */
export function checkNewPassword(
  password: string,
  owner: { name: string; email: string },
  locale: Locale,
): void {
  refuseFaults(faultOf('password', checkPassword(password), locale));
  const ownWords = [...owner.name.split(/\s+/), owner.name, ...owner.email.split(/[@.]/)];
  if (isCommonPassword(password, ownWords)) throw new ContractError('password_common');
}
