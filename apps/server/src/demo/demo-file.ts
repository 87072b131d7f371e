import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const SignIn = z.object({ email: z.string(), password: z.string() });

/** The generated sign-ins of the demo, for people and for programs that try it. */
const DemoFile = z.object({
  /** Origin that the product answers on. */
  url: z.string(),
  /** Data folders of before do not have the id. */
  admin: SignIn.extend({ userId: z.string().optional() }),
  customers: z.array(
    SignIn.extend({
      companyId: z.string(),
      clientId: z.string(),
      clientSecret: z.string(),
      /** Who decided in the past what went to people; absent where nothing does. */
      reviewerId: z.string().optional(),
      /** Who decided a second time where the flow asks for that. */
      secondReviewerId: z.string().optional(),
    }),
  ),
  /** The moment that every date of the demo hangs on. */
  seededAt: z.iso.datetime(),
  /** False while documents are still to come: the next start goes on with them. */
  isComplete: z.boolean(),
});
export type DemoFile = z.infer<typeof DemoFile>;

/** Undefined when there is none; throws for one that cannot be understood. */
export async function readDemoFile(dataDir: string): Promise<DemoFile | undefined> {
  try {
    return DemoFile.parse(JSON.parse(await readFile(demoFilePath(dataDir), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Readable by this user alone, and never seen half. */
export async function writeDemoFile(dataDir: string, file: DemoFile): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${demoFilePath(dataDir)}.new`;
  await writeFile(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  // A draft that was left behind keeps the mode it had.
  await chmod(draft, 0o600);
  await rename(draft, demoFilePath(dataDir));
}

export function demoFilePath(dataDir: string): string {
  return join(dataDir, 'demo.json');
}
