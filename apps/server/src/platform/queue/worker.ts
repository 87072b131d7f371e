import { z } from 'zod';

import type { Context } from '../context.ts';
import type { Message, Postponed, QueueDefinition } from './queue.ts';

interface Call<D> {
  readonly ctx: Context;
  readonly message: Message<D>;
}

interface One<D> {
  readonly handle: (call: Call<D>) => Promise<void | Postponed>;
  readonly concurrency?: (config: Context['config']) => number;
}

interface Batch<D> {
  readonly handleBatch: (call: { ctx: Context; messages: readonly Message<D>[] }) => Promise<void>;
  readonly batchSize: number;
}

/** Handles the messages of one queue; each handler is one statement that calls one verb. */
type WorkerOf<D> = (One<D> | Batch<D>) & {
  readonly queue: QueueDefinition<D>;
  readonly onDeadLetter?: (call: Call<D>) => Promise<void>;
  /** Five cron fields, São Paulo time, and what to send then. */
  readonly schedule?: { readonly cron: string; readonly data: D };
};

export type Worker = WorkerOf<unknown>;

/** Gives the queue's data and the handler's input the same type. */
export function defineWorker<D>(worker: WorkerOf<D>): Worker {
  // The queue's own schema parses messages before a handler sees them.
  return worker as unknown as Worker;
}

interface Timer {
  /** Name of its queue. */
  readonly name: string;
  readonly cron: string;
  /** Attempts after the first, as in QueueDefinition. */
  readonly retries?: number;
  readonly handle: (ctx: Context) => Promise<unknown>;
}

/** Runs something at the times of a five-field cron: its message only says that it is time. */
export function defineTimer({ name, cron, retries, handle }: Timer): Worker {
  return defineWorker({
    queue: { name, schema: z.strictObject({}), ...(retries === undefined ? {} : { retries }) },
    schedule: { cron, data: {} },
    handle: async ({ ctx }) => void (await handle(ctx)),
  });
}
