import { createHmac } from 'node:crypto';

import type { Dependencies } from '../../../platform/context.ts';
import { type Person, findPerson } from '../users.store.ts';

/** What a token that was got with a password says of it: another password has another, and nothing can be told from it. */
export function passwordMark({ secrets }: Pick<Dependencies, 'secrets'>, { passwordHash }: Person): string {
  return createHmac('sha256', secrets.derive('password-mark'))
    .update(passwordHash)
    .digest('base64url')
    .slice(0, 22);
}

/** Whether the password is still the one of the mark, and its person may still act in a company; at most a second old. */
export async function isPasswordCurrent(
  dependencies: Pick<Dependencies, 'db' | 'cache' | 'secrets'>,
  { userId, mark, companyId }: { userId: string; mark: string; companyId: string },
): Promise<boolean> {
  const person = await dependencies.cache.read(`person ${userId}`, () => findPerson(dependencies.db, userId));
  if (!person || person.isDisabled || passwordMark(dependencies, person) !== mark) return false;
  return person.isAdmin || person.companyIds.includes(companyId);
}
