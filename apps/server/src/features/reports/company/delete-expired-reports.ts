import type { Context } from '../../../platform/context.ts';
import { listExpiredReports, updateReport } from './reports.store.ts';

/** Deletes files older than their companies' retention; the record that they were made stays. */
export async function deleteExpiredReports(ctx: Context): Promise<void> {
  for (const report of await listExpiredReports(ctx.db, ctx.clock.now())) {
    if (report.objectKey !== null) await ctx.objects.delete(report.objectKey);
    await updateReport(ctx.db, report, { status: 'expired', objectKey: null });
  }
}
