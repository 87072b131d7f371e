import { reviewEndpoints } from '@lavra/contract/endpoints/review';
import type { ReviewTask } from '@lavra/contract/model/task';
import { queryOptions } from '@tanstack/react-query';

import { type BodyOf, documentsClient } from './client/endpoint-clients.ts';

const review = documentsClient(reviewEndpoints);
/** Client whose calls are still sent when the page is closed meanwhile. */
const lastWords = documentsClient(reviewEndpoints, { keepalive: true });

/** Milliseconds between two polls of the queue while no task is held. */
export const queueEveryMs = 10_000;

/** Which tasks a reviewer works on; an empty value means any. */
export interface TaskChoice {
  readonly company: string;
  readonly service: string;
  /** Least minutes in the queue; 0 means any. */
  readonly minutes: number;
}

type Held = Pick<ReviewTask, 'company_id' | 'job_id'>;

function paramsOf({ company_id: companyId, job_id: jobId }: Held) {
  return { companyId, jobId };
}

function asked({ company, service, minutes }: TaskChoice) {
  return {
    ...(company === '' ? {} : { company }),
    ...(service === '' ? {} : { service }),
    ...(minutes === 0 ? {} : { minutes }),
  };
}

/** The open tasks by company and service. */
export const reviewQueueQuery = queryOptions({
  queryKey: ['review', 'queue'],
  queryFn: ({ signal }) => review.getReviewQueue({}, signal),
  staleTime: 0,
  refetchInterval: queueEveryMs,
});

/** The task that would be claimed after the held one, or first of all, so that it can be shown before it is claimed. */
export function nextTaskQuery(choice: TaskChoice, heldId: string) {
  const { minutes, ...others } = asked(choice);
  const query = { ...others, ...(minutes === undefined ? {} : { minutes: String(minutes) }) };
  return queryOptions({
    queryKey: ['review', 'next', choice, heldId],
    queryFn: async ({ signal }) => (await review.getNextTask({ query }, signal)).task,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Claims the task with this id if it is free, else the next one; null when there is none. */
export async function claimTask(choice: TaskChoice, jobId?: string): Promise<ReviewTask | null> {
  const body = asked(choice);
  if (jobId !== undefined) {
    const { task } = await review.claimTask({ body: { ...body, job_id: jobId } });
    if (task !== null) return task;
  }
  return (await review.claimTask({ body })).task;
}

export function renewTask(task: Held) {
  return review.renewTask({ params: paramsOf(task) });
}

export function pauseTask(task: Held) {
  return review.pauseTask({ params: paramsOf(task) });
}

export function releaseTask(task: Held) {
  return review.releaseTask({ params: paramsOf(task) });
}

export type TaskDelay = BodyOf<typeof reviewEndpoints.postponeTask>;

export function postponeTask(task: Held, body: TaskDelay) {
  return review.postponeTask({ params: paramsOf(task), body });
}

export type TaskRejection = BodyOf<typeof reviewEndpoints.rejectTask>;

export function rejectTask(task: Held, body: TaskRejection) {
  return lastWords.rejectTask({ params: paramsOf(task), body });
}

export type TaskDecision = BodyOf<typeof reviewEndpoints.submitTask>;

export function submitTask(task: Held, body: TaskDecision) {
  return lastWords.submitTask({ params: paramsOf(task), body });
}

export type RegionToRead = BodyOf<typeof reviewEndpoints.readRegion>;

export function readRegion(task: Held, body: RegionToRead) {
  return review.readRegion({ params: paramsOf(task), body });
}
