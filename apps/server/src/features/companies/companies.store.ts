import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { companies, members, purges } from '../../platform/database/schema/companies.ts';
import { users } from '../../platform/database/schema/identity.ts';

export type Company = typeof companies.$inferSelect;

/** What the members list shows of a user. */
const person = {
  id: users.id,
  name: users.name,
  email: users.email,
  cpfCnpj: users.cpfCnpj,
  emailVerifiedAt: users.emailVerifiedAt,
};
export type Person = Pick<typeof users.$inferSelect, keyof typeof person>;
export type Purge = typeof purges.$inferSelect;

export async function insertCompany(db: Db, company: typeof companies.$inferInsert): Promise<void> {
  await db.insert(companies).values(company);
}

export async function findCompany(db: Db, id: string): Promise<Company | undefined> {
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  return company;
}

export async function updateCompany(
  db: Db,
  id: string,
  changes: Partial<Company>,
): Promise<Company | undefined> {
  const [company] = await db.update(companies).set(changes).where(eq(companies.id, id)).returning();
  return company;
}

/** The user who owns a company; both have the same id. */
export async function findOwner(db: Db, companyId: string): Promise<Person | undefined> {
  const [owner] = await db.select(person).from(users).where(eq(users.id, companyId));
  return owner;
}

/** Whether an e-mail belongs to a confirmed account. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const [found] = await db.select(person).from(users).where(eq(users.email, email));
  return found !== undefined && found.emailVerifiedAt !== null;
}

/** Locks a company until the transaction ends: nobody else changes what belongs to it meanwhile. */
export async function lockCompany(db: Db, companyId: string): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

export async function isMember(db: Db, companyId: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(users.email, email)));
  return found.length > 0;
}

/** Companies that a user is a member of, with their owners' names, by that name. */
export function listMemberships(db: Db, userId: string): Promise<{ companyId: string; name: string }[]> {
  return db
    .select({ companyId: members.companyId, name: users.name })
    .from(members)
    .innerJoin(companies, and(eq(companies.id, members.companyId), isNull(companies.deactivatedAt)))
    .innerJoin(users, eq(users.id, members.companyId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.addedAt), asc(members.companyId));
}

/** Without the owner, in the order they were added. */
export function listAdded(db: Db, companyId: string): Promise<Person[]> {
  return db
    .select(person)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId))
    .orderBy(asc(members.addedAt), asc(users.id));
}

/** Does nothing for a member. */
export async function insertMember(db: Db, member: typeof members.$inferInsert): Promise<void> {
  await db.insert(members).values(member).onConflictDoNothing();
}

/** Returns false when the user was not a member of this company. */
export async function deleteMember(db: Db, companyId: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(members)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)))
    .returning({ userId: members.userId });
  return removed.length === 1;
}

export function listPurges(db: Db, companyId: string): Promise<Purge[]> {
  return db
    .select()
    .from(purges)
    .where(eq(purges.companyId, companyId))
    .orderBy(desc(purges.purgedAt), desc(purges.id))
    .limit(500);
}

/** Adds to the record of that company, kind and run, creating it on first use; does nothing for a deleted company. */
export async function addToPurge(db: Db, purge: Purge): Promise<void> {
  const { id, companyId, kind, purgedAt, jobs, files, createdUntil } = purge;
  await db.execute(sql`
    insert into purges (id, company_id, kind, purged_at, jobs, files, created_until)
    select ${id}, c.id, ${kind}, ${purgedAt.toISOString()}::timestamptz, ${jobs}::int, ${files}::int,
           ${createdUntil.toISOString()}::timestamptz
      from companies c where c.id = ${companyId}
    on conflict (company_id, kind, purged_at) do update
       set jobs = purges.jobs + excluded.jobs,
           files = purges.files + excluded.files,
           created_until = greatest(purges.created_until, excluded.created_until)`);
}
