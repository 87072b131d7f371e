import { type AnyPgColumn, check, customType, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Text ordered by its bytes, whatever the database's locale: for ids, whose order is that of time. */
export const orderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A constraint that refuses values outside the list. */
export function listed(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
}
