import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { companies } from '../../platform/database/schema/companies.ts';
import { users } from '../../platform/database/schema/identity.ts';

export type UserRow = typeof users.$inferSelect;

/** A user with the active companies they may act in, and whether they are shut out. */
export interface Person extends UserRow {
  readonly companyIds: readonly string[];
  readonly isDisabled: boolean;
}

/**
 * Active companies that a user owns or is a member of. With plain column names: drizzle omits the table's name when a query has a
 * single table.
 */
const companyIdsOf = sql<string[]>`array(
  select c.id from companies c
   where c.deactivated_at is null
     and (c.id = users.id or exists (
       select from members m where m.user_id = users.id and m.company_id = c.id)))`;

/** The columns that `personOf` reads. */
export const personColumns = { user: users, companyIds: companyIdsOf };

export function personOf({ user, companyIds }: { user: UserRow; companyIds: string[] }): Person {
  return { ...user, companyIds, isDisabled: user.disabledAt !== null || companyIds.length === 0 };
}

export async function hasCompany(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
  return found.length > 0;
}

function queryPeople(db: Db) {
  return db.select(personColumns).from(users);
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [row] = await queryPeople(db).where(eq(users.id, id));
  return row && personOf(row);
}

export async function findPersonByEmail(db: Db, email: string): Promise<Person | undefined> {
  const [row] = await queryPeople(db).where(eq(users.email, email));
  return row && personOf(row);
}

/** Returns false when the e-mail is taken. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length === 1;
}

/** Whether a confirmed account has this document. */
export async function isDocumentTaken(db: Db, cpfCnpj: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.cpfCnpj, cpfCnpj), isNotNull(users.emailVerifiedAt)));
  return found.length > 0;
}

/**
 * Confirms an account. False when another account with its document is confirmed, or is being confirmed at the same time. For a
 * transaction.
 */
export async function confirmUser(db: Db, { id, cpfCnpj }: UserRow, now: Date): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document ${cpfCnpj}`}, 0))`);
  if (await isDocumentTaken(db, cpfCnpj)) return false;
  await updateUser(db, id, { emailVerifiedAt: now, codesSent: 0, nextCodeAt: null, updatedAt: now });
  return true;
}

export async function updateUser(db: Db, id: string, changes: Partial<UserRow>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Deletes and returns the unconfirmed account of an e-mail. */
export async function takeUnconfirmed(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .delete(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
    .returning();
  return user;
}

export async function deleteUnconfirmed(db: Db, id: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
}

/** Takes the turn to send the next message: false when another call took it, or it is too early. */
export async function takeCodeTurn(
  db: Db,
  turn: { userId: string; codesSent: number; now: Date; nextCodeAt: Date },
): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ codesSent: turn.codesSent + 1, nextCodeAt: turn.nextCodeAt })
    .where(
      and(
        eq(users.id, turn.userId),
        eq(users.codesSent, turn.codesSent),
        or(isNull(users.nextCodeAt), sql`${users.nextCodeAt} <= ${turn.now.toISOString()}`),
      ),
    )
    .returning({ id: users.id });
  return taken.length === 1;
}
