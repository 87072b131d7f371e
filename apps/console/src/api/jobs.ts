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
/** Key prefix of every loaded page of a company's list. */
export const processedFilesKey = (companyId: string) => [...jobsKey(companyId), 'list'] as const;

/**
 * Milliseconds for which an answer counts as fresh, so that what a route's loader has just fetched is not fetched
 * again.
 */
const newMs = 2_000;
/** Milliseconds between two polls of what is not finished; longer while the server fails. */
const followMs = 2_000;
const followAfterFailureMs = 10_000;

/**
 * The polling interval of a query: none once everything is final. The query client itself pauses while the page is
 * hidden.
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
    // The old page stays while the next one loads, but never across companies.
    placeholderData: (before, of) => (of?.queryKey[1] === companyId ? before : undefined),
  });
}

function isUnfinished(row: ProcessedFile): boolean {
  return !isFinal(displayedFile(row).status);
}

/**
 * The moment since which to ask for changes, so that none of the unfinished rows is missed: the creation time of the
 * oldest one, by the server's clock. Undefined when all are finished.
 */
function followedSince(rows: readonly ProcessedFile[]): string | undefined {
  return rows
    .filter(isUnfinished)
    .map((row) => row.created_at)
    .toSorted()[0];
}

/** The id that a row is opened by: of the job or, failing that, of the batch. */
export function rowId(row: ProcessedFile): string {
  return row.job_ksuid ?? row.batch_ksuid;
}

/** Replaces the changed rows; a page without any of them stays the same object. */
function mergeRows(page: Page, changed: readonly ProcessedFile[]): Page {
  const byId = new Map(changed.map((row) => [rowId(row), row]));
  if (!page.jobs.some((row) => byId.has(rowId(row)))) return page;
  return { ...page, jobs: page.jobs.map((row) => byId.get(rowId(row)) ?? row) };
}

interface Followed {
  /** Server time to ask from next. */
  readonly now: string;
  /** Rows that were already treated as new: one that does not match the filter must not count as new again. */
  readonly met: readonly string[];
}

/** The most ids that `met` keeps. */
const maxMet = 500;

function isListed(client: QueryClient, companyId: string, isMeant: (row: ProcessedFile) => boolean): boolean {
  return client
    .getQueriesData<Page>({ queryKey: processedFilesKey(companyId) })
    .some(([, page]) => page?.jobs.some(isMeant) === true);
}

/** Polls the server while a shown row is unfinished, and merges the changes into the loaded lists. */
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
      // Only the server knows where a new row belongs: it applies the filter and the order.
      if (news.length > 0) void client.invalidateQueries({ queryKey: processedFilesKey(companyId) });
      return { now: answer.now, met: [...met, ...news].slice(-maxMet) };
    },
    enabled: since !== undefined,
    // The rows have just been loaded: the list is drawn before the first poll.
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

/** A page of the jobs of a batch, oldest first; polled until batch and jobs are over. */
export function batchJobsQuery(batch: BatchInfo, { size, token }: BatchPage) {
  const { company_id: companyId, batch_id: batchId } = batch;
  // The counts are part of the key: when they change, the rows are fetched again, so that header and rows always agree.
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

/** The batch, if a loaded list shows one with this id; else the job or, where there is none, the batch. */
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

/** Everything about a job or a batch, polled until it is final. */
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

/** The state of a job, polled until it is final. A failed poll is repeated only if an earlier one succeeded. */
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

/** Everything about a job, including its kept files. */
export function jobInfoQuery(params: OneJob) {
  return queryOptions({
    queryKey: [...jobsKey(params.companyId), 'info', params.jobId],
    queryFn: ({ signal }) => results.getCompanyJobInfo({ params }, signal),
  });
}

/** Cancels a job or a batch that is not finished. Refetches after a refusal too: the job may have finished. */
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

/** Saves the results of a batch, or of a single job, as a file. */
export async function downloadResult(params: OneBatch, format: Format): Promise<void> {
  const answer = await results.getCompanyBatchResult({ params, query: { return: 'storage', format } });
  if (Array.isArray(answer)) throw new TypeError('A stored result was asked for');
  saveBlob(`${params.batchId}.${format}`, await fetchStored(answer.url));
}

export function downloadResultMutation(params: OneBatch) {
  return mutationOptions({ mutationFn: (format: Format) => downloadResult(params, format) });
}

/** The most jobs of a batch that the server returns at once. */
const mostJobs = '1000';

/** The jobs of a row that ended in error; of a batch only the first thousand jobs are searched. */
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

/** A kept document, as it was sent. */
export async function getKeptFile(job: OneJob, file: JobFile, name: string): Promise<File> {
  const { url } = await results.getJobFile({ params: { ...job, file } });
  const bytes = await fetchStored(url);
  return new File([bytes], name, { type: bytes.type });
}

/** Saves a kept document, as it was sent; the link answers it as an attachment with its name. */
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

/** The picture of a page, upright. The request needs the token, so an `img` cannot load it by its address. */
export async function getJobPage({ page, widthPx, ...job }: JobPage, signal?: AbortSignal): Promise<Blob> {
  const params = { ...job, page: String(page) };
  const answer = await results.getJobPage({ params, query: { width: String(widthPx) } }, signal);
  return answer.blob();
}
