import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

async function sourceFiles(): Promise<string[]> {
  const folders = ['apps/server', 'apps/console', 'packages/contract', 'packages/engine'];
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder, 'src'), { recursive: true })).map((path) => `/${folder}/src/${path}`),
    ),
  );
  return lists.flat();
}

it('docs/FLOWS.md names only files that are there', async () => {
  const text = await readFile(join(root, 'docs/FLOWS.md'), 'utf8');
  const named = new Set([...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path]) => path ?? ''));
  expect(named.size).toBeGreaterThan(40);
  const files = await sourceFiles();
  expect([...named].filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});
