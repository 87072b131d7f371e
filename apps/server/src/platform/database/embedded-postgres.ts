import { type ChildProcess, spawn } from 'node:child_process';
import {
  access,
  chown,
  mkdtemp,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { isAlive } from '../is-alive.ts';
import {
  EmbeddedPostgresError,
  type Log,
  type Program,
  endOf,
  ignoreAbsence,
  openLog,
  programFor,
  runProgram,
} from './postgres-program.ts';

/** A private PostgreSQL on a data folder, reached through a socket that nobody else may open. */
export interface EmbeddedPostgres {
  /** Where `pg` connects: the folder is its `host`. */
  readonly socketFolder: string;
  /** Whether this process started it, and no other can be working on it. */
  readonly isOwner: boolean;
  /** Ends within about 15 s, even when PostgreSQL is frozen. */
  close(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly folder: string;
  /** For short commands: uses the PostgreSQL of a server that is running on the folder. */
  readonly joinsRunning?: boolean | undefined;
  /** `PATH` of PostgreSQL's programs; the system's own when left out. */
  readonly searchPath?: string | undefined;
  /** As `postgres -c` takes them. */
  readonly settings?: readonly string[];
  /** Called with the reason whenever PostgreSQL ended by itself or could not be restarted; restarts go on until it runs. */
  readonly onEnd?: (reason: Error) => void;
}

export const embeddedUser = 'postgres';

const patienceMs = 30_000;
/**
 * Time for a fast shutdown; then for an immediate one, which the next start recovers from and which PostgreSQL forces after 5 s.
 */
const stopMs = 6000;
const longestPauseMs = 5000;
/** Advisory lock that the owning server holds for as long as it lives. */
const ownerLock = 5_284_160_013;
const lockNotAvailable = '55P03';

/** Starts PostgreSQL on the folder, creating its database on first use; throws when another server has it. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, joinsRunning = false, searchPath } = options;
  if (await isHeld(folder)) {
    if (!joinsRunning) throw alreadyOpen(folder);
    return joinHeld(folder);
  }
  const running = await findRunning(folder);
  if (running) {
    if (!(await takeOwnership(running.client, joinsRunning ? 100 : 2000))) {
      await running.client.end();
      if (!joinsRunning) throw alreadyOpen(folder);
      const { socketFolder } = running;
      return { socketFolder, isOwner: false, close: () => Promise.resolve() };
    }
    // Its owner is gone without having stopped it.
    await running.client.end();
    if (isAlive(running.pid)) process.kill(running.pid, 'SIGINT');
    await until(async () => !(await isPostmaster(running.pid, folder)));
  }
  const program = await programFor(folder, searchPath);
  await hold(folder);
  const log = await openLog(folder);
  try {
    await makeDatabase(folder, program, log);
    return await keepServer(options, { program, log });
  } catch (error) {
    await log.file.close();
    await letGo(folder);
    throw error;
  }
}

const holderOf = (folder: string) => `${folder}.owner`;

/**
 * When a process started, in the system's own unit, which tells it from a later process with the same id; undefined where the
 * system does not say.
 */
async function beginningOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // Field 22 of all; the second, in brackets, is a name that may contain anything.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

/** Whether a living process has the folder, even while its PostgreSQL does not answer. */
async function isHeld(folder: string): Promise<boolean> {
  const [pid, beginning] = (await readFile(holderOf(folder), 'utf8').catch(ignoreAbsence))?.split(' ') ?? [];
  return beginning !== undefined && (await beginningOf(Number(pid))) === beginning;
}

async function hold(folder: string): Promise<void> {
  const beginning = await beginningOf(process.pid);
  if (beginning === undefined) return;
  await letGo(folder);
  await writeFile(holderOf(folder), `${process.pid} ${beginning}`, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? alreadyOpen(folder) : error;
    },
  );
}

const letGo = (folder: string) => rm(holderOf(folder), { force: true });

/** Waits, because its PostgreSQL may be restarting. */
async function joinHeld(folder: string): Promise<EmbeddedPostgres> {
  let running: Running | undefined;
  await until(async () => (running = await findRunning(folder)) !== undefined);
  await running?.client.end();
  return { socketFolder: running?.socketFolder ?? '', isOwner: false, close: () => Promise.resolve() };
}

function alreadyOpen(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database in ${folder} is already open in another process: stop that one, give this one another DATA_DIR, or use DATABASE_URL.`,
  );
}

interface Running {
  readonly pid: number;
  readonly socketFolder: string;
  readonly client: pg.Client;
}

async function findRunning(folder: string): Promise<Running | undefined> {
  const path = join(folder, 'postmaster.pid');
  let running: Running | undefined;
  await until(async () => {
    const lines = (await readFile(path, 'utf8').catch(ignoreAbsence))?.split('\n');
    const pid = Number(lines?.[0]);
    if (!lines || !pid) return true;
    if (!(await isPostmaster(pid, folder))) {
      // PostgreSQL would take any living process with that id for its own server. With an id that no process can have it goes by
      // the shared memory, which is right.
      if (isAlive(pid)) await writeFile(path, ['4194304', ...lines.slice(1)].join('\n'));
      return true;
    }
    const socketFolder = lines[4] ?? '';
    const client = await connect(socketFolder);
    if (client) running = { pid, socketFolder, client };
    return client !== undefined;
  });
  return running;
}

/** Whether the process is a PostgreSQL on this folder, and not a later process with the same id. */
async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === undefined ? isAlive(pid) : workingFolder === (await realpath(folder));
}

async function connect(socketFolder: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: socketFolder,
    user: embeddedUser,
    database: embeddedUser,
    // A frozen PostgreSQL accepts the connection and never answers.
    connectionTimeoutMillis: 2000,
  });
  // The end of PostgreSQL itself reports it already.
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => undefined,
  );
}

/** Whether no other living process owns it; waits briefly for the end of one that was just killed. */
async function takeOwnership(client: pg.Client, waitMs: number): Promise<boolean> {
  try {
    await client.query(`set lock_timeout = ${waitMs}`);
    await client.query('select pg_advisory_lock($1)', [ownerLock]);
    return true;
  } catch (error) {
    // Any error but a held lock means that it is shutting down, because its owner is gone.
    return (error as pg.DatabaseError).code !== lockNotAvailable;
  }
}

/** Creates the database in a folder beside, which is renamed once it is complete. */
async function makeDatabase(folder: string, program: Program, log: Log): Promise<void> {
  if (await exists(join(folder, 'PG_VERSION'))) return;
  const earlier = join(dirname(folder), 'database');
  if (await exists(join(earlier, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      `${earlier} holds the embedded database of an earlier version, which this one cannot read. To start without it, rename that folder (docs/OPERATIONS.md, "Upgrade").`,
    );
  }
  if (!hasName()) {
    throw new EmbeddedPostgresError(
      `PostgreSQL makes a database only for a user with a name, and user ${process.getuid?.()} has none: give it a line in /etc/passwd, run as a user that has one, or set DATABASE_URL.`,
    );
  }
  const draft = await mkdtemp(`${folder}.new-`);
  if (program.user) await chown(draft, program.user.uid, program.user.gid);
  // Lower case works beyond ASCII and the order is that of bytes, whatever locales the system has.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-E', 'UTF8'];
  const args = ['-D', draft, '-U', embeddedUser, '-A', 'trust', '--no-instructions', ...locale];
  const code = await endOf(runProgram(program, 'initdb', args, log.file));
  if (code !== '0') throw await log.error(`The database could not be made (${code})`);
  await rename(draft, folder);
}

/** Whether the system's list of users contains this one: a container may run as a bare number. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

interface Started {
  readonly program: Program;
  readonly log: Log;
}

/** Starts PostgreSQL, and restarts it behind the same socket whenever it ends by itself. */
async function keepServer(options: EmbeddedPostgresOptions, started: Started): Promise<EmbeddedPostgres> {
  const { folder, onEnd = () => undefined } = options;
  const { program, log } = started;
  // In the system's temporary folder, because a socket's path is limited to about a hundred characters.
  const socketFolder = await mkdtemp(join(tmpdir(), 'lavra-'));
  if (program.user) await chown(socketFolder, program.user.uid, program.user.gid);
  const stopping = new AbortController();
  const start = () => startServer(options, { ...started, socketFolder, signal: stopping.signal });
  let server = await start().catch(async (error: unknown) => {
    await rm(socketFolder, { recursive: true, force: true });
    throw error;
  });

  const startAgain = async () => {
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const isStarted = await start().then(
        (again) => {
          server = again;
          return true;
        },
        (error: unknown) => {
          onEnd(error as Error);
          return false;
        },
      );
      if (isStarted) return;
      await pause(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const keep = async () => {
    while (!stopping.signal.aborted) {
      const code = await server.end;
      if (stopping.signal.aborted) return;
      onEnd(await log.error(`PostgreSQL ended by itself (${code}) and is started again`));
      await server.stop();
      await startAgain();
    }
  };
  const kept = keep();
  return {
    socketFolder,
    isOwner: true,
    async close() {
      stopping.abort();
      await server.stop();
      await kept;
      // Stops one that was being started meanwhile.
      await server.stop();
      await rm(socketFolder, { recursive: true, force: true });
      await log.file.close();
      await letGo(folder);
    },
  };
}

interface Server {
  /** Its exit code, once it has ended. */
  readonly end: Promise<string>;
  stop(): Promise<void>;
}

async function startServer(
  { folder, settings = [] }: EmbeddedPostgresOptions,
  { program, log, socketFolder, signal }: Started & { socketFolder: string; signal: AbortSignal },
): Promise<Server> {
  const all = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'timezone=UTC',
    'log_timezone=UTC',
    // Errors stay out of this log, because they may quote the values of a statement; the caller gets them and logs them without
    // those.
    'log_min_messages=log',
    'log_error_verbosity=terse',
    ...settings,
  ];
  const server = runProgram(
    program,
    'postgres',
    ['-D', folder, ...all.flatMap((each) => ['-c', each])],
    log.file,
  );
  const end = endOf(server);
  const watch = stopWhenWeDie(server, socketFolder);
  let owner: pg.Client | undefined;
  let isOver = false;
  void end.then(() => (isOver = true));
  const stop = async () => {
    // A frozen PostgreSQL does not react; then its end ends the connection.
    void owner?.end().catch(() => undefined);
    server.kill('SIGINT');
    if (!(await endsWithin(end, stopMs))) {
      server.kill('SIGCONT');
      server.kill('SIGQUIT');
      if (!(await endsWithin(end, stopMs))) server.kill('SIGKILL');
    }
    await end;
    watch.kill();
  };
  const isEnough = () => isOver || signal.aborted;
  await until(async () => isEnough() || (owner = await connect(socketFolder)) !== undefined).catch(ignore);
  if (!owner || !(await takeOwnership(owner, 2000))) {
    await stop();
    throw await log.error('PostgreSQL did not start');
  }
  return { end, stop };
}

function endsWithin(end: Promise<unknown>, limitMs: number): Promise<boolean> {
  return Promise.race([end.then(() => true), pause(limitMs, false, { ref: false })]);
}

/** Arguments: the process id, the folder of its socket, and tenths of a second. */
const watchScript = `
ends() { for _ in $(seq "$2"); do kill -0 "$1" || return 0; sleep 0.1; done; return 1; }
read _
kill -INT "$1" && { ends "$1" "$3" || { kill -CONT "$1"; kill -QUIT "$1"; ends "$1" "$3"; } || kill -KILL "$1"; }
rm -rf "$2"`;

/** Whatever ends this process closes the pipe; the shell at its other end then stops PostgreSQL in our place. */
function stopWhenWeDie(server: ChildProcess, socketFolder: string): ChildProcess {
  const told = [String(server.pid), socketFolder, String(stopMs / 100)];
  const watch = spawn('/bin/sh', ['-c', watchScript, 'lavra-watch', ...told], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watch.unref();
  (watch.stdin as Socket).unref();
  return watch;
}

/** Polls until the condition holds; throws after a while. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new EmbeddedPostgresError('PostgreSQL neither answers nor ends');
    await pause(20);
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function ignore(): void {
  // The caller checks the outcome next.
}
