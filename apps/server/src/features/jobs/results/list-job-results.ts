import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';

import { readOpenRange } from '../../../platform/day-range.ts';
import { readPageToken, writePageToken } from '../../../platform/page-token.ts';
import { verb } from '../../../platform/verb.ts';
import { presentJobResult } from '../jobs.presenter.ts';
import { listJobsWithResults, listResultSizes } from './results.store.ts';

const maxJobs = 1000;
/** Stored bytes of the results on one page; as JSON they are several times as many. */
const maxStoredBytes = 4_000_000;

/** Results of the caller's company by day of creation, oldest first. */
export const listJobResults = verb(resultEndpoints.listJobResults, async ({ ctx, query }) => {
  const { principal } = ctx;
  if (principal.kind === 'anonymous') throw new ContractError('token_missing');
  const { companyId } = principal;
  const end = query.endDate ?? query.endtDate;
  const days = readOpenRange({ start: query.startDate, end }, ctx.clock.now());
  const after = readPageToken(query.nextPageToken);
  const places = await listResultSizes(ctx.db, { companyId, ...days, after, limit: maxJobs + 1 });
  const shown = places.slice(0, fitting(places));
  const found = await listJobsWithResults(
    ctx.db,
    companyId,
    shown.map(({ id }) => id),
  );
  const last = shown.at(-1);
  return {
    jobs: found.map(({ job, result }) => presentJobResult(job, result, ctx.locale)),
    ...(last && shown.length < places.length ? { nextPageToken: writePageToken(last) } : {}),
  };
});

/** How many of the first results fit on a page; at least one. */
function fitting(places: readonly { sizeBytes: number }[]): number {
  let totalBytes = 0;
  const beyond = places.findIndex(({ sizeBytes }, index) => {
    totalBytes += sizeBytes;
    return index > 0 && totalBytes > maxStoredBytes;
  });
  return Math.min(beyond === -1 ? places.length : beyond, maxJobs);
}
