/** The arrows of docs/ARCHITECTURE.md, each as what is allowed: `tools/arrows/arrows.test.ts` breaks every one of them. */
const tests = '\\.(test|cases)\\.tsx?$|/testing/';
const ours = '^(packages|apps|e2e|bench|scripts|tools|deploy)/';
const here = (path) => `^${path}(/|$)`;

const rule = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

/** `folder` imports nothing of ours but itself and what `allowed` lists. */
const only = (name, folder, allowed, comment) =>
  rule(
    name,
    { path: here(folder), pathNot: '\\.test\\.tsx?$' },
    { path: ours, pathNot: [folder, ...allowed].map(here) },
    comment,
  );

/** What lies side by side in `root`, each with what it imports of the others; a name that is missing is refused. */
const layers = (name, root, allowed) => {
  const inRoot = (part) => here(`${root}/${part.replace('.', '\\.')}`);
  return [
    ...Object.entries(allowed).map(([part, others]) =>
      rule(
        `${name}-${part}`,
        { path: inRoot(part), pathNot: tests },
        { path: `^${root}/`, pathNot: [part, ...others].map(inRoot) },
      ),
    ),
    rule(
      `${name}-unnamed`,
      { path: `^${root}/`, pathNot: [tests, ...Object.keys(allowed).map(inRoot)] },
      { path: `^${root}/` },
    ),
  ];
};

const server = 'apps/server/src';
const console = 'apps/console/src';
const engine = 'packages/engine/src';
const heavy = 'node_modules/(@mantine|@tanstack|zod|recharts)';

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('resolvable', {}, { couldNotResolve: true, pathNot: ['paraglide', '^virtual:', '\\?'] }),
    rule(
      'declared-dependencies',
      {
        path: '^(packages|apps)/',
        pathNot: [tests, '\\.config\\.ts$|/build/|build\\.mjs$'],
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
      'A package of the registry is declared by the workspace that imports it.',
    ),

    rule(
      'packages-by-their-exports',
      { path: '^(packages/[^/]+|apps/[^/]+|e2e|bench|scripts|tools)/' },
      {
        path: '^packages/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
      'A package is imported by its name, so that its package.json says what others may have of it.',
    ),
    only('brazil', 'packages/brazil', []),
    only('contract', 'packages/contract', ['packages/brazil']),
    only('specimens', 'packages/specimens', ['packages/brazil']),
    only('engine', 'packages/engine', [
      'packages/brazil',
      ...['constants.ts', 'fields', 'model/result.ts', 'services'].map(
        (part) => `packages/contract/src/${part}`,
      ),
    ]),
    // `tools/hangs.ts`: after how long a test counts as hung.
    only('console', 'apps/console', ['packages/brazil', 'packages/contract', 'tools/hangs.ts']),
    only('server', 'apps/server', [
      'packages/brazil',
      'packages/contract',
      'packages/engine',
      'packages/specimens',
    ]),
    rule(
      'server-draws-in-demo-and-tests',
      { path: `^${server}/`, pathNot: [tests, `^${server}/demo/`] },
      { path: '^packages/specimens/' },
    ),
    only('e2e', 'e2e', ['scripts/free-port.mjs']),
    only('bench', 'bench', [
      'packages',
      ...['testing', 'platform', 'app', 'features/[^/]+/index.ts'].map((part) => `${server}/${part}`),
    ]),
    only('scripts', 'scripts', ['packages/specimens']),
    only('tools', 'tools', []),

    ...layers('server', server, {
      main: ['app', 'config', 'platform'],
      app: ['demo', 'features', 'platform', 'config'],
      demo: ['features', 'platform', 'config'],
      features: ['platform', 'config'],
      platform: ['config'],
      config: [],
    }),
    rule(
      'server-feature-through-its-index',
      { path: `^${server}/features/([^/]+)/`, pathNot: tests },
      { path: `^${server}/features/`, pathNot: `^${server}/features/($1/|[^/]+/index\\.ts$)` },
    ),
    rule(
      'server-features-through-their-index',
      { path: `^${server}/(app|demo)/`, pathNot: tests },
      { path: `^${server}/features/`, pathNot: `^${server}/features/[^/]+/index\\.ts$` },
    ),
    rule(
      'web-framework-in-app-and-routes',
      { path: `^${server}/`, pathNot: [`^${server}/app/`, '\\.routes\\.ts$', tests] },
      { path: 'node_modules/(fastify|@fastify)/' },
    ),
    rule(
      'sql-in-stores',
      {
        path: `^${server}/`,
        pathNot: [`^${server}/platform/(database|queue)/`, '\\.store\\.ts$', tests],
      },
      { path: 'node_modules/(pg|drizzle-orm)/', dependencyTypesNot: ['type-only'] },
    ),

    ...layers('engine', engine, {
      'index.ts': ['pipeline', 'pages', 'ocr', 'engine-options.ts', 'outcome.ts', 'version.ts'],
      'stages.ts': ['pipeline', 'pages', 'ocr'],
      pipeline: [
        'extract',
        'meters',
        'faces',
        'codes',
        'ocr',
        'pages',
        'engine-options.ts',
        'outcome.ts',
        'version.ts',
      ],
      extract: ['evidence', 'pages', 'outcome.ts'],
      meters: ['ocr', 'pages'],
      faces: [],
      ocr: ['pages'],
      codes: ['pages'],
      evidence: ['pages'],
      pages: ['outcome.ts'],
      'engine-options.ts': ['pages'],
      'outcome.ts': [],
      'version.ts': [],
    }),
    rule(
      'engine-readers-do-not-see-each-other',
      { path: `^${engine}/extract/([^/]+)/`, pathNot: tests },
      {
        path: `^${engine}/extract/[^/]+/`,
        pathNot: `^${engine}/extract/($1|reading|generic|classify)/`,
      },
    ),

    ...layers('console', console, {
      'main.tsx': ['app', 'public', 'base', 'start-failure.ts'],
      'start-failure.ts': ['base'],
      public: ['base', 'i18n', 'app/program.tsx', 'features/terms/components/terms-text.tsx'],
      app: ['routes', 'ui', 'api', 'lib', 'base', 'i18n', 'theme'],
      routes: ['shell', 'features', 'ui', 'api', 'lib', 'base', 'i18n', 'theme'],
      shell: ['ui', 'api', 'lib', 'base', 'i18n', 'theme'],
      features: ['ui', 'api', 'lib', 'base', 'i18n', 'theme'],
      ui: ['api', 'lib', 'base', 'i18n', 'theme'],
      api: ['lib', 'base', 'i18n'],
      lib: ['base', 'i18n'],
      theme: ['base', 'i18n'],
      base: ['i18n'],
      i18n: [],
    }),
    rule(
      'console-features-do-not-see-each-other',
      { path: `^${console}/features/([^/]+)/`, pathNot: tests },
      { path: `^${console}/features/`, pathNot: `^${console}/features/$1/` },
    ),
    rule(
      'console-starts-light',
      { path: `^${console}/(base|public)/`, pathNot: tests },
      { path: heavy, dependencyTypesNot: ['type-only'] },
      'The logged-out screens, and what both programs load, carry no UI, router, query or schema library.',
    ),
    rule(
      'result-viewer-knows-no-jobs',
      { path: `^${console}/ui/result-viewer/`, pathNot: tests },
      { path: [`^${console}/(api|ui/job-viewer)/`, '^packages/contract/src/(model/job|endpoints)'] },
    ),
    rule('only-tests-import-testing', { path: ours, pathNot: [tests, '^bench/'] }, { path: '/testing/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/dist-tests-|/paraglide/|playwright-report|test-results)' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
