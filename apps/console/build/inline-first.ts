import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Inlines the icon and the first stylesheet into the page, which saves two requests before the first paint. The page's
 * policy allows inline styles, and both are smaller than the headers of a response.
 *
 * `icon` is the path, without extension, of the SVG and of the PNG made from it. The tab uses the PNG: the browser
 * requests the icon again at every change of the URL and would parse an SVG as a document each time.
 */
export function inlineFirst(icon: string): Plugin {
  const svg = readFileSync(`${icon}.svg`, 'utf8').trim();
  const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const picture = `data:image/png;base64,${readFileSync(`${icon}.png`, 'base64')}`;
  return {
    name: 'lavra-inline-first',
    apply: 'build',
    enforce: 'post',
    // Works on the written files: Vite inserts the dependency lists of dynamic imports after it hands on the bundle.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        // An import that depends on the inlined styles depends on the base script instead, which the page has already
        // loaded.
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
        // The splash is drawn inline, so that it needs no request for an image.
        return styled
          .replace('<img src="/web/favicon.svg" alt="" />', () => svg)
          .replaceAll('/web/favicon.svg', drawing)
          .replace('/web/favicon.png', picture);
      },
    },
  };
}
