import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Writes the icon and the first styles into the page itself: each would be a request of its own before anything is
 * painted. Styles may stand in the page by its policy, and both are smaller than the headers of an answer.
 */
export function inlineFirst(iconPath: string): Plugin {
  const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(iconPath, 'utf8').trim())}`;
  return {
    name: 'lavra-inline-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      // What waits for the inlined styles waits for the script beside them, which the page has already.
      const base = Object.keys(bundle).filter((name) => /\/base-[^/]+\.(?:css|js)$/.test(name));
      const css = base.find((name) => name.endsWith('.css'));
      const script = base.find((name) => name.endsWith('.js'));
      if (css === undefined || script === undefined) throw new Error('The base has no styles or no script');
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(css, script);
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
        return styled.replaceAll('/web/favicon.svg', icon);
      },
    },
  };
}
