import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { checkChunks, chunks, isOfChunk } from './build/chunks.ts';
import { cspHashes } from './build/csp.ts';
import { inlineFirst } from './build/inline-first.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { precompress } from './build/precompress.ts';
import { preloadPrograms } from './build/preload.ts';
import { prerenderLogin } from './build/prerender.ts';
import { slimContract } from './build/slim-contract.ts';
import { stacklessSignals } from './build/stackless-signals.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = process.env.LAVRA_CONSOLE_OUT ?? fileURLToPath(new URL('dist', import.meta.url));

export default defineConfig({
  root,
  base: '/web/',
  plugins: [
    messagesPlugin(),
    slimContract(),
    stacklessSignals(),
    react(),
    preloadPrograms(
      {
        public: ['/src/public/program.tsx'],
        console: ['/src/app/program.tsx'],
        screens: {
          '/web/processed-files': '/src/features/jobs/list/job-list-screen.tsx',
          '/web/test': '/src/features/services/screens/catalogue-screen.tsx',
        },
      },
      '/web/',
    ),
    inlineFirst(fileURLToPath(new URL('public/favicon', import.meta.url))),
    prerenderLogin(root),
    checkChunks(),
    cspHashes(outDir),
    precompress(outDir),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The base is loaded before anything is imported, and the page itself preloads the scripts of both programs: only
      // their styles remain to be waited for.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter(
              (path) =>
                !/\/(?:base|rolldown-runtime)-/.test(path) &&
                (path.endsWith('.css') || !/\/(?:program|public)-/.test(file)),
            ),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...chunks.map((chunk) => ({ name: chunk.name, test: (id: string) => isOfChunk(chunk, id) })),
            {
              name: 'frame',
              test: /node_modules|\/src\/(?:ui\/(?!charts)|lib|app|i18n)\//,
              minShareCount: 6,
            },
          ],
        },
      },
    },
  },
});
