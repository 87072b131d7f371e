import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** A package that is plain functions: nothing to start, any file may run anywhere. */
function plain(name: string, root: string, testTimeout = 5000) {
  const environment = 'node' as const;
  return { test: { name, root, environment, include: ['**/*.test.ts'], testTimeout, isolate: false } };
}

export default defineConfig({
  test: {
    // Every core: the default leaves one to the runner, which on a machine of two runs one file after another.
    maxWorkers: '100%',
    projects: [
      plain('brazil', 'packages/brazil'),
      plain('contract', 'packages/contract'),
      // Pages are read and drawn for real, on whatever else the machine is doing.
      plain('engine', 'packages/engine', 180_000),
      plain('specimens', 'packages/specimens', 60_000),
      plain('bench', 'bench'),
      plain('scripts', 'scripts'),
      // The API document is linted whole, on whatever else the machine is doing.
      plain('tools', 'tools', 60_000),
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
          testTimeout: 20_000,
        },
      },
      ...(existsSync(new URL('apps/console/vitest.config.ts', import.meta.url)) ? ['apps/console'] : []),
    ],
  },
});
