import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';

import { type Database, openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';
import { templateName } from './global-setup.ts';
import { type TestKit, createTestKit } from './test-kit.ts';

type Kind = Database['kind'];

const logger = createLogger({ level: 'silent', isPretty: false });

/** Runs the same tests on the embedded database and on PostgreSQL, each fresh and with every table. */
export function describeOnDatabases(title: string, tests: (kit: () => TestKit) => void): void {
  for (const kind of ['embedded', 'postgres'] as const) describeOnDatabase(kind, title, tests);
}

/** Runs tests on one fresh database: PostgreSQL where there is one, for it opens faster. */
export function describeOnAnyDatabase(title: string, tests: (kit: () => TestKit) => void): void {
  describeOnDatabase('url' in inject('postgres') ? 'postgres' : 'embedded', title, tests);
}

function describeOnDatabase(kind: Kind, title: string, tests: (kit: () => TestKit) => void): void {
  const postgres = inject('postgres');
  if (kind === 'postgres' && 'missing' in postgres) {
    describe(`${title} (PostgreSQL)`, () => {
      it.skip(`cannot run here: ${postgres.missing}`, () => undefined);
    });
    return;
  }
  describe(`${title} (${kind === 'embedded' ? 'embedded' : 'PostgreSQL'})`, () => {
    let kit: TestKit | undefined;
    let close: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const opened =
        kind === 'embedded'
          ? await openEmbedded()
          : await openPostgres('url' in postgres ? postgres.url : '');
      kit = await createTestKit(opened.database);
      close = async () => {
        await kit?.close();
        await opened.close();
      };
    }, 60_000);
    afterAll(() => close?.(), 60_000);
    tests(() => {
      if (!kit) throw new Error('The database is open only inside tests and hooks');
      return kit;
    });
  });
}

/** A database of PostgreSQL without a table. */
export function openEmptyDatabase(): Promise<Opened> {
  const postgres = inject('postgres');
  return openPostgres('url' in postgres ? postgres.url : '', 'template0');
}

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

async function openEmbedded(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-db-'));
  const config = { kind: 'embedded', folder: join(folder, 'database') } as const;
  const database = await openDatabase({ config, logger, templateFolder: inject('embeddedTemplate') });
  return {
    database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(templateUrl: string, template = templateName): Promise<Opened> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const urlOf = (database: string) => templateUrl.replace(`/${templateName}?`, `/${database}?`);
  await administer(urlOf('postgres'), `create database ${name} template ${template}`);
  const database = await openDatabase({
    config: { kind: 'postgres', url: urlOf(name), poolSize: 8 },
    logger,
  });
  return {
    database,
    async close() {
      await database.close();
      await administer(urlOf('postgres'), `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
