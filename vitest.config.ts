import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { hangs } from './tools/hangs.ts';

/** A package that is plain functions: nothing to start, any file may run anywhere. */
function plain(name: string, root: string) {
  const environment = 'node' as const;
  return { test: { name, root, environment, include: ['**/*.test.ts'], isolate: false, ...hangs } };
}

export default defineConfig({
  test: {
    // Every core: the default leaves one to the runner, which on a machine of two runs one file after another.
    maxWorkers: '100%',
    projects: [
      plain('brazil', 'packages/brazil'),
      plain('contract', 'packages/contract'),
      plain('engine', 'packages/engine'),
      plain('specimens', 'packages/specimens'),
      plain('bench', 'bench'),
      plain('scripts', 'scripts'),
      plain('tools', 'tools'),
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          pool: 'forks',
          // Files of one process share what they import: importing anew was a third of the run.
          isolate: false,
          globalSetup: [fileURLToPath(new URL('apps/server/src/testing/global-setup.ts', import.meta.url))],
          ...hangs,
        },
      },
      ...(existsSync(new URL('apps/console/vitest.config.ts', import.meta.url)) ? ['apps/console'] : []),
    ],
  },
});
