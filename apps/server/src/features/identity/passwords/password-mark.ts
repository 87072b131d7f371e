import { createHmac } from 'node:crypto';

import type { Dependencies } from '../../../platform/context.ts';
import { type Person, findPerson } from '../users.store.ts';

/** Ties a token to the password that obtained it: each password has its own mark, which reveals nothing about it. */
export function passwordMark({ secrets }: Pick<Dependencies, 'secrets'>, { passwordHash }: Person): string {
  return createHmac('sha256', secrets.derive('password-mark'))
    .update(passwordHash)
    .digest('base64url')
    .slice(0, 22);
}

/** Whether the mark still belongs to the user's password and the user may still act in the company; at most a second old. */
export async function isPasswordCurrent(
  dependencies: Pick<Dependencies, 'db' | 'cache' | 'secrets'>,
  { userId, mark, companyId }: { userId: string; mark: string; companyId: string },
): Promise<boolean> {
  const person = await dependencies.cache.read(`person ${userId}`, () => findPerson(dependencies.db, userId));
  if (!person || person.isDisabled || passwordMark(dependencies, person) !== mark) return false;
  return person.isAdmin || person.companyIds.includes(companyId);
}
