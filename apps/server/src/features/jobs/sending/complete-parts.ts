import { sendingEndpoints } from '@lavra/contract/endpoints/sending';

import { allowCompany } from '../../../platform/access.ts';
import type { Context } from '../../../platform/context.ts';
import { verb } from '../../../platform/verb.ts';
import { completeUpload } from '../../uploads/index.ts';

/** Joins the parts of a job's document or a batch's archive. */
export const completeParts = verb(sendingEndpoints.completeParts, ({ ctx, body }) =>
  completeUpload(ctx, {
    uploadId: body.upload_id,
    ownerId: body.id,
    ownerKinds: ['job', 'batch'],
    parts: body.parts,
    allow: allowIn(ctx),
  }),
);

export const completeTrainingParts = verb(sendingEndpoints.completeTrainingParts, ({ ctx, body }) =>
  completeUpload(ctx, {
    uploadId: body.upload_id,
    ownerId: body.job_id,
    ownerKinds: ['training'],
    parts: body.parts,
    allow: allowIn(ctx),
  }),
);

const allowIn = (ctx: Context) => (companyId: string) => allowCompany(ctx, companyId);
