import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { embeddedUser, openEmbeddedPostgres } from './embedded-postgres.ts';

describe('the embedded PostgreSQL', () => {
  let parent: string;
  let folder: string;
  // Closed to other users, as a project in root's own folder is.
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'lavra-embedded-'));
    folder = join(parent, 'postgres');
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  it('is made on first use, is joined by a command, refuses a second server, and keeps its rows', async () => {
    const first = await openEmbeddedPostgres({ folder });
    await ask(first.socketFolder, 'create table kept (n int)');
    const joined = await openEmbeddedPostgres({ folder, joinsRunning: true });
    await ask(joined.socketFolder, 'insert into kept values (1)');
    await joined.close();
    await expect(openEmbeddedPostgres({ folder })).rejects.toThrow('already open in another process');
    await first.close();

    const second = await openEmbeddedPostgres({ folder });
    expect(await ask(second.socketFolder, 'select n from kept')).toEqual([{ n: 1 }]);
    await second.close();
  });

  it.each([
    ['its server', false],
    ['its server and the watch over that', true],
  ])(
    'opens again, with every row that was acknowledged, after %s was killed',
    async (_, killsWatch) => {
      const child = await startOwner(folder);
      const [{ n: before } = { n: 0 }] = await ask(child.socketFolder, 'select count(*)::int as n from kept');
      await ask(child.socketFolder, 'insert into kept values (2)');
      await child.kill(killsWatch);
      const next = await openEmbeddedPostgres({ folder });
      onTestFinished(() => next.close());
      expect(await ask(next.socketFolder, 'select count(*)::int as n from kept')).toEqual([
        { n: Number(before) + 1 },
      ]);
    },
    60_000,
  );

  it('opens again after its server was killed while it was frozen', async () => {
    const child = await startOwner(folder);
    const { pid } = await postmasterOf(child.socketFolder);
    process.kill(pid, 'SIGSTOP');
    await child.kill(false);
    const next = await openEmbeddedPostgres({ folder });
    onTestFinished(() => next.close());
    expect((await postmasterOf(next.socketFolder)).pid).not.toBe(pid);
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'is started again when it ends by itself (%s), behind the same socket, and says why it ended',
    async (signal) => {
      const reasons: string[] = [];
      const postgres = await openEmbeddedPostgres({ folder, onEnd: ({ message }) => reasons.push(message) });
      onTestFinished(() => postgres.close());
      const { pid } = await postmasterOf(postgres.socketFolder);
      process.kill(pid, signal);
      const again = await vi.waitFor(() => postmasterOf(postgres.socketFolder), { timeout: 30_000 });
      expect(again.pid).not.toBe(pid);
      expect(reasons[0]).toMatch(/ended by itself .*postgres.log ends with/s);
      // It answers a moment before its owner holds the lock again.
      const held = "select from pg_locks where locktype = 'advisory' and granted";
      await vi.waitFor(async () => expect(await ask(postgres.socketFolder, held)).toHaveLength(1), {
        timeout: 30_000,
      });
      await expect(openEmbeddedPostgres({ folder })).rejects.toThrow('already open in another process');
    },
    60_000,
  );

  it('is its server’s while it is down, too: a second is refused, and a command waits for it', async () => {
    let failures = 0;
    const postgres = await openEmbeddedPostgres({ folder, onEnd: () => (failures += 1) });
    onTestFinished(() => postgres.close());
    const { pid } = await postmasterOf(postgres.socketFolder);
    await rename(join(folder, 'global'), join(folder, 'global.away'));
    process.kill(pid, 'SIGKILL');
    // Its end, and a failed start.
    await vi.waitFor(() => expect(failures).toBeGreaterThan(1), { timeout: 30_000 });
    await expect(openEmbeddedPostgres({ folder })).rejects.toThrow('already open in another process');
    const joining = openEmbeddedPostgres({ folder, joinsRunning: true });
    await rename(join(folder, 'global.away'), join(folder, 'global'));
    expect(await joining).toMatchObject({ isOwner: false, socketFolder: postgres.socketFolder });
  });

  it('ends though it is frozen, and opens again', async () => {
    const frozen = await openEmbeddedPostgres({ folder });
    const { pid } = await postmasterOf(frozen.socketFolder);
    process.kill(pid, 'SIGSTOP');
    await frozen.close();
    const next = await openEmbeddedPostgres({ folder });
    onTestFinished(() => next.close());
    expect((await postmasterOf(next.socketFolder)).pid).not.toBe(pid);
  });

  it('writes no value of a statement into its log', async () => {
    const postgres = await openEmbeddedPostgres({ folder });
    await expect(ask(postgres.socketFolder, "select 'Maria'::int")).rejects.toThrow('Maria');
    await postgres.close();
    expect(await readFile(`${folder}.log`, 'utf8')).not.toContain('Maria');
  });

  it('does not start beside the data of the earlier embedded database', async () => {
    const old = join(parent, 'earlier');
    await mkdir(join(old, 'database'), { recursive: true });
    await writeFile(join(old, 'database', 'PG_VERSION'), '17');
    const opening = openEmbeddedPostgres({ folder: join(old, 'postgres') });
    await expect(opening).rejects.toThrow('holds the embedded database of an earlier version');
  });
});

async function ask(host: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host, user: embeddedUser, database: embeddedUser });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterOf(host: string): Promise<{ pid: number }> {
  const [row] = await ask(host, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid");
  return { pid: Number(row?.['pid']) };
}

/** Opens it in a process of its own, which ends as a killed server does. */
async function startOwner(folder: string) {
  const module = new URL('embedded-postgres.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(module)}).then(({ openEmbeddedPostgres }) =>
    openEmbeddedPostgres({ folder: ${JSON.stringify(folder)} })).then(({ socketFolder }) => console.log(socketFolder));
    setInterval(() => undefined, 1000);`;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', tsx, '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    socketFolder: said.toString().trim(),
    async kill(killsWatch: boolean) {
      if (killsWatch) await killWatchOf(child.pid ?? 0);
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function killWatchOf(parent: number): Promise<void> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [stat, command] = await Promise.all(
      ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
    );
    const parentOf = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (Number(parentOf) === parent && command?.includes('lavra-watch')) process.kill(Number(pid), 'SIGKILL');
  }
}
