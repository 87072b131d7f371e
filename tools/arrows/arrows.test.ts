import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const server = 'apps/server/src';
const console = 'apps/console/src';
const engine = 'packages/engine/src';

/** For each rule one import that breaks it, from and to. */
const broken: Readonly<Record<string, readonly [string, string]>> = {
  'no-cycles': ['packages/brazil/src/first.ts', 'packages/brazil/src/second.ts'],
  resolvable: ['packages/brazil/src/first.ts', 'packages/brazil/src/nowhere.ts'],
  'declared-dependencies': ['packages/brazil/src/first.ts', 'node_modules/undeclared/index.js'],
  'packages-by-their-exports': ['bench/hostile.ts', `${engine}/pipeline/family-use.ts`],

  brazil: ['packages/brazil/src/first.ts', 'packages/contract/src/errors.ts'],
  contract: ['packages/contract/src/errors.ts', `${engine}/version.ts`],
  specimens: ['packages/specimens/src/danfe.ts', 'packages/contract/src/errors.ts'],
  engine: [`${engine}/version.ts`, 'packages/contract/src/rules.ts'],
  console: [`${console}/lib/days.ts`, `${engine}/version.ts`],
  server: [`${server}/main/web.ts`, 'e2e/person.ts'],
  'server-draws-in-demo-and-tests': [`${server}/features/jobs/index.ts`, 'packages/specimens/src/danfe.ts'],
  e2e: ['e2e/person.ts', 'packages/brazil/src/second.ts'],
  bench: ['bench/lists.ts', `${server}/features/jobs/jobs.store.ts`],
  scripts: ['scripts/run.mjs', 'packages/contract/src/errors.ts'],
  tools: ['tools/dialect/plugin.mjs', 'scripts/run.mjs'],

  'server-main': [`${server}/main/web.ts`, `${server}/features/jobs/index.ts`],
  'server-app': [`${server}/app/mount.ts`, `${server}/main/web.ts`],
  'server-demo': [`${server}/demo/demo.ts`, `${server}/app/health.ts`],
  'server-features': [`${server}/features/jobs/index.ts`, `${server}/app/health.ts`],
  'server-platform': [`${server}/platform/clock.ts`, `${server}/features/users/index.ts`],
  'server-config': [`${server}/config/config.ts`, `${server}/platform/ids.ts`],
  'server-unnamed': [`${server}/else/any.ts`, `${server}/platform/ids.ts`],
  'server-feature-through-its-index': [
    `${server}/features/jobs/index.ts`,
    `${server}/features/users/find-user.ts`,
  ],
  'server-features-through-their-index': [`${server}/app/mount.ts`, `${server}/features/users/find-user.ts`],
  'web-framework-in-app-and-routes': [
    `${server}/features/users/find-user.ts`,
    'node_modules/fastify/index.js',
  ],
  'sql-in-stores': [`${server}/features/users/find-user.ts`, 'node_modules/drizzle-orm/index.js'],

  'engine-index.ts': [`${engine}/index.ts`, `${engine}/extract/words.ts`],
  'engine-stages.ts': [`${engine}/stages.ts`, `${engine}/extract/words.ts`],
  'engine-pipeline': [`${engine}/pipeline/pool.ts`, `${engine}/evidence/odds.ts`],
  'engine-extract': [`${engine}/extract/words.ts`, `${engine}/ocr/line.ts`],
  'engine-meters': [`${engine}/meters/meter.ts`, `${engine}/extract/words.ts`],
  'engine-faces': [`${engine}/faces/face.ts`, `${engine}/pages/page.ts`],
  'engine-ocr': [`${engine}/ocr/line.ts`, `${engine}/codes/code.ts`],
  'engine-codes': [`${engine}/codes/code.ts`, `${engine}/evidence/odds.ts`],
  'engine-evidence': [`${engine}/evidence/odds.ts`, `${engine}/faces/face.ts`],
  'engine-pages': [`${engine}/pages/page.ts`, `${engine}/evidence/odds.ts`],
  'engine-engine-options.ts': [`${engine}/engine-options.ts`, `${engine}/outcome.ts`],
  'engine-outcome.ts': [`${engine}/outcome.ts`, `${engine}/version.ts`],
  'engine-version.ts': [`${engine}/version.ts`, `${engine}/faces/face.ts`],
  'engine-unnamed': [`${engine}/else/any.ts`, `${engine}/pages/page.ts`],
  'engine-readers-do-not-see-each-other': [`${engine}/extract/cnh/form.ts`, `${engine}/extract/rg/form.ts`],

  'console-main.tsx': [`${console}/main.tsx`, `${console}/lib/days.ts`],
  'console-start-failure.ts': [`${console}/start-failure.ts`, `${console}/lib/days.ts`],
  'console-public': [`${console}/public/program.tsx`, `${console}/lib/days.ts`],
  'console-app': [`${console}/app/program.tsx`, `${console}/features/terms/terms.tsx`],
  'console-routes': [`${console}/routes/terms.tsx`, `${console}/app/router.tsx`],
  'console-shell': [`${console}/shell/header.tsx`, `${console}/features/terms/terms.tsx`],
  'console-features': [`${console}/features/jobs/jobs.tsx`, `${console}/shell/header.tsx`],
  'console-ui': [`${console}/ui/button.tsx`, `${console}/features/terms/terms.tsx`],
  'console-api': [`${console}/api/jobs.ts`, `${console}/ui/button.tsx`],
  'console-lib': [`${console}/lib/days.ts`, `${console}/api/jobs.ts`],
  'console-theme': [`${console}/theme/theme.ts`, `${console}/lib/days.ts`],
  'console-base': [`${console}/base/session.ts`, `${console}/lib/days.ts`],
  'console-i18n': [`${console}/i18n/locale.ts`, `${console}/base/config.ts`],
  'console-unnamed': [`${console}/else/any.ts`, `${console}/base/config.ts`],
  'console-features-do-not-see-each-other': [
    `${console}/features/jobs/jobs.tsx`,
    `${console}/features/terms/terms.tsx`,
  ],
  'console-starts-light': [`${console}/base/session.ts`, 'node_modules/zod/index.js'],
  'result-viewer-knows-no-jobs': [`${console}/ui/result-viewer/viewer.tsx`, `${console}/api/jobs.ts`],
  'only-tests-import-testing': [`${console}/lib/days.ts`, `${console}/testing/render-app.tsx`],
};

