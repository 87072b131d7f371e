import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loadConfig } from '../config/config.ts';
import { mountConsole } from './console.ts';

describe('the console that is served', () => {
  const hash = "'sha256-RbyCW1JHKbu8yWEBHQl1sTGYtY9gxBSm0wp3Ds8kb3c='";
  let parent: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'lavra-console-'));
    const folder = join(parent, 'dist');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await Promise.all([
      writeFile(join(parent, 'secret.txt'), 'of nobody else'),
      writeFile(join(folder, 'index.html'), '<title>Lavra</title>'),
      writeFile(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: [hash] })),
      writeFile(join(folder, 'assets', 'a.js'), 'export {};'),
    ]);
    app = fastify();
    await mountConsole(app, loadConfig({}), folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(parent, { recursive: true, force: true });
  });

  it('is the page for every path of its own, asked for again each time, and runs no script but its own', async () => {
    for (const url of ['/web/', '/web/processed-files']) {
      const { statusCode, headers, body } = await app.inject({ url });
      expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', '<title>Lavra</title>']);
      expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash};`);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    const { headers } = await app.inject({ url: '/web/assets/a.js' });
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    'csp.json',
    'nothing.js',
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '.%00./secret.txt',
  ])('has no file %s', async (path) => {
    const { statusCode, body } = await app.inject({ url: `/web/${path}` });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('of nobody else');
  });
});
