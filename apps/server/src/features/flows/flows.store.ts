import { asc, eq } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { flows } from '../../platform/database/schema/flows.ts';

export type FlowRow = typeof flows.$inferSelect;

export function listFlowRows(db: Db, companyId: string): Promise<FlowRow[]> {
  return db
    .select()
    .from(flows)
    .where(eq(flows.companyId, companyId))
    .orderBy(asc(flows.scope), asc(flows.clientId));
}

/** Creates the flow of a scope and app client, or replaces it. */
export async function replaceFlow(db: Db, row: typeof flows.$inferInsert): Promise<void> {
  const { companyId: _, scope: __, clientId: ___, ...changes } = row;
  await db
    .insert(flows)
    .values(row)
    .onConflictDoUpdate({ target: [flows.companyId, flows.scope, flows.clientId], set: changes });
}

export async function deleteFlows(db: Db, companyId: string): Promise<void> {
  await db.delete(flows).where(eq(flows.companyId, companyId));
}
