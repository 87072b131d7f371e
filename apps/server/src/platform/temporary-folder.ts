import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isAlive } from './is-alive.ts';

/** A folder of this process in the system's temporary folder; a later start finds it once the process is gone. */
export function makeTemporaryFolder(purpose: string, parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, `lavra-${purpose}-${process.pid}-`));
}

interface Sweep {
  readonly parent?: string;
  /** Folders touched since are kept even when their process seems gone: it may run in another container. */
  readonly untouchedSince: Date;
}

/** Deletes the folders of killed processes; returns how many. */
export async function deleteAbandonedFolders({ parent = tmpdir(), untouchedSince }: Sweep): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(parent)) {
    const pid = Number(/^lavra-[a-z]+-(\d+)-\w{6}$/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const path = join(parent, name);
    const found = await lstat(path).catch(() => undefined);
    // Anyone may write to the temporary folder, so only own folders count.
    const isOurs = found?.isDirectory() && found.uid === process.getuid?.();
    if (!found || !isOurs || found.mtime >= untouchedSince) continue;
    await rm(path, { recursive: true, force: true });
    deleted += 1;
  }
  return deleted;
}
