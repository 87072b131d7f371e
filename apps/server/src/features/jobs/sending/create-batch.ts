import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { ContractError } from '@lavra/contract/errors';
import { type Service, serviceDefinition } from '@lavra/contract/services/all';

import { verb } from '../../../platform/verb.ts';
import { announceUploads } from '../../uploads/index.ts';
import { insertBatch } from '../batches.store.ts';
import { allowSending } from '../jobs.policy.ts';
import { newRow } from './new-job.ts';
import { parseBatchMetadata } from '../metadata.ts';
import { batchStatusUrl } from '../jobs.presenter.ts';

/** Accepts a batch and returns where to PUT its archive; its jobs are created once that has arrived. */
export const createBatch = verb(sendingEndpoints.createBatch, async ({ ctx, params, query, body }) => {
  const sender = await allowSending(ctx, params.service, query['client-id']);
  // An archive cannot tell the document from the selfie.
  if (serviceDefinition(sender.service).selfie === 'required') refuseService(sender.service);
  const metadata = parseBatchMetadata(body);
  const { parts } = query;
  const row = await newRow(ctx, { sender, query, metadata });
  const { id, companyId } = row;
  const { announced, insertion } = announceUploads(ctx, {
    companyId,
    ownerKind: 'batch',
    ownerId: id,
    names: ['document'],
    isBase64: query.base64,
    parts,
  });
  await insertBatch(ctx, row, insertion);
  return { ...announced, id, status_url: batchStatusUrl(ctx, id) };
});

function refuseService(service: Service): never {
  throw new ContractError('invalid_input', { details: [{ path: 'path.service', message: service }] });
}
