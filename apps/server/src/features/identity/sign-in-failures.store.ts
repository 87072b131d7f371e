import { eq, lt, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { signInFailures } from '../../platform/database/schema/identity.ts';

interface Attempt {
  readonly emailDigest: string;
  readonly now: Date;
  readonly forgottenBefore: Date;
  readonly freeFailures: number;
  readonly maxPauseS: number;
}

/**
 * Counts an attempt as failed before it is compared, in one statement, so that parallel guesses cannot slip past the
 * limit. Answers false inside a pause, and then counts nothing.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<boolean> {
  const { emailDigest, freeFailures, maxPauseS } = attempt;
  const now = attempt.now.toISOString();
  const failures = sql`(case when ${signInFailures.lastAt} < ${attempt.forgottenBefore.toISOString()} then 1 else ${signInFailures.failures} + 1 end)`;
  // 1 s at the last free failure, then doubling; the exponent is bounded before the power is taken.
  const pauseS = sql`least(${maxPauseS}, power(2, least(${failures} - ${freeFailures}, 20)))`;
  const counted = await db
    .insert(signInFailures)
    .values({ emailDigest, failures: 1, lastAt: attempt.now })
    .onConflictDoUpdate({
      target: signInFailures.emailDigest,
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

export async function findPause(db: Db, emailDigest: string): Promise<Date | undefined> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.emailDigest, emailDigest));
  return row?.pausedUntil ?? undefined;
}

export async function forgetFailures(db: Db, emailDigest: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.emailDigest, emailDigest));
}

export async function deleteFailuresBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, moment));
}
