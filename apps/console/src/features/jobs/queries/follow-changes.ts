import { displayedFile, isFinal, type ProcessedFile } from '@lavra/contract/model/job';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { followEvery } from './follow.ts';
import { jobsApi } from './jobs-api.ts';
import { type JobPage, listKey } from './list-processed-files.ts';

export function isUnfinished(row: ProcessedFile): boolean {
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

/** Puts changed rows in the place of the old ones; a page without any of them stays the same object. */
export function mergeRows(page: JobPage, changed: readonly ProcessedFile[]): JobPage {
  const byId = new Map(changed.map((row) => [row.batch_ksuid, row]));
  if (!page.jobs.some((row) => byId.has(row.batch_ksuid))) return page;
  return { ...page, jobs: page.jobs.map((row) => byId.get(row.batch_ksuid) ?? row) };
}

interface Followed {
  /** Moment of the server to ask from next time. */
  readonly now: string;
  /** Rows that were new once: those that do not fit the filter are no news again. */
  readonly met: readonly string[];
}

/** Rows that stay remembered as met. */
const maxMet = 500;

function isKnown(client: QueryClient, companyId: string, { batch_ksuid }: ProcessedFile): boolean {
  return client
    .getQueriesData<JobPage>({ queryKey: listKey(companyId) })
    .some(([, page]) => page?.jobs.some((row) => row.batch_ksuid === batch_ksuid) === true);
}

/** Follows the server while a shown row is not finished, and brings its changes into the lists in memory. */
export function changesQuery(companyId: string, rows: readonly ProcessedFile[]) {
  const since = followedSince(rows);
  return queryOptions({
    queryKey: ['jobs', companyId, 'changes'],
    queryFn: async ({ client, queryKey, signal }): Promise<Followed> => {
      const before = client.getQueryData<Followed>(queryKey);
      const answer = await jobsApi.watchProcessedFiles(
        { params: { companyId }, query: { since: before?.now ?? since ?? '' } },
        signal,
      );
      const met = before?.met ?? [];
      const news = answer.jobs
        .filter((row) => !isKnown(client, companyId, row) && !met.includes(row.batch_ksuid))
        .map((row) => row.batch_ksuid);
      client.setQueriesData<JobPage>({ queryKey: listKey(companyId) }, (page) =>
        page === undefined ? undefined : mergeRows(page, answer.jobs),
      );
      // Where a new row belongs only the server knows: it has the filter and the order.
      if (news.length > 0) void client.invalidateQueries({ queryKey: listKey(companyId) });
      return { now: answer.now, met: [...met, ...news].slice(-maxMet) };
    },
    enabled: since !== undefined,
    refetchInterval: ({ state }) => followEvery(since !== undefined, state.status),
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  });
}
