import type { Dependencies } from '../platform/context.ts';
import { startOfDay } from '../platform/day-range.ts';
import { createStage } from './demo-context.ts';
import { type DemoFile, demoFilePath, readDemoFile, writeDemoFile } from './demo-file.ts';
import { isEmpty } from './demo.store.ts';
import { fillDemo } from './fill-demo.ts';
import { openAccounts } from './open-accounts.ts';
import { firstDay } from './plan.ts';

export interface Demo {
  /** Of the file with the sign-ins. */
  readonly path: string;
  /** Sends the documents of the demo's past that are not there yet; ends early when it is stopped. */
  fill(): Promise<void>;
  /** Prints the sign-ins for the origin that answers, and fills in the background. */
  begin(origin: string | undefined): Promise<void>;
  /** Leaves what is not sent yet to the next start. */
  stop(): Promise<void>;
}

/**
 * The demo, its accounts opened where nobody has one yet. Undefined for a database that holds accounts of others: it is
 * left alone.
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

/** Its companies signed up on the first day of its past. */
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
      // Without its past the demo still works: its accounts are there.
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
