import { chmod, mkdir, stat } from 'node:fs/promises';

import { createEngine } from '@lavra/engine';

import type { Config } from '../config/config.ts';
import { OperatorError } from '../config/operator-error.ts';
import { errorOf, fileRefused, filesArrived, reviewEnded } from './features.ts';
import { systemClock } from '../platform/clock.ts';
import { type Dependencies, createOnce } from '../platform/context.ts';
import { type Database, openDatabase, untilAvailable } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createIds } from '../platform/ids.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailer } from '../platform/mailer.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { ObjectStore } from '../platform/object-store/object-store.ts';
import { createDiskStore } from '../platform/object-store/disk-store.ts';
import { createOutboundHttp } from '../platform/outbound-http.ts';
import { type DatabaseQueue, openQueue } from '../platform/queue/database-queue.ts';
import { createProcessState } from '../platform/process-state.ts';
import { deleteAbandonedFolders } from '../platform/temporary-folder.ts';
import { createSecretBox, readOrMakeKeyFile } from '../platform/secret-box.ts';

export interface Opened {
  readonly dependencies: Dependencies;
  readonly database: Database;
  readonly queue: DatabaseQueue;
  /** Closes in the reverse order of opening. */
  close(): Promise<void>;
}

/** A file that was not written to for this long is no longer being sent. */
const abandonedMs = 3_600_000;

export interface OpenOptions {
  readonly config: Config;
  /** For short commands that run beside a running server. */
  readonly joinsRunning?: boolean;
}

/** Opens everything a process depends on, and applies the migrations. */
export async function openDependencies({ config, joinsRunning = false }: OpenOptions): Promise<Opened> {
  const logger = createLogger({ level: config.running.logLevel, isPretty: config.running.isLogPretty });
  if (!joinsRunning) await closeToOthers(config.dataDir);
  const metrics = createMetrics();
  const clock = systemClock;
  const ids = createIds(clock);
  const secrets = createSecretBox(
    config.security.secretsKey ?? (await readOrMakeKeyFile(config.security.secretsKeyFile)),
  );
  const database = await openDatabase({
    config: config.database,
    logger,
    joinsRunning,
    waits: !joinsRunning,
  });
  const bringUpToDate = () => migrate(database.pool);
  const { lackingExtensions } = await (joinsRunning
    ? bringUpToDate()
    : untilAvailable(logger, bringUpToDate));
  if (lackingExtensions.length > 0)
    logger.warn(
      { lackingExtensions },
      'the search reads every row: ask who administers the database to create these extensions in it, then start again',
    );
  const queue = openQueue({ database, logger, metrics });
  const engine = createEngine(engineOptions(config));
  const outbound = createOutboundHttp({ allowsLoopback: config.security.webhookAllowLoopback });
  const mailer = createMailer({ config: config.mail, ids, logger, metrics });
  const objects = await openObjects(config, { secrets, clock });
  const dependencies: Dependencies = {
    config,
    db: database.db,
    objects,
    queue,
    mailer,
    outbound,
    clock,
    ids,
    logger,
    metrics,
    engine,
    secrets,
    ...createProcessState({ clock, secrets }),
    once: createOnce(() => dependencies),
    filesArrived,
    reviewEnded,
    fileRefused,
    errorOf,
  };
  // Files left by processes that were killed while receiving or processing them.
  if (!joinsRunning) {
    const untouchedSince = new Date(clock.now().getTime() - abandonedMs);
    await objects.deleteAbandoned(untouchedSince);
    await deleteAbandonedFolders({ untouchedSince });
  }
  return {
    dependencies,
    database,
    queue,
    async close() {
      await queue.worker.stop(0);
      await engine.close();
      await outbound.close();
      await database.close();
    },
  };
}

export async function openObjects(
  { objects, http }: Config,
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
): Promise<ObjectStore> {
  if (objects.kind === 's3') {
    // Imported only when needed: the S3 library adds a third to what a start without it loads.
    const { createS3Store } = await import('../platform/object-store/s3-store.ts');
    return createS3Store(objects);
  }
  return createDiskStore({ folder: objects.folder, publicUrl: http.publicUrl, secrets, clock });
}

/** Restricts the data folder (documents, rows, keys) to the user that the server runs as. */
async function closeToOthers(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (((await stat(folder)).mode & 0o077) === 0) return;
  await chmod(folder, 0o700).catch((cause: unknown) => {
    throw new OperatorError(
      `${folder} is open to other users of this machine, and it cannot be closed to them: chmod 700 it, or give the server another DATA_DIR.`,
      { cause },
    );
  });
}

function engineOptions({ engine, limits }: Config) {
  return {
    children: engine.workers,
    jobTimeoutMs: engine.timeoutMs,
    pageTimeoutMs: engine.pageTimeoutMs,
    memoryBytes: engine.memoryBytes,
    environment: engine.environment,
    limits: { documentBytes: limits.documentBytes, pages: limits.pages, pagePixels: limits.pagePixels },
    ...(engine.tesseractPath === undefined ? {} : { nativeTesseract: engine.tesseractPath }),
  };
}
