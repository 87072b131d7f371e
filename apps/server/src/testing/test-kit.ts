import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import * as features from '../app/features.ts';
import { type HttpApplicationParts, createHttpApplication } from '../app/http-application.ts';
import { type Config, loadConfig } from '../config/config.ts';
import {
  type Caller,
  type Context,
  type Dependencies,
  anonymous,
  contextFor,
  createOnce,
} from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { createIds } from '../platform/ids.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics } from '../platform/metrics.ts';
import { type DiskStore, createDiskStore } from '../platform/object-store/disk-store.ts';
import { createOutboundHttp } from '../platform/outbound-http.ts';
import { type DatabaseQueue, openQueue } from '../platform/queue/database-queue.ts';
import { createProcessState } from '../platform/process-state.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { RecordingMailer, ScriptedEngine, SettableClock } from './doubles.ts';

/** Real: database, queue, files, secrets, outgoing calls (to this machine). Doubled: clock, mailer, engine. */
export interface TestKit {
  readonly database: Database;
  readonly config: Config;
  readonly clock: SettableClock;
  readonly mailer: RecordingMailer;
  readonly engine: ScriptedEngine;
  readonly objects: DiskStore;
  readonly queue: DatabaseQueue;
  readonly dependencies: Dependencies;
  /** A context for calling verbs and stores; anonymous unless a principal is given. */
  ctx(caller?: Partial<Caller>): Context;
  /** The whole HTTP application, for `inject`; with the product's own routes by default. */
  http(parts?: Partial<Pick<HttpApplicationParts, 'routes' | 'authenticate'>>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

const testKey = `t1:${Buffer.alloc(32, 7).toString('base64')}`;

export async function createTestKit(database: Database): Promise<TestKit> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-kit-'));
  const config = loadConfig({
    DATA_DIR: folder,
    PUBLIC_URL: 'http://lavra.test',
    LOG_LEVEL: 'silent',
    SECRETS_KEY: testKey,
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  const logger = createLogger({ level: config.running.logLevel, isPretty: false });
  const metrics = createMetrics();
  const clock = new SettableClock();
  const mailer = new RecordingMailer();
  const engine = new ScriptedEngine();
  const secrets = createSecretBox(testKey);
  const objects = createDiskStore({
    folder: join(folder, 'files'),
    publicUrl: config.http.publicUrl,
    secrets,
    ...createProcessState({ clock, secrets }),
    clock,
  });
  const queue = openQueue({ database, logger, metrics });
  const outbound = createOutboundHttp({ allowsLoopback: true });
  const dependencies: Dependencies = {
    config,
    db: database.db,
    objects,
    queue,
    mailer,
    outbound,
    clock,
    ids: createIds(clock),
    logger,
    metrics,
    engine,
    secrets,
    ...createProcessState({ clock, secrets }),
    once: createOnce(() => dependencies),
    filesArrived: features.filesArrived,
    fileRefused: features.fileRefused,
    errorOf: features.errorOf,
    reviewEnded: features.reviewEnded,
  };
  const applications: FastifyInstance[] = [];
  return {
    database,
    config,
    clock,
    mailer,
    engine,
    objects,
    queue,
    dependencies,
    ctx: (caller = {}) =>
      contextFor(dependencies, {
        principal: anonymous,
        requestId: crypto.randomUUID(),
        locale: 'pt',
        ...caller,
      }),
    async http(parts = {}) {
      const app = await createHttpApplication({
        dependencies,
        database,
        routes: features.routes,
        authenticate: features.authenticate,
        ...parts,
      });
      applications.push(app);
      return app;
    },
    async close() {
      await Promise.all(applications.map((app) => app.close()));
      await queue.worker.stop(0);
      await outbound.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
