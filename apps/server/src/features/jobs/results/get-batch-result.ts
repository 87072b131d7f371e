import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';
import type { StorageLink } from '@lavra/contract/model/primitives';

import type { Context } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/route-group.ts';
import { storageLink } from '../../../platform/storage-link.ts';
import { type VerbCall, verb } from '../../../platform/verb.ts';
import { folderOf } from '../../uploads/index.ts';
import { type ResultFormat, batchResultFile, contentTypes } from './batch-result.presenter.ts';
import { type ProcessedFileRow, findProcessedFile } from '../processed-files.store.ts';
import { visibleCompany } from '../jobs.policy.ts';
import { assertNotPurged, putDerived } from '../kept.ts';

/** How long the presigned URL of a stored file is valid. */
const linkMs = 15 * 60_000;

type Query = VerbCall<typeof resultEndpoints.getBatchResult>['query'];

/**
 * The results of every job of a batch, or of a single job, in their current state: as the answer, or with `storage` as the
 * presigned URL of a file. Throws `not_found`, `result_not_ready`, `result_purged`.
 */
export const getBatchResult = verb(resultEndpoints.getBatchResult, ({ ctx, params, query }) =>
  batchResult(ctx, { ...params, companyId: visibleCompany(ctx), query }),
);

export const getCompanyBatchResult = verb(resultEndpoints.getCompanyBatchResult, ({ ctx, params, query }) =>
  batchResult(ctx, { ...params, query }),
);

async function batchResult(
  ctx: Context,
  { batchId, companyId, query }: { batchId: string; companyId: string | undefined; query: Query },
): Promise<FileAnswer | StorageLink> {
  const file = await findProcessedFile(ctx.db, batchId, companyId);
  if (!file) throw new ContractError('not_found');
  const { format = 'json' } = query;
  const isStored = query.return === 'storage';
  assertUnpacked(file);
  assertNotPurged(file, ctx.clock.now());
  if (isStored) return storeResult(ctx, file, format);
  return {
    stream: await batchResultFile(ctx, file, format),
    contentType: contentTypes[format],
    ...(format === 'csv' ? { filename: `${file.id}.csv` } : {}),
  };
}

/** Jobs may still be running, but before a batch is unpacked some do not even exist. */
function assertUnpacked({ isSingle, status }: ProcessedFileRow): void {
  if (!isSingle && status !== 'done' && status !== 'error') throw new ContractError('result_not_ready');
}

async function storeResult(ctx: Context, file: ProcessedFileRow, format: ResultFormat): Promise<StorageLink> {
  const contentType = contentTypes[format];
  const ownerKind = file.isSingle ? 'job' : 'batch';
  // Per language, because the file contains sentences.
  const key = `${folderOf({ ...file, ownerKind, ownerId: file.id })}/result.${ctx.locale}.${format}`;
  await putDerived(ctx, {
    batchId: file.id,
    key,
    body: await batchResultFile(ctx, file, format),
    contentType,
  });
  const filename = `${file.id}.${format}`;
  return storageLink(ctx, { key, filename, contentType }, linkMs);
}
