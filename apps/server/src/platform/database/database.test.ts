import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnDatabases } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { transaction } from './transaction.ts';

describeOnDatabases('the database', (kit) => {
  it('applies no migration twice', async () => {
    expect(await migrate(kit().database.pool)).toEqual([]);
  });

  it('undoes everything of a transaction that throws', async () => {
    const ctx = kit().ctx();
    await ctx.db.execute(sql`create table undone (n int)`);
    const failing = transaction(ctx, async (inner) => {
      await inner.db.execute(sql`insert into undone values (1)`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = await ctx.db.execute(sql`select * from undone`);
    expect(rows).toEqual([]);
  });

  it('gives each of many concurrent callers the answer to its own question', async () => {
    const { pool } = kit().database;
    const asked = Array.from({ length: 600 }, (_, i) => i);
    const answers = await Promise.all(
      asked.map(async (i) => {
        const text =
          i % 2 === 0 ? 'select $1::int + 1 as answer' : "select 'odd' as word, $1::int + 1 as answer";
        const { rows } = await pool.query<{ answer: number }>(text, [i]);
        return rows[0]?.answer;
      }),
    );
    expect(answers).toEqual(asked.map((i) => i + 1));
  });
});
