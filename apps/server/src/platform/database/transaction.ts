import type { Context } from '../context.ts';
import type { Db } from './database.ts';

/**
 * Runs `fn` in one transaction: its `ctx.db` is the transaction and its `ctx.queue` sends inside it. Everything is rolled back
 * when `fn` throws. Inside, use only the inner ctx: the pool would wait for this very transaction to end.
 */
export async function transaction<T>(ctx: Context, fn: (ctx: Context) => Promise<T>): Promise<T> {
  let failure: { readonly reason: unknown } | undefined;
  const run = async (tx: Db) => {
    const inside = ctx.queue.within(tx);
    try {
      return { result: await fn({ ...ctx, db: tx, queue: inside.queue }), wake: inside.wake };
    } catch (reason) {
      failure = { reason };
      throw reason;
    }
  };
  const { result, wake } = await ctx.db.transaction(run).catch((error: unknown) => {
    // On a lost connection the rollback fails too; its error would hide the cause.
    throw failure ? failure.reason : error;
  });
  wake();
  return result;
}
