import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { embeddedUser, openEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';

/** A PostgreSQL of this test run only, in a temporary folder. */
export interface PostgresServer {
  /** Connection string of a database on it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts a fresh server without durability, because nothing in it is kept. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-pg-'));
  // PostgreSQL runs as another user under root, who must be able to enter.
  await chmod(folder, 0o755);
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'shared_buffers=64MB'];
  const postgres = await openEmbeddedPostgres({ folder: join(folder, 'data'), settings });
  const host = encodeURIComponent(postgres.socketFolder);
  return {
    urlOf: (database) => `postgresql://${embeddedUser}@/${database}?host=${host}`,
    async stop() {
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
