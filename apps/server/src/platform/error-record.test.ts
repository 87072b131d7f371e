import { sql } from 'drizzle-orm';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { describeOnDatabase } from '../testing/database.ts';
import { reasonOf } from './error-record.ts';
import { createLogger } from './logger.ts';

const canary = 'Maria Canária 52998224725';

describeOnDatabase('what a log holds of an error', (kit) => {
  const failing: [string, () => unknown][] = [
    [
      'a statement with parameters',
      () =>
        kit()
          .ctx()
          .db.execute(sql`select ${canary}::int`),
    ],
    [
      'a row that breaks a constraint',
      () =>
        kit()
          .ctx()
          .db.execute(sql`insert into users (id, email) values (${crypto.randomUUID()}, ${canary})`),
    ],
    ['a statement without drizzle', () => kit().database.pool.query('select $1::uuid', [canary])],
    ['a body that is no JSON', () => JSON.parse(`{"name": ${canary}}`)],
    ['a body of another shape', () => z.object({ name: z.literal('a') }).parse({ name: canary })],
    [
      'an error that was caused by another',
      async () => {
        await kit()
          .ctx()
          .db.execute(sql`select ${canary}::int`)
          .catch((cause: unknown) => {
            throw new Error('It failed', { cause });
          });
      },
    ],
  ];

  it.each(failing)('is nothing of %s', async (_, fail) => {
    const error = await (async () => fail())().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const destination = new PassThrough();
    const logger = createLogger({ level: 'info', isPretty: false }, destination);
    logger.error({ err: error }, 'a request failed');
    logger.error(error);
    destination.end();
    const written = await text(destination);
    expect(written).toContain('"type":');
    expect(written + reasonOf(error)).not.toMatch(/Maria|52998224725/);
  });
});
