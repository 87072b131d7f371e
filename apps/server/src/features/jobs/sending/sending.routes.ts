import { sendingEndpoints } from '@lavra/contract/endpoints/sending';

import type { Context } from '../../../platform/context.ts';
import { routeGroup } from '../../../platform/http/route-group.ts';
import { allowCompany } from '../../companies/index.ts';
import { completeUpload } from '../../uploads/index.ts';
import { createBatch } from './create-batch.ts';
import { createJob } from './create-job.ts';
import { createTraining } from './create-training.ts';
import { sendJob } from './send-job.ts';

const allowIn = (ctx: Context) => (companyId: string) => allowCompany(ctx, companyId);

export const sendingRoutes = routeGroup(sendingEndpoints, {
  createJob: ({ ctx, params, query, body }) =>
    createJob({ ctx, input: { ...params, ...query, ...sendingOf(query), metadata: body } }),
  createBatch: ({ ctx, params, query, body }) =>
    createBatch({ ctx, input: { ...params, ...query, ...sendingOf(query), metadata: body } }),
  completeParts: ({ ctx, body }) =>
    completeUpload({
      ctx,
      input: { uploadId: body.upload_id, ownerId: body.id, ownerKinds: ['job', 'batch'], parts: body.parts },
      allow: allowIn(ctx),
    }),
  createTraining: ({ ctx, query }) =>
    createTraining({ ctx, input: { ...query, clientId: query['client-id'] } }),
  completeTrainingParts: ({ ctx, body }) =>
    completeUpload({
      ctx,
      input: { uploadId: body.upload_id, ownerId: body.job_id, ownerKinds: ['training'], parts: body.parts },
      allow: allowIn(ctx),
    }),
  sendJob: ({ ctx, params, query, body }) =>
    sendJob({
      ctx,
      input: {
        ...params,
        ...query,
        backgroundId: query['background-validation-id'],
        metadata: body.metadata,
        files: { document: body.data, selfie: body.facematch, extra_document: body.extra },
      },
    }),
});

interface SendingQuery {
  readonly base64: boolean;
  readonly 'background-validation-id'?: string | undefined;
  readonly 'client-id'?: string | undefined;
}

function sendingOf(query: SendingQuery) {
  return {
    isBase64: query.base64,
    backgroundId: query['background-validation-id'],
    clientId: query['client-id'],
  };
}
