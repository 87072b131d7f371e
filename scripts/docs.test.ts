import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './run.mjs';

const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = ['', 'docs', 'docs/decisions', 'bench'].flatMap(markdownIn);

/**
 * Targets of links, relative to the document's folder, and paths in code marks, relative to the root and up to their
 * first star.
 */
function citedIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    join(dirname(document), to),
  );
  const paths = [...text.matchAll(/`((?:packages|apps|e2e|bench|scripts|tools|docs)\/[\w.*/-]*)/g)].map(
    ([, path = '']) => path.replace(/[^/]*\*.*$/, ''),
  );
  return [...links, ...paths];
}

describe('what the documents cite', () => {
  it.each(documents)('exists: %s', (document) => {
    expect(citedIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('is something', () => {
    expect(documents.flatMap(citedIn).length).toBeGreaterThan(30);
  });
});
