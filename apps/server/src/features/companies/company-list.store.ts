import { type SQL, and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { appClients } from '../../platform/database/schema/app-clients.ts';
import { companies, members } from '../../platform/database/schema/companies.ts';
import { sessions, users } from '../../platform/database/schema/identity.ts';
import { usageDaily } from '../../platform/database/schema/usage.ts';
import type { DayRange } from '../../platform/day-range.ts';
import type { PagePosition } from '../../platform/page-token.ts';

export interface CompanyFilter {
  readonly id?: string;
  /** Matches part of a name or an e-mail, or the beginning of a document. */
  readonly text?: string | undefined;
  /** Number of digits and letters in the document. */
  readonly documentLength?: number | undefined;
  readonly isAdmin?: boolean | undefined;
  readonly isDeactivated?: boolean | undefined;
}

interface Page {
  readonly now: Date;
  /** The days whose usage is shown. */
  readonly month: DayRange;
  readonly limit: number;
  readonly after: PagePosition | undefined;
}

export type CompanyRow = Awaited<ReturnType<typeof listCompanyRows>>[number];

/** Companies with their owners, newest first. */
export function listCompanyRows(db: Db, filter: CompanyFilter, { now, month, limit, after }: Page) {
  // With plain column names: drizzle omits the table's name when a query has a single table.
  const used = db
    .select({
      requests: sql<number>`coalesce(sum(${usageDaily.total}), 0)::int`.as('requests'),
      errors: sql<number>`coalesce(sum(${usageDaily.errors}), 0)::int`.as('errors'),
    })
    .from(usageDaily)
    .where(
      sql`${usageDaily.companyId} = companies.id and ${usageDaily.day} between ${month.start} and ${month.end}`,
    )
    .as('used');
  return db
    .select({
      id: companies.id,
      createdAt: companies.createdAt,
      deactivatedAt: companies.deactivatedAt,
      name: users.name,
      email: users.email,
      cpfCnpj: users.cpfCnpj,
      isAdmin: users.isAdmin,
      members: sql<number>`(select count(*)::int from ${members} m where m.company_id = companies.id)`,
      requests: used.requests,
      errors: used.errors,
      lastUsed: sql<
        string | null
      >`(select max(d.day)::text from ${usageDaily} d where d.company_id = companies.id)`,
      appClients: sql<number>`(select count(*)::int from ${appClients} c where c.company_id = companies.id)`,
      sessions: sql<number>`(
        select count(*)::int from ${sessions} s
         where s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz
           and (s.user_id = companies.id
                or s.user_id in (select m.user_id from ${members} m where m.company_id = companies.id)))`,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.id))
    .innerJoinLateral(used, sql`true`)
    .where(and(ofFilter(filter), after && isAfter(after)))
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(limit);
}

// To the millisecond, the precision of a page token.
function isAfter({ at, id }: PagePosition): SQL {
  return sql`(date_trunc('milliseconds', ${companies.createdAt}), ${companies.id}) < (${at.toISOString()}::timestamptz, ${id})`;
}

function ofFilter({ id, text, documentLength, isAdmin, isDeactivated }: CompanyFilter): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(companies.id, id),
    text ? matches(text) : undefined,
    documentLength === undefined ? undefined : sql`length(${users.cpfCnpj}) = ${documentLength}`,
    isAdmin === undefined ? undefined : eq(users.isAdmin, isAdmin),
    isDeactivated === undefined
      ? undefined
      : isDeactivated
        ? isNotNull(companies.deactivatedAt)
        : isNull(companies.deactivatedAt),
  );
}

function matches(text: string): SQL {
  const document = text.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  const found = sql`position(${plain(sql`${text}`)} in ${plain(sql`${users.name} || ' ' || ${users.email}`)}) > 0`;
  return document === '' ? found : sql`(${found} or starts_with(${users.cpfCnpj}, ${document}))`;
}

/** In lower case, without the accents of Portuguese. */
function plain(text: SQL): SQL {
  return sql`translate(lower(${text}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;
}
