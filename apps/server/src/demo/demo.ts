import type { Dependencies } from '../platform/context.ts';
import { startOfDay } from '../platform/day-range.ts';
import { createStage } from './demo-context.ts';
import { type DemoFile, demoFilePath, readDemoFile, writeDemoFile } from './demo-file.ts';
import { isEmpty } from './demo.store.ts';
import { fillDemo } from './fill-demo.ts';
import { openAccounts } from './open-accounts.ts';
import { firstDay } from './plan.ts';

export interface Demo {
  /** Path of the file with the credentials. */
  readonly path: string;
  /** Sends the missing documents of the demo's past; ends early when it is stopped. */
  fill(): Promise<void>;
  /** Prints the credentials for the given origin, and fills in the background. */
  begin(origin: string | undefined): Promise<void>;
  /** Leaves unsent documents to the next start. */
  stop(): Promise<void>;
}

/**
 * The demo; its accounts are opened in a database without users. Undefined for a database with accounts of others, which is left
 * alone.
 */
export async function openDemo(dependencies: Dependencies): Promise<Demo | undefined> {
  const { config, db, logger } = dependencies;
  const isNew = await isEmpty(db);
  const known = isNew ? undefined : await readDemoFile(config.dataDir);
  if (!isNew && !known) {
    logger.warn('the database holds accounts that are not the demo’s: no demo data is added');
    return undefined;
  }
  return demoOf(dependencies, known ?? (await openAnew(dependencies)));
}

/** The companies sign up on the first day of the demo's past. */
async function openAnew(dependencies: Dependencies): Promise<DemoFile> {
  const now = dependencies.clock.now();
  const stage = createStage(dependencies, startOfDay(firstDay(now)));
  return openAccounts(stage, now);
}

function demoOf(dependencies: Dependencies, opened: DemoFile): Demo {
  const { config, logger } = dependencies;
  const stopping = new AbortController();
  let file = opened;
  let filling: Promise<void> = Promise.resolve();
  const fill = async () => {
    if (file.isComplete) return;
    try {
      await fillDemo({ dependencies, file, signal: stopping.signal });
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  };
  return {
    path: demoFilePath(config.dataDir),
    fill,
    async begin(origin = file.url) {
      if (origin !== file.url) {
        file = { ...file, url: origin };
        await writeDemoFile(config.dataDir, file);
      }
      process.stdout.write(signInsOf(file));
      // Without its past the demo still works: its accounts exist.
      filling = fill().catch((error: unknown) =>
        logger.error({ err: error }, 'the demo data is not complete'),
      );
    },
    async stop() {
      stopping.abort();
      await filling;
    },
  };
}

function signInsOf({ url, admin, customers }: DemoFile): string {
  const people = [
    { who: 'Administrator', ...admin },
    ...customers.map(({ email, password }) => ({ who: 'Customer', email, password })),
  ];
  const lines = people.map(
    ({ who, email, password }) => `  ${who.padEnd(14)} ${email.padEnd(30)} ${password}`,
  );
  return [`Demo data for ${url}/web/, sign in as`, ...lines, ''].join('\n');
}
