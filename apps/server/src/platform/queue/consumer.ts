import type { z } from 'zod';

import { createBatcher } from '../batcher.ts';
import type { Logger } from '../logger.ts';
import { reasonOf } from '../error-record.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Metrics } from '../metrics.ts';
import type { ClaimedMessage, MessageStore } from './messages.store.ts';
import type { Message, Postponed } from './queue.ts';

export interface ConsumerOptions<D> {
  readonly store: MessageStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly name: string;
  readonly schema: z.ZodType<D>;
  readonly retries: number;
  readonly retryDelayS: number;
  readonly leaseS: number;
  /** Messages of one claim that `handle` gets together; 1 for one at a time. */
  readonly batchSize: number;
  readonly concurrency: number;
  readonly handle: (messages: readonly Message<D>[]) => Promise<void | Postponed>;
}

export interface Consumer {
  /** Claims as many messages as it has free places. */
  wake(): void;
  /** Whether a message would be claimed at once. */
  hasPlace(): boolean;
  /** The claims to renew; a handler whose lease is lost is told by its signal. */
  readonly inFlight: ReadonlySet<InFlight>;
  stop(graceMs: number): Promise<void>;
}

export interface InFlight extends ClaimedMessage {
  readonly leaseS: number;
  readonly controller: AbortController;
}

/** Longest delay before a retry. */
const longestDelayMs = 3_600_000;
/** Gathering costs nothing: only a free place waits for the end of a message. */
const many = { maxItems: 1000, gatherMs: 10 };
/** Delay between attempts while a dependency is away. */
const outageDelayMs = 2000;

/** The ways in which the claim of a message ends. */
function createEnds<D>(options: ConsumerOptions<D>, isStopping: () => boolean) {
  const { store, name, logger, metrics } = options;
  const complete = createBatcher(async (ids: readonly string[]) => {
    await store.delete(ids);
    return ids;
  }, many);
  const release = createBatcher(async (claims: readonly (ClaimedMessage & { delayMs: number })[]) => {
    await store.release(claims);
    return claims;
  }, many);

  async function fail(held: InFlight, error: unknown): Promise<void> {
    const { id, attempt } = held;
    if (isUnavailable(error)) {
      logger.warn({ err: error, queue: name, messageId: id }, 'a message waits for what it needs to be back');
      metrics.messages.inc({ queue: name, outcome: 'postponed' });
      return putBack(held);
    }
    const isLast = attempt > options.retries;
    logger.error({ err: error, queue: name, messageId: id, attempt, isLast }, 'a message failed');
    metrics.messages.inc({ queue: name, outcome: isLast ? 'dead' : 'retried' });
    const reason = reasonOf(error);
    try {
      if (isLast) await store.moveToDeadLetters(held, reason);
      else await store.retry(held, delayBefore(attempt, options.retryDelayS), reason);
    } catch (failure) {
      logger.error(
        { err: failure, queue: name },
        'a failed message could not be put back; its lease will end',
      );
    }
  }

  /**
   * Puts the message back as if it had never been claimed; repeated until the database answers, because otherwise the message
   * would stay hidden until its lease ends.
   */
  async function putBack(held: InFlight): Promise<void> {
    while (!isStopping() && !held.controller.signal.aborted) {
      try {
        await release({ ...held, delayMs: outageDelayMs });
        return;
      } catch (error) {
        logger.warn({ err: error, queue: name }, 'a message could not be put back yet');
        await timeout(outageDelayMs);
      }
    }
  }

  return { complete, release, fail };
}

export function createConsumer<D>(options: ConsumerOptions<D>): Consumer {
  const { store, name, logger, metrics, concurrency, batchSize } = options;
  const inFlight = new Set<InFlight>();
  const running = new Set<Promise<void>>();
  let isStopping = false;
  let isWoken = false;
  let claiming: Promise<void> | undefined;
  const { complete, release, fail } = createEnds(options, () => isStopping);

  function wake(): void {
    isWoken = true;
    claiming ??= claimWhileThereAre()
      .catch((error: unknown) => logger.error({ err: error, queue: name }, 'messages could not be claimed'))
      .finally(() => {
        claiming = undefined;
        if (isWoken && hasPlace()) wake();
      });
  }

  const hasPlace = () => !isStopping && inFlight.size < concurrency;

  async function claimWhileThereAre(): Promise<void> {
    while (isWoken && hasPlace()) {
      isWoken = false;
      const limit = concurrency - inFlight.size;
      const claimed = await store.claim(name, limit, options.leaseS);
      for (let start = 0; start < claimed.length; start += batchSize)
        take(claimed.slice(start, start + batchSize));
      if (claimed.length === limit) isWoken = true;
    }
  }

  function take(claims: readonly ClaimedMessage[]): void {
    const held = claims.map((claim) => ({
      ...claim,
      leaseS: options.leaseS,
      controller: new AbortController(),
    }));
    for (const each of held) inFlight.add(each);
    const run = handleAll(held).finally(() => {
      for (const each of held) inFlight.delete(each);
      running.delete(run);
      if (isWoken) wake();
    });
    running.add(run);
  }

  async function handleAll(held: readonly InFlight[]): Promise<void> {
    const [first] = held;
    if (held.length > 1) {
      const isDone = await handle(held).catch((error: unknown) => {
        logger.warn({ err: error, queue: name }, 'messages failed together and are handled one by one');
        return false;
      });
      if (!isDone) for (const each of held) await handleOne(each);
    } else if (first) await handleOne(first);
  }

  async function handleOne(held: InFlight): Promise<void> {
    try {
      // The worker of its last attempt died.
      if (held.attempt > options.retries + 1) throw new Error('Every attempt was broken off');
      await handle([held]);
    } catch (error) {
      await fail(held, error);
    }
  }

  async function handle(held: readonly InFlight[]): Promise<boolean> {
    const end = metrics.messageSeconds.startTimer({ queue: name });
    try {
      const messages = held.map(({ id, data, attempt, controller }) => ({
        id,
        data: options.schema.parse(data),
        attempt,
        // Created on first use: most handlers never ask, and it costs more than the rest of a message.
        get signal() {
          return controller.signal;
        },
      }));
      const postponed = await options.handle(messages);
      const delayMs = postponed?.postponedMs;
      await Promise.all(
        held.map((each) => (delayMs === undefined ? complete(each.id) : release({ ...each, delayMs }))),
      );
      metrics.messages.inc({ queue: name, outcome: postponed ? 'postponed' : 'done' }, held.length);
      return true;
    } finally {
      end();
    }
  }

  return {
    wake,
    hasPlace,
    inFlight,
    async stop(graceMs) {
      isStopping = true;
      await claiming;
      await Promise.race([Promise.all(running), timeout(graceMs)]);
      for (const { controller } of inFlight) controller.abort();
      if (inFlight.size === 0) return;
      await store
        .release([...inFlight].map((each) => ({ ...each, delayMs: 0 })))
        .catch((error: unknown) =>
          logger.warn({ err: error, queue: name }, 'messages could not be given back; their lease will end'),
        );
    },
  };
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** Doubles with each attempt, plus a random part of up to half of it. */
function delayBefore(attempt: number, retryDelayS: number): number {
  const delayMs = retryDelayS * 1000 * 2 ** Math.min(attempt - 1, 20) * (1 + Math.random() / 2);
  return Math.round(Math.min(delayMs, longestDelayMs));
}
