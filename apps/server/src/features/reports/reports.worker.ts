import { defineTimer, defineWorker } from '../../platform/queue/worker.ts';
import { deleteExpiredReports } from './company/delete-expired-reports.ts';
import { reportQueue } from './company/reports.queue.ts';
import { updateReport } from './company/reports.store.ts';
import { writeReport } from './company/write-report.ts';

export const reportWorkers = [
  defineWorker({
    queue: reportQueue,
    handle: ({ ctx, message }) => writeReport(ctx, message.data, message.signal),
    onDeadLetter: ({ ctx, message: { data } }) =>
      updateReport(ctx.db, { companyId: data.companyId, id: data.reportId }, { status: 'error' }),
  }),
  defineTimer({ name: 'reports.expire', cron: '40 * * * *', handle: deleteExpiredReports }),
];
