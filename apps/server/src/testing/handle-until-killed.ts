import { writeSync } from 'node:fs';

import { z } from 'zod';

import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openQueue } from '../platform/queue/database-queue.ts';

// A worker that never polls its queue: it prints what wakes it, and holds every even number for ever.
const [url = '', name = ''] = process.argv.slice(2);
const logger = createLogger({ level: 'warn', isPretty: false });
const database = await openDatabase({
  config: { kind: 'postgres', url, poolSize: 2, timeoutMs: 60_000 },
  logger,
});
const queue = openQueue({ database, logger, metrics: createMetrics(), lookMs: 3_600_000 });
await queue.worker.work(
  { name, schema: z.object({ n: z.number() }), leaseS: 1 },
  {
    concurrency: 9,
    handle: async ({ data: { n } }) => {
      writeSync(1, `${n}\n`);
      if (n % 2 === 0) await new Promise(() => undefined);
    },
  },
);
writeSync(1, 'ready\n');
