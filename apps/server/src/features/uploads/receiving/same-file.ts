import { type Hash, createHash } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { openIncoming } from './incoming-file.ts';
import type { Upload } from '../uploads.store.ts';

/**
 * Answers as at first to who sends once more what is here already: their answer was lost on its way. Throws
 * file_already_received for other bytes, and for a file as large as archives are, which nobody reads again for that.
 */
export async function sameFile(
  ctx: Context,
  upload: Upload,
  source: AsyncIterable<Uint8Array>,
): Promise<{ etag: string }> {
  const { objectKey, sizeBytes } = upload;
  const isComparable = objectKey !== null && (sizeBytes ?? 0) <= ctx.config.limits.documentBytes;
  const stored = isComparable ? await ctx.objects.stat(objectKey) : undefined;
  if (!isComparable || !stored) throw new ContractError('file_already_received');
  const sent = await digestOf((await openIncoming(source, upload)).body, stored.sizeBytes);
  const kept = await ctx.objects.get(objectKey);
  if (!kept || sent !== (await digestOf(kept, stored.sizeBytes)))
    throw new ContractError('file_already_received');
  return { etag: stored.etag };
}

/** Of bytes that are as many as these; undefined as soon as they are more. */
async function digestOf(body: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<string | undefined> {
  const hash: Hash = createHash('sha256');
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen > sizeBytes) return undefined;
    hash.update(chunk);
  }
  return hash.digest('hex');
}
