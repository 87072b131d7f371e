import { and, between, desc, eq, gte, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import type { DayRange } from '../../../platform/day-range.ts';
import { invoices } from '../../../platform/database/schema/billing.ts';
import { users } from '../../../platform/database/schema/identity.ts';
import { usageDaily } from '../../../platform/database/schema/usage.ts';

/** Usage of all companies by month (`YYYY-MM`) since a day, newest first. */
export function sumUsageByMonth(db: Db, start: string) {
  const month = sql<string>`to_char(${usageDaily.day}, 'YYYY-MM')`;
  return db
    .select({
      month,
      companies: sql`count(distinct ${usageDaily.companyId})`.mapWith(Number),
      total: sql`sum(${usageDaily.total})`.mapWith(Number),
      error: sql`sum(${usageDaily.errors})`.mapWith(Number),
    })
    .from(usageDaily)
    .where(gte(usageDaily.day, start))
    .groupBy(month)
    .orderBy(desc(month));
}

/** Generated invoices by month, since a month. */
export function sumInvoicesByMonth(db: Db, since: string) {
  return db
    .select({
      month: invoices.month,
      invoiced: sql`count(*)`.mapWith(Number),
      billed: sql<string | null>`round(sum((${invoices.bill} ->> 'total')::numeric), 2)::text`,
    })
    .from(invoices)
    .where(and(gte(invoices.month, since), gte(invoices.revision, 1)))
    .groupBy(invoices.month);
}

/** Companies with usage in a range, or with an invoice of its month, by name. */
export function listCompaniesOfMonth(db: Db, month: string, { start, end }: DayRange) {
  const used = db
    .select({
      companyId: usageDaily.companyId,
      total: sql`sum(${usageDaily.total})`.mapWith(Number).as('total'),
      errors: sql`sum(${usageDaily.errors})`.mapWith(Number).as('errors'),
    })
    .from(usageDaily)
    .where(between(usageDaily.day, start, end))
    .groupBy(usageDaily.companyId)
    .as('used');
  const made = db.select().from(invoices).where(eq(invoices.month, month)).as('made');
  return db
    .select({
      companyId: users.id,
      name: users.name,
      email: users.email,
      total: used.total,
      errors: used.errors,
      status: made.status,
      pdfStatus: made.pdfStatus,
      pdfKey: made.pdfKey,
      mailStatus: made.mailStatus,
      sentAt: made.sentAt,
      revision: made.revision,
      countedAt: made.countedAt,
      observation: made.observation,
      bill: made.bill,
    })
    .from(used)
    .fullJoin(made, eq(made.companyId, used.companyId))
    .innerJoin(users, eq(users.id, sql`coalesce(${used.companyId}, ${made.companyId})`))
    .orderBy(users.name, users.id);
}
