import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import type { Statement } from '../database/statement.ts';

/** A kind of message. `D` is what it carries: only ids, since the row holds the state. */
export interface QueueDefinition<D = unknown> {
  readonly name: string;
  readonly schema: z.ZodType<D>;
  /** Attempts after the first; 2 when absent. */
  readonly retries?: number;
  /** Seconds before the first retry, doubling with jitter; 1 when absent. */
  readonly retryDelayS?: number;
  /** Seconds after which the message of a silent worker goes to another; renewed while the worker lives. */
  readonly leaseS?: number;
}

export interface SendOptions {
  readonly startAt?: Date;
  /** Higher is handled first; 0 when absent. */
  readonly priority?: number;
  /** A second message with the same key is dropped while the first waits for its first attempt. */
  readonly key?: string;
}

export interface MessageToSend<D> {
  readonly data: D;
  readonly options?: SendOptions;
}

export interface Message<D> {
  readonly id: string;
  readonly data: D;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the server stops or the lease is lost. */
  readonly signal: AbortSignal;
}

/** Returned by a handler that cannot take the message now: it comes again later, and no attempt is counted. */
export interface Postponed {
  readonly postponedMs: number;
}

/** Handles messages. A message may come twice, even after it was handled: check first whether its work is done. */
export interface WorkOptions<D> {
  readonly handle: (message: Message<D>) => Promise<void | Postponed>;
  /** Called for a message whose last attempt failed or whose worker died with it; retried until it succeeds. */
  readonly onDeadLetter?: (message: Message<D>) => Promise<void>;
  /** Messages in flight in this process; 1 when absent. */
  readonly concurrency?: number;
}

/** Handles many messages with the statements of one. When it fails, each message is handled alone. */
export interface BatchWorkOptions<D> extends Pick<WorkOptions<D>, 'onDeadLetter'> {
  readonly handleBatch: (messages: readonly Message<D>[]) => Promise<void>;
  readonly batchSize: number;
}

export interface QueueDepth {
  readonly name: string;
  readonly waiting: number;
  readonly oldestDueS: number;
}

export interface Queue {
  /** Returns the message's id, or undefined where its key dropped it. Inside a transaction it is sent only when that commits. */
  send<D>(queue: QueueDefinition<D>, data: D, options?: SendOptions): Promise<string | undefined>;
  sendMany<D>(queue: QueueDefinition<D>, messages: readonly MessageToSend<D>[]): Promise<void>;
  /**
   * The sending as a statement, for a store that writes its rows and their messages in one: `with sent as (…) …`; its value is
   * `messages`. Outside `transaction()` the caller calls `wake` afterwards. Nothing is sent where `when` does not hold.
   */
  insertion<D>(queue: QueueDefinition<D>, messages: readonly MessageToSend<D>[], when?: SQL): Statement;
  /** Wakes the workers of a queue, in every process; inside a transaction once it commits. */
  wake(queue: Pick<QueueDefinition, 'name'>): void;
  /** For `transaction()`: a queue that sends inside `tx`, and the function that wakes the workers once it has committed. */
  within(tx: Db): { queue: Queue; wake: () => void };
}

/** The handling side. Only worker processes use it. */
export interface QueueWorker {
  work<D>(queue: QueueDefinition<D>, options: WorkOptions<D> | BatchWorkOptions<D>): Promise<void>;
  /** Sends `data` at the times of the five-field `cron`, in the time zone of São Paulo: once, however many workers there are. */
  schedule<D>(queue: QueueDefinition<D>, cron: string, data: D): Promise<void>;
  depths(): Promise<QueueDepth[]>;
  /** Takes no more messages, then waits for those in flight, at most `graceMs`; the rest are released to the queue. */
  stop(graceMs: number): Promise<void>;
}
