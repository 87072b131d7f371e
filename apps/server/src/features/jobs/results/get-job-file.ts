import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { storageLink } from '../../../platform/storage-link.ts';
import { type VerbCall, verb } from '../../../platform/verb.ts';
import { type KeptFile, filesOf } from '../../uploads/index.ts';
import { findJob, type Job } from '../jobs.store.ts';
import { assertNotPurged } from '../kept.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/tiff': 'tiff',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/xml': 'xml',
};

type JobFile = VerbCall<typeof resultEndpoints.getJobFile>['params'];

/** A stored file of a job. Throws `not_found`, `result_purged`. */
export async function findJobFile(
  ctx: Context,
  { companyId, jobId, file }: JobFile,
): Promise<{ job: Job; kept: KeptFile }> {
  const job = await findJob(ctx.db, jobId, companyId);
  if (!job) throw new ContractError('not_found');
  assertNotPurged(job, ctx.clock.now());
  const kept = (await filesOf(ctx, job.id)).find(({ name }) => name === file);
  if (!kept) throw new ContractError('not_found');
  return { job, kept };
}

/** A short-lived presigned URL of a stored file of a job. */
export const getJobFile = verb(resultEndpoints.getJobFile, async ({ ctx, params }) => {
  const { job, kept } = await findJobFile(ctx, params);
  const { objectKey: key, mediaType: contentType } = kept;
  const filename = nameOf(job, kept);
  return storageLink(ctx, { key, filename, contentType });
});

/** The sender's own name for the document; the other files have none. */
function nameOf({ id, filename }: Job, { name, mediaType }: KeptFile): string {
  if (name === 'document' && filename !== null) return filename.slice(filename.lastIndexOf('/') + 1);
  return `${id}-${name}.${extensions[mediaType] ?? 'bin'}`;
}
