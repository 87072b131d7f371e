import { type AnyPgColumn, check, customType, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Text in the order of its bytes, whatever the locale of the database: for ids, whose order is that of time. */
export const orderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The database refuses what the enumeration does not list. */
export function listed(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
}
