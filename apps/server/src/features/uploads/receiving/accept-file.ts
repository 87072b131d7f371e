import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import {
  type ReceivedFile,
  type Upload,
  deleteParts,
  holdUploadsOf,
  markReceived,
  receiveOnly,
  setGoing,
} from '../uploads.store.ts';
import { whyEnded } from './why-ended.ts';

interface Acceptance {
  readonly upload: Upload;
  readonly file: ReceivedFile;
}

/**
 * Makes the stored bytes the file of the upload; the last file of its owner starts the owner. A file may be replaced while its
 * owner still awaits another one. Throws `file_already_received`, or why it is no longer awaited, and then deletes the bytes.
 */
export async function acceptFile(ctx: Context, { upload, file }: Acceptance): Promise<void> {
  const start = await ctx.filesArrived(ctx, upload);
  const isAccepted = await receiveOnly(ctx, upload.id, file, { at: ctx.clock.now(), going: start?.going });
  if (!isAccepted) return acceptOneOfMany(ctx, { upload, file });
  if (start) ctx.queue.wake(start.queue);
}

async function acceptOneOfMany(ctx: Context, { upload, file }: Acceptance): Promise<void> {
  let replaced: string | null = null;
  try {
    await transaction(ctx, async (ctx) => {
      const siblings = await holdUploadsOf(ctx.db, upload.ownerId);
      const mine = siblings.find(({ id }) => id === upload.id);
      // Parts completed twice at once are joined once.
      if (mine?.objectKey === file.objectKey) return;
      await assertAwaited(ctx, upload, siblings);
      replaced = mine?.objectKey ?? null;
      await markReceived(ctx.db, upload.id, file, ctx.clock.now());
      if (upload.partCount !== null) await deleteParts(ctx.db, upload.id);
      const isLast = siblings.every(({ id, status }) => id === upload.id || status === 'received');
      const start = isLast ? await ctx.filesArrived(ctx, upload) : undefined;
      if (!start) return;
      await setGoing(ctx, upload.ownerId, { at: ctx.clock.now(), going: start.going });
      ctx.queue.wake(start.queue);
    });
  } catch (error) {
    // After any other error the file may have become its owner's nevertheless; if not, it is deleted with its folder.
    if (error instanceof ContractError) await ctx.objects.delete(file.objectKey);
    throw error;
  }
  if (replaced !== null) await ctx.objects.delete(replaced);
}

async function assertAwaited(ctx: Context, upload: Upload, siblings: readonly Upload[]): Promise<void> {
  if (siblings.length === 0 || siblings.some(({ status }) => status === 'expired'))
    throw new ContractError(await whyEnded(ctx, upload));
  if (siblings.every(({ status }) => status === 'received')) throw new ContractError('file_already_received');
}
