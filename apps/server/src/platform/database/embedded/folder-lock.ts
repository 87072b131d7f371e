import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';

/** Who holds the folder. `startedAt` tells a process from a later one that got the same number. */
export interface Holder {
  readonly pid: number;
  readonly startedAt: string;
  /** Folder of the socket on which the holder serves its database. */
  readonly socketFolder: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

export class FolderLockedError extends Error {
  readonly holder: Holder;

  constructor(lockPath: string, holder: Holder) {
    super(
      `The embedded database is already open in process ${holder.pid} (${lockPath}). ` +
        'Two servers on one folder would lose data: stop the other one, give this one another DATA_DIR, or use DATABASE_URL.',
    );
    this.name = 'FolderLockedError';
    this.holder = holder;
  }
}

/** Takes the lock file for this process, over a dead holder if there is one; throws FolderLockedError when it lives. */
export async function lockFolder(lockPath: string, socketFolder: string): Promise<FolderLock> {
  const mine: Holder = { pid: process.pid, startedAt: await startOf(process.pid), socketFolder };
  const written = JSON.stringify(mine);
  const draft = `${lockPath}.${randomUUID()}`;
  await writeFile(draft, written, { mode: 0o600 });
  try {
    while (!(await linkUnlessTaken(draft, lockPath))) await clearDeadHolder(lockPath);
  } finally {
    await unlink(draft);
  }
  return {
    async release() {
      if ((await readFile(lockPath, 'utf8').catch(ignoreAbsence)) === written) await unlink(lockPath);
    },
  };
}

/** The living holder of the lock file, or undefined. */
export async function holderOf(lockPath: string): Promise<Holder | undefined> {
  const written = await readFile(lockPath, 'utf8').catch(ignoreAbsence);
  if (written === undefined) return undefined;
  const holder = parseHolder(written);
  return holder && (await isAlive(holder)) ? holder : undefined;
}

// A link fails when its name exists, and a linked file is whole: nobody reads a half-written lock.
async function linkUnlessTaken(draft: string, lockPath: string): Promise<boolean> {
  try {
    await link(draft, lockPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function clearDeadHolder(lockPath: string): Promise<void> {
  const living = await holderOf(lockPath);
  if (living) throw new FolderLockedError(lockPath, living);
  const aside = `${lockPath}.${randomUUID()}`;
  try {
    await rename(lockPath, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Another opener may have taken over between the look and the rename: then what was moved is its live lock.
  const moved = await holderOf(aside);
  if (moved) {
    await linkUnlessTaken(aside, lockPath);
    await rm(aside);
    throw new FolderLockedError(lockPath, moved);
  }
  await rm(aside);
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return (await startOf(holder.pid)) === holder.startedAt;
}

/** Start of a process in clock ticks since boot; empty where the system does not tell (then the number alone counts). */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(ignoreAbsence);
  // The second field is the program's name in brackets and may hold spaces.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function parseHolder(written: string): Holder | undefined {
  try {
    return JSON.parse(written) as Holder;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
  throw error;
}
