import { type Context, type Dependencies, anonymous, contextFor } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { BossQueue } from '../platform/queue/boss-queue.ts';
import type { Message } from '../platform/queue/queue.ts';
import type { Worker } from '../platform/queue/worker.ts';
import { keepEmbeddedTidy } from './tidy-embedded.ts';

interface WorkerApplicationParts {
  readonly dependencies: Dependencies;
  readonly database: Database;
  readonly queue: BossQueue;
  readonly workers: readonly Worker[];
}

const depthIntervalMs = 15_000;

/** Starts the workers of every feature and their schedules. What it answers stops the timers; the queue stops itself. */
export async function startWorkerApplication(parts: WorkerApplicationParts): Promise<() => void> {
  const { dependencies, database, queue, workers } = parts;
  for (const worker of workers) await startWorker(worker, dependencies, queue);
  const timer = setInterval(() => void measureDepths(dependencies, queue), depthIntervalMs).unref();
  const stopTidying = database.isExclusive
    ? keepEmbeddedTidy(database, dependencies.logger)
    : () => undefined;
  return () => {
    clearInterval(timer);
    stopTidying();
  };
}

async function startWorker(
  worker: Worker,
  dependencies: Dependencies,
  { worker: side }: BossQueue,
): Promise<void> {
  const { queue, handle, onDead, concurrency, pollMs, schedule } = worker;
  const contextOf = (message: Message<unknown>): Context =>
    contextFor(dependencies, { principal: anonymous, requestId: message.id, locale: 'pt' });
  await side.work(queue, {
    handle: (message) => handle({ ctx: contextOf(message), message }),
    ...(onDead ? { onDead: (message) => onDead({ ctx: contextOf(message), message }) } : {}),
    ...(concurrency ? { concurrency: concurrency(dependencies.config) } : {}),
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  if (schedule) await side.schedule(queue, schedule.cron, schedule.data);
}

async function measureDepths({ metrics, logger }: Dependencies, queue: BossQueue): Promise<void> {
  try {
    const depths = await queue.worker.depths();
    metrics.queueDepth.reset();
    metrics.queueAgeSeconds.reset();
    for (const { name, waiting, oldestDueS } of depths) {
      metrics.queueDepth.set({ queue: name }, waiting);
      metrics.queueAgeSeconds.set({ queue: name }, oldestDueS);
    }
  } catch (error) {
    logger.warn({ err: error }, 'queue depths could not be read');
  }
}
