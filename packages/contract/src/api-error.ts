import type { ErrorCode, ErrorDetail } from './errors.ts';

/** A failed call: what the server answered, or `status` 0 when it could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  /** Error code from the closed list; undefined when something other than the server answered. */
  readonly code: ErrorCode | undefined;
  readonly requestId: string | undefined;
  readonly details: readonly ErrorDetail[];
  /** Seconds to wait before a retry, when the server sent `Retry-After`. */
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

/** No answer arrived: the server is unreachable or the connection broke. */
export function noAnswer(cause: unknown): ApiError {
  return new ApiError('', { status: 0, cause });
}

/** The server answered but cannot serve the call now: it is overloaded or it failed. */
export function isServerFailing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}