/** Imports that look like a broken one and are allowed. */
const allowed: readonly (readonly [string, string])[] = [
  ['bench/lists.ts', `${server}/features/jobs/index.ts`],
  [`${server}/app/mount.ts`, `${server}/features/jobs/index.ts`],
  [`${server}/features/users/users.routes.ts`, 'node_modules/fastify/index.js'],
  [`${server}/features/users/users.store.ts`, 'node_modules/drizzle-orm/index.js'],
  [`${engine}/extract/cnh/form.ts`, `${engine}/extract/reading/forms/form.ts`],
  [`${console}/ui/picker.tsx`, `${console}/api/people.ts`],
  [`${console}/lib/days.test.ts`, `${console}/testing/render-app.tsx`],
];

/** Two features that import each other through files that form no circle, and a store that writes another feature's table. */
const files = {
  [`${server}/features/left/index.ts`]: "import '../right/index.ts';",
  [`${server}/features/right/index.ts`]: '',
  [`${server}/features/right/verb.ts`]: "import '../left/index.ts';",
  [`${server}/platform/database/schema/users.ts`]: "export const users = pgTable('users', {});",
  [`${server}/features/jobs/jobs.store.ts`]: 'await db.update(users).set({});',
};

describe('the arrows', () => {
  const tree = mkdtempSync(join(tmpdir(), 'arrows-'));
  let said = '';

  beforeAll(async () => {
    const text = new Map<string, string>(Object.entries(files));
    const add = (file: string, line = '') => text.set(file, `${text.get(file) ?? ''}${line}\n`);
    for (const [rule, [from, to]] of Object.entries(broken)) {
      const library = /^node_modules\/([^/]+)/.exec(to)?.[1];
      const path = relative(dirname(from), to);
      add(from, `import '${library ?? (path.startsWith('.') ? path : `./${path}`)}';`);
      if (rule !== 'resolvable') add(to);
    }
    add('packages/brazil/src/second.ts', "import './first.ts';");
    for (const [from, to] of allowed) {
      const library = /^node_modules\/([^/]+)/.exec(to)?.[1];
      const path = relative(dirname(from), to);
      add(from, `import '${library ?? path}';`);
      add(to);
    }
    for (const library of ['fastify', 'drizzle-orm', 'zod', 'undeclared'])
      add(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    add('package.json', JSON.stringify({ dependencies: { fastify: '*', 'drizzle-orm': '*', zod: '*' } }));
    for (const [file, content] of text) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), content);
    }
    const check = fileURLToPath(new URL('check.mjs', import.meta.url));
    said = await new Promise((resolve) => {
      execFile(process.execPath, [check, tree], (_error, output) => resolve(output));
    });
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(Object.entries(broken))('%s: fails when it is broken', (rule, [from, to]) => {
    const target = to.startsWith('node_modules') || to.includes('nowhere') ? '' : to;
    expect(said).toContain(`error ${rule}: ${from} → ${target}`);
  });

  it.each(allowed)('let %s import %s', (from, to) => {
    expect(said).not.toContain(`${from} → ${to}`);
  });

  it('have no rule that nothing breaks', () => {
    const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
      readonly forbidden: readonly { readonly name: string }[];
    };
    expect(forbidden.map(({ name }) => name).toSorted()).toEqual(Object.keys(broken).toSorted());
  });

  it('let no folders go in a circle, nobody write the table of another, and nothing go by unlooked at', () => {
    expect(said).toContain(`folder-circle: ${server}/features/left <-> ${server}/features/right`);
    expect(said).toContain('writes a table of users');
    expect(said).toMatch(/looked at \d+ files only/);
  });
});
