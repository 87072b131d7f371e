import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { type Chunk, idlePatterns, isOfChunk } from './chunks.ts';

const frame: Chunk = {
  name: 'frame',
  of: [/\/ui\/table\//, /\/api\/jobs\.ts/],
  except: [/\/ui\/table\/pager/],
};

it('A module travels with the chunk that names it, but for what is excepted', () => {
  const ids = ['/src/ui/table/column.ts', '/src/ui/table/pager.tsx', '/src/api/jobs.ts', '/src/api/usage.ts'];
  expect(ids.filter((id) => isOfChunk(frame, id))).toEqual(['/src/ui/table/column.ts', '/src/api/jobs.ts']);
});

it('A pattern that finds no module is told, be it of the chunk or an exception', () => {
  expect(idlePatterns([frame], ['/src/ui/table/pager.tsx', '/src/api/jobs.ts'])).toEqual([]);
  expect(idlePatterns([frame], ['/src/ui/table/column.ts', '/src/api/work.ts'])).toEqual([
    String.raw`frame: \/api\/jobs\.ts`,
    String.raw`frame: \/ui\/table\/pager`,
  ]);
});

it('A budget for a screen that the build has not is an error', () => {
  const dist = mkdtempSync(join(tmpdir(), 'lavra-budget-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, '.vite'));
  const chunks = ['public', 'frame'].map((name) => [name, { name, file: `assets/${name}.js` }]);
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)));
  const budget = join(import.meta.dirname, 'budget.mjs');
  const { status, stderr } = spawnSync(process.execPath, [budget, dist], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/no screens: .*billing\/admin-invoice.*jobs\/job-list/);
});
