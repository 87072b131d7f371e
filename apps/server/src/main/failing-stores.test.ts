import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drawDanfe } from '@lavra/specimens/danfe';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { anySignUp } from '../testing/accounts.ts';
import { openProgram } from '../testing/api-program.ts';
import { type FailingBucket, startFailingBucket } from '../testing/failing-bucket.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';
import { fillDisk, mountSmallDisk, smallDiskMissing, unmountSmallDisk } from '../testing/small-disk.ts';

type Program = Awaited<ReturnType<typeof openProgram>>;

const patience = { timeout: 60_000, interval: 100 };
/** A hanging call is aborted and fails the test. */
const inTime = () => AbortSignal.timeout(20_000);

let pdf: Buffer<ArrayBuffer>;
beforeAll(async () => {
  pdf = Buffer.from((await drawDanfe({ seed: 41 })).pdf);
});

async function put(url: string | undefined) {
  const answer = await fetch(url ?? '', { method: 'PUT', body: pdf, signal: inTime() });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

async function readiness({ url }: ServerProcess) {
  const answer = await fetch(`${url}/readyz`, { signal: inTime() });
  return { status: answer.status, line: ((await answer.json()) as { line: string }).line };
}

/**
 * A presigned URL that is refused during an outage takes the file afterwards, and the document is read. Returns whether the
 * server is still the same one.
 */
async function throughOutage(
  { server, program }: { server: ServerProcess; program: Program },
  { fail, mend, line }: { fail: () => unknown; mend: () => unknown; line: string },
) {
  const { id, urls } = await program.sending.createJob({ params: { service: 'nfe' } });
  await fail();
  expect(await put(urls['document'])).toEqual({ status: 503, retryAfter: '5' });
  await vi.waitFor(async () => expect(await readiness(server)).toEqual({ status: 503, line }), patience);
  await mend();
  await vi.waitFor(async () => expect((await put(urls['document'])).status).toBe(200), patience);
  await vi.waitFor(async () => {
    const { status } = await program.results.getSingleJobResult({ params: { jobId: id } });
    expect(status).toBe('done');
  }, patience);
  await vi.waitFor(async () => expect((await readiness(server)).status).toBe(200), patience);
  return server.isAlive();
}

describe('a server whose bucket fails', () => {
  let dataDir: string;
  let bucket: FailingBucket;
  let server: ServerProcess;
  let program: Program;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-bucket-'));
    bucket = await startFailingBucket();
    server = await startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
      S3_BUCKET: 'files',
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_FORCE_PATH_STYLE: 'true',
      LOG_LEVEL: 'fatal',
    });
    program = await openProgram({ url: server.url, dataDir });
  });
  afterAll(async () => {
    await server.stop();
    await bucket.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each(['silent', 'slowed', 'gone'] as const)(
    'and is %s says so and goes on by itself',
    async (mode) => {
      const fail = () => bucket.behave(mode);
      const mend = () => bucket.behave('well');
      const line = 'The bucket does not answer.';
      expect(await throughOutage({ server, program }, { fail, mend, line })).toBe(true);
    },
    120_000,
  );
});

const missing = smallDiskMissing();

describe.skipIf(missing !== undefined)(
  `a server whose disk is full or read-only${missing === undefined ? '' : ` cannot run here: ${missing}`}`,
  () => {
    let dataDir: string;
    let files: string;
    let server: ServerProcess;
    let program: Program;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'lavra-full-'));
      mountSmallDisk(dataDir, 400);
      files = join(dataDir, 'files');
      await mkdir(files);
      mountSmallDisk(files, 64);
      server = await startServerProcess({
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        ENGINE_WORKERS: '1',
        LOG_LEVEL: 'fatal',
      });
      program = await openProgram({ url: server.url, dataDir });
    });
    afterAll(async () => {
      await server.stop();
      unmountSmallDisk(files);
      unmountSmallDisk(dataDir);
      await rmdir(dataDir);
    });

    const line = 'The folder of the files takes none: its disk is full, read-only or away.';

    it('says so of a full one and goes on by itself', async () => {
      let free = async () => undefined as void;
      const fail = async () => void (free = await fillDisk(files));
      const mend = () => free();
      expect(await throughOutage({ server, program }, { fail, mend, line })).toBe(true);
    });

    it('says so of a read-only one and goes on by itself', async () => {
      const remount = (how: string) =>
        expect(spawnSync('mount', ['-o', `remount,${how}`, files]).status).toBe(0);
      const [fail, mend] = [() => remount('ro'), () => remount('rw')];
      expect(await throughOutage({ server, program }, { fail, mend, line })).toBe(true);
    });

    it('answers 503 while the database has no room, and takes what comes afterwards', async () => {
      const free = await fillDisk(dataDir);
      onTestFinished(() => free().catch(() => undefined));
      const create = async () => {
        const headers = { authorization: program.token };
        const answer = await fetch(`${server.url}/v2/ocr/job/nfe`, {
          method: 'POST',
          headers,
          signal: inTime(),
        });
        await answer.arrayBuffer();
        return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
      };
      const seen = new Set<number>();
      await vi.waitUntil(
        async () => {
          const answers = await Promise.all(Array.from({ length: 20 }, create));
          for (const { status } of answers) seen.add(status);
          return answers.some(({ status, retryAfter }) => status === 503 && retryAfter === '5');
        },
        { timeout: 60_000, interval: 0 },
      );
      expect([...seen].toSorted()).toEqual([200, 503]);
      await free();
      await vi.waitFor(async () => expect((await create()).status).toBe(200), patience);
      expect(server.isAlive()).toBe(true);
    });
  },
);

describe('a server whose mail server says nothing', () => {
  let dataDir: string;
  let server: ServerProcess;
  let silent: Server;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-silent-'));
    silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    server = await startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      LOG_LEVEL: 'fatal',
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('says so in time, and sends once it answers', async () => {
    const { port } = silent.address() as AddressInfo;
    const signUp = async () => {
      const body = JSON.stringify(anySignUp());
      const answer = await fetch(`${server.url}/v2/identity/sign-up`, {
        method: 'POST',
        body,
        signal: inTime(),
      });
      const { code } = (await answer.json()) as { code?: string };
      return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
    };
    expect(await signUp()).toEqual({ status: 503, code: 'mail_failed', retryAfter: '30' });
    // Callers who need no e-mail are served all the same.
    expect(await readiness(server)).toEqual({
      status: 200,
      line: expect.stringMatching(/ The last e-mail could not be sent\.$/),
    });
    for (const socket of sockets) socket.destroy();
    silent.close();
    await once(silent, 'close');
    const received = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
    await new Promise<void>((resolve) => received.listen(port, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => received.close(resolve)));
    expect((await signUp()).status).toBe(200);
    expect((await readiness(server)).line).not.toContain('e-mail');
  });
});

describe('what a server keeps', () => {
  it('is for its user alone: folders 0700, files 0600', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lavra-modes-'));
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
    });
    onTestFinished(async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const { sending } = await openProgram({ url: server.url, dataDir });
    const { urls } = await sending.createJob({ params: { service: 'nfe' } });
    expect((await put(urls['document'])).status).toBe(200);
    const open = async (path: string) => ((await stat(path)).mode & 0o077) !== 0;
    const all = (await readdir(dataDir, { recursive: true })).map((name) => join(dataDir, name));
    const found = await Promise.all(
      [dataDir, ...all].map(async (path) => ((await open(path).catch(() => false)) ? [path] : [])),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(found.flat()).toEqual([]);
  });
});
