import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { serviceDefinition } from '@lavra/contract/services/all';

import { invalidInput } from '../../../platform/invalid-input.ts';
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
  if (serviceDefinition(sender.service).selfie === 'required')
    throw invalidInput('path.service', {
      pt: 'Este serviço pede uma selfie e não é enviado em lote.',
      en: 'This service asks for a selfie and is not sent in a batch.',
    });
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
