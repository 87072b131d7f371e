import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts';
import { createTestKit } from '../apps/server/src/testing/test-kit.ts';

/** The verbs of the server on a PostgreSQL server of its own; `close` ends both. */
export async function openMeasuredKit({ poolSize }: { readonly poolSize: number }) {
  const server = await startPostgresServer();
  const database = await openDatabase({
    // Whole reports are written in one statement.
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
