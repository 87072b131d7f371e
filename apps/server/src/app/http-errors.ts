import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import {
  ContractError,
  type ErrorDetail,
  type Locale,
  type ThrownDetail,
  errorSentence,
} from '@lavra/contract/errors';
import type { Problem } from '@lavra/contract/model/primitives';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { isUnavailable } from '../platform/database/unavailable.ts';
import { safetyHeaders } from './safety-headers.ts';

// Hand-written: between equal weights, libraries put an exact `en` before a `pt-BR` that stands first.
/** Portuguese unless the caller prefers English: by weight (`en;q=0.9`), and of equal weights the first. */
export function localeOf(header: string | undefined): Locale {
  const [wanted] = (header ?? '')
    .split(',')
    .map((part) => ({
      language: part.trim().slice(0, 2).toLowerCase(),
      weight: Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1),
    }))
    .filter(({ language, weight }) => (language === 'pt' || language === 'en') && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted?.language === 'en' ? 'en' : 'pt';
}

/** Seconds until something outside may be back, where nothing better is known. */
const outageS = 30;

/** Answers an error in the contract's envelope. An unexpected error is logged, and its answer shows only the request id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toContractError(error);
  if (known.code === 'internal') request.log.error({ err: error, requestId: request.id }, 'a request failed');
  // Without a cause, a limit refused it on purpose and explains itself.
  else if (known.code === 'unavailable' && known.cause !== undefined)
    request.log.warn(
      { err: known.cause, requestId: request.id },
      'a request waits for what the server stands on',
    );
  const retryAfterS = known.retryAfterS ?? (known.status === 503 ? outageS : undefined);
  if (retryAfterS !== undefined) reply.header('retry-after', Math.ceil(retryAfterS));
  // Repeated here: an address that cannot be parsed is refused before any hook runs.
  reply.headers({ ...safetyHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' });
  const locale = localeOf(request.headers['accept-language']);
  const problem: Problem = {
    message: errorSentence(known.code, locale, known.params),
    code: known.code,
    request_id: request.id,
    ...(known.details ? { details: known.details.map((detail) => inLanguage(detail, locale)) } : {}),
  };
  void reply.code(known.status).type('application/json; charset=utf-8').send(JSON.stringify(problem));
}

function inLanguage({ path, message }: ThrownDetail, locale: Locale): ErrorDetail {
  return { path, message: typeof message === 'string' ? message : message[locale] };
}

/** Answers bytes that are not an HTTP request, or a request with too large a head, and ends the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  // Bytes that follow fail again, after the answer has been sent.
  if (!socket.writable) return;
  const status = unreadable.get(error.code) ?? 400;
  const body = JSON.stringify({
    message: errorSentence('bad_request', localeOf(undefined)),
    code: 'bad_request',
    request_id: randomUUID(),
  } satisfies Problem);
  const headers = {
    ...safetyHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    // Without it a client would reuse the connection for its next call while it ends.
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  // Not at once: closing with unread bytes would lose the answer.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

const lingerMs = 1000;
const unreadable = new Map<string | undefined, number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

function toContractError(error: unknown): ContractError {
  if (error instanceof ContractError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ContractError('body_too_large', { params: { limit: 'bytes' } });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ContractError('bad_request', { cause: error });
  if (isUnavailable(error))
    return new ContractError('unavailable', { params: { seconds: 5 }, retryAfterS: 5, cause: error });
  return new ContractError('internal', { cause: error });
}
