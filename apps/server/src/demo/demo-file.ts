import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const SignIn = z.object({ email: z.string(), password: z.string() });

/** The generated credentials of the demo, for people and programs that try it. */
const DemoFile = z.object({
  /** Origin of the product. */
  url: z.string(),
  /** Optional, because older data folders lack the id. */
  admin: SignIn.extend({ userId: z.string().optional() }),
  customers: z.array(
    SignIn.extend({
      companyId: z.string(),
      clientId: z.string(),
      clientSecret: z.string(),
      /** Reviewer of the past's tasks; absent without flows to human review. */
      reviewerId: z.string().optional(),
      /** Second reviewer, where the flow asks for one. */
      secondReviewerId: z.string().optional(),
    }),
  ),
  /** The moment from which every date of the demo is computed. */
  seededAt: z.iso.datetime(),
  /** False while documents are missing: the next start continues with them. */
  isComplete: z.boolean(),
});
export type DemoFile = z.infer<typeof DemoFile>;

/** Undefined when there is none; throws when it cannot be parsed. */
export async function readDemoFile(dataDir: string): Promise<DemoFile | undefined> {
  try {
    return DemoFile.parse(JSON.parse(await readFile(demoFilePath(dataDir), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file readable only by this user, and never visible in part. */
export async function writeDemoFile(dataDir: string, file: DemoFile): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${demoFilePath(dataDir)}.new`;
  await writeFile(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  // A leftover draft keeps its old mode.
  await chmod(draft, 0o600);
  await rename(draft, demoFilePath(dataDir));
}

export function demoFilePath(dataDir: string): string {
  return join(dataDir, 'demo.json');
}
