import { uploadEndpoints } from '@lavra/contract/endpoints/uploads';
import { ContractError } from '@lavra/contract/errors';

import { isDiskStore } from '../../platform/object-store/disk-store.ts';
import { verb } from '../../platform/verb.ts';

/** The file of a presigned URL, to be saved and never shown as a page. Other stores answer their own URLs. */
export const getObject = verb(uploadEndpoints.getObject, async ({ ctx, params }) => {
  if (!isDiskStore(ctx.objects)) throw new ContractError('link_invalid');
  const link = ctx.objects.verify(params.token);
  const stored = await ctx.objects.stat(link.key);
  const stream = await ctx.objects.get(link.key);
  if (!stored || !stream) throw new ContractError('not_found');
  return {
    stream,
    contentType: link.contentType ?? 'application/octet-stream',
    sizeBytes: stored.sizeBytes,
    filename: link.filename ?? link.key.slice(link.key.lastIndexOf('/') + 1),
  };
});
