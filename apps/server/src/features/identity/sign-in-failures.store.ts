import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { signInFailures } from '../../platform/database/schema/identity.ts';

interface Attempt {
  readonly emailDigest: string;
  readonly place: string;
  readonly now: Date;
  readonly forgottenBefore: Date;
  readonly freeFailures: number;
  readonly maxPauseS: number;
}

/**
 * Counts an attempt as failed before the password is compared, in one statement, so that parallel guesses cannot exceed the
 * limit. Returns false during a pause, and then counts nothing.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<boolean> {
  const { emailDigest, place, freeFailures, maxPauseS } = attempt;
  const now = attempt.now.toISOString();
  const failures = sql`(case when ${signInFailures.lastAt} < ${attempt.forgottenBefore.toISOString()} then 1 else ${signInFailures.failures} + 1 end)`;
  // 1 s at the last free failure, then doubling; the exponent is capped before the power is computed.
  const pauseS = sql`least(${maxPauseS}, power(2, least(${failures} - ${freeFailures}, 20)))`;
  const counted = await db
    .insert(signInFailures)
    .values({ emailDigest, place, failures: 1, lastAt: attempt.now })
    .onConflictDoUpdate({
      target: [signInFailures.emailDigest, signInFailures.place],
      set: {
        failures,
        pausedUntil: sql`case when ${failures} >= ${freeFailures} then ${now}::timestamptz + make_interval(secs => ${pauseS}) end`,
        lastAt: attempt.now,
      },
      setWhere: sql`${signInFailures.pausedUntil} is null or ${signInFailures.pausedUntil} <= ${now}`,
    })
    .returning({ failures: signInFailures.failures });
  return counted.length === 1;
}

/** Records of the places from which an account was tried, by name. */
export async function findPlaces(
  db: Db,
  emailDigest: string,
  places: readonly string[],
): Promise<ReadonlyMap<string, typeof signInFailures.$inferSelect>> {
  const rows = await db
    .select()
    .from(signInFailures)
    .where(and(eq(signInFailures.emailDigest, emailDigest), inArray(signInFailures.place, [...places])));
  return new Map(rows.map((row) => [row.place, row]));
}

/** Records that the right password came from a place, and clears its failures. */
export async function putKnown(
  db: Db,
  { emailDigest, place, now }: { emailDigest: string; place: string; now: Date },
): Promise<void> {
  const known = { failures: 0, pausedUntil: null, lastAt: now, knownAt: now };
  await db
    .insert(signInFailures)
    .values({ emailDigest, place, ...known })
    .onConflictDoUpdate({ target: [signInFailures.emailDigest, signInFailures.place], set: known });
}

/** For one place; for every place when none is given. */
export async function deleteFailures(db: Db, emailDigest: string, place?: string): Promise<void> {
  const atPlace = place === undefined ? undefined : eq(signInFailures.place, place);
  await db.delete(signInFailures).where(and(eq(signInFailures.emailDigest, emailDigest), atPlace));
}

/** Deletes places not tried since `tried` that are unknown or were not used since `known`. */
export async function deleteFailuresBefore(
  db: Db,
  { tried, known }: { tried: Date; known: Date },
): Promise<void> {
  const { lastAt, knownAt } = signInFailures;
  await db.delete(signInFailures).where(and(lt(lastAt, tried), or(isNull(knownAt), lt(knownAt, known))));
}
