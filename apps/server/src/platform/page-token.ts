import { ContractError } from '@lavra/contract/errors';

/** Where a page of a keyset list ended: the moment and id of its last row. */
export interface PagePosition {
  readonly at: Date;
  readonly id: string;
}

/** The position as an opaque token of the base64url alphabet. */
export function writePageToken({ at, id }: PagePosition): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** The position of a token, undefined for none or an empty one; throws `page_token_invalid` for anything else. */
export function readPageToken(token: string | undefined): PagePosition | undefined {
  if (token === undefined || token === '') return undefined;
  const [, ms, id] =
    /^(\d{1,15})\.([\w-]{1,64})$/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? [];
  if (ms === undefined || id === undefined) throw new ContractError('page_token_invalid');
  return { at: new Date(Number(ms)), id };
}
