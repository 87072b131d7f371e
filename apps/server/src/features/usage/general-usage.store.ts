import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { companies } from '../../platform/database/schema/companies.ts';
import { users } from '../../platform/database/schema/identity.ts';
import { usageDaily, usageOfDays, usageOfMonths } from '../../platform/database/schema/usage.ts';
import type { DayRange } from '../../platform/day-range.ts';

export interface GeneralFilter extends DayRange {
  /** All when empty. */
  readonly services: readonly string[];
  readonly companies: readonly string[];
}

/** Recomputes the sums of all days up to one, and of the months that end by then. In a transaction. */
export async function replaceSums(db: Db, until: string): Promise<void> {
  await db.delete(usageOfDays);
  await db.delete(usageOfMonths);
  await db.execute(sql`
    insert into usage_of_days (day, service, total, errors, duration_ms_sum)
    select day, service, sum(total), sum(errors), sum(duration_ms_sum)
      from usage_daily where day <= ${until}::date group by day, service`);
  await db.execute(sql`
    insert into usage_of_months (month, company_id, service, total, errors, duration_ms_sum)
    select date_trunc('month', day::timestamp)::date, company_id, service, sum(total), sum(errors), sum(duration_ms_sum)
      from usage_daily where day < date_trunc('month', ${until}::timestamp + interval '1 day')::date
     group by 1, 2, 3`);
}

/** The last summed day; undefined when there is none. */
export async function findLastSummed(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ day: sql<string | null>`max(${usageOfDays.day})::text` }).from(usageOfDays);
  return row?.day ?? undefined;
}

export interface DaySum {
  readonly day: string;
  readonly service: string;
  readonly total: number;
  readonly errors: number;
  readonly durationMs: number;
}

/** By day and service, over the companies of the filter; days up to `lastSummed` come from their sums. */
export async function listDaySums(
  db: Db,
  filter: GeneralFilter,
  lastSummed: string | undefined,
): Promise<DaySum[]> {
  const { start, end, services, companies } = filter;
  const columns = sql.raw('day, service, total, errors, duration_ms_sum');
  // A few companies have few rows of their own.
  const summedUntil = companies.length > 0 ? undefined : lastSummed;
  const raw = sql`
    select ${columns} from ${usageDaily}
     where day between ${start} and ${end}${after(summedUntil)}
       ${oneOf(sql`company_id`, companies)}${oneOf(sql`service`, services)}`;
  const made = sql`
    union all
    select ${columns} from ${usageOfDays}
     where day between ${start} and least(${summedUntil ?? end}::date, ${end}::date)${oneOf(sql`service`, services)}`;
  const { rows } = await db.execute<Record<keyof DaySum, string>>(sql`
    select day::text, service, sum(total) as total, sum(errors) as errors, sum(duration_ms_sum) as "durationMs"
      from (${raw}${summedUntil === undefined ? sql`` : made}) as counted
     group by day, service order by day, service`);
  return rows.map(({ day, service, total, errors, durationMs }) => ({
    day,
    service,
    total: Number(total),
    errors: Number(errors),
    durationMs: Number(durationMs),
  }));
}

/** The usage of each company in the filter. */
export interface CompanySum {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly total: number;
  readonly errors: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly order: 'name' | 'id' | 'email' | 'total' | 'errors';
  readonly isAscending: boolean;
}

