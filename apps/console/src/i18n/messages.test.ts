import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const catalogues = join(source, '../messages');

/** Everything that is written in the console's source, tests and compiled messages excepted. */
async function readSource(): Promise<string> {
  const names = await readdir(source, { recursive: true });
  const own = names.filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('paraglide'),
  );
  return (await Promise.all(own.map((name) => readFile(join(source, name), 'utf8')))).join('\n');
}

const readKeys = async (feature: string, language: string) =>
  Object.keys(JSON.parse(await readFile(join(catalogues, feature, `${language}.json`), 'utf8')) as object);

describe('every message', () => {
  it('is said somewhere, in both languages', async () => {
    const words = new Set((await readSource()).match(/\w+/g));
    const features = await readdir(catalogues);
    expect(features.length).toBeGreaterThan(10);
    for (const feature of features) {
      const keys = (await readKeys(feature, 'pt')).filter((key) => !key.startsWith('$'));
      expect(keys.filter((key) => !words.has(key))).toEqual([]);
      expect((await readKeys(feature, 'en')).filter((key) => !key.startsWith('$')).toSorted()).toEqual(
        keys.toSorted(),
      );
    }
  });
});
