import type { PurgeRecord } from '@lavra/contract/model/company';

import { allowCompany } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { presentTime } from '../../platform/times.ts';
import { type Purge, listPurges as findPurges } from './companies.store.ts';

/** What was purged of a company, newest first; at most 500. */
export async function listPurges({
  ctx,
  input,
}: {
  ctx: Context;
  input: { companyId: string };
}): Promise<{ purges: PurgeRecord[] }> {
  allowCompany(ctx, input.companyId);
  return { purges: (await findPurges(ctx.db, input.companyId)).map(toPurgeRecord) };
}

function toPurgeRecord({ id, kind, purgedAt, jobs, files, createdUntil }: Purge): PurgeRecord {
  return {
    id,
    kind,
    purged_at: presentTime(purgedAt),
    jobs,
    files,
    created_until: presentTime(createdUntil),
  };
}
