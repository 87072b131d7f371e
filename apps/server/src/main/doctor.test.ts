import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, rmdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { openProgram } from '../testing/api-program.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { startSerproServer } from '../testing/serpro-server.ts';
import {
  type ServerProcess,
  freePort,
  programArguments,
  startServerProcess,
} from '../testing/server-process.ts';
import { mountSmallDisk, smallDiskMissing, unmountSmallDisk } from '../testing/small-disk.ts';

const missing = smallDiskMissing();

async function runDoctor(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...programArguments('cli'), 'doctor'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, complained, all: said, lines: said.trimEnd().split('\n') };
}

describe('the doctor', () => {
  let dataDir: string;
  let server: ServerProcess;
  const mailServer = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-doctor-'));
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
    server = await startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
    });
    // Creates an app client, whose secret is sealed.
    await openProgram({ url: server.url, dataDir });
  });
  afterAll(async () => {
    // Not killed, which would leave PostgreSQL running and writing to the folder.
    await server.stop();
    await new Promise<void>((resolve) => mailServer.close(resolve));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('finds everything fine beside a running server, and leaves nothing behind', async () => {
    const { port } = mailServer.server.address() as AddressInfo;
    const { code, lines, complained } = await runDoctor({
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    expect(lines.filter((line) => !line.startsWith('fine '))).toEqual([]);
    expect(lines.map((line) => line.slice(7).split(':')[0])).toEqual([
      'versions',
      'character recognition',
      'DATA_DIR',
      'disk',
      'mail',
      'outside checks',
      'database',
      'tables',
      'rights and extensions',
      'clock',
      'key',
      'files',
    ]);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const kept = readdirSync(join(dataDir, 'files'), { recursive: true }).map(String);
    expect(kept.filter((path) => path.includes('doctor'))).toEqual([]);
  });

  it('says of each thing that is wrong what to do, without a secret, and ends with 1', async () => {
    await server.stop();
    await chmod(dataDir, 0o755);
    const key = Buffer.alloc(32, 5).toString('base64');
    const serpro = await startSerproServer();
    onTestFinished(() => serpro.stop());
    const { code, all, lines } = await runDoctor({
      DATA_DIR: dataDir,
      SECRETS_KEY: `k9:${key}`,
      SMTP_URL: `smtp://robot:p%40ss-word@127.0.0.1:${await freePort()}`,
      SERPRO_TOKEN_URL: `${serpro.url}/token`,
      SERPRO_NFE_KEY: 'consumer-4711',
      SERPRO_NFE_SECRET: 'withdrawn-secret',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    });
    expect(lines.filter((line) => !line.startsWith('fine '))).toEqual([
      expect.stringContaining(`run chmod -R go= ${dataDir}`),
      expect.stringMatching(/^wrong {2}mail: .*ECONNREFUSED.* Check SMTP_URL/),
      expect.stringMatching(
        /^wrong {2}outside checks: the key of serpro_nfe is given no token \(status 401\)/,
      ),
      expect.stringMatching(/^wrong {2}key: it does not open the secrets sealed under k1: add that key/),
    ]);
    expect(code).toBe(1);
    for (const secret of [key, 'p%40ss-word', 'p@ss-word', 'consumer-4711', 'withdrawn-secret'])
      expect(all).not.toContain(secret);
  });

  it('goes on where the database is away', async () => {
    const { code, lines } = await runDoctor({
      DATA_DIR: join(dataDir, 'other'),
      DATABASE_URL: `postgresql://lavra:hidden@127.0.0.1:${await freePort()}/lavra`,
    });
    expect(lines).toContainEqual(
      expect.stringMatching(/^wrong {2}database: .*ECONNREFUSED.*DATABASE_URL right/),
    );
    expect(lines).toContain('fine   key: it is not there yet: the first start makes it');
    expect(lines.join('\n')).not.toContain('hidden');
    expect(code).toBe(1);
  });

  it('says what is wrong with a database whose clock is off and whose user may not make tables', async () => {
    const postgres = await startPostgresServer();
    onTestFinished(() => postgres.stop());
    const admin = new pg.Client(postgres.urlOf('postgres'));
    await admin.connect();
    await admin.query(`
      create role program login;
      create schema elsewhere;
      grant usage on schema elsewhere to program;
      create function elsewhere.clock_timestamp() returns timestamptz language sql
        as $$ select pg_catalog.clock_timestamp() - interval '1 hour' $$;
      alter role program set search_path = elsewhere, pg_catalog, public`);
    await admin.end();
    const { code, lines } = await runDoctor({
      DATA_DIR: join(dataDir, 'another'),
      DATABASE_URL: postgres.urlOf('postgres').replace('postgres@', 'program@'),
    });
    expect(lines.filter((line) => !line.startsWith('fine '))).toEqual([
      expect.stringMatching(/^wrong {2}tables: \d+ migrations are not applied: run cli.js migrate/),
      expect.stringMatching(/^wrong {2}rights and extensions: ask whoever .* run, in it: grant /),
      expect.stringMatching(/^wrong {2}clock: it is 36\d\d s away from that of PostgreSQL: .* by NTP/),
    ]);
    expect(code).toBe(1);
  });

  it.skipIf(missing !== undefined)(
    `says what to do about a disk without room${missing === undefined ? '' : ` (cannot run here: ${missing})`}`,
    async () => {
      const small = await mkdtemp(join(tmpdir(), 'lavra-small-'));
      mountSmallDisk(small, 16);
      onTestFinished(async () => {
        unmountSmallDisk(small);
        await rmdir(small);
      });
      const { code, lines } = await runDoctor({
        DATA_DIR: small,
        DATABASE_URL: `postgresql://127.0.0.1:${await freePort()}/none`,
      });
      expect(lines).toContain(
        `wrong  disk: only 0.0 GiB are free for ${small}: free some, at least 1 GiB, or enlarge the disk.`,
      );
      expect(code).toBe(1);
    },
    60_000,
  );
});
