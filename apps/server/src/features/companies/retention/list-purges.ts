import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { PurgeRecord } from '@lavra/contract/model/company';

import { presentTime } from '../../../platform/times.ts';
import { verb } from '../../../platform/verb.ts';
import { type Purge, listPurges as findPurges } from '../companies.store.ts';

/** What was purged from a company, newest first; at most 500 records. */
export const listPurges = verb(companyEndpoints.listPurges, async ({ ctx, params }) => {
  return { purges: (await findPurges(ctx.db, params.companyId)).map(presentPurge) };
});

function presentPurge({ id, kind, purgedAt, jobs, files, createdUntil }: Purge): PurgeRecord {
  return {
    id,
    kind,
    purged_at: presentTime(purgedAt),
    jobs,
    files,
    created_until: presentTime(createdUntil),
  };
}
