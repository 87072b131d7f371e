import { eq } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { companies, companyRules } from './companies.tables.ts';

export type Company = typeof companies.$inferSelect;

export async function findCompany(db: Db, id: string): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}

export async function findRule(db: Db, companyId: string) {
  const [rule] = await db.select().from(companyRules).where(eq(companyRules.companyId, companyId));
  return rule;
}
