import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openProgram } from '../apps/server/src/testing/api-program.ts';
import {
  type ServerProcess,
  freePort,
  startServerProcess,
} from '../apps/server/src/testing/server-process.ts';
import { root } from './run.mjs';

const page = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = [...page.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block = '']) => block);
const lacks = ['bash', 'curl', 'jq'].filter(
  (program) => spawnSync(program, ['--version']).error !== undefined,
);

describe('the README', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lavra-readme-'));
    const dataDir = join(folder, 'server');
    server = await startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
    });
    // The file that the demo writes for readers of the page.
    const { clientId, clientSecret } = await openProgram({ url: server.url, dataDir });
    await mkdir(join(folder, '.data'));
    const demo = { url: server.url, customers: [{ clientId, clientSecret }] };
    await writeFile(join(folder, '.data', 'demo.json'), JSON.stringify(demo));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.skipIf(lacks.length > 0)(
    'says commands that work as they stand',
    async () => {
      expect(blocks).toHaveLength(3);
      const script = blocks.join('\n').replace('npm run sample', `node ${join(root, 'scripts/sample.mjs')}`);
      const bash = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], { cwd: folder });
      const [said, complaint] = await Promise.all([text(bash.stdout), text(bash.stderr)]);
      expect(complaint).toBe('');
      expect(said).toMatch(/"status": "done",\s+"Number": \{\s+"value": "\d+"/);
      expect(said).toMatch(/"filename": "broken.pdf",\s+"status": "error",\s+"error": "The file/);
    },
    180_000,
  );
});
