import type { z } from 'zod';

import type { Db } from '../database/database.ts';

/** A kind of message. `D` is what it carries: ids only, the row carries the state. */
export interface QueueDefinition<D = unknown> {
  readonly name: string;
  readonly schema: z.ZodType<D>;
  /** Attempts after the first; 2 when absent. */
  readonly retries?: number;
  /** Seconds before the first retry, doubling with jitter; 1 when absent. */
  readonly retryDelayS?: number;
  /** Seconds after which a message whose worker went silent is given to another; renewed while the worker lives. */
  readonly leaseS?: number;
  /** Whether at most one message with the same `key` waits at a time. */
  readonly isUnique?: boolean;
}

export interface SendOptions {
  readonly startAt?: Date;
  readonly delayMs?: number;
  /** Higher goes first; 0 when absent. */
  readonly priority?: number;
  /** With `isUnique`: a second message with the key of a waiting one is dropped. */
  readonly key?: string;
}

export interface Message<D> {
  readonly id: string;
  readonly data: D;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the server stops or the lease was lost. */
  readonly signal: AbortSignal;
}

/** Handles messages. A message may come twice, also after it was handled: first ask "already done?". */
export interface WorkOptions<D> {
  readonly handle: (message: Message<D>) => Promise<void>;
  /** Called for a message whose last attempt failed or whose worker died with it; retried until it succeeds. */
  readonly onDead?: (message: Message<D>) => Promise<void>;
  /** Messages handled at the same time in this process; 1 when absent. */
  readonly concurrency?: number;
  /** Longest wait between looks at the queue; 500 when absent. A send in this process wakes at once. */
  readonly pollMs?: number;
}

export interface QueueDepth {
  readonly name: string;
  readonly waiting: number;
  readonly oldestDueS: number;
}

export interface Queue {
  /** Answers the message's id, or undefined where `isUnique` dropped it. Inside a transaction it goes or fails with it. */
  send<D>(queue: QueueDefinition<D>, data: D, options?: SendOptions): Promise<string | undefined>;
  sendMany<D>(
    queue: QueueDefinition<D>,
    messages: readonly { data: D; options?: SendOptions }[],
  ): Promise<void>;
  /** For `transaction()`: a queue that sends inside `tx`, and what wakes the workers once it is committed. */
  within(tx: Db): { queue: Queue; wake: () => void };
}

/** The side that handles. Only worker processes have it. */
export interface QueueWorker {
  work<D>(queue: QueueDefinition<D>, options: WorkOptions<D>): Promise<void>;
  /** Sends `data` whenever the five fields of `cron` say so, in the time zone of São Paulo. */
  schedule<D>(queue: QueueDefinition<D>, cron: string, data: D): Promise<void>;
  depths(): Promise<QueueDepth[]>;
  /** Takes no more messages, then waits for those in hand, at most `graceMs`; the rest go back to the queue. */
  stop(graceMs: number): Promise<void>;
}
