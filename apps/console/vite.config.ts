import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { cspHashes } from './build/csp.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { precompress } from './build/precompress.ts';
import { preloadPrograms } from './build/preload.ts';
import { slimContract } from './build/slim-contract.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = process.env.LAVRA_CONSOLE_OUT ?? fileURLToPath(new URL('dist', import.meta.url));
const server = { target: 'http://127.0.0.1:4280', changeOrigin: false };
const proxy = { '/v2': server, '/v1': server, '/docs': server, '/web/config.json': server };

export default defineConfig({
  root,
  base: '/web/',
  plugins: [
    messagesPlugin(),
    slimContract(),
    react(),
    preloadPrograms(
      {
        public: ['/src/public/program.tsx', '/src/public/screens/login-screen.tsx'],
        console: ['/src/app/program.tsx'],
      },
      '/web/',
    ),
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
      // The base is there before anything is imported, and the page itself preloads the scripts of both programs:
      // only their styles have to be waited for.
      resolveDependencies: (file, dependencies) =>
        dependencies.filter(
          (path) =>
            !/\/(?:base|rolldown-runtime)-/.test(path) && (path.endsWith('.css') || !/\/program-/.test(file)),
        ),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What both programs need travels as one file.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|preload-helper|rolldown|\/src\/i18n\/(?!paraglide\/messages)|\/src\/theme\/(?!mantine)|\/src\/lib\/(?:session|identity|config|api-error|error-sentence|first-login)\.ts|contract\/src\/(?:api-error|email-rule|rule-sentences)\.ts|\/src\/ui\/(?:base-icon|mark|segmented|scheme-switch|language-switch)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
