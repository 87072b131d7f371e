import { ContractError, type ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import type { Upload } from '../uploads.store.ts';

/** What is wrong with the bytes themselves: sent again they are refused again. */
const refusals: ReadonlySet<string> = new Set<ErrorCode>(['base64_invalid', 'file_too_large']);

/** Takes bytes in; where they are refused, ends the wait for them with the reason. */
export async function refusing<T>(ctx: Context, upload: Upload, takeIn: () => Promise<T>): Promise<T> {
  try {
    return await takeIn();
  } catch (error) {
    if (error instanceof ContractError && refusals.has(error.code))
      await ctx.fileRefused(ctx, upload, error.code);
    throw error;
  }
}

/** What to answer to bytes that nobody waits for: why a file was refused, where that ended the wait. */
export async function whyEnded(ctx: Context, upload: Upload): Promise<ErrorCode> {
  const code = await ctx.errorOf(ctx, upload);
  return code !== undefined && refusals.has(code) ? (code as ErrorCode) : 'link_expired';
}
