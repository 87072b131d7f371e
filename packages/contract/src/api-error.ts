import type { ErrorCode, ErrorDetail } from './errors.ts';

/** A failed call: what the server said, or that it could not be reached (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Code of the closed list; undefined when something else answered. */
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly details: readonly ErrorDetail[];
  /** Seconds to wait, when the server said. */
  readonly retryAfterS: number | undefined;

  constructor(
    message: string,
    more: {
      status: number;
      code?: ErrorCode | undefined;
      requestId?: string | undefined;
      details?: readonly ErrorDetail[] | undefined;
      retryAfterS?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: more.cause });
    this.name = 'ApiError';
    this.status = more.status;
    this.code = more.code;
    this.requestId = more.requestId;
    this.details = more.details ?? [];
    this.retryAfterS = more.retryAfterS;
  }
}

/** Nobody answered, or the way was interrupted. */
export function noAnswer(cause: unknown): ApiError {
  return new ApiError('', { status: 0, cause });
}

/** The server is there and cannot answer for now: it is busy, or failed. */
export function isServerFailing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}
