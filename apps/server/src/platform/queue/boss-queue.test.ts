import { expect, it, vi } from 'vitest';
import { z } from 'zod';

import { describeOnDatabases } from '../../testing/database.ts';
import { transaction } from '../database/transaction.ts';
import type { QueueDefinition } from './queue.ts';

const schema = z.object({ n: z.number() });
const plain: QueueDefinition<z.infer<typeof schema>> = { name: 'test-plain', schema };
const unique: QueueDefinition<z.infer<typeof schema>> = { name: 'test-unique', schema, isUnique: true };

/** So long that only a message which wakes the worker can be handled within a test. */
const neverMs = 3_600_000;

describeOnDatabases('the queue', (kit) => {
  it('wakes the worker for a message that was sent, also in a transaction', async () => {
    const handled: number[] = [];
    const { queue } = kit();
    await queue.prepare([plain]);
    await queue.worker.work(plain, {
      handle: async ({ data }) => void handled.push(data.n),
      pollMs: neverMs,
    });
    await queue.send(plain, { n: 1 });
    await vi.waitFor(() => expect(handled).toEqual([1]), { timeout: 10_000 });
    await transaction(kit().ctx(), async (ctx) => ctx.queue.send(plain, { n: 2 }));
    await vi.waitFor(() => expect(handled).toEqual([1, 2]), { timeout: 10_000 });
  });

  it('holds a message of a unique queue once, and says so', async () => {
    const { queue } = kit();
    await queue.prepare([unique]);
    expect(await queue.send(unique, { n: 1 }, { key: 'a' })).toEqual(expect.any(String));
    expect(await queue.send(unique, { n: 2 }, { key: 'a' })).toBeUndefined();
    expect(await queue.send(unique, { n: 3 }, { key: 'b' })).toEqual(expect.any(String));
  });

  it('makes a queue that nobody prepared with its first message', async () => {
    const late: QueueDefinition<z.infer<typeof schema>> = { name: 'test-late', schema };
    expect(await kit().queue.send(late, { n: 1 })).toEqual(expect.any(String));
  });

  it('loses the message of a transaction that is rolled back', async () => {
    const { queue, database } = kit();
    await queue.prepare([plain]);
    const lost = transaction(kit().ctx(), async (ctx) => {
      await ctx.queue.send(plain, { n: 99 });
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    const { rows } = await database.pool.query(
      `select 1 from pgboss.job where name = 'test-plain' and (data->>'n')::int = 99`,
    );
    expect(rows).toEqual([]);
  });
});
