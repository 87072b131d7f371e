import type { Maker } from '@lavra/contract/model/primitives';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

import type { Context } from './context.ts';
import { users } from './database/schema/identity.ts';

/** The caller as a row's `created_by`: the user id, null for other principals. */
export function makerIn({ principal }: Context): string | null {
  return principal.kind === 'user' ? principal.userId : null;
}

/** The name of a row's maker, as a column; null where the maker is unknown or deleted. */
export function makerName(createdBy: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select maker.name from ${users} maker where maker.id = ${createdBy})`;
}

interface Made {
  readonly createdBy: string | null;
  readonly makerName: string | null;
}

export function presentMaker({ createdBy, makerName: name }: Made): Maker | undefined {
  return createdBy === null || name === null ? undefined : { user_uuid: createdBy, user_name: name };
}
