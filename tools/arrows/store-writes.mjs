// Checks that each table is declared once, in platform/database/schema/<noun>.ts, and written only by the stores of
// features/<noun>; other features may read it. A table of no feature belongs to the platform, and only one of its
// stores writes it. Returns the violations.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

const source = 'apps/server/src';
const schemaFolder = `${source}/platform/database/schema`;
const declaration = /export const (\w+) = pgTable\(\s*'(\w+)'/g;
const builderWrite = /\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
// SQL statements: `insert into x`, `update x set` (not `for update`, not `do update`), `delete from x`.
const sqlWrite =
  /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|do)\s+)update)\s+(?:\$\{(\w+)\}|([a-z]\w*))/gi;

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
}

export function findForeignWrites() {
  const violations = [];
  const declared = new Set();
  const tableOf = new Map();
  for (const file of filesIn(schemaFolder)) {
    for (const [, identifier, name] of readFileSync(file, 'utf8').matchAll(declaration)) {
      if (declared.has(name)) violations.push(`${file}: table ${name} is declared a second time`);
      declared.add(name);
      const table = { noun: basename(file, '.ts'), name };
      tableOf.set(name, table).set(identifier, table);
    }
  }

  const features = new Set(readdirSync(`${source}/features`));
  const storeOf = new Map();
  let writes = 0;
  for (const file of ['app', 'demo', 'features', 'main', 'platform'].flatMap((folder) =>
    filesIn(`${source}/${folder}`),
  )) {
    const feature = /\/features\/([^/]+)\//.exec(file)?.[1];
    const text = readFileSync(file, 'utf8');
    for (const [statement, ...names] of [...text.matchAll(builderWrite), ...text.matchAll(sqlWrite)]) {
      const table = tableOf.get(names.find(Boolean));
      if (table === undefined) continue;
      const { noun, name } = table;
      writes += 1;
      const owner = storeOf.get(name) ?? file;
      storeOf.set(name, owner);
      const isPlatforms = !features.has(noun) || basename(file) === `${noun}.store.ts`;
      const isOwn = noun === feature || (feature === undefined && isPlatforms && owner === file);
      if (!isOwn || !file.endsWith('.store.ts'))
        violations.push(`${file}: "${statement.replace(/\s+/g, ' ')}" writes a table of ${noun}`);
    }
  }
  if (declared.size === 0 || writes === 0)
    violations.push(`Nothing was checked: ${declared.size} tables, ${writes} writes`);
  return violations;
}
