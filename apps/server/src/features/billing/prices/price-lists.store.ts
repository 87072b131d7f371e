import type { PriceChoice } from '@lavra/contract/model/price';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import { priceLists } from '../../../platform/database/schema/billing.ts';

export type PriceListRow = typeof priceLists.$inferSelect;

/** Owner of the provider's own list, which has no company. */
export const provider = '';

interface PriceListId {
  readonly companyId: string;
  /** Year and month. */
  readonly month: string;
}

/** Newest first. */
export function listPriceLists(db: Db, companyId: string): Promise<PriceListRow[]> {
  return db
    .select()
    .from(priceLists)
    .where(eq(priceLists.companyId, companyId))
    .orderBy(desc(priceLists.validFrom));
}

/** Of every owner, newest first. */
export function listEveryPriceList(db: Db): Promise<PriceListRow[]> {
  return db.select().from(priceLists).orderBy(desc(priceLists.validFrom));
}

/** Creates or replaces the list of a month. */
export async function putPriceList(
  db: Db,
  { companyId, month }: PriceListId,
  { prices, monthly_minimum: monthlyMinimum }: PriceChoice,
  updatedAt: Date,
): Promise<PriceListRow> {
  const row = { companyId, validFrom: month, prices, monthlyMinimum, updatedAt };
  await db
    .insert(priceLists)
    .values(row)
    .onConflictDoUpdate({ target: [priceLists.companyId, priceLists.validFrom], set: row });
  return row;
}

/** Returns false when there is none. */
export async function deletePriceList(db: Db, { companyId, month }: PriceListId): Promise<boolean> {
  const deleted = await db
    .delete(priceLists)
    .where(and(eq(priceLists.companyId, companyId), eq(priceLists.validFrom, month)))
    .returning({ validFrom: priceLists.validFrom });
  return deleted.length === 1;
}

/** The lists in force in a month: the latest of the company and the latest of the provider. */
export function listPricesInForce(db: Db, { companyId, month }: PriceListId): Promise<PriceListRow[]> {
  return db
    .selectDistinctOn([priceLists.companyId])
    .from(priceLists)
    .where(and(inArray(priceLists.companyId, [companyId, provider]), lte(priceLists.validFrom, month)))
    .orderBy(priceLists.companyId, desc(priceLists.validFrom));
}
