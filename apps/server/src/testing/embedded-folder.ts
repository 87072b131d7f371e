import { join } from 'node:path';

import { type Database, openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';

interface Options {
  /** A server runs on it already. */
  readonly joinsRunning?: boolean;
}

/** Opens the embedded database of a data folder for `use`. */
export async function withEmbedded<T>(
  dataDir: string,
  use: (database: Database) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const folder = join(dataDir, 'postgres');
  const config = { kind: 'embedded', folder, searchPath: undefined, timeoutMs: 60_000 } as const;
  const logger = createLogger({ level: 'silent', isPretty: false });
  const database = await openDatabase({ config, logger, ...options });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Handled messages are deleted, so the database itself records each event that a committed transaction sent. */
export const keepEvents = `
  create table sent_events (data jsonb);
  create function keep_event() returns trigger language plpgsql as $$
    begin insert into sent_events values (new.data); return new; end $$;
  create trigger keep_event after insert on queue_messages
    for each row when (new.queue = 'job-events') execute function keep_event()`;
