import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Writes the icon and the first styles into the page itself: each would be a request of its own before anything is
 * painted. Styles may stand in the page by its policy, and both are smaller than the headers of an answer.
 *
 * `icon` is the path of the drawing and of the picture made of it, without their endings. The tab has the picture: the
 * browser asks the page for it at every change of the address, and a drawing is a document that is read each time.
 */
export function inlineFirst(icon: string): Plugin {
  const svg = readFileSync(`${icon}.svg`, 'utf8').trim();
  const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const picture = `data:image/png;base64,${readFileSync(`${icon}.png`, 'base64')}`;
  return {
    name: 'lavra-inline-first',
    apply: 'build',
    enforce: 'post',
    // In the written files: the lists of what an import waits for are put in after the bundle is handed on.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        // What waits for the inlined styles waits for the script beside them, which the page has already.
        const base = Object.keys(bundle).filter((name) => /\/base-[^/]+\.(?:css|js)$/.test(name));
        const css = base.find((name) => name.endsWith('.css'));
        const script = base.find((name) => name.endsWith('.js'));
        if (css === undefined || script === undefined) throw new Error('The base has no styles or no script');
        for (const { fileName, type } of Object.values(bundle)) {
          if (type !== 'chunk') continue;
          const code = await readFile(join(dir, fileName), 'utf8');
          if (code.includes(css)) await writeFile(join(dir, fileName), code.replaceAll(css, script));
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const styled = html.replaceAll(
          /<link rel="stylesheet"[^>]*href="\/web\/([^"]+)"[^>]*>/g,
          (link, name: string) => {
            const file = bundle?.[name];
            if (file?.type !== 'asset') return link;
            return `<style>${String(file.source)}</style>`;
          },
        );
        // Drawn in the page, the splash is no picture to be asked for.
        return styled
          .replace('<img src="/web/favicon.svg" alt="" />', () => svg)
          .replaceAll('/web/favicon.svg', drawing)
          .replace('/web/favicon.png', picture);
      },
    },
  };
}
