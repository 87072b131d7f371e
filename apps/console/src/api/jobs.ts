import { ApiError } from '@lavra/contract/api-error';
import { demoPollIntervalMs } from '@lavra/contract/constants';
import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import type { Answer, Call } from '@lavra/contract/kernel';
import {
  type BatchInfo,
  displayedFile,
  isFinal,
  type JobInfo,
  type ProcessedFile,
} from '@lavra/contract/model/job';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { fetchStored, saveBlob } from '../lib/save-file.ts';
import { documentsClient } from './client/endpoint-clients.ts';

const results = documentsClient(resultEndpoints);
const processedFiles = documentsClient(processedFileEndpoints);

type Page = Answer<typeof processedFileEndpoints.listProcessedFiles>;
type Filter = NonNullable<Call<typeof processedFileEndpoints.listProcessedFiles>['query']>;
/** Name of a file of a job. */
export type JobFile = Call<typeof resultEndpoints.getJobFile>['params']['file'];

const jobsKey = (companyId: string) => ['jobs', companyId] as const;
/** Every page of a company's list that is in memory. */
export const processedFilesKey = (companyId: string) => [...jobsKey(companyId), 'list'] as const;

/** Milliseconds that an answer is new: what a route's loader has just asked for is not asked for again. */
const newMs = 2_000;
/** Milliseconds between two looks at what is not finished; longer while the server does not answer. */
const followMs = 2_000;
const followAfterFailureMs = 10_000;

/**
 * How a query follows the server: not at all once everything is final. The client of the queries pauses by itself
 * while the page is hidden.
 */
function followEvery(isFollowing: boolean, status: 'error' | 'pending' | 'success'): number | false {
  if (!isFollowing) return false;
  return status === 'error' ? followAfterFailureMs : followMs;
}

