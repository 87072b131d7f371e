import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig, devices } from '@playwright/test';

import { freePort } from '../scripts/free-port.mjs';

/** Created once by the runner and passed to its workers, which read the config again. */
process.env.LAVRA_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'lavra-e2e-'));
process.env.LAVRA_E2E_PORT ??= String(await freePort());

const dataDir = process.env.LAVRA_E2E_DATA;
const port = process.env.LAVRA_E2E_PORT;
const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  // Limits for a busy machine, not what is expected of an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...(process.env as Record<string, string>),
      DATA_DIR: dataDir,
      PORT: port,
      LOG_LEVEL: 'warn',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    },
  },
});
