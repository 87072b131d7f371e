import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { embeddedUser, openEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';

/** A PostgreSQL that belongs to this test run alone, in a temporary folder. */
export interface PostgresServer {
  /** Connection string of a database on it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts a fresh server that forgets what a power cut would take, for nothing of it is kept. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-pg-'));
  // Its user, who is another one where this is root, must enter.
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
