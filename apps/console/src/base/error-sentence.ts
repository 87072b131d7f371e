import { ApiError } from '@lavra/contract/api-error';

import { m } from '../i18n/messages.ts';
import { ChunkError } from './in-time.ts';

/** Whether nobody answered, so that the connection is probably at fault. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ChunkError || (error instanceof ApiError && error.status === 0);
}

/** The message shown to the user: the server's sentence, else the one for the status. */
export function errorSentence(error: unknown): string {
  if (isUnanswered(error)) return m.error_no_response();
  if (!(error instanceof ApiError)) return m.error_generic();
  if (error.message !== '') return error.message;
  if (error.status === 401) return m.error_unauthorized();
  if (error.status === 403) return m.error_forbidden();
  if (error.status === 404) return m.error_not_found();
  if (error.status === 500) return m.error_internal();
  return m.error_generic();
}

/** The request id to quote to support for an unexpected failure; undefined for errors that the user can correct. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
}
