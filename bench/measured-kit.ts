import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { createTestKit } from '../apps/server/src/testing/test-kit.ts';

/** The server's verbs on their own PostgreSQL server; `close` ends both. */
export async function openMeasuredKit({ poolSize }: { readonly poolSize: number }) {
  const server = await startPostgresServer();
  const database = await openDatabase({
    // A whole report is written in one statement, which needs a long time limit.
    config: { kind: 'postgres', url: server.urlOf('postgres'), poolSize, timeoutMs: 900_000 },
    logger: createLogger({ level: 'warn', isPretty: false }),
  });
  await migrate(database.pool);
  const kit = await createTestKit(database);
  const close = async () => {
    await kit.close();
    await database.close();
    await server.stop();
  };
  return { kit, database, close };
}
