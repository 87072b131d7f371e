import { m } from '../i18n/messages.ts';
import { ApiError } from '@lavra/contract/api-error';

/** What the person reads: the server's sentence, else the one of the status. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return m.error_generic();
  if (error.status === 0) return m.error_no_response();
  if (error.message !== '') return error.message;
  if (error.status === 401) return m.error_unauthorized();
  if (error.status === 403) return m.error_forbidden();
  if (error.status === 404) return m.error_not_found();
  if (error.status === 500) return m.error_internal();
  return m.error_generic();
}

/** What to tell the support of a failure that nobody expected; a person's own mistake needs no number. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
}
