import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './run.mjs';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const filesIn = (path: string) => readdirSync(join(root, path)).filter((name) => name.endsWith('.ts'));

const tables = filesIn('apps/server/src/platform/database/schema').flatMap((file) =>
  [...text(`apps/server/src/platform/database/schema/${file}`).matchAll(/pgTable\(\s*'(\w+)'/g)].map(
    ([, name = '']) => name,
  ),
);
const paths = filesIn('packages/contract/src/endpoints').flatMap((file) =>
  [...text(`packages/contract/src/endpoints/${file}`).matchAll(/path: '\/v2([^']+)'/g)].map(([, path = '']) =>
    path.replace(/:\w+/g, ''),
  ),
);
const folders = ['apps/server/src/features', 'apps/console/src/features', 'packages/engine/src'].flatMap(
  (path) =>
    foldersIn(path).flatMap(({ name }) => [name, ...foldersIn(`${path}/${name}`).map((inner) => inner.name)]),
);

const services = foldersIn('packages/contract/src/services').map(({ name }) => name);
/** Names of the contract's models, which document themselves field by field. */
const models = ['model', 'endpoints'].flatMap((folder) =>
  filesIn(`packages/contract/src/${folder}`).flatMap((file) =>
    [...text(`packages/contract/src/${folder}/${file}`).matchAll(/odel\('(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
);
/** Parts of a console screen, and names of third-party programs. */
const parts = ['components', 'screens', 'list', 'details', 'testing', 'tesseract', 'native', 'js'];
const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|ch|x)es$/, '$1')
    .replace(/(?<!s)s$/, '');
const wordsOf = (line: string) => (line.toLowerCase().match(/[a-z]+/g) ?? []).map(singular);

/** The first column of the tables, the words in italics or code marks, and the verbs. */
const glossary = text('docs/GLOSSARY.md');
const known = new Set(
  [
    ...[...glossary.matchAll(/^\| ([^|]+) \|/gm), ...glossary.matchAll(/[*`]([^*`]+)[*`]/g)].map(
      ([, words = '']) => words,
    ),
    ...services,
    ...models,
    ...parts,
  ].flatMap(wordsOf),
);

describe('the glossary has', () => {
  it.each([
    ['every word of the tables', tables],
    ['every word of the paths', paths],
    ['every word of the folders', folders],
  ])('%s', (_what, names) => {
    expect(names.length).toBeGreaterThan(30);
    const missing = names.filter((name) => wordsOf(name).some((word) => !known.has(word)));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('each word once', () => {
    const first = [...glossary.matchAll(/^\| ([^|]+) \|/gm)]
      .map(([, word]) => word)
      .filter((word) => word !== 'Word');
    expect(first.filter((word, at) => first.indexOf(word) !== at)).toEqual([]);
  });
});
