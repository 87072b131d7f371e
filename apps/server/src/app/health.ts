import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

import type { Dependencies } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';

interface HealthParts {
  readonly dependencies: Dependencies;
  readonly database: Database;
  readonly isStopping?: () => boolean;
}

/** Time limit of each check. */
const patienceMs = 2500;

/**
 * `/healthz`: the process answers. `/readyz`: what it depends on answers too, with a sentence for each failure. `/metrics`:
 * figures.
 */
export function mountHealth(
  app: FastifyInstance,
  { dependencies, database, isStopping = () => false }: HealthParts,
): void {
  const { cache, config, logger, metrics, objects } = dependencies;

  app.get('/healthz', async () => ({ status: 'ok' }));

  /** One sentence for each failed check. */
  async function failures(): Promise<readonly string[]> {
    if (isStopping()) return ['The server is stopping.'];
    const checks = [
      {
        line: 'The database does not answer.',
        failure: await failureOf(database.pool.query('select 1')),
      },
      {
        line:
          objects.kind === 's3'
            ? 'The bucket does not answer.'
            : 'The folder of the files takes none: its disk is full, read-only or away.',
        failure: await failureOf(objects.check()),
      },
    ];
    const failed = checks.filter(({ failure }) => failure !== undefined);
    for (const { line, failure } of failed) logger.warn({ err: failure, line }, 'not ready');
    return failed.map(({ line }) => line);
  }

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // Cached, since anyone may call it as often as they like.
    const wrong = isStopping() ? await failures() : await cache.read('readiness', failures);
    if (wrong.length > 0)
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'unavailable', line: wrong.join(' ') });
    const upS = Math.round(process.uptime());
    const where = database.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL';
    const [mail] = (await metrics.mailFailing.get()).values;
    const but = mail?.value === 1 ? ' The last e-mail could not be sent.' : '';
    return { status: 'ready', line: `Ready: on ${where}, up for ${upS} s.${but}` };
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request, config.security.metricsToken)) return reply.callNotFound();
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Allowed for direct calls from this machine, and with the token. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  // Whichever proxies are trusted: a forwarded call comes from elsewhere.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const { remoteAddress = '' } = socket;
  return (
    !isForwarded && ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback'
  );
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

/** The error of the work, or of its time limit; undefined when it succeeds in time. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<unknown>((resolve) => {
    timer = setTimeout(() => resolve(new Error(`No answer within ${patienceMs} ms`)), patienceMs);
  });
  const ended = work.then(
    () => undefined,
    (error: unknown) => error ?? new Error('It failed'),
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}
