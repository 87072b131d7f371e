// One of the two servers of accept.ts, in its own process; it tells its parent the address it listens on.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import fastify from 'fastify';
import pg from 'pg';

const url = process.env['BENCH_DATABASE_URL'] ?? '';
process.send?.(process.argv[2] === 'bare' ? await serveBare() : await serveOurs());
process.on('message', (asked) => {
  // Exits instead of being killed, because a profile is written on exit.
  if (asked === 'stop') process.exit();
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});

/** Inserts a row for a job, writes the bytes to a flushed file, updates the row: no token, no schema, no queue. */
async function serveBare() {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  await pool.query(
    'create table bare_jobs (id text primary key, path text, at timestamptz not null default now())',
  );
  const folder = await mkdtemp(join(tmpdir(), 'lavra-bare-'));
  const app = fastify();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post('/v2/ocr/job/nfe', async () => {
    const id = randomUUID();
    await pool.query('insert into bare_jobs (id) values ($1)', [id]);
    return { id, urls: { document: `${origin}/files/${id}` } };
  });
  app.put<{ Params: { id: string } }>('/files/:id', async ({ params: { id }, raw }) => {
    const path = join(folder, id);
    await pipeline(raw, createWriteStream(path, { flush: true }));
    await pool.query('update bare_jobs set path = $2 where id = $1', [id, path]);
    return {};
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, token: '' };
}

async function serveOurs() {
  const { migrate } = await import('../apps/server/src/platform/database/migrate.ts');
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { createLogger } = await import('../apps/server/src/platform/logger.ts');
  const { createTestKit } = await import('../apps/server/src/testing/test-kit.ts');
  const { openAccount } = await import('../apps/server/src/testing/accounts.ts');
  const { createAppClient } = await import('../apps/server/src/features/app-clients/index.ts');
  const logger = createLogger({ level: 'warn', isPretty: false });
  const database = await openDatabase({
    config: { kind: 'postgres', url, poolSize: 16, timeoutMs: 60_000 },
    logger,
  });
  await migrate(database.pool);
  const kit = await createTestKit(database);
  // The test kit's clock stands still, which would make values that are cached for a second stay forever.
  setInterval(() => kit.clock.set(new Date()), 10).unref();
  kit.clock.set(new Date());
  const { userId: companyId, ctx } = await openAccount(kit);
  const client = await createAppClient({
    ctx,
    params: { companyId },
    body: { name: 'Bench', scopes: ['all'] },
  });
  const app = await kit.http();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = JSON.stringify({ ClientID: client.ClientId, ClientSecret: client.ClientSecret });
  const answer = await fetch(`${origin}/v2/token`, { method: 'POST', body });
  const { token } = (await answer.json()) as { token: string };
  return { origin, token };
}
