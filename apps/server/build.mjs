// Bundles the server into dist, or another folder beside it: one file for each process, and the child file that they start.
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = at(process.argv[2] ?? 'dist');

// Native code, WebAssembly, fonts and worker files are found beside the package's own files, so these stay outside.
const external = [
  '@hyzyla/pdfium',
  '@node-rs/argon2',
  '@tensorflow/*',
  '@tesseract.js-data/*',
  '@vladmandic/face-api',
  'koffi',
  'pdfkit',
  'pg-native',
  'pino',
  'pino-pretty',
  'sharp',
  'tesseract.js',
  'tesseract.js-core',
  'tsx',
  'zxing-wasm',
];

await rm(dist, { recursive: true, force: true });
await build({
  entryPoints: {
    all: at('src/main/all.ts'),
    http: at('src/main/http.ts'),
    worker: at('src/main/worker.ts'),
    cli: at('src/main/cli.ts'),
    'engine-child': at('../../packages/engine/src/pipeline/child.ts'),
  },
  outdir: dist,
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Node 20 knows all of them that are used; otherwise each would be made anew whenever a function with one is called.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: 'linked',
  external,
  // Bundled CommonJS asks for Node's own modules by `require`, which an ES module has not.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
await cp(at('src/migrations'), `${dist}/migrations`, { recursive: true });
for (const [from, name] of [
  ['src/app/reference/reference.css', 'reference.css'],
  ['../console/src/app/typeface.woff2', 'typeface.woff2'],
  ['../console/src/base/tokens.css', 'tokens.css'],
])
  await cp(at(from), `${dist}/reference/${name}`);
