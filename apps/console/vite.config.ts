import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

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
    inlineFirst(fileURLToPath(new URL('public/favicon.svg', import.meta.url))),
    prerenderLogin(root),
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
        // By folder: what both programs need travels as one file, and so does the login.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|preload-helper|rolldown|\/console\/src\/(?:(?:base|i18n)\/(?!paraglide\/messages\/)|public\/.*\.css)/,
            },
            // What draws calendars, inputs and dialogs comes with the first screen that has one.
            { name: 'calendar', test: /node_modules\/(?:@mantine\/dates|dayjs)\// },
            { name: 'library', test: /node_modules\/(?:@mantine\/core|@floating-ui)\/|\/src\/theme\// },
            { name: 'public', test: /\/console\/src\/public\/(?!account|visual).*\.tsx?$/ },
            // The frame and the list that most visits begin with; small parts of many screens ride along.
            {
              name: 'frame',
              test: /\/console\/src\/(?:app\/|shell\/(?!palette|key-list|menu-drawer)|routes\/(?![a-z-]+-(?:screen|sheet))|features\/[^/]+\/[^/]+-search\.ts|features\/jobs\/list\/(?:(?:row-columns|download-buttons)\.tsx|(?!bulk-bar)[^/]*\.css)|api\/jobs\.ts|ui\/(?:table|filters\/(?!day-picker|day-presets)|feedback|layout|controls\/(?!column-choice)|dialogs\/(?:dialog|modal|confirm-dialog|unsaved-guard|call-button)\.)|i18n\/paraglide\/messages\/(?:action_close|jobs_source_api|columns))/,
            },
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
