import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';

import { type Database, openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';
import { templateName } from './global-setup.ts';
import { type TestKit, createTestKit } from './test-kit.ts';

const logger = createLogger({ level: 'silent', isPretty: false });

/** Runs tests on a fresh database with every table. */
export function describeOnDatabase(title: string, tests: (kit: () => TestKit) => void): void {
  // The title is the caller's.
  // oxlint-disable-next-line vitest/valid-title
  describe(title, () => {
    let kit: TestKit | undefined;
    let opened: OpenedDatabase | undefined;
    beforeAll(async () => {
      opened = await openFreshDatabase();
      kit = await createTestKit(opened.database);
    });
    afterAll(async () => {
      await kit?.close();
      await opened?.close();
    });
    tests(() => {
      if (!kit) throw new Error('The database is open only inside tests and hooks');
      return kit;
    });
  });
}

interface OpenedDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** A database of this test's own: with every table, or from `template0` without any. */
export async function openFreshDatabase(template = templateName): Promise<OpenedDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const templateUrl = inject('postgresUrl');
  const urlOf = (database: string) => templateUrl.replace(`/${templateName}?`, `/${database}?`);
  await administer(urlOf('postgres'), `create database ${name} template ${template}`);
  const database = await openDatabase({
    config: { kind: 'postgres', url: urlOf(name), poolSize: 8, timeoutMs: 60_000 },
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
