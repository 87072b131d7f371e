import { Readable } from 'node:stream';

import { companyHeader, jsonBodyBytes } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';
import type { Access, Endpoint } from '@lavra/contract/kernel';
import type { Principal } from '@lavra/contract/model/principal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type Dependencies, anonymous, contextFor } from '../platform/context.ts';
import type { Authenticate } from '../platform/http/authenticate.ts';
import { once } from '../platform/idempotency.ts';
import { networkOf } from '../platform/network.ts';
import type {
  FileAnswer,
  HttpCall,
  HttpExchange,
  RedirectAnswer,
  Route,
} from '../platform/http/route-group.ts';
import { type LoadShedding, createLoadShedding } from './load-shedding.ts';
import { localeOf } from './http-errors.ts';
import { parseBody, parsePart } from './parse-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
  }
}

interface MountParts {
  readonly dependencies: Dependencies;
  readonly authenticate: Authenticate | undefined;
}

/**
 * Serves the routes of the features. A feature declares in `<noun>.routes.ts` only data:
 *
 *     export const companyRoutes = routeGroup(companyEndpoints, {
 *       listMembers,
 *       addMember,
 *     });
 *
 * and adds it to `app/features.ts`. Everything else happens here, the same for all routes: authentication, the kinds of caller
 * allowed, rate limits, parsing of path, query and body by the endpoint's schemas, the context, the answer.
 */
export function mount(app: FastifyInstance, routes: readonly Route[], parts: MountParts): void {
  app.decorateRequest('principal');
  const shared = { shedding: createLoadShedding(), limits: createLimits(app, parts.dependencies) };
  for (const route of routes) mountRoute(app, route, { ...parts, ...shared });
}

/** What all routes share. */
interface Shared {
  readonly shedding: LoadShedding;
  readonly limits: Limits;
}

interface Limits {
  /** How often a caller may make this call. */
  of(endpoint: Endpoint): { max: number; keyGenerator: (request: FastifyRequest) => string };
  /** Counts a call as one of another endpoint as well; throws too_many_requests. */
  countAs(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  /** Counts a wrong token. Throws too_many_requests in place of its refusal; a valid token is never refused. */
  countWrongToken(request: FastifyRequest): Promise<void>;
}

const wrongTokensPerMinute = 300;

function createLimits(app: FastifyInstance, { config }: Dependencies): Limits {
  const limitOf = (endpoint: Endpoint) => ({
    max: endpoint.callsPerMinute ?? config.http.callsPerMinute,
    keyGenerator: (request: FastifyRequest) => `${endpoint.method} ${endpoint.path} ${callerKey(request)}`,
  });
  const take = async (limit: ReturnType<typeof limitOf>, request: FastifyRequest) => {
    const counted = await app.createRateLimit(limit)(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw tooManyRequests({ max: counted.max, ttlMs: counted.ttl });
  };
  const wrongTokens = {
    max: wrongTokensPerMinute,
    keyGenerator: (request: FastifyRequest) => `wrong token ${networkOf(request.ip)}`,
  };
  return {
    of: limitOf,
    countAs: (endpoint, request) => take(limitOf(endpoint), request),
    countWrongToken: (request) => take(wrongTokens, request),
  };
}

export function tooManyRequests({ max, ttlMs }: { max: number; ttlMs: number }): ContractError {
  const seconds = Math.ceil(ttlMs / 1000);
  return new ContractError('too_many_requests', {
    params: { limit: `${max}/min`, seconds },
    retryAfterS: seconds,
  });
}

function callerKey(request: FastifyRequest): string {
  const { principal } = request;
  if (principal?.kind === 'user') return `user:${principal.userId}`;
  if (principal?.kind === 'client') return `client:${principal.clientId}`;
  return `address:${networkOf(request.ip)}`;
}

function mountRoute(
  app: FastifyInstance,
  { endpoint, handle }: Route,
  { dependencies, authenticate, shedding, limits }: MountParts & Shared,
): void {
  const isRaw = endpoint.body === 'bytes';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimitBytes ?? jsonBodyBytes,
    config: { isRaw },
    onRequest: [
      async (request) => {
        shedding.refuseWhenFull();
        request.principal = await principalOf(request, endpoint.access, {
          dependencies,
          authenticate,
          limits,
        });
      },
      app.rateLimit(limits.of(endpoint)),
    ],
    handler: async (request, reply) => {
      const call = callOf(endpoint, { request, reply, dependencies, limits });
      if (endpoint.isSecret) reply.header('cache-control', 'no-store');
      const key = endpoint.isCreating ? request.headers['idempotency-key'] : undefined;
      const answering = async () => {
        if (typeof key !== 'string') return handle(call);
        const body = (request.body as Buffer | undefined) ?? '';
        const keyed = { key, request: [request.method, request.url, body] };
        return once(call.ctx, keyed, (ctx) => handle({ ...call, ctx }));
      };
      // Outside load shedding: how long the bytes take depends on the caller, and they hold up nobody else.
      const answer = isRaw ? await answering() : await shedding.handle(answering);
      return sendAnswer(endpoint, reply, answer);
    },
  });
}

