import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';

import type { Db } from '../../../platform/database/database.ts';
import { invitations } from '../../../platform/database/schema/companies.ts';
import { users } from '../../../platform/database/schema/identity.ts';

export type Invitation = typeof invitations.$inferSelect;

/**
 * Invites an e-mail; a repeated invitation keeps its id and starts anew. Undefined when its last message went out after
 * `resentBefore`.
 */
export async function insertInvitation(
  db: Db,
  row: Invitation,
  resentBefore: Date,
): Promise<Invitation | undefined> {
  const { invitedAt, mailedAt } = row;
  const [invitation] = await db
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({
      target: [invitations.companyId, invitations.email],
      set: { invitedAt, mailedAt },
      setWhere: or(isNull(invitations.mailedAt), lte(invitations.mailedAt, resentBefore)),
    })
    .returning();
  return invitation;
}

export async function markInvitationUnsent(db: Db, id: string): Promise<void> {
  await db.update(invitations).set({ mailedAt: null }).where(eq(invitations.id, id));
}

/** Open invitations of a company, except for one e-mail. */
export async function countInvitations(
  db: Db,
  companyId: string,
  { except, since }: { except: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(invitations)
    .where(and(ofCompany(companyId, since), ne(invitations.email, except)));
  return row?.pending ?? 0;
}

/** In the order they were created. */
export function listInvitationsOf(db: Db, companyId: string, since: Date): Promise<Invitation[]> {
  return db
    .select()
    .from(invitations)
    .where(ofCompany(companyId, since))
    .orderBy(asc(invitations.invitedAt), asc(invitations.id));
}

export async function findInvitation(db: Db, companyId: string, id: string): Promise<Invitation | undefined> {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.companyId, companyId)));
  return invitation;
}

/** False when the company has no such invitation. */
export async function deleteInvitation(db: Db, companyId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.companyId, companyId)))
    .returning({ id: invitations.id });
  return gone.length === 1;
}

/** The open invitations of a user with a confirmed mailbox, newest first, with the name of the company's owner. */
export function listInvitationsTo(db: Db, userId: string, since: Date) {
  const owners = db.select({ id: users.id, name: users.name }).from(users).as('owners');
  return db
    .select({ invitation: invitations, companyName: owners.name })
    .from(invitations)
    .innerJoin(users, invited(userId))
    .innerJoin(owners, eq(owners.id, invitations.companyId))
    .where(gt(invitations.invitedAt, since))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id));
}

/** Deletes and returns an open invitation of this user; undefined when there is none. */
export async function takeInvitation(
  db: Db,
  { id, userId, since }: { id: string; userId: string; since: Date },
): Promise<Invitation | undefined> {
  const person = db
    .select({ one: sql`1` })
    .from(users)
    .where(invited(userId));
  const [invitation] = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), gt(invitations.invitedAt, since), sql`exists (${person})`))
    .returning();
  return invitation;
}

export async function deleteInvitationsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.invitedAt, moment));
}

function ofCompany(companyId: string, since: Date) {
  return and(eq(invitations.companyId, companyId), gt(invitations.invitedAt, since));
}

function invited(userId: string) {
  return and(eq(users.id, userId), eq(users.email, invitations.email), isNotNull(users.emailVerifiedAt));
}
