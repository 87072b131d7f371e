import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterEach, expect, it } from 'vitest';

import { freePort } from './free-port.mjs';
import { root } from './run.mjs';

const startMs = 240_000;
let folder = '';
let child: ChildProcess | undefined;

afterEach(async () => {
  if (child?.exitCode === null && child.kill('SIGINT')) await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
}, startMs);

/** Starts the script; resolves with every address it printed, once it has printed where the product is. */
async function start(env: NodeJS.ProcessEnv): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'lavra-dev-'));
  child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DEMO: 'false', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('The output is piped');
  const addresses: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    addresses.push(...(line.match(/https?:\/\/[^\s"\\]+/g) ?? []));
    if (line.startsWith('Lavra is at')) return addresses;
  }
  throw new Error('It ended without saying where the product is');
}

it(
  'prints one address, on the PORT it was given, where the console and the server both answer',
  async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const addresses = await start({ PORT: new URL(origin).port });
    expect(addresses.at(-1)).toBe(`${origin}/web/`);
    expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(new Set([origin]));

    const page = await fetch(`${origin}/web/login`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/web/@vite/client');
    const config = await fetch(`${origin}/web/config.json`);
    expect(await config.json()).toHaveProperty('supportUrl');
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const unknown = await fetch(`${origin}/v2/token`, { method: 'POST', body: '{}' });
    expect(await unknown.json()).toHaveProperty('code');
  },
  startMs,
);
