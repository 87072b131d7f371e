import type { Context } from '../context.ts';
import type { Message, QueueDefinition } from './queue.ts';

/** Handles the messages of one queue; each handler is one statement that calls one verb. */
export interface Worker {
  readonly queue: QueueDefinition;
  readonly handle: (call: { ctx: Context; message: Message<unknown> }) => Promise<void>;
  readonly onDead?: (call: { ctx: Context; message: Message<unknown> }) => Promise<void>;
  readonly concurrency?: (config: Context['config']) => number;
  readonly pollMs?: number;
  /** Five cron fields, São Paulo time, and what to send then. */
  readonly schedule?: { readonly cron: string; readonly data: unknown };
}

interface TypedWorker<D> extends Omit<Worker, 'queue' | 'handle' | 'onDead' | 'schedule'> {
  readonly queue: QueueDefinition<D>;
  readonly handle: (call: { ctx: Context; message: Message<D> }) => Promise<void>;
  readonly onDead?: (call: { ctx: Context; message: Message<D> }) => Promise<void>;
  readonly schedule?: { readonly cron: string; readonly data: D };
}

/** Keeps what the queue carries and what the handler receives the same type. */
export function defineWorker<D>(worker: TypedWorker<D>): Worker {
  // Messages are parsed by the queue's own schema before a handler sees them.
  return worker as unknown as Worker;
}
