import type { FastifyInstance } from 'fastify';

import type { Dependencies } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';

interface HealthParts {
  readonly dependencies: Dependencies;
  readonly database: Database;
}

/** `/healthz`: the process answers. `/readyz`: its database answers too, with a line for people. `/metrics`: figures. */
export function mountHealth(app: FastifyInstance, { dependencies, database }: HealthParts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const problem = await database.pool.query('select 1').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (problem !== undefined) {
      dependencies.logger.warn({ err: problem }, 'not ready: the database does not answer');
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'unavailable', line: 'The database does not answer.' });
    }
    const upS = Math.round(process.uptime());
    const where = database.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL';
    return { status: 'ready', line: `Ready: on ${where}, up for ${upS} s.` };
  });

  app.get('/metrics', async (_request, reply) => {
    const { registry } = dependencies.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
