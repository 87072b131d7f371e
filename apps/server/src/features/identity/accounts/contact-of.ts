import type { Context } from '../../../platform/context.ts';
import { findPerson } from '../users.store.ts';

/** A user's contact data; undefined when there is no such user. */
export async function contactOf(
  ctx: Context,
  userId: string,
): Promise<{ email: string; name: string; cpfCnpj: string } | undefined> {
  const person = await findPerson(ctx.db, userId);
  return person && { email: person.email, name: person.name, cpfCnpj: person.cpfCnpj };
}
