import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { drawDanfe } from '@lavra/specimens/danfe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openProgram } from '../../apps/server/src/testing/api-program.ts';
import {
  type ServerProcess,
  freePort,
  startServerProcess,
} from '../../apps/server/src/testing/server-process.ts';
import { lint } from './lint.mjs';
import { program } from './program.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));

async function run(command: string, args: readonly string[], input = ''): Promise<string> {
  const child = spawn(command, args, { cwd: here, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${out}${err}`);
  return out;
}

describe('the API document of the running product', () => {
  let dataDir: string;
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-api-'));
    // Inside node_modules, where programs find their libraries and none of the project's tools looks.
    await mkdir(join(here, 'node_modules'), { recursive: true });
    folder = await mkdtemp(join(here, 'node_modules', '.generated-'));
    server = await startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });
  // Closes the connection: the linter blocks this process, so the server would close a kept connection, which would
  // then be reused.
  const documentIn = async (language: string) =>
    (
      await fetch(`${server.url}/docs/openapi.json?lang=${language}`, { headers: { connection: 'close' } })
    ).json() as Promise<Record<string, unknown>>;

  it.each(['pt', 'en'])('is linted without a warning: %s', async (language) => {
    expect(await lint(await documentIn(language))).toEqual([]);
  });

  it('would not be, were something missing', async () => {
    const { info, ...document } = await documentIn('en');
    expect(await lint({ ...document, info: { ...(info as object), license: undefined } })).toEqual([
      expect.stringContaining('info-license'),
    ]);
  });

  it('gives a client that compiles, sends a document and gets its fields', async () => {
    const types = await run(process.execPath, ['generate.mjs'], JSON.stringify(await documentIn('en')));
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'es2022',
      module: 'nodenext',
      types: ['node'],
    };
    const { pdf, truth } = await drawDanfe({ seed: 11 });
    await Promise.all([
      writeFile(join(folder, 'package.json'), '{ "type": "module" }'),
      writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions })),
      writeFile(join(folder, 'api.d.ts'), types),
      writeFile(join(folder, 'program.ts'), program),
      writeFile(join(folder, 'invoice.pdf'), pdf),
    ]);
    await run(tsc, ['-p', folder]);

    const { clientId, clientSecret } = await openProgram({ url: server.url, dataDir });
    const args = [server.url, clientId, clientSecret, join(folder, 'invoice.pdf')];
    const said = JSON.parse(await run(process.execPath, [join(folder, 'program.js'), ...args])) as unknown;
    expect(said).toEqual({
      status: 'done',
      number: truth.number,
      conf: expect.any(Number),
      told: { order: 7 },
    });
  });
});
