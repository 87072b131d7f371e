import { type Context, type Dependencies, anonymous, contextFor } from '../platform/context.ts';
import type { DatabaseQueue } from '../platform/queue/database-queue.ts';
import type { Message } from '../platform/queue/queue.ts';
import type { Worker } from '../platform/queue/worker.ts';

interface WorkerApplicationParts {
  readonly dependencies: Dependencies;
  readonly queue: DatabaseQueue;
  readonly workers: readonly Worker[];
}

const depthIntervalMs = 15_000;

/**
 * Starts the workers of every feature and their schedules. The returned function stops measuring the queues; the queue stops
 * itself.
 */
export async function startWorkerApplication(parts: WorkerApplicationParts): Promise<() => void> {
  const { dependencies, queue, workers } = parts;
  for (const worker of workers) await startWorker(worker, dependencies, queue);
  const timer = setInterval(() => void measureDepths(dependencies, queue), depthIntervalMs).unref();
  return () => clearInterval(timer);
}

async function startWorker(
  definition: Worker,
  dependencies: Dependencies,
  { worker }: DatabaseQueue,
): Promise<void> {
  const { queue, onDeadLetter, schedule } = definition;
  const contextOf = (message: Message<unknown> | undefined): Context =>
    contextFor(dependencies, { principal: anonymous, requestId: message?.id ?? queue.name, locale: 'pt' });
  await worker.work(queue, {
    ...('handleBatch' in definition
      ? {
          handleBatch: (messages) => definition.handleBatch({ ctx: contextOf(messages[0]), messages }),
          batchSize: definition.batchSize,
        }
      : {
          handle: (message) => definition.handle({ ctx: contextOf(message), message }),
          concurrency: definition.concurrency?.(dependencies.config) ?? 1,
        }),
    ...(onDeadLetter && { onDeadLetter: (message) => onDeadLetter({ ctx: contextOf(message), message }) }),
  });
  if (schedule) await worker.schedule(queue, schedule.cron, schedule.data);
}

async function measureDepths({ metrics, logger }: Dependencies, queue: DatabaseQueue): Promise<void> {
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
