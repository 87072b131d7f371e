import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day-range.ts';
import { addUsage } from './usage.store.ts';

interface EndedJob {
  /** Job whose files are searched for a second one; no search when absent. */
  readonly id?: string;
  readonly companyId: string;
  readonly service: string;
  readonly endedAt: Date;
  readonly isError: boolean;
  readonly pages: number;
  readonly processMs: number;
}

/** Counts a job on the day it ended, in São Paulo. Call it inside the transaction that ends the job. */
export async function recordUsage(ctx: Context, job: EndedJob): Promise<void> {
  await addUsage(
    ctx.db,
    {
      companyId: job.companyId,
      day: dayOf(job.endedAt),
      service: job.service,
      total: 1,
      errors: job.isError ? 1 : 0,
      pages: job.pages,
      durationMsSum: job.processMs,
      durationMsMax: job.processMs,
    },
    job.id,
  );
}
