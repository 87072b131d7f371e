import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

import { afterBuild } from './after-build.ts';

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below this size the headers cost more than compression saves. */
const smallestBytes = 512;

async function compressFile(path: string) {
  const bytes = await readFile(path);
  if (bytes.length < smallestBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes `.br` and `.gz` next to each text file, so that the server never compresses at run time. */
export function precompress(outDir: string): Plugin {
  return afterBuild('lavra-precompress', outDir, async () => {
    const entries = await readdir(outDir, { recursive: true });
    const paths = entries.filter((entry) => compressible.test(entry) && !entry.startsWith('.vite'));
    await Promise.all(paths.map((entry) => compressFile(join(outDir, entry))));
  });
}
