import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { deleteAbandonedFolders, makeTemporaryFolder } from './temporary-folder.ts';

it('deletes old folders of processes that are gone, and nothing else', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'sweep-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
  const old = new Date('2026-01-01T10:00:00Z');
  const make = async (name: string, at = old) => {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, 'object'), 'a document');
    await utimes(join(parent, name), at, at);
  };
  const mine = await makeTemporaryFolder('copy', parent);
  await utimes(mine, old, old);
  await make(`lavra-copy-${gone}-aaaaaa`);
  await make(`lavra-copy-${gone}-bbbbbb`, new Date('2026-01-01T11:30:00Z'));
  await make('lavra-tessdata-1000-0123456789abcdef');
  await make(`other-copy-${gone}-aaaaaa`);
  await writeFile(join(parent, `lavra-copy-${gone}-cccccc`), 'a file');
  const before = await readdir(parent);
  expect(await deleteAbandonedFolders({ parent, untouchedSince: new Date('2026-01-01T11:00:00Z') })).toBe(1);
  const left = await readdir(parent);
  expect(before.filter((name) => !left.includes(name))).toEqual([`lavra-copy-${gone}-aaaaaa`]);
});
