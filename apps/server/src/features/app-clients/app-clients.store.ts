import { and, eq } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { appClients } from './app-clients.tables.ts';

export type AppClientRow = typeof appClients.$inferSelect;

export async function findAppClient(
  db: Db,
  companyId: string,
  id: string,
): Promise<AppClientRow | undefined> {
  const [client] = await db
    .select()
    .from(appClients)
    .where(and(eq(appClients.id, id), eq(appClients.companyId, companyId)));
  return client;
}
