import type { Context } from '../context.ts';

/**
 * Runs `fn` in one transaction: its `ctx.db` is the transaction and its `ctx.queue` sends inside it. Everything is
 * undone when `fn` throws. Inside, use only the inner ctx: the pool would wait for this very transaction to end.
 */
export async function transaction<T>(ctx: Context, fn: (ctx: Context) => Promise<T>): Promise<T> {
  const { result, wake } = await ctx.db.transaction(async (tx) => {
    const inside = ctx.queue.within(tx);
    return { result: await fn({ ...ctx, db: tx, queue: inside.queue }), wake: inside.wake };
  });
  wake();
  return result;
}
