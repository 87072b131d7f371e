import type { ErrorCode } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import type { Upload } from '../uploads.store.ts';

/** What is wrong with the bytes themselves: sent again they are refused again. */
export const refusals: ReadonlySet<string> = new Set<ErrorCode>(['base64_invalid', 'file_too_large']);

/** What to answer to bytes that nobody waits for: why a file was refused, where that ended the wait. */
export async function whyEnded(ctx: Context, upload: Upload): Promise<ErrorCode> {
  const code = await ctx.errorOf(ctx, upload);
  return code !== undefined && refusals.has(code) ? (code as ErrorCode) : 'link_expired';
}
