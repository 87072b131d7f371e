import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { hangs } from '../../tools/hangs.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'console',
    environment: 'happy-dom',
    // As wide as a screen that fits every column.
    environmentOptions: { happyDOM: { width: 1440, height: 900 } },
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    globalSetup: ['./src/testing/compile-messages.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    css: false,
    isolate: false,
    ...hangs,
  },
});
