// Builds console and server when a source is newer than the last build; with `--force`, always.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'paraglide', '.data']);

function newestMs(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let newest = 0;
  for (const entry of readdirSync(path)) {
    if (!skipped.has(entry)) newest = Math.max(newest, newestMs(join(path, entry)));
  }
  return newest;
}

function builtMs(stamp) {
  return statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

const parts = [
  {
    name: 'console',
    stamp: 'apps/console/dist/.built',
    sources: ['apps/console', 'packages/contract', 'packages/brazil', 'package-lock.json'],
    command: [process.execPath, ['apps/console/build/build.mjs']],
  },
  {
    name: 'server',
    stamp: 'apps/server/dist/.built',
    sources: ['apps/server', 'packages', 'package-lock.json'],
    command: [process.execPath, ['apps/server/build.mjs']],
  },
];

export async function build({ force = false } = {}) {
  for (const part of parts) {
    const stamp = join(root, part.stamp);
    const newest = Math.max(...part.sources.map((source) => newestMs(join(root, source))));
    if (!force && builtMs(stamp) > newest) continue;
    process.stdout.write(`Building the ${part.name}\n`);
    const { code } = await run(...part.command);
    if (code !== 0) throw new Error(`The build of the ${part.name} failed`);
    writeFileSync(stamp, '');
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  await build({ force: process.argv.includes('--force') });
