import { lt } from 'drizzle-orm';

import type { Db } from './database/database.ts';
import { auditEntries } from './database/schema/audit.ts';

export async function insertAuditEntry(db: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

export async function deleteAuditEntriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.createdAt, before));
}
