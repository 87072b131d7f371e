import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The `'sha256-…'` sources of the scripts that stand in the page itself. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}

/** Writes `csp.json`, from which the server makes the page's Content-Security-Policy. */
export function cspHashes(outDir: string): Plugin {
  return {
    name: 'lavra-csp-hashes',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed has no page; what is thrown here would hide why.
        if (!existsSync(join(outDir, 'index.html'))) return;
        const html = await readFile(join(outDir, 'index.html'), 'utf8');
        const policy = { scriptHashes: inlineScriptHashes(html) };
        await writeFile(join(outDir, 'csp.json'), `${JSON.stringify(policy, null, 2)}\n`);
      },
    },
  };
}
