import { ApiError } from '@lavra/contract/api-error';
import type { ErrorCode, ErrorDetail } from '@lavra/contract/errors';

export { ApiError };

interface ProblemBody {
  message?: unknown;
  code?: unknown;
  request_id?: unknown;
  details?: unknown;
}

async function readProblem(response: Response): Promise<ProblemBody> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // A proxy may answer HTML: then only the status speaks.
    return {};
  }
}

/**
 * The error of an answer that is no success. The contract's own reader checks the code against the whole
 * list of errors, which the public program does not carry.
 */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await readProblem(response);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(typeof body.message === 'string' ? body.message : '', {
    status: response.status,
    code: typeof body.code === 'string' ? (body.code as ErrorCode) : undefined,
    requestId:
      typeof body.request_id === 'string'
        ? body.request_id
        : (response.headers.get('x-request-id') ?? undefined),
    details: Array.isArray(body.details) ? (body.details as ErrorDetail[]) : [],
    retryAfterS: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}

export function noAnswer(cause: unknown): ApiError {
  return new ApiError('', { status: 0, cause });
}
