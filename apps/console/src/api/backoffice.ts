import { callUrl } from '@lavra/contract/client';
import { backofficeEndpoints } from '@lavra/contract/endpoints/backoffice';
import type { CorrectionsQuestion, ReviewQuestion, TaskQuestion } from '@lavra/contract/model/backoffice';
import { queryOptions } from '@tanstack/react-query';

import type { DayRange } from '../lib/days.ts';
import { documentsClient, managementClient } from './client/endpoint-clients.ts';

const documents = documentsClient(backofficeEndpoints);
const management = managementClient(backofficeEndpoints);

const keyOf = (companyId: string) => ['backoffice', companyId] as const;

/** Path of the call behind `tasksQuery`, which takes its filter as a body. */
export function tasksUrl(companyId: string): string {
  return callUrl(backofficeEndpoints.listTasks, { params: { companyId } });
}

/** A page of a company's jobs in human review. */
export function tasksQuery(companyId: string, body: TaskQuestion) {
  return queryOptions({
    queryKey: [...keyOf(companyId), 'tasks', body],
    queryFn: ({ signal }) => documents.listTasks({ params: { companyId }, body }, signal),
    staleTime: 0,
    // The old page stays while the next one loads, but never across companies.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

/** Everything about a job in human review. */
export function taskInfoQuery(companyId: string, { batchId, jobId }: { batchId: string; jobId: string }) {
  return queryOptions({
    queryKey: [...keyOf(companyId), 'task', jobId],
    queryFn: ({ signal }) => documents.getTaskInfo({ params: { companyId, batchId, jobId } }, signal),
    staleTime: 0,
  });
}

/** The values that a filter can name. */
export function taskOptionsQuery(companyId: string, { startDate, endDate }: DayRange) {
  const query = { start_date: startDate, end_date: endDate };
  return queryOptions({
    queryKey: [...keyOf(companyId), 'options', query],
    queryFn: ({ signal }) => management.listTaskOptions({ params: { companyId }, query }, signal),
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

/** Projects of all companies; for administrators. */
export function projectsQuery({ startDate, endDate }: DayRange) {
  const query = { 'start-date': startDate, 'end-date': endDate };
  return queryOptions({
    queryKey: ['backoffice', 'projects', query],
    queryFn: ({ signal }) => management.listProjects({ query }, signal),
  });
}

export function reviewMetricsQuery(companyId: string, body: ReviewQuestion) {
  return queryOptions({
    queryKey: [...keyOf(companyId), 'metrics', body],
    queryFn: ({ signal }) => management.getReviewMetrics({ params: { companyId }, body }, signal),
    staleTime: 0,
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

export function correctionsQuery(companyId: string, body: CorrectionsQuestion) {
  return queryOptions({
    queryKey: [...keyOf(companyId), 'corrections', body],
    queryFn: ({ signal }) => management.getCorrections({ params: { companyId }, body }, signal),
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}
