import { Cron } from 'croner';

import { type Database, type Db, untilAvailable } from '../database/database.ts';
import { runUnkept } from '../database/statement.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { type Consumer, type ConsumerOptions, createConsumer } from './consumer.ts';
import { createMessageStore, deadLetterNameOf, insertMessages } from './messages.store.ts';
import type { BatchWorkOptions, Queue, QueueDefinition, QueueWorker, WorkOptions } from './queue.ts';
import { type Listener, createNotifier, listen } from './wake-up.ts';

export interface QueueParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Milliseconds between polls for messages that became due or whose wake-up was lost; 500 when absent. */
  readonly lookMs?: number;
}

export interface DatabaseQueue extends Queue {
  readonly worker: QueueWorker;
}

const timeZone = 'America/Sao_Paulo';
const heartbeatMs = 10_000;
/** How long dead letters that nobody handles are kept. */
const keptDays = 14;

const defaults = { retries: 2, retryDelayS: 1, leaseS: 60 };
const deadLetterRules = { retries: Infinity, retryDelayS: 5, leaseS: 60 };

interface Schedule {
  readonly queue: QueueDefinition;
  readonly cron: Cron;
  readonly data: unknown;
}

/** The queue as a table of the database. Nothing runs until the first `work`: a process without workers only sends. */
export function openQueue(parts: QueueParts): DatabaseQueue {
  const consumers = new Map<string, Consumer>();
  const notify = createNotifier(parts.database.pool, parts.logger);
  const wake = (name: string) => {
    const own = consumers.get(name);
    const isTaken = own?.hasPlace() ?? false;
    own?.wake();
    // While this process has a free place, no other one needs to be woken.
    if (!isTaken) notify(name);
  };
  const queue = createSender(parts.database.db, wake);
  return { ...queue, worker: createWorker(parts, queue, consumers) };
}

function createSender(db: Db, wake: (name: string) => void): Queue {
  async function insert<D>(
    queue: QueueDefinition<D>,
    messages: Parameters<typeof insertMessages<D>>[1],
  ): Promise<string | undefined> {
    const rows = await runUnkept<{ id: string }>(db, insertMessages(queue, messages));
    if (rows.length > 0) wake(queue.name);
    return rows[0]?.id;
  }
  return {
    send: (queue, data, options) => insert(queue, [{ data, ...(options && { options }) }]),
    async sendMany(queue, messages) {
      if (messages.length > 0) await insert(queue, messages);
    },
    insertion: insertMessages,
    wake: ({ name }) => wake(name),
    within(tx) {
      const sentTo = new Set<string>();
      return {
        queue: createSender(tx, (name) => void sentTo.add(name)),
        wake: () => sentTo.forEach(wake),
      };
    },
  };
}

function createWorker(
  { database, logger, metrics, lookMs = 500 }: QueueParts,
  sender: Queue,
  consumers: Map<string, Consumer>,
): QueueWorker {
  const store = createMessageStore(database.pool, crypto.randomUUID());
  const deadLetters = new Set<string>();
  const schedules: Schedule[] = [];
  const timers: NodeJS.Timeout[] = [];
  let listener: Listener | undefined;
  let started: Promise<void> | undefined;

  const orWarn = (what: string) => (error: unknown) => logger.warn({ err: error }, what);

  async function start(): Promise<void> {
    // No other process can be at work: whatever is still held was left by a process that died.
    if (database.isExclusive) await untilAvailable(logger, () => store.takeBackAll());
    listener = listen(database.pool, logger, (name) => {
      if (name === undefined) consumers.forEach((each) => each.wake());
      else consumers.get(name)?.wake();
    });
    timers.push(
      everyMs(lookMs, () => look().catch(orWarn('the queue could not be looked at'))),
      everyMs(heartbeatMs, () => renew().catch(orWarn('leases could not be renewed'))),
      everyMs(heartbeatMs, () => sendScheduled().catch(orWarn('scheduled messages could not be sent'))),
      everyMs(3_600_000, () =>
        store
          .deleteDeadLetters(
            [...deadLetters].filter((name) => !consumers.has(name)),
            keptDays,
          )
          .catch(orWarn('dead letters could not be deleted')),
      ),
    );
  }

  async function look(): Promise<void> {
    await store.revealDue();
    const withPlace = [...consumers].flatMap(([name, consumer]) => (consumer.hasPlace() ? [name] : []));
    for (const name of await store.listReady(withPlace)) consumers.get(name)?.wake();
  }

  async function renew(): Promise<void> {
    const held = [...consumers.values()].flatMap(({ inFlight }) => [...inFlight]);
    if (held.length === 0) return;
    const ours = await store.renew(held);
    for (const { id, controller } of held) if (!ours.has(id)) controller.abort();
  }

  async function sendScheduled(): Promise<void> {
    // Half a minute ahead: a clock that is behind must not send again what was just handled.
    const after = new Date(Date.now() + 30_000);
    for (const { queue, cron, data } of schedules) {
      const startAt = cron.nextRun(after);
      if (startAt) await sender.send(queue, data, { key: 'schedule', startAt });
    }
  }

  function consume<D>(options: Omit<ConsumerOptions<D>, 'store' | 'logger' | 'metrics'>): void {
    const consumer = createConsumer<D>({ store, logger, metrics, ...options });
    consumers.set(options.name, consumer);
    consumer.wake();
  }

  return {
    async work<D>(queue: QueueDefinition<D>, options: WorkOptions<D> | BatchWorkOptions<D>) {
      started ??= start();
      await started;
      const { name, schema } = queue;
      consume<D>({
        ...defaults,
        ...pickRules(queue),
        name,
        schema,
        ...('handleBatch' in options
          ? { handle: options.handleBatch, batchSize: options.batchSize, concurrency: 2 * options.batchSize }
          : {
              handle: ([message]) => (message ? options.handle(message) : Promise.resolve()),
              batchSize: 1,
              concurrency: options.concurrency ?? 1,
            }),
      });
      const deadName = deadLetterNameOf(name);
      deadLetters.add(deadName);
      const { onDeadLetter } = options;
      if (onDeadLetter)
        consume<D>({
          ...deadLetterRules,
          name: deadName,
          schema,
          handle: ([message]) => (message ? onDeadLetter(message) : Promise.resolve()),
          batchSize: 1,
          concurrency: 1,
        });
    },
    async schedule(queue, cron, data) {
      schedules.push({
        queue: queue as QueueDefinition,
        cron: new Cron(cron, { timezone: timeZone, paused: true }),
        data,
      });
      await untilAvailable(logger, sendScheduled);
    },
    depths: () => store.listDepths(),
    async stop(graceMs) {
      await started;
      timers.forEach((timer) => clearInterval(timer));
      await listener?.close();
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop(graceMs)));
    },
  };
}

function pickRules({ retries, retryDelayS, leaseS }: QueueDefinition) {
  return {
    ...(retries !== undefined && { retries }),
    ...(retryDelayS !== undefined && { retryDelayS }),
    ...(leaseS !== undefined && { leaseS }),
  };
}

/** Never starts a run before the previous one has ended. */
function everyMs(ms: number, run: () => Promise<void>): NodeJS.Timeout {
  let isRunning = false;
  return setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => (isRunning = false));
  }, ms).unref();
}
