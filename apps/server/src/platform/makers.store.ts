import type { Maker } from '@lavra/contract/model/primitives';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

import type { Context } from './context.ts';
import { users } from './database/schema/identity.ts';

/** Who makes something now, as a row keeps it. */
export function makerIn({ principal }: Context): string | null {
  return principal.kind === 'user' ? principal.userId : null;
}

/** The name of a row's maker, as a column of it; null where nobody is known, or the person is gone. */
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
