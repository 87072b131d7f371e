import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import pg from 'pg';

import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import { startPostgresServer } from './postgres-server.ts';
import { builtFolder } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string whose database name is to be replaced. */
    postgresUrl: string;
  }
}

export const templateName = 'lavra_template';
const logger = createLogger({ level: 'warn', isPretty: false });

interface Provider {
  provide(key: 'postgresUrl', value: string): void;
}

/** Starts one PostgreSQL for the whole run, with a template database that has every table, and builds the program once. */
export default async function setup(project: Provider): Promise<() => Promise<void>> {
  // A folder of this run, because another run may be building meanwhile.
  const built = fileURLToPath(new URL(`../../dist-tests-${process.pid}`, import.meta.url));
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../../build.mjs', import.meta.url)),
    built,
  ]);
  process.env[builtFolder] = built;
  const server = await startPostgresServer();
  const admin = new pg.Client(server.urlOf('postgres'));
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const url = server.urlOf(templateName);
  const template = await openDatabase({
    config: { kind: 'postgres', url, poolSize: 2, timeoutMs: 60_000 },
    logger,
  });
  await migrate(template.pool);
  await template.close();
  project.provide('postgresUrl', url);
  return async () => {
    await server.stop();
    await rm(built, { recursive: true, force: true });
  };
}
