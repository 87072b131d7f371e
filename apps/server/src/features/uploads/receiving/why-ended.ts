import { ContractError, type ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import type { Upload } from '../uploads.store.ts';

/** Errors of the bytes themselves: the same bytes would be refused again. */
const refusals: ReadonlySet<string> = new Set<ErrorCode>(['base64_invalid', 'file_too_large']);

/** Receives bytes; when they are refused, ends their owner with the reason. */
export async function refusing<T>(ctx: Context, upload: Upload, takeIn: () => Promise<T>): Promise<T> {
  try {
    return await takeIn();
  } catch (error) {
    if (error instanceof ContractError && refusals.has(error.code))
      await ctx.fileRefused(ctx, upload, error.code);
    throw error;
  }
}

/** The error for bytes that are no longer awaited: why an earlier file was refused, if that ended the wait. */
export async function whyEnded(ctx: Context, upload: Upload): Promise<ErrorCode> {
  const code = await ctx.errorOf(ctx, upload);
  return code !== undefined && refusals.has(code) ? (code as ErrorCode) : 'link_expired';
}
