import { everyService } from '@lavra/contract/scopes';
import { limitErrors } from '@lavra/contract/job-errors';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { backgrounds } from '../../platform/database/schema/backgrounds.ts';
import { companyRuleChanges, companyRuleCounts, companyRules } from '../../platform/database/schema/rules.ts';
import { makerName } from '../../platform/makers.store.ts';
import type { Limit, Period } from './period.ts';

export type RuleRow = typeof companyRules.$inferSelect;

export async function findRule(db: Db, companyId: string): Promise<RuleRow | undefined> {
  const [rule] = await db.select().from(companyRules).where(eq(companyRules.companyId, companyId));
  return rule;
}

export function listRules(db: Db): Promise<RuleRow[]> {
  return db.select().from(companyRules).orderBy(asc(companyRules.companyId));
}

/** Rules that name a background validation, locked until the transaction ends. */
export function lockRulesNaming(db: Db, backgroundId: string): Promise<RuleRow[]> {
  return db
    .select()
    .from(companyRules)
    .where(sql`${backgroundId} = any(${companyRules.validations})`)
    .orderBy(asc(companyRules.companyId))
    .for('update');
}

export async function findRuleMaker(db: Db, companyId: string) {
  const [found] = await db
    .select({ createdBy: companyRules.updatedBy, makerName: makerName(companyRules.updatedBy) })
    .from(companyRules)
    .where(eq(companyRules.companyId, companyId));
  return found;
}

/** Creates or replaces a company's rule. */
export async function replaceRule(db: Db, rule: Required<typeof companyRules.$inferInsert>): Promise<void> {
  const { companyId: _, ...changes } = rule;
  await db
    .insert(companyRules)
    .values(rule)
    .onConflictDoUpdate({ target: companyRules.companyId, set: changes });
}

export async function deleteRule(db: Db, companyId: string): Promise<void> {
  await db.delete(companyRules).where(eq(companyRules.companyId, companyId));
}

export async function insertRuleChange(
  db: Db,
  change: typeof companyRuleChanges.$inferInsert,
): Promise<void> {
  await db.insert(companyRuleChanges).values(change);
}

export function listRuleChanges(db: Db, companyId: string) {
  const { id, changedAt, createdBy, rule } = companyRuleChanges;
  return db
    .select({ id, changedAt, createdBy, makerName: makerName(createdBy), rule })
    .from(companyRuleChanges)
    .where(eq(companyRuleChanges.companyId, companyId))
    .orderBy(desc(changedAt), desc(id))
    .limit(100);
}

/** The next use of a limit counts again from the jobs. */
export async function deleteCounts(db: Db, companyId: string): Promise<void> {
  await db.delete(companyRuleCounts).where(eq(companyRuleCounts.companyId, companyId));
}

interface Counted {
  readonly companyId: string;
  readonly limit: Limit;
  readonly period: Period;
}

/**
 * Counts one more document against a limit; false when the limit is reached. Others wait until its transaction ends, so that a
 * limit is never exceeded, not even by one.
 */
export async function takeOne(db: Db, counted: Counted): Promise<boolean> {
  const { used } = companyRuleCounts;
  const taken = await db
    .update(companyRuleCounts)
    .set({ used: sql`${used} + 1` })
    .where(and(ofCount(counted), sql`${used} < ${counted.limit.limit}`))
    .returning({ used });
  return taken.length > 0;
}

/** Creates the count of a period from the jobs sent in it; an existing count stays. */
export async function insertCount(db: Db, counted: Counted): Promise<void> {
  const { companyId, limit, period } = counted;
  await db.execute(sql`
    insert into company_rule_counts (company_id, counted, period_start, used)
    select c.id, ${limit.counted}, ${period.start}::date, (${countOfJobs(counted)})
      from companies c where c.id = ${companyId}
    on conflict do nothing`);
}

export async function putCount(db: Db, counted: Counted, used: number): Promise<void> {
  const { companyId, limit, period } = counted;
  await db
    .insert(companyRuleCounts)
    .values({ companyId, counted: limit.counted, periodStart: period.start, used })
    .onConflictDoUpdate({
      target: [companyRuleCounts.companyId, companyRuleCounts.counted, companyRuleCounts.periodStart],
      set: { used },
    });
}

export async function findUsed(db: Db, counted: Counted): Promise<number> {
  const [row] = await db
    .select({ used: companyRuleCounts.used })
    .from(companyRuleCounts)
    .where(ofCount(counted));
  if (row) return row.used;
  const { rows } = await db.execute<{ used: number }>(sql`select (${countOfJobs(counted)}) as used`);
  return rows[0]?.used ?? 0;
}

type CountRow = typeof companyRuleCounts.$inferSelect;

export function countKey({ companyId, counted, periodStart }: Omit<CountRow, 'used'>): string {
  return `${companyId} ${counted} ${periodStart}`;
}

/** What every company has used of its limits in the periods that began since a moment, by `countKey`. */
export async function listCounts(db: Db, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(companyRuleCounts)
    .where(gte(companyRuleCounts.periodStart, since.toISOString().slice(0, 10)));
  return new Map(rows.map((row) => [countKey(row), row.used]));
}

/** Accepted jobs of a period: files of an archive that unpacking refused do not count. */
function countOfJobs({ companyId, limit, period }: Counted) {
  const { kind, services } = limit;
  const column = kind === 'services' ? sql`service` : sql`background_id`;
  const isAll = kind === 'services' && services.includes(everyService);
  return sql`
    select count(*)::int from jobs
     where company_id = ${companyId} and created_at >= ${period.since.toISOString()}::timestamptz
       and created_at < ${period.resetsAt.toISOString()}::timestamptz
       and (batch_id is null or ready_at is not null)
       and (error_code is null or error_code <> all(${sql.param(Object.keys(limitErrors))}))
       ${isAll ? sql`` : sql`and ${column} = any(${sql.param(services)})`}`;
}

function ofCount({ companyId, limit, period }: Counted) {
  return and(
    eq(companyRuleCounts.companyId, companyId),
    eq(companyRuleCounts.counted, limit.counted),
    eq(companyRuleCounts.periodStart, period.start),
  );
}

export async function listBackgroundNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, name } = backgrounds;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, name })
          .from(backgrounds)
          .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

export async function listBackgroundIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: backgrounds.id }).from(backgrounds).orderBy(asc(backgrounds.name));
  return rows.map(({ id }) => id);
}
