import { randomUUID } from 'node:crypto';

import cors from '@fastify/cors';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { jsonBodyBytes } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  fastify,
} from 'fastify';

import type { Config } from '../config/config.ts';
import { type CallLimits, createCallLimits } from '../platform/call-limits.ts';
import type { Dependencies } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticate } from '../platform/http/authenticate.ts';
import type { Route } from '../platform/http/route-group.ts';
import { mountConsole } from './console.ts';
import { mountHealth } from './health.ts';
import { answerError, answerUnreadable } from './http-errors.ts';
import { mount, tooManyRequests } from './mount.ts';
import { mountReference } from './reference/reference.ts';
import { safetyHeaders } from './safety-headers.ts';

export interface HttpApplicationParts {
  readonly dependencies: Dependencies;
  readonly database: Database;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate | undefined;
  /** Once true, the process is not ready and every answer closes its connection. */
  readonly isStopping?: () => boolean;
}

/** The whole HTTP side, not yet listening. */
export async function createHttpApplication(parts: HttpApplicationParts): Promise<FastifyInstance> {
  const { dependencies, isStopping = () => false } = parts;
  const { config, logger, metrics } = dependencies;
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // Each request is logged once, when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request would be useless: every log line already carries the request's id.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
    trustProxy: trustOf(config.http.trustProxy),
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    bodyLimit: jsonBodyBytes,
    // Closes a connection without traffic.
    connectionTimeout: 65_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A call that arrived before the last connection closed is answered like any other.
    return503OnClosing: false,
  });
  app.server.maxConnections = config.http.maxConnections;
  if (config.http.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.http.allowedOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // For the refresh cookie of a console on another host of the same site.
      credentials: true,
      exposedHeaders: [
        'x-request-id',
        'etag',
        'retry-after',
        'content-disposition',
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
      ],
      maxAge: 600,
    });
  }
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    enableDraftSpec: true,
    store: storeOf(createCallLimits({ ...dependencies, isShared: config.database.kind === 'postgres' })),
    errorResponseBuilder: (_request, { max, ttl }) => tooManyRequests({ max, ttlMs: ttl }),
  });
  readBodiesAsBytes(app, config);
  app.setErrorHandler(answerError);
  const addresses = addressesOf(parts.routes);
  const apiRoots = new Set([...parts.routes.map(({ endpoint }) => rootOf(endpoint.path)), 'web']);
  app.setNotFoundHandler((request, reply) => {
    const miss = missOf(addresses, request, reply);
    // A browser that visits an address of the console without its `/web` is redirected.
    if (miss.code === 'not_found' && isVisit(request) && !apiRoots.has(rootOf(request.url)))
      return reply.redirect(`/web${request.url}`, 302);
    return answerError(miss, request, reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safetyHeaders).header('x-request-id', request.id);
    // With two Host headers, a proxy in front may have used the other one.
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw new ContractError('bad_request');
    // The endpoint decides how a body is read; fastify would refuse a malformed content type before any parser sees it.
    delete request.headers['content-type'];
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...([401, 403, 429].includes(reply.statusCode) && { address: request.ip }),
        ...whoOf(request),
      },
      'request',
    );
  });
  mountHealth(app, parts);
  mountReference(app, config);
  await mountConsole(app, config);
  mount(app, parts.routes, parts);
  return app;
}

// Real clients send JSON as text/plain, as a form, or without a content type: the endpoint decides how a body is read. A body
// that is too large is read to its end; otherwise its sender would see a broken connection instead of the answer.
function readBodiesAsBytes(app: FastifyInstance, config: Config): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    if ((request.routeOptions.config as { isRaw?: boolean }).isRaw) return done(null, undefined);
    const limitBytes = request.routeOptions.bodyLimit ?? jsonBodyBytes;
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
      payload.resume();
      return done(bodyTooLarge(limitBytes));
    }
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    const patience = setTimeout(() => request.raw.destroy(), config.http.bodyTimeoutMs);
    payload.once('close', () => clearTimeout(patience));
    payload.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes <= limitBytes) chunks.push(chunk);
    });
    payload.once('error', (cause) => done(new ContractError('bad_request', { cause })));
    payload.once('end', () => {
      clearTimeout(patience);
      if (sizeBytes > limitBytes) return done(bodyTooLarge(limitBytes));
      return done(null, Buffer.concat(chunks));
    });
  });
}

function bodyTooLarge(limitBytes: number): ContractError {
  return new ContractError('body_too_large', {
    params: { limit: `${Math.floor(limitBytes / 1_048_576)} MB` },
  });
}

function rootOf(url: string): string | undefined {
  return url.split(/[/?]/, 2)[1];
}

function isVisit({ method, headers }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && headers.accept?.includes('text/html') === true;
}

interface Addressed {
  readonly pattern: RegExp;
  readonly method: string;
}

/** The endpoints with patterns of their paths, to tell a wrong method from a wrong address. */
function addressesOf(routes: readonly Route[]): Addressed[] {
  return routes.map(({ endpoint: { path, method } }) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    method,
  }));
}

/** The error of a call that matches no route: a wrong address, or only a wrong method, with the allowed methods as a header. */
function missOf(
  addresses: readonly Addressed[],
  { method, url }: FastifyRequest,
  reply: FastifyReply,
): ContractError {
  const [path = ''] = url.split('?', 1);
  const found = addresses.filter(({ pattern }) => pattern.test(path)).map((one) => one.method);
  if (found.length === 0) return new ContractError('not_found');
  const allowed = [...new Set(found.includes('GET') ? [...found, 'HEAD'] : found)].join(', ');
  reply.header('allow', allowed);
  return new ContractError('method_not_allowed', { params: { method, allowed } });
}

/** A number trusts that many proxies, counted from the nearest one. */
function trustOf(proxies: Dependencies['config']['http']['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** Store of the rate-limit plugin, backed by these limits; the key names the caller and what is counted. */
function storeOf(limits: CallLimits): FastifyRateLimitStoreCtor {
  return class Store {
    incr(key: string, done: RateLimitDone, _windowMs: number, max: number): void {
      limits.take(key, max).then(
        ({ calls, ttlMs }) => done(null, { current: calls, ttl: ttlMs }),
        (error: Error) => done(error),
      );
    }
    child(): Store {
      return this;
    }
  };
}

type FastifyRateLimitStoreCtor = NonNullable<RateLimitPluginOptions['store']>;
type RateLimitDone = (error: Error | null, result?: { current: number; ttl: number }) => void;

function whoOf({ principal }: FastifyRequest) {
  if (principal?.kind === 'user') return { userId: principal.userId, companyId: principal.companyId };
  if (principal?.kind === 'client') return { clientId: principal.clientId, companyId: principal.companyId };
  return {};
}
