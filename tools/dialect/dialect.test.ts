import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The linter's complaints about a file. */
async function complaintsOf(text: string): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'lavra-dialect-'));
  const rules = { verbs: 'error', constants: 'error', fields: 'error', transactions: 'error' };
  const config = {
    jsPlugins: [join(root, 'tools/dialect/plugin.mjs')],
    categories: { correctness: 'off' },
    rules: Object.fromEntries(Object.entries(rules).map(([rule, how]) => [`dialect/${rule}`, how])),
  };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  await writeFile(join(folder, 'file.ts'), text);
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', '.oxlintrc.json', '--format', 'unix', 'file.ts'],
    { cwd: folder },
  ).catch((failure: { stdout: string }) => failure);
  return [...stdout.matchAll(/dialect\((\w+)\)/g)].map(([, rule = '']) => rule);
}

it.each([
  ['verbs', 'export function selectJob() {}'],
  ['constants', 'export const MOST_JOBS = 3;'],
  ['fields', 'export interface Job { id: string }'],
  ['transactions', 'export const work = () => transaction(ctx, async (inner) => inner.db);'],
])('refuses what is no %s', async (rule, text) => {
  expect(await complaintsOf(text)).toEqual([rule]);
});

it('lets a file change what it declares, and what another package declares stand as it is', async () => {
  const state = 'interface State { count: number } export const next = (state: State) => (state.count += 1);';
  expect(await complaintsOf(state)).toEqual([]);
  expect(await complaintsOf("declare module 'other' { interface Register { router: string } }")).toEqual([]);
});
