import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';
import pg from 'pg';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string whose database name is to be replaced; or why there is no PostgreSQL. */
    postgres: { readonly url: string } | { readonly missing: string };
    /** Embedded database with all tables, to be copied. */
    embeddedTemplate: string;
  }
}

export const templateName = 'lavra_template';
const logger = createLogger({ level: 'warn', isPretty: false });

interface Provider {
  provide(key: 'postgres', value: { readonly url: string } | { readonly missing: string }): void;
  provide(key: 'embeddedTemplate', value: string): void;
}

/** One PostgreSQL and one embedded template for the whole run, each with every table made. */
export default async function setup(project: Provider): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-test-'));
  const [server] = await Promise.all([preparePostgres(), prepareEmbedded(folder)]);
  project.provide(
    'postgres',
    typeof server === 'string' ? { missing: server } : { url: server.urlOf(templateName) },
  );
  project.provide('embeddedTemplate', join(folder, 'database'));
  return async () => {
    if (typeof server !== 'string') await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function preparePostgres(): Promise<PostgresServer | string> {
  const server = await startPostgresServer();
  if (typeof server === 'string') return server;
  const admin = new pg.Client(server.urlOf('postgres'));
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  await makeTables(
    await openDatabase({
      config: { kind: 'postgres', url: server.urlOf(templateName), poolSize: 2 },
      logger,
    }),
  );
  return server;
}

async function prepareEmbedded(folder: string): Promise<void> {
  const config = { kind: 'embedded', folder: join(folder, 'database') } as const;
  const cache = fileURLToPath(
    new URL('../../../../node_modules/.cache/lavra/test-database', import.meta.url),
  );
  if (!existsSync(cache)) {
    const database = await openDatabase({ config, logger });
    await database.close();
    await mkdir(dirname(cache), { recursive: true });
    const draft = `${cache}.${process.pid}`;
    await cp(config.folder, draft, { recursive: true });
    await rename(draft, cache).catch(() => rm(draft, { recursive: true }));
  }
  await makeTables(await openDatabase({ config, logger, templateFolder: cache }));
}

async function makeTables(database: Database): Promise<void> {
  await migrate(database.pool);
  await database.close();
}
