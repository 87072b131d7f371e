import type { User } from '@lavra/contract/model/user';

import type { Context } from '../../../platform/context.ts';
import { companiesOf } from '../../companies/index.ts';
import { presentUser } from '../user.presenter.ts';
import type { UserRow } from '../users.store.ts';

/** A user's profile, with the company that the call is about; before the sign-in, their own. */
export async function profileOf(ctx: Context, person: UserRow): Promise<User> {
  const companyId = ctx.principal.kind === 'user' ? ctx.principal.companyId : person.id;
  return presentUser(person, { companyId, ...(await companiesOf(ctx, person)) });
}
