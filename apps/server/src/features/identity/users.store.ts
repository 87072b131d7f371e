import { and, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { codes, users } from '../../platform/database/schema/identity.ts';

export type UserRow = typeof users.$inferSelect;

/** A person, the active companies they may act in, and whether they may go on. */
export interface Person extends UserRow {
  readonly companyIds: readonly string[];
  readonly isDisabled: boolean;
}

/** Active companies that a person owns or is a member of. In plain names: of one table, drizzle leaves out whose. */
const companyIdsOf = sql<string[]>`array(
  select c.id from companies c
   where c.deactivated_at is null
     and (c.id = users.id or exists (
       select from members m where m.user_id = users.id and m.company_id = c.id)))`;

/** What a person is read from. */
export const personColumns = { user: users, companyIds: companyIdsOf };

export function personOf({ user, companyIds }: { user: UserRow; companyIds: string[] }): Person {
  return { ...user, companyIds, isDisabled: user.disabledAt !== null || companyIds.length === 0 };
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

/** Answers false when the e-mail or the document is taken. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return inserted.length === 1;
}

export async function updateUser(db: Db, id: string, changes: Partial<UserRow>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** What changes of a person whose mailbox is proven: the next code goes out at once. */
export function verifiedAt(now: Date) {
  return { emailVerifiedAt: now, updatedAt: now, codesSent: 0, nextCodeAt: null };
}

/** Removes accounts that were never confirmed and hold the e-mail or the document without a code that still works. */
export async function releaseUnconfirmed(
  db: Db,
  wanted: { email: string; cpfCnpj: string; now: Date },
): Promise<void> {
  const workingCode = db
    .select({ one: sql`1` })
    .from(codes)
    .where(and(eq(codes.userId, users.id), gt(codes.expiresAt, wanted.now)));
  await db
    .delete(users)
    .where(
      and(
        isNull(users.emailVerifiedAt),
        or(eq(users.email, wanted.email), eq(users.cpfCnpj, wanted.cpfCnpj)),
        notExists(workingCode),
      ),
    );
}

export async function deleteUnconfirmed(db: Db, id: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, id), isNull(users.emailVerifiedAt)));
}

/** Takes the right to send the next message: false when another call took it, or its time has not come. */
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
