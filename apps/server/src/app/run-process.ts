import { setTimeout as pause } from 'node:timers/promises';

import { ContractError } from '@lavra/contract/errors';

import { type Config, loadConfig } from '../config/config.ts';
import type { Dependencies } from '../platform/context.ts';
import { OperatorError } from '../config/operator-error.ts';
import { reasonOf, recordOf } from '../platform/error-record.ts';
import { createHttpApplication } from './http-application.ts';
import { openDependencies } from './dependencies.ts';
import * as features from './features.ts';
import { startWorkerApplication } from './worker-application.ts';

interface Roles {
  readonly servesHttp: boolean;
  readonly handlesMessages: boolean;
}

export interface RunningProcess {
  /** Origin that the HTTP side listens on, where there is one. */
  readonly origin: string | undefined;
  /** Takes no new work, lets running work end within the grace period, closes everything. A second call waits for the first. */
  stop(): Promise<void>;
}

/** Starts one process of the server in its roles; it is ready when the promise resolves. */
export async function runProcess({ servesHttp, handlesMessages }: Roles): Promise<RunningProcess> {
  const config = loadConfig();
  const opened = await openDependencies({ config });
  const { dependencies, database, queue } = opened;
  const { logger } = dependencies;
  let stopping: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;
  const app = servesHttp ? await createHttpApplication({ ...opened, ...features, isStopping }) : undefined;
  const stopTimers = handlesMessages
    ? await startWorkerApplication({ dependencies, queue, workers: features.workers })
    : () => undefined;
  const demo = servesHttp && handlesMessages ? await openDemo(config, dependencies) : undefined;
  const origin = await app?.listen({ host: config.http.host, port: config.http.port });
  await demo?.begin(origin);
  logger.info(
    { origin, database: database.kind, objects: config.objects.kind, servesHttp, handlesMessages },
    'started',
  );

  const { shutdownGraceMs: graceMs, shutdownDelayMs: delayMs } = config.running;
  const stop = async () => {
    logger.info('stopping');
    await demo?.stop();
    stopTimers();
    // A load balancer must see that this process is not ready before its port closes.
    if (app) await pause(delayMs);
    // Cuts what is still open after the grace period: slow callers and held connections.
    const cut = setTimeout(() => app?.server.closeAllConnections(), graceMs);
    await Promise.all([app?.close(), queue.worker.stop(graceMs)]);
    clearTimeout(cut);
    await opened.close();
    logger.info('stopped');
  };
  return { origin, stop: () => (stopping ??= stop()) };
}

/** Loaded only when needed: it brings the drawing of specimens with it. */
async function openDemo({ running }: Config, dependencies: Dependencies) {
  if (!running.isDemo) return undefined;
  const demo = await import('../demo/demo.ts');
  return demo.openDemo(dependencies);
}

/** Stops the process gracefully on the first signal, at once on the second. */
export function stopOnSignals(running: RunningProcess): void {
  let isAsked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isAsked) process.exit(1);
      isAsked = true;
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${reasonOf(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

/** Prints in plain words why a process could not start. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}

/** An error that an operator can mend is shown as a sentence; any other is a defect and keeps its stack. */
export function startFailure(error: unknown): string {
  const isExpected = error instanceof OperatorError || error instanceof ContractError;
  return isExpected ? error.message : `${reasonOf(error)}\n${recordOf(error).stack ?? ''}`;
}
