import { createHash } from 'node:crypto';

import { idempotencyKeyMaxLength } from '@lavra/contract/constants';
import { ContractError } from '@lavra/contract/errors';

import type { Context } from './context.ts';
import { transaction } from './database/transaction.ts';
import { deleteKey, deleteKeysBefore, findKey, putAnswer, takeKey } from './idempotency.store.ts';
import { invalidInput } from './invalid-input.ts';
import { dayMs } from './times.ts';

const keptMs = dayMs;

interface Keyed {
  /** As chosen by the caller. */
  readonly key: string;
  /** Everything that identifies the request. */
  readonly request: readonly (string | Buffer)[];
}

/**
 * Does the work once per caller's key, in one transaction with its record: repeated calls, simultaneous ones too, get the first
 * answer, and a failed call leaves the key free. Throws idempotency_key_reused.
 */
export async function once<T>(
  ctx: Context,
  { key, request }: Keyed,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (key === '' || key.length > idempotencyKeyMaxLength) {
    throw invalidInput('header.idempotency-key', {
      pt: `Deve ter de 1 a ${idempotencyKeyMaxLength} caracteres.`,
      en: `Must have 1 to ${idempotencyKeyMaxLength} characters.`,
    });
  }
  const name = digestOf([callerOf(ctx), key]);
  const row = { key: name, request: digestOf(request), answerSealed: null, createdAt: ctx.clock.now() };
  // Within this process calls wait here: each that waits in the database would hold a connection.
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
  // The same endpoint answered it to the same request, so its type is known.
  return JSON.parse(ctx.secrets.open(kept.answerSealed, key)) as T;
}

/** Deletes keys older than a day. */
export function deleteExpiredKeys(ctx: Context): Promise<void> {
  return deleteKeysBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs));
}

function callerOf({ principal }: Context): string {
  if (principal.kind === 'client') return `client ${principal.clientId}`;
  return principal.kind === 'user' ? `user ${principal.userId} ${principal.companyId}` : 'nobody';
}

/** Prefixes each part with its length, so that no part can pass for the end of another. */
function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
