import { ContractError } from '@lavra/contract/errors';
import { type Endpoint, endpointName } from '@lavra/contract/kernel';

import { isAdmin, requireUser } from './access.ts';
import { deleteAuditEntriesBefore, insertAuditEntry } from './audit.store.ts';
import type { Context } from './context.ts';
import { transaction } from './database/transaction.ts';

interface Call {
  readonly ctx: Context;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface Audited<C extends Call> {
  readonly endpoint: Endpoint;
  readonly call: C;
  /** Reads what the call changes, before and after it. */
  readonly state?: ((call: C) => Promise<unknown>) | undefined;
  readonly isOutside?: boolean | undefined;
}

/** Whether the endpoint can change something. */
export function isWriting({ method, isReading = false }: Endpoint): boolean {
  return method !== 'GET' && !isReading;
}

/**
 * Runs a verb and records a call that may change something, by an administrator (or by anybody, where the endpoint says so): who,
 * for which company, what and from where. The entry is written in the verb's transaction: no change without its entry, and no
 * entry without its change. A verb with `isOutside` runs without a transaction and is recorded after it.
 */
export async function audited<C extends Call, A>(
  { endpoint, call, state, isOutside = false }: Audited<C>,
  run: (call: C) => Promise<A>,
): Promise<A> {
  const isNoted = isWriting(endpoint) && (endpoint.isRecorded === true || isAdmin(call.ctx.principal));
  if (!isNoted) return run(call);
  if (isOutside) {
    const answer = await run(call);
    await note(endpoint, call, { before: undefined, after: undefined });
    return answer;
  }
  return transaction(call.ctx, async (ctx) => {
    const inside = { ...call, ctx };
    const before = await stateOf(inside, state);
    const answer = await run(inside);
    await note(endpoint, inside, { before, after: state ? await stateOf(inside, state) : idsOf(answer) });
    return answer;
  });
}

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

async function note(endpoint: Endpoint, call: Call, { before, after }: Change): Promise<void> {
  const { ctx, params } = call;
  const { userId, companyId } = requireUser(ctx);
  const { companyId: named, ...target } = (params ?? {}) as Record<string, string>;
  await insertAuditEntry(ctx.db, {
    id: ctx.ids.ksuid(),
    createdAt: ctx.clock.now(),
    actorId: userId,
    // A call for administrators only belongs to the company that the path names, if any.
    companyId: named ?? (endpoint.access === 'admin' ? null : companyId),
    action: endpointName(endpoint),
    target,
    input: inputOf(endpoint, call),
    before: storable(before),
    after: storable(after),
    address: ctx.address ?? null,
    requestId: ctx.requestId,
  });
}

/** Actor of the command line, which has no account. */
export const operatorId = 'operator';

interface Operated {
  readonly action: 'lavra grant' | 'lavra confirm';
  readonly companyId: string;
  readonly input: Readonly<Record<string, string>> | null;
}

/** Records a change of an account by the command line; for the transaction that makes it. */
export async function recordByOperator(ctx: Context, operated: Operated): Promise<void> {
  await insertAuditEntry(ctx.db, {
    id: ctx.ids.ksuid(),
    createdAt: ctx.clock.now(),
    actorId: operatorId,
    target: {},
    before: null,
    after: null,
    address: null,
    requestId: ctx.requestId,
    ...operated,
  });
}

/** Undefined when the target does not exist. */
async function stateOf<C extends Call>(call: C, state: Audited<C>['state']): Promise<unknown> {
  try {
    return await state?.(call);
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
}

/** The ids of what was created, and nothing else of the answer. */
function idsOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const ids = Object.entries(answer).filter(
    ([key, value]) => /(?:^id|_id|Id|ksuid)$/.test(key) && key !== 'upload_id' && typeof value === 'string',
  );
  return ids.length === 0 ? undefined : Object.fromEntries(ids);
}

/** Documents and what customers say about them do not belong in the trail. */
function inputOf({ access, isRecorded }: Endpoint, { query, body }: Call): unknown {
  if (access === 'client-or-user' || access === 'client' || isRecorded === true) return null;
  const given = Object.entries({ ...(query as object), ...(body as object) }).filter(
    ([, value]) => value !== undefined,
  );
  return given.length === 0 ? null : storable(Object.fromEntries(given));
}

const secretName = /secret|password|token|hash|authorization|credential_key/i;
const longest = 32_768;

/** The value as it is stored: JSON, without secrets, of limited length. */
function storable(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value, (key, inner: unknown) =>
    secretName.test(key) && typeof inner === 'string' ? '•••' : inner,
  );
  return text.length > longest ? { omitted_bytes: text.length } : (JSON.parse(text) as unknown);
}

/** Deletes entries older than their retention. */
export function deleteOldAuditEntries(ctx: Context): Promise<void> {
  const { auditKeptMs } = ctx.config.security;
  return deleteAuditEntriesBefore(ctx.db, new Date(ctx.clock.now().getTime() - auditKeptMs));
}
