import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../platform/context.ts';
import { presign, verifyPresigned } from '../../platform/object-store/presigned-url.ts';

/** A purpose of its own: a URL for reading a stored file cannot be used to put one. */
const purpose = 'upload-link';

interface UploadLink {
  readonly uploadId: string;
  /** From 1; absent for a file sent in one piece. */
  readonly partNumber?: number | undefined;
}

/** A presigned URL to PUT one file or part to; no content type is signed. */
export function presignedPutUrl(ctx: Context, { uploadId, partNumber }: UploadLink, expiresAt: Date): string {
  const claims = { method: 'PUT' as const, key: uploadId, partNumber, expiresAt: expiresAt.getTime() };
  return `${ctx.config.http.publicUrl}/v2/storage/${presign(claims, ctx.secrets.derive(purpose))}`;
}

/** What the token allows; throws `link_invalid` or `link_expired`. */
export function readPresignedPut(ctx: Context, token: string): UploadLink {
  const { key, partNumber } = verifyPresigned(token, 'PUT', ctx.secrets.deriveAll(purpose), ctx.clock.now());
  if (key === '') throw new ContractError('link_invalid');
  return { uploadId: key, partNumber };
}