async function principalOf(
  request: FastifyRequest,
  access: Access,
  { dependencies, authenticate, limits }: MountParts & Pick<Shared, 'limits'>,
): Promise<Principal> {
  if (access === 'public' || access === 'session-cookie' || access === 'presigned-url') return anonymous;
  // Existing clients send the token with and without the word `Bearer`.
  const token = request.headers.authorization?.replace(/^bearer\s+/i, '').trim();
  if (!token) throw new ContractError('token_missing');
  if (!authenticate) throw new ContractError('token_invalid');
  const named = {
    inPath: (request.params as { companyId?: string }).companyId,
    inHeader: request.headers[companyHeader] as string | undefined,
  };
  const principal = await authenticate(dependencies, token, named).catch(async (error: unknown) => {
    if (error instanceof ContractError && error.code === 'token_invalid')
      await limits.countWrongToken(request);
    throw error;
  });
  const isRightKind =
    access === 'client-or-user'
      ? principal.kind !== 'anonymous'
      : principal.kind === (access === 'admin' ? 'user' : access);
  // 403 for a known caller who is not allowed here: a client that fetches a new token at 401 would do so for ever.
  if (!isRightKind) throw new ContractError(principal.kind === 'anonymous' ? 'token_invalid' : 'forbidden');
  return principal;
}

/** A call as it came, with the limits that count it. */
interface Exchange extends Pick<Shared, 'limits'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly dependencies: Dependencies;
}

function callOf(endpoint: Endpoint, { request, reply, dependencies, limits }: Exchange): HttpCall<Endpoint> {
  const locale = localeOf(request.headers['accept-language']);
  const ctx = contextFor(dependencies, {
    principal: request.principal,
    requestId: request.id,
    locale,
    address: request.ip,
  });
  const { params, query, body } = endpoint;
  const isRaw = body === 'bytes';
  return {
    ctx,
    http: exchangeOf({ request, reply, limits }, isRaw),
    params: params && parsePart(params, request.params, 'path', locale),
    query: query && parsePart(query, request.query, 'query', locale),
    body:
      body === undefined || isRaw ? undefined : parseBody(body, request.body as Buffer | undefined, locale),
  } as HttpCall<Endpoint>;
}

function exchangeOf(
  { request, reply, limits }: Omit<Exchange, 'dependencies'>,
  isRaw: boolean,
): HttpExchange {
  return {
    headers: request.headers,
    address: request.ip,
    get stream() {
      return isRaw ? request.raw : Readable.from([]);
    },
    setHeader: (name, value) => void reply.header(name, value),
    setStatus: (status) => void reply.code(status),
    countAs: (endpoint) => limits.countAs(endpoint, request),
  };
}

function sendAnswer(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  if (endpoint.answer === 'file' || isFile(answer))
    return sendFile(reply, answer as FileAnswer | RedirectAnswer);
  if (endpoint.isEmptyAnswer) return reply.code(204).send();
  // The answer belongs to this caller and this moment.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer ?? {}));
}

function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'stream' in answer && answer.stream instanceof Readable
  );
}

// A stored file comes from a customer: saved or shown, it must never run as a page of this origin.
function sendFile(reply: FastifyReply, answer: FileAnswer | RedirectAnswer): FastifyReply {
  if ('redirectTo' in answer) return reply.redirect(answer.redirectTo, 302);
  const { stream, contentType, sizeBytes, filename, etag } = answer;
  const disposition =
    filename === undefined ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`;
  reply.headers({
    'content-type': contentType,
    'content-disposition': disposition,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': etag === undefined ? 'private, no-store' : 'private, no-cache',
    ...(etag === undefined ? {} : { etag }),
  });
  if (reply.statusCode === 304) return reply.send();
  if (sizeBytes !== undefined) reply.header('content-length', sizeBytes);
  return reply.send(stream);
}
