import { tasks } from '../platform/database/schema/tasks.ts';
import { jobEventQueue } from '../features/jobs/index.ts';
import { claimTask } from '../features/tasks/claim-task.ts';
import type { Context } from '../platform/context.ts';
import { waitingMessages } from './sending.ts';
import type { NewJob } from '../features/jobs/jobs.store.ts';
import { putEndedJob } from './ended-jobs.ts';
import type { TestKit } from './test-kit.ts';

type NewTask = typeof tasks.$inferInsert;

/** Inserts a job in review with its task, which by default waits since the job's creation. Returns the job's id. */
export async function putTask(
  kit: TestKit,
  job: Partial<NewJob> & { readonly companyId: string },
  task: Partial<NewTask> = {},
): Promise<string> {
  const jobId = await putEndedJob(kit, {
    status: task.status === 'completed' ? 'done' : task.finishedAt ? 'error' : 'processing',
    ...job,
  });
  const createdAt = job.createdAt ?? kit.clock.now();
  await kit.database.db.insert(tasks).values({
    jobId,
    companyId: job.companyId,
    service: job.service ?? 'nfe',
    project: 'Cadastro',
    backofficeId: 'fila',
    reason: 'whole_flow',
    doubts: [],
    status: 'available',
    createdAt,
    readyAt: createdAt,
    targetAt: new Date(createdAt.getTime() + 86_400_000),
    processMs: 1200,
    confidences: {},
    ...task,
  });
  return jobId;
}

/** Helpers that tests of human review use on their kit's tasks. */
export function reviewTasks(kit: () => TestKit) {
  return {
    tasksOf: async (companyId: string) =>
      (await kit().database.db.select().from(tasks)).filter((task) => task.companyId === companyId),
    claim: async (ctx: Context, body = {}) => (await claimTask({ ctx, body })).task,
    eventsOf: async (jobId: string) =>
      (await waitingMessages(kit(), jobEventQueue.name)).filter((event) =>
        JSON.stringify(event).includes(jobId),
      ),
  };
}
