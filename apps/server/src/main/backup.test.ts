import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { createClient } from '@lavra/contract/client';
import { isFinal } from '@lavra/contract/model/job';
import { drawDanfe } from '@lavra/specimens/danfe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openProgram } from '../testing/api-program.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';

/** The commands as `docs/OPERATIONS.md` has them, under their headings. */
const page = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
function commandsUnder(heading: string): { backup: string; restore: string } {
  const [, section = ''] = page.split(`### ${heading}\n`);
  const blocks = [...(section.split('\n#')[0] ?? '').matchAll(/```bash\n([\s\S]*?)```/g)];
  const [backup = '', restore = ''] = blocks.map(([, block = '']) => block);
  return { backup, restore };
}

describe('a backup', () => {
  let folder: string;
  const servers: ServerProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lavra-backup-'));
    for (const name of ['backup', 'keys', 'one', 'other']) await mkdir(join(folder, name));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (settings: Readonly<Record<string, string>>) => {
    const server = await startServerProcess({
      ...settings,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
    });
    servers.push(server);
    return server;
  };
  const bash = (script: string, variables: Readonly<Record<string, string>>) => {
    expect(script).not.toBe('');
    const env = { ...process.env, BACKUP: join(folder, 'backup'), KEYS: join(folder, 'keys'), ...variables };
    const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], { env });
    expect(status, String(stderr)).toBe(0);
  };

  /** What a program gets about the one document it has sent, file included. */
  async function tellAll(
    server: ServerProcess,
    program: { clientId: string; clientSecret: string },
    jobId: string,
  ) {
    const body = { ClientID: program.clientId, ClientSecret: program.clientSecret };
    const { token } = await createClient(clientTokenEndpoints, { baseUrl: server.url }).createClientToken({
      body,
    });
    const headers = () => ({ authorization: `Bearer ${token}` });
    const results = createClient(resultEndpoints, { baseUrl: server.url, headers });
    const read = async () => results.getSingleJobResult({ params: { jobId } });
    await expect.poll(async () => isFinal((await read()).status), { timeout: 60_000 }).toBe(true);
    return { result: await read(), info: await results.getJobInfo({ params: { jobId } }) };
  }

  /** Sends a document, backs up, loses everything and restores elsewhere; compares what the program gets before and after. */
  async function tellAround(
    one: Readonly<Record<string, string>>,
    other: Readonly<Record<string, string>>,
    { backup, restore }: { backup: string; restore: string },
  ) {
    const first = await start(one);
    const program = await openProgram({ url: first.url, dataDir: one['DATA_DIR'] ?? '' });
    const { id, urls } = await program.sending.createJob({ params: { service: 'nfe' } });
    const { pdf } = await drawDanfe({ seed: 11 });
    await fetch(urls['document'] ?? '', { method: 'PUT', body: Buffer.from(pdf) });
    const before = await tellAll(first, program, id);
    expect(before.result.status).toBe('done');
    expect(await first.stop()).toBe(0);

    bash(backup, one);
    await rm(one['DATA_DIR'] ?? '', { recursive: true });
    bash(restore, other);
    const second = await start(other);
    const after = await tellAll(second, program, id);
    const kept = readdirSync(join(other['DATA_DIR'] ?? '', 'files'), {
      recursive: true,
      withFileTypes: true,
    });
    expect(kept.some((file) => file.isFile())).toBe(true);
    expect(await second.stop()).toBe(0);
    return { before, after };
  }

  it('of the embedded database, put back elsewhere, gives the same results to the same program', async () => {
    const one = { DATA_DIR: join(folder, 'one') };
    const other = { DATA_DIR: join(folder, 'other') };
    const { before, after } = await tellAround(one, other, commandsUnder('On the embedded database'));
    expect(after).toEqual(before);
  });

  const programs = ['15', '16', '17', '18']
    .map((major) => `/usr/lib/postgresql/${major}/bin`)
    .find(existsSync);
  it.skipIf(programs === undefined)(
    'of PostgreSQL, put back elsewhere, gives the same results to the same program',
    async () => {
      const postgres = await startInstalledPostgres(programs ?? '', join(folder, 'postgres'));
      try {
        const path = { PATH: `${programs}:${process.env['PATH']}` };
        for (const name of ['one', 'other'])
          bash(`createdb --host "$SOCKET" --username postgres ${name}`, { ...path, SOCKET: postgres.socket });
        const urlOf = (name: string) =>
          `postgresql://postgres@/${name}?host=${encodeURIComponent(postgres.socket)}`;
        const one = { DATA_DIR: join(folder, 'one'), DATABASE_URL: urlOf('one'), ...path };
        const other = { DATA_DIR: join(folder, 'other'), DATABASE_URL: urlOf('other'), ...path };
        const { before, after } = await tellAround(one, other, commandsUnder('On PostgreSQL'));
        expect(after).toEqual(before);
      } finally {
        await postgres.stop();
      }
    },
    180_000,
  );
});

/** The PostgreSQL installed on this machine, with its own `pg_dump`; as `nobody` under root, which it refuses. */
async function startInstalledPostgres(programs: string, folder: string) {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  await mkdir(folder);
  if (nobody.uid !== undefined) {
    await chown(folder, nobody.uid, nobody.gid);
    spawnSync('chmod', ['0755', join(folder, '..')]);
  }
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8'],
    { ...nobody, cwd: folder },
  );
  expect(made.status, String(made.stderr)).toBe(0);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...nobody, cwd: folder },
  );
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['--host', folder]).status === 0;
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  return {
    socket: folder,
    async stop() {
      const exit = once(server, 'exit');
      server.kill('SIGINT');
      await exit;
    },
  };
}
