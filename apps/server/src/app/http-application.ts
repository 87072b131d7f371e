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
  /** From then on the process is not ready, and each answer is the last one of its connection. */
  readonly isStopping?: () => boolean;
}

/** The whole HTTP side, not yet listening. */
export async function createHttpApplication(parts: HttpApplicationParts): Promise<FastifyInstance> {
  const { dependencies, isStopping = () => false } = parts;
  const { config, logger, metrics } = dependencies;
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    // The one line a request gets is written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would be made for nothing: what is logged has the request's id in it already.
    childLoggerFactory: (parent) => parent,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
    trustProxy: trustOf(config.http.trustProxy),
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    bodyLimit: jsonBodyBytes,
    // A connection on which nothing is said, and nothing asked, is closed.
    connectionTimeout: 65_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A call that came before the last connection was closed is answered like any other.
    return503OnClosing: false,
  });
  app.server.maxConnections = config.http.maxConnections;
  if (config.http.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.http.allowedOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // The refresh cookie of a console that lies on another host of the same site.
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
    // Somebody who typed a console's address without its `/web`, or followed such a link, is in a browser.
    if (miss.code === 'not_found' && isVisit(request) && !apiRoots.has(rootOf(request.url)))
      return reply.redirect(`/web${request.url}`, 302);
    return answerError(miss, request, reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safetyHeaders).header('x-request-id', request.id);
    // Two names of a host: a proxy in front may have meant the other one.
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw new ContractError('bad_request');
    // What a body is, the endpoint says; fastify refuses a content type that is none before a parser sees it.
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

// Real clients send JSON as text/plain, as a form, or as nothing: what a body is, the endpoint says. One that is too
// large is read to its end, or its sender would see a broken connection in the place of the answer.
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

/** The endpoints by what their paths look like, to tell a wrong method from a wrong address. */
function addressesOf(routes: readonly Route[]): Addressed[] {
  return routes.map(({ endpoint: { path, method } }) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    method,
  }));
}

/** What is wrong with a call that no route takes: its address, or its method alone, and then those it may have. */
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

/** Of a number of proxies, that many addresses from the nearest one on are believed. */
function trustOf(proxies: Dependencies['config']['http']['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** The plugin counts by these limits; whose call it is of what, the key says. */
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
