import type { Context } from '../../platform/context.ts';
import type { PagePosition } from '../../platform/page-token.ts';
import { dayMs } from '../../platform/times.ts';
import { recordPurge } from '../companies/index.ts';
import { type DueFile, deletePurgedBigrams, listDue, purgeFiles } from '../jobs/index.ts';
import { purgeTasks } from '../tasks/index.ts';
import { listDueTraining, purgeTraining } from '../uploads/index.ts';

const trainingAtOnce = 100;
/** An upload that nothing was written to for this long was abandoned by its process. */
const abandonedMs = dayMs;

/**
 * Purges everything whose retention is over, and abandoned partial files: files first, then what was read from them, with a
 * record for each company. A purge that fails does not hold up the rest; the run fails in the end, so that it is retried.
 */
export async function purgeDue(ctx: Context, signal: AbortSignal): Promise<void> {
  const run = { ctx, purgedAt: ctx.clock.now(), signal, failures: [] as unknown[] };
  await purgeData(run);
  await purgeTrainingFiles(run);
  await attempt(run, () => deletePurgedBigrams(ctx.db, run.purgedAt));
  await attempt(run, async () => {
    await ctx.objects.deleteAbandoned(new Date(run.purgedAt.getTime() - abandonedMs));
  });
  if (run.failures.length > 0)
    throw new AggregateError(run.failures, 'Not everything that is due could be purged');
}

interface Run {
  readonly ctx: Context;
  /** The timestamp of all records of this run. */
  readonly purgedAt: Date;
  readonly signal: AbortSignal;
  readonly failures: unknown[];
}

async function purgeData(run: Run): Promise<void> {
  let after: PagePosition | undefined;
  for (;;) {
    run.signal.throwIfAborted();
    const due = await listDue(run.ctx, after);
    for (const ofCompany of byCompany(due)) await attempt(run, () => purgeDataOf(run, ofCompany));
    const last = due.at(-1);
    if (!last) return;
    after = { at: last.expiresAt, id: last.id };
  }
}

async function purgeDataOf({ ctx, purgedAt }: Run, due: readonly DueFile[]): Promise<void> {
  await purgeFiles(ctx, due, async (ctx, { jobIds, jobs, files }) => {
    await purgeTasks(ctx.db, jobIds);
    await recordPurge(ctx, { ...recordOf(due), kind: 'data', purgedAt, jobs, files });
  });
}

async function purgeTrainingFiles(run: Run): Promise<void> {
  for (;;) {
    run.signal.throwIfAborted();
    const due = await listDueTraining(run.ctx, trainingAtOnce);
    const failuresBefore = run.failures.length;
    for (const ofCompany of byCompany(due)) {
      await attempt(run, () =>
        purgeTraining(run.ctx, ofCompany, (ctx, files) =>
          recordPurge(ctx, {
            ...recordOf(ofCompany),
            kind: 'training',
            purgedAt: run.purgedAt,
            jobs: 0,
            files,
          }),
        ),
      );
    }
    // Failed items would be listed again.
    if (due.length < trainingAtOnce || run.failures.length > failuresBefore) return;
  }
}

async function attempt({ ctx, failures }: Run, purge: () => Promise<void>): Promise<void> {
  try {
    await purge();
  } catch (error) {
    ctx.logger.error({ err: error }, 'something that is due could not be purged');
    failures.push(error);
  }
}

interface Due {
  readonly companyId: string;
  readonly createdAt: Date;
}

function byCompany<T extends Due>(due: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of due) groups.set(one.companyId, [...(groups.get(one.companyId) ?? []), one]);
  return [...groups.values()];
}

function recordOf(due: readonly Due[]): { companyId: string; createdUntil: Date } {
  const latestMs = Math.max(...due.map(({ createdAt }) => createdAt.getTime()));
  return { companyId: due[0]?.companyId ?? '', createdUntil: new Date(latestMs) };
}
