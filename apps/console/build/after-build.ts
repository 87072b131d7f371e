import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Works on what a build has written, behind those named before it. */
export function afterBuild(name: string, outDir: string, work: () => Promise<void>): Plugin {
  return {
    name,
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed has no page; what is thrown here would hide why.
        if (existsSync(join(outDir, 'index.html'))) await work();
      },
    },
  };
}
