import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import type { FileAnswer } from '../../platform/http/route-group.ts';
import { isDiskStore } from '../../platform/object-store/disk-store.ts';

/** The file of a signed link, to be saved and never shown as a page. Other stores answer their own links. */
export async function readObject({
  ctx,
  input,
}: {
  ctx: Context;
  input: { token: string };
}): Promise<FileAnswer> {
  if (!isDiskStore(ctx.objects)) throw new ContractError('link_invalid');
  const link = ctx.objects.verify(input.token);
  const stored = await ctx.objects.stat(link.key);
  const stream = await ctx.objects.get(link.key);
  if (!stored || !stream) throw new ContractError('not_found');
  return {
    stream,
    contentType: link.contentType ?? 'application/octet-stream',
    sizeBytes: stored.sizeBytes,
    filename: link.filename ?? link.key.slice(link.key.lastIndexOf('/') + 1),
  };
}
