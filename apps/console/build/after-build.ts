import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Runs `work` on the written files of a build, after the plugins listed before it. */
export function afterBuild(name: string, outDir: string, work: () => Promise<void>): Plugin {
  return {
    name,
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A failed build has no page; an error thrown here would hide its cause.
        if (existsSync(join(outDir, 'index.html'))) await work();
      },
    },
  };
}
