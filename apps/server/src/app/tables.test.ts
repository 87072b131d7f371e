import { readdirSync } from 'node:fs';

import { type Column, Table, getTableColumns, getTableName, is } from 'drizzle-orm';
import { expect, it } from 'vitest';

const features = new URL('../features/', import.meta.url);
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tables.ts'),
);
const modules = await Promise.all(
  files.map((name) => import(new URL(name, features).href) as Promise<Record<string, unknown>>),
);
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((each): each is Table => is(each, Table));

// Drizzle remembers the names that columns take from their keys by the name of the table, of the first definition
// that is asked. A feature that declares its own part of another's table would hide the rest from its owner.
it('gives every column its name, for several features declare parts of the same table', () => {
  expect(tables.map(getTableName)).toContain('jobs');
  const nameless = tables.flatMap((table) =>
    Object.values<Column>(getTableColumns(table))
      .filter((column) => (column as unknown as { keyAsName: boolean }).keyAsName)
      .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(nameless).toEqual([]);
});
