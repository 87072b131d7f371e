import { createHash } from 'node:crypto';

import { idempotencyKeyMaxLength } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from './context.ts';
import { transaction } from './database/transaction.ts';
import { deleteKey, deleteKeysBefore, findKey, putAnswer, takeKey } from './idempotency.store.ts';

const keptMs = 24 * 3_600_000;

interface Keyed {
  /** As the caller chose it. */
  readonly key: string;
  /** All that makes the request what it is. */
  readonly request: readonly (string | Buffer)[];
}

/**
 * Does the work once for a caller's key, in one transaction with the note of it: calls that come again, at the same
 * moment too, get the first one's answer, and a call that failed leaves the key free. Throws idempotency_key_reused.
 */
export async function once<T>(
  ctx: Context,
  { key, request }: Keyed,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (key === '' || key.length > idempotencyKeyMaxLength) {
    const details = [{ path: 'header.idempotency-key', message: `1 - ${idempotencyKeyMaxLength}` }];
    throw new ContractError('invalid_input', { details });
  }
  const name = digestOf([callerOf(ctx), key]);
  const row = { key: name, request: digestOf(request), answerSealed: null, createdAt: ctx.clock.now() };
  // In this process they wait here: each that waits in the database would hold a connection.
  return ctx.turns.take(`idempotency ${name}`, () =>
    transaction(ctx, async (ctx) => {
      const before = await findKey(ctx.db, name);
      if (before && row.createdAt.getTime() - before.createdAt.getTime() >= keptMs)
        await deleteKey(ctx.db, name);
      if (!(await takeKey(ctx.db, row))) return keptAnswer<T>(ctx, row);
      const answer = await work(ctx);
      await putAnswer(ctx.db, name, ctx.secrets.seal(JSON.stringify(answer), name));
      return answer;
    }),
  );
}

async function keptAnswer<T>(ctx: Context, { key, request }: { key: string; request: string }): Promise<T> {
  const kept = await findKey(ctx.db, key);
  if (!kept || kept.answerSealed === null) throw new ContractError('conflict');
  if (kept.request !== request) throw new ContractError('idempotency_key_reused');
  // It is what the same endpoint answered to the same request.
  return JSON.parse(ctx.secrets.open(kept.answerSealed, key)) as T;
}

/** Forgets keys whose day is over. */
export function forgetKeys(ctx: Context): Promise<void> {
  return deleteKeysBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs));
}

function callerOf({ principal }: Context): string {
  if (principal.kind === 'client') return `client ${principal.clientId}`;
  return principal.kind === 'user' ? `user ${principal.userId} ${principal.companyId}` : 'nobody';
}

/** Each part with its length, so that none can pass for another's end. */
function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
