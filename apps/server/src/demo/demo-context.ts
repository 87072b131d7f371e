import { toScope } from '@lavra/contract/scopes';
import type { Principal } from '@lavra/contract/model/principal';

import { type Context, type Dependencies, anonymous, contextFor } from '../platform/context.ts';
import { createIds } from '../platform/ids.ts';
import { HeldQueue } from './held-queue.ts';
import { PastClock } from './past-clock.ts';

/** The surroundings in which the demo's past is made. */
export interface DemoStage {
  readonly clock: PastClock;
  readonly queue: HeldQueue;
  ctx(principal?: Principal): Context;
}

/**
 * The product's own database, files and secrets, with a clock set in the past, a queue that no worker reads, and no mail: nothing
 * of the demo's past reaches anyone outside.
 */
export function createStage(dependencies: Dependencies, now: Date): DemoStage {
  const clock = new PastClock(now);
  const queue = new HeldQueue();
  const mailer = { send: async () => undefined };
  const past: Dependencies = { ...dependencies, clock, ids: createIds(clock), queue, mailer };
  return {
    clock,
    queue,
    ctx: (principal = anonymous) => contextFor(past, { principal, requestId: 'demo', locale: 'pt' }),
  };
}

/** The owner of a company, in the console. */
export function asOwner(companyId: string): Principal {
  const flags = { isAdmin: false, hasReport: false, hasBackoffice: false };
  return { kind: 'user', userId: companyId, companyId, isOwner: true, sessionId: 'demo', ...flags };
}

/** A reviewer of a company. */
export function asReviewer(userId: string, companyId: string): Principal {
  const flags = { isAdmin: false, hasReport: false, hasBackoffice: true };
  return { kind: 'user', userId, companyId, isOwner: false, sessionId: 'demo', ...flags };
}

/** An administrator of the provider, acting for a company. */
export function asAdministrator(userId: string, companyId: string): Principal {
  const isOwner = userId === companyId;
  const flags = { isAdmin: true, hasReport: false, hasBackoffice: false };
  return { kind: 'user', userId, companyId, isOwner, sessionId: 'demo', ...flags };
}

/** A program of a company that may send everything. */
export function asProgram(companyId: string, clientId: string): Principal {
  return { kind: 'client', clientId, companyId, scopes: [toScope('all')] };
}
