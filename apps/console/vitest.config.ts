import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'console',
    environment: 'happy-dom',
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    globalSetup: ['./src/testing/compile-messages.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    css: false,
  },
});
