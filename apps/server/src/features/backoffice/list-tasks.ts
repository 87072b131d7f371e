import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';
import type { TaskRow } from '@lavra/contract/model/backoffice';

import { presentTime, presentTimeOrNull } from '../../platform/times.ts';
import { verb } from '../../platform/verb.ts';
import { allowBackoffice } from './backoffice.policy.ts';
import { type ListedTask, countTasks, listTaskRows } from './backoffice.store.ts';
import { readQuestion } from './read-question.ts';
import { secondsOf } from './backoffice.presenter.ts';

const defaultLimit = 10;

/** One page of a company's jobs in human review, and how many there are in all. */
export const listTasks = verb(backofficeEndpoints.listTasks, async ({ ctx, params, body }) => {
  allowBackoffice(ctx);
  const { page = 1, limit = defaultLimit, ...asked } = body;
  const of = readQuestion(ctx, { ...params, ...asked });
  const [rows, total] = await Promise.all([
    listTaskRows(ctx.db, of, { limit, offset: (page - 1) * limit }),
    countTasks(ctx.db, of),
  ]);
  return {
    jobs: rows.map(presentRow),
    page,
    limit,
    total_pages: Math.ceil(total / limit),
    total_items: total,
  };
});

function presentRow(row: ListedTask): TaskRow {
  return {
    job_ksuid: row.jobId,
    batch_ksuid: row.batchId ?? row.jobId,
    created_at: presentTime(row.createdAt),
    service: row.service,
    task: {
      project: row.project,
      status: row.status,
      operator: row.operator,
      queue_diff: secondsOf(Number(row.queueMs)),
      diff: row.workMs === null ? null : secondsOf(Number(row.workMs)),
      target_at: presentTime(row.targetAt),
      finished_at: presentTimeOrNull(row.finishedAt),
    },
  };
}
