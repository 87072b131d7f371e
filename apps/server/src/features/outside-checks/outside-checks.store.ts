import type { CheckName, CheckReason } from '@lavra/contract/model/validation';
import { desc, gte, lt, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { outsideCheckHours } from '../../platform/database/schema/outside-checks.ts';
import { hourMs } from '../../platform/times.ts';

interface Call {
  readonly checkName: CheckName;
  /** Null when the call was answered. */
  readonly failure: CheckReason | null;
  readonly ms: number;
  readonly at: Date;
}

export async function addCall(db: Db, { checkName, failure, ms, at }: Call): Promise<void> {
  const { calls, failures, msSum, lastAt } = outsideCheckHours;
  const isFailure = failure === null ? 0 : 1;
  await db
    .insert(outsideCheckHours)
    .values({
      checkName,
      hour: new Date(Math.floor(at.getTime() / hourMs) * hourMs),
      calls: 1,
      failures: isFailure,
      msSum: ms,
      lastAt: at,
      lastFailure: failure,
    })
    .onConflictDoUpdate({
      target: [outsideCheckHours.checkName, outsideCheckHours.hour],
      set: {
        calls: sql`${calls} + 1`,
        failures: sql`${failures} + excluded.failures`,
        msSum: sql`${msSum} + excluded.ms_sum`,
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
        lastFailure: sql`excluded.last_failure`,
      },
    });
}

/** Newest first. */
export function listHours(db: Db, since: Date) {
  return db
    .select()
    .from(outsideCheckHours)
    .where(gte(outsideCheckHours.hour, since))
    .orderBy(desc(outsideCheckHours.hour));
}

export async function deleteHoursBefore(db: Db, before: Date): Promise<void> {
  await db.delete(outsideCheckHours).where(lt(outsideCheckHours.hour, before));
}
