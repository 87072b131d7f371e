import { ContractError } from '@lavra/contract/errors';

import { isCommonPassword } from './common-passwords.ts';

/** Throws password_common for a password that many people have, or that is made of its owner's words. */
export function refuseCommonPassword(password: string, owner: { name: string; email: string }): void {
  const ownWords = [...owner.name.split(/\s+/), owner.name, ...owner.email.split(/[@.]/)];
  if (isCommonPassword(password, ownWords)) throw new ContractError('password_common');
}
