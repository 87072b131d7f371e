import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { afterBuild } from './after-build.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The `'sha256-…'` sources of the page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}

/** Writes `csp.json`, from which the server builds the page's Content-Security-Policy. */
export function cspHashes(outDir: string): Plugin {
  return afterBuild('lavra-csp-hashes', outDir, async () => {
    const html = await readFile(join(outDir, 'index.html'), 'utf8');
    const policy = { scriptHashes: inlineScriptHashes(html) };
    await writeFile(join(outDir, 'csp.json'), `${JSON.stringify(policy, null, 2)}\n`);
  });
}
