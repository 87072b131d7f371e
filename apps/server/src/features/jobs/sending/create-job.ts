import { sendingEndpoints } from '@lavra/contract/endpoints/sending';

import { verb } from '../../../platform/verb.ts';
import { withinLimits } from '../../rules/index.ts';
import { announceUploads } from '../../uploads/index.ts';
import { expectedFiles, newRow } from './new-job.ts';
import { parseMetadata } from '../metadata.ts';
import { allowSending } from '../jobs.policy.ts';
import { insertJob } from '../jobs.store.ts';
import { jobResultUrl } from '../jobs.presenter.ts';

/** Accepts a job and returns where to PUT its files; it starts once all of them have arrived. */
export const createJob = verb(sendingEndpoints.createJob, async ({ ctx, params, query, body }) => {
  const sender = await allowSending(ctx, params.service, query['client-id']);
  const metadata = parseMetadata(sender.service, body);
  const { parts } = query;
  const row = await newRow(ctx, { sender, query, metadata });
  const { id, companyId } = row;
  const { announced, insertion } = announceUploads(ctx, {
    companyId,
    ownerKind: 'job',
    ownerId: id,
    names: expectedFiles(sender.service, query),
    isBase64: query.base64,
    parts,
  });
  await withinLimits(ctx, row, (ctx) => insertJob(ctx, row, { files: insertion }));
  return { ...announced, id, status_url: jobResultUrl(ctx, { batchId: null, id }) };
});