/** Months within `months` come from their sums, all other days of the filter from the daily rows. */
export async function listCompanySums(
  db: Db,
  filter: GeneralFilter,
  { offset, limit, order, isAscending, months }: Page & { readonly months: DayRange | undefined },
): Promise<CompanySum[]> {
  const { start, end, services, companies } = filter;
  const chosen = sql`${oneOf(sql`company_id`, companies)}${oneOf(sql`service`, services)}`;
  const outside = months ? sql` and not (day between ${months.start} and ${months.end})` : sql``;
  const made = sql`
    union all
    select company_id, total, errors from ${usageOfMonths}
     where month between ${months?.start ?? start} and ${months?.end ?? end}${chosen}`;
  const direction = sql.raw(isAscending ? 'asc' : 'desc');
  const { rows } = await db.execute<Record<keyof CompanySum, string>>(sql`
    select used.company_id as id, u.name, u.email, used.total, used.errors
      from (
        select company_id, sum(total) as total, sum(errors) as errors
          from (
            select company_id, total, errors from ${usageDaily}
             where day between ${start} and ${end}${outside}${chosen}
            ${months ? made : sql``}
          ) as counted
         group by company_id
      ) as used
      join ${users} u on u.id = used.company_id
     order by ${sql.identifier(order)} ${direction}, id
     limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, total: Number(row.total), errors: Number(row.errors) }));
}

/** Requests by company and day. */
export async function listDaysOfCompanies(
  db: Db,
  filter: GeneralFilter,
): Promise<{ companyId: string; day: string; total: number }[]> {
  const { start, end, services, companies } = filter;
  const { rows } = await db.execute<{ company_id: string; day: string; total: string }>(sql`
    select company_id, day::text, sum(total) as total from ${usageDaily}
     where day between ${start} and ${end}
       and company_id = any(${sql.param(companies)})${oneOf(sql`service`, services)}
     group by company_id, day`);
  return rows.map((row) => ({ companyId: row.company_id, day: row.day, total: Number(row.total) }));
}

interface ErrorDays {
  readonly usualFrom: string;
  readonly watchedFrom: string;
  readonly until: string;
  readonly fewestErrors: number;
  readonly deviations: number;
}

export interface ErrorDay {
  readonly companyId: string;
  readonly name: string;
  readonly day: string;
  readonly total: number;
  readonly errors: number;
  readonly usualTotal: number;
  readonly usualErrors: number;
}

/**
 * For each active company the newest watched day with more errors than the days before make likely, by the spread of as many
 * independent requests; a company that never fails is assumed to fail once in a hundred.
 */
export async function listErrorDays(
  db: Db,
  { usualFrom, watchedFrom, until, fewestErrors, deviations }: ErrorDays,
): Promise<ErrorDay[]> {
  const { rows } = await db.execute<Record<keyof ErrorDay, string>>(sql`
    with days as (
      select company_id, day, sum(total) as total, sum(errors) as errors from ${usageDaily}
       where day between ${usualFrom} and ${until} group by company_id, day
    ), usual as (
      select company_id, sum(total) as total, sum(errors) as errors,
             greatest(sum(errors)::float8 / sum(total), 0.01) as share
        from days where day < ${watchedFrom}::date group by company_id having sum(total) > 0
    )
    select distinct on (d.company_id) d.company_id as "companyId", n.name, d.day::text, d.total, d.errors,
           u.total as "usualTotal", u.errors as "usualErrors"
      from days d
      join usual u on u.company_id = d.company_id
      join ${companies} c on c.id = d.company_id and c.deactivated_at is null
      join ${users} n on n.id = d.company_id
     where d.day >= ${watchedFrom}::date and d.errors >= ${fewestErrors}
       and d.errors > d.total * u.share + ${deviations} * sqrt(d.total * u.share * (1 - u.share))
     order by d.company_id, d.day desc`);
  return rows.map((row) => ({
    ...row,
    total: Number(row.total),
    errors: Number(row.errors),
    usualTotal: Number(row.usualTotal),
    usualErrors: Number(row.usualErrors),
  }));
}

export interface MonthOfService {
  readonly companyId: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly service: string;
  /** Requests without error: in the whole filter, and before the given day. */
  readonly billable: number;
  readonly before: number;
}

/** Billable requests by company, month and service; whole months come from their sums where those exist. */
export async function listBillable(
  db: Db,
  { start, end, services, companies: ids }: GeneralFilter,
  { before, months }: { readonly before: string; readonly months: DayRange | undefined },
): Promise<MonthOfService[]> {
  const chosen = sql`${oneOf(sql`company_id`, ids)}${oneOf(sql`service`, services)}`;
  const outside = months ? sql` and not (day between ${months.start} and ${months.end})` : sql``;
  const made = sql`
    union all
    select company_id, month, service, total - errors as billable, 0 as before
      from ${usageOfMonths} where month between ${months?.start ?? start} and ${months?.end ?? end}${chosen}`;
  // The sum of a whole month does not show what came before a day in it; the daily rows do.
  const early = sql`
    union all
    select company_id, ${start}::date as month, service, 0 as billable, total - errors as before
      from ${usageDaily} where day >= ${start} and day < ${before}${chosen}`;
  const { rows } = await db.execute<Record<keyof MonthOfService, string>>(sql`
    select company_id as "companyId", to_char(month, 'YYYY-MM') as month, service,
           sum(billable)::float8 as billable, sum(before)::float8 as before
      from (
        select company_id, day - (extract(day from day)::int - 1) as month, service, total - errors as billable,
               case when day < ${before}::date then total - errors else 0 end as before
          from ${usageDaily} where day between ${start} and ${end}${outside}${chosen}
        ${months ? made : sql``}
        ${months?.start === start ? early : sql``}
      ) as counted
     group by company_id, counted.month, service`);
  return rows.map((row) => ({ ...row, billable: Number(row.billable), before: Number(row.before) }));
}

function oneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return values.length === 0 ? sql`` : sql` and ${column} = any(${sql.param(values)})`;
}

function after(day: string | undefined): SQL {
  return day === undefined ? sql`` : sql` and day > ${day}`;
}