/** A page of the batches and single jobs of a company, newest first. */
export function processedFilesQuery(companyId: string, query: Filter) {
  return queryOptions({
    queryKey: [...processedFilesKey(companyId), query],
    queryFn: ({ signal }) => processedFiles.listProcessedFiles({ params: { companyId }, query }, signal),
    staleTime: newMs,
    // The old page stands while the next comes, but never one of another company.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

function isUnfinished(row: ProcessedFile): boolean {
  return !isFinal(displayedFile(row).status);
}

/**
 * Changes since here hold every change of the rows: the oldest of those not finished was created then, by the
 * clock of the server. Undefined when all are finished.
 */
function followedSince(rows: readonly ProcessedFile[]): string | undefined {
  return rows
    .filter(isUnfinished)
    .map((row) => row.created_at)
    .toSorted()[0];
}

/** A batch, or a job by itself: of a batch too, where jobs are listed by the day of their end. */
const idOf = (row: ProcessedFile) => row.job_ksuid ?? row.batch_ksuid;

/** Puts changed rows in the place of the old ones; a page without any of them stays the same object. */
function mergeRows(page: Page, changed: readonly ProcessedFile[]): Page {
  const byId = new Map(changed.map((row) => [idOf(row), row]));
  if (!page.jobs.some((row) => byId.has(idOf(row)))) return page;
  return { ...page, jobs: page.jobs.map((row) => byId.get(idOf(row)) ?? row) };
}

interface Followed {
  /** Moment of the server to ask from next time. */
  readonly now: string;
  /** Rows that were new once: those that do not fit the filter are no news again. */
  readonly met: readonly string[];
}

/** Rows that stay remembered as met. */
const maxMet = 500;

function isListed(client: QueryClient, companyId: string, isMeant: (row: ProcessedFile) => boolean): boolean {
  return client
    .getQueriesData<Page>({ queryKey: processedFilesKey(companyId) })
    .some(([, page]) => page?.jobs.some(isMeant) === true);
}

/** Follows the server while a shown row is not finished, and brings its changes into the lists in memory. */
export function changesQuery(companyId: string, rows: readonly ProcessedFile[]) {
  const since = followedSince(rows);
  return queryOptions({
    queryKey: [...jobsKey(companyId), 'changes'],
    queryFn: async ({ client, queryKey, signal }): Promise<Followed> => {
      const before = client.getQueryData<Followed>(queryKey);
      const answer = await processedFiles.watchProcessedFiles(
        { params: { companyId }, query: { since: before?.now ?? since ?? '', confidence: 'true' } },
        signal,
      );
      const met = before?.met ?? [];
      const news = answer.jobs
        .map((row) => row.batch_ksuid)
        .filter((id) => !met.includes(id) && !isListed(client, companyId, (row) => row.batch_ksuid === id));
      client.setQueriesData<Page>({ queryKey: processedFilesKey(companyId) }, (page) =>
        page === undefined ? undefined : mergeRows(page, answer.jobs),
      );
      // Where a new row belongs only the server knows: it has the filter and the order.
      if (news.length > 0) void client.invalidateQueries({ queryKey: processedFilesKey(companyId) });
      return { now: answer.now, met: [...met, ...news].slice(-maxMet) };
    },
    enabled: since !== undefined,
    // The rows have just come: the first look is the next one, and the list is drawn before it.
    initialData: since === undefined ? undefined : { now: since, met: [] },
    refetchInterval: ({ state }) => followEvery(since !== undefined, state.status),
    staleTime: newMs,
    retry: false,
    meta: { quiet: true },
  });
}

interface BatchPage {
  readonly size: number;
  readonly token: string | undefined;
}

/** A page of the jobs of a batch, oldest first; followed until batch and jobs are over. */
export function batchJobsQuery(batch: BatchInfo, { size, token }: BatchPage) {
  const { company_id: companyId, batch_id: batchId } = batch;
  // With another count the rows are others too: head and rows never tell two stories.
  const finished = batch.total_processed + batch.total_errored;
  return queryOptions({
    queryKey: [...jobsKey(companyId), 'batch-jobs', batchId, size, token ?? '', finished],
    queryFn: ({ signal }) =>
      processedFiles.listBatchJobs(
        { params: { companyId, batchId }, query: { limit: String(size), nextPageToken: token } },
        signal,
      ),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      followEvery(!isBatchOver(batch) || state.data?.jobs.some(isUnfinished) === true, state.status),
    placeholderData: (before, of) => (of?.queryKey[3] === batchId ? before : undefined),
  });
}

export type Details =
  | { readonly kind: 'job'; readonly job: JobInfo }
  | { readonly kind: 'batch'; readonly batch: BatchInfo };

interface Wanted {
  readonly companyId: string;
  readonly id: string;
}

async function getJob({ companyId, id }: Wanted, signal: AbortSignal): Promise<Details> {
  return { kind: 'job', job: await results.getCompanyJobInfo({ params: { companyId, jobId: id } }, signal) };
}

async function getBatch({ companyId, id }: Wanted, signal: AbortSignal): Promise<Details> {
  return {
    kind: 'batch',
    batch: await results.getCompanyBatchInfo({ params: { companyId, batchId: id } }, signal),
  };
}

/** A job, or the batch that has no job of its own id. */
async function getEither(wanted: Wanted, signal: AbortSignal, client: QueryClient): Promise<Details> {
  const { companyId, id } = wanted;
  const isBatch = (row: ProcessedFile) => row.batch_ksuid === id && row.job_ksuid !== id;
  if (isListed(client, companyId, isBatch)) return getBatch(wanted, signal);
  try {
    return await getJob(wanted, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return getBatch(wanted, signal);
    throw error;
  }
}

/** A batch is `done` once its jobs exist; it is over when they are. */
export function isBatchOver({ status, total_jobs, total_processed, total_errored }: BatchInfo): boolean {
  return status === 'error' || (status === 'done' && total_processed + total_errored >= total_jobs);
}

function isOver(details: Details | undefined): boolean {
  if (details === undefined) return true;
  return details.kind === 'job' ? isFinal(details.job.status) : isBatchOver(details.batch);
}

/** Everything about a job or a batch, followed until it is final. */
export function detailsQuery(wanted: Wanted) {
  return queryOptions({
    queryKey: [...jobsKey(wanted.companyId), 'details', wanted.id],
    queryFn: ({ signal, client }) => getEither(wanted, signal, client),
    staleTime: newMs,
    refetchInterval: ({ state }) => followEvery(!isOver(state.data), state.status),
  });
}

interface OneJob {
  readonly companyId: string;
  readonly jobId: string;
}

/** The state of a job, asked for again until it is final. A failed question is asked again as long as an earlier one was answered. */
export function jobResultQuery({ companyId, jobId }: OneJob) {
  return queryOptions({
    queryKey: [...jobsKey(companyId), 'result', jobId],
    queryFn: ({ signal }) => results.getSingleJobResult({ params: { jobId } }, signal),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isFinal(data.status) ? false : demoPollIntervalMs,
    staleTime: ({ state: { data } }) =>
      data !== undefined && isFinal(data.status) ? Number.POSITIVE_INFINITY : 0,
    meta: { quiet: true },
  });
}

/** Everything about a job, its kept files among it. */
export function jobInfoQuery(params: OneJob) {
  return queryOptions({
    queryKey: [...jobsKey(params.companyId), 'info', params.jobId],
    queryFn: ({ signal }) => results.getCompanyJobInfo({ params }, signal),
  });
}

/** Ends a job or a batch that is not finished. Also after a refusal it is asked for anew: it may have finished. */
export function cancelJobMutation(params: OneJob) {
  return mutationOptions({
    mutationFn: () => processedFiles.cancelJob({ params }),
    meta: { changes: jobsKey(params.companyId), changesAnyway: true },
  });
}

export type Format = 'json' | 'csv';

interface OneBatch {
  readonly companyId: string;
  readonly batchId: string;
}

/** Saves the results of a batch, or of a job that is a batch of itself, as a file. */
export async function downloadResult(params: OneBatch, format: Format): Promise<void> {
  const answer = await results.getCompanyBatchResult({ params, query: { return: 'storage', format } });
  if (Array.isArray(answer)) throw new TypeError('A stored result was asked for');
  saveBlob(`${params.batchId}.${format}`, await fetchStored(answer.url));
}

export function downloadResultMutation(params: OneBatch) {
  return mutationOptions({ mutationFn: (format: Format) => downloadResult(params, format) });
}

/** As many jobs of a batch as the server tells at once. */
const mostJobs = '1000';

/** The jobs of a row that ended in error; the first thousand of a batch are looked through. */
export async function findFailedJobs(companyId: string, row: ProcessedFile): Promise<JobInfo[]> {
  const { batch_ksuid: batchId, job_ksuid: jobId } = row;
  const ids =
    jobId !== null
      ? [jobId]
      : (
          await processedFiles.listBatchJobs({ params: { companyId, batchId }, query: { limit: mostJobs } })
        ).jobs.flatMap(({ status, job_ksuid }) =>
          status === 'error' && job_ksuid !== null ? [job_ksuid] : [],
        );
  return Promise.all(ids.map((id) => results.getCompanyJobInfo({ params: { companyId, jobId: id } })));
}

/** A document that is still kept, as it was sent. */
export async function getKeptFile(job: OneJob, file: JobFile, name: string): Promise<File> {
  const { url } = await results.getJobFile({ params: { ...job, file } });
  const bytes = await fetchStored(url);
  return new File([bytes], name, { type: bytes.type });
}

/** Saves a document that is still kept, as it was sent; the link answers it as an attachment with its name. */
export function downloadFileMutation(job: OneJob) {
  return mutationOptions({
    mutationFn: async (file: JobFile) => {
      const { url } = await results.getJobFile({ params: { ...job, file } });
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
    },
  });
}

interface JobPage extends OneJob {
  readonly file: JobFile;
  /** From 1. */
  readonly page: number;
  readonly widthPx: number;
}

/** The picture of a page, upright. Asked for with the token, so it cannot be an address in an `img`. */
export async function getJobPage({ page, widthPx, ...job }: JobPage, signal?: AbortSignal): Promise<Blob> {
  const params = { ...job, page: String(page) };
  const answer = await results.getJobPage({ params, query: { width: String(widthPx) } }, signal);
  return answer.blob();
}
