/** The arrows of docs/ARCHITECTURE.md: a folder that is not named in a rule is refused by `only-known-folders`. */
const internals = (folder) => `^${folder}/`;

/** `from` may import only what `allowed` lists (plus itself, packages of the registry and Node). */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: internals(from), pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(packages|apps|e2e|bench|scripts)/',
    pathNot: [from, ...allowed].map(internals),
  },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['paraglide', '^virtual:', '\\?'] },
    },
    {
      name: 'declared-dependencies',
      comment: 'A package of the registry is declared by the workspace that imports it.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: '\\.test\\.tsx?$|/testing/|\\.config\\.ts$|/build/|build\\.mjs$',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    only('brazil-knows-nothing', 'packages/brazil', []),
    only('contract-knows-brazil', 'packages/contract', ['packages/brazil']),
    only('specimens-know-brazil', 'packages/specimens', ['packages/brazil']),
    only('engine-knows-model-and-brazil', 'packages/engine', ['packages/brazil', 'packages/contract/src']),
    only('console-knows-contract-and-brazil', 'apps/console', ['packages/brazil', 'packages/contract']),
    only('server-knows-contract-engine-brazil', 'apps/server', [
      'packages/brazil',
      'packages/contract',
      'packages/engine',
      'packages/specimens',
    ]),
    {
      name: 'e2e-knows-the-command-that-starts-it',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(packages|apps|bench|tools)/' },
    },
    {
      name: 'bench-knows-public-surfaces',
      comment:
        'Packages by their exports, and the parts of the server that a program can be put together from; features by their index.',
      severity: 'error',
      from: { path: '^bench/' },
      to: {
        path: '^apps/',
        pathNot: '^apps/server/src/((testing|platform|app)/|features/[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'specimens-stay-in-seed-and-tests',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$|^apps/server/src/(testing|demo)/' },
      to: { path: '^packages/specimens/' },
    },
    {
      name: 'engine-reads-only-the-model-of-the-contract',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/contract/src/(endpoints|client|openapi|kernel|rules)' },
    },
    {
      name: 'only-known-folders',
      severity: 'error',
      from: {},
      to: { path: '^(packages/(?!brazil|contract|engine|specimens)|apps/(?!console|server))' },
    },

    // Server: main → app → features → platform
    {
      name: 'server-platform-is-lowest',
      severity: 'error',
      from: { path: '^apps/server/src/(platform|config)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(main|app|features|demo|testing)/' },
    },
    {
      name: 'server-features-know-platform-only',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/(main|app|demo|testing)/' },
    },
    {
      name: 'server-feature-through-its-index',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/features/[^/]+/',
        pathNot: '^apps/server/src/features/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'server-features-are-used-through-their-index',
      severity: 'error',
      from: { path: '^apps/server/src/(app|main|demo)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'server-app-does-not-know-main',
      severity: 'error',
      from: { path: '^apps/server/src/app/' },
      to: { path: '^apps/server/src/main/' },
    },
    {
      name: 'only-testing-imports-testing',
      severity: 'error',
      from: { path: '^apps/(server|console)/src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^apps/(server|console)/src/testing/' },
    },
    {
      name: 'web-framework-in-app-and-routes',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(app|testing)/|\\.routes\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'sql-in-stores',
      comment: 'The database library is imported by platform/database and the stores alone.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(platform/(database|queue)|testing)/|\\.store\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/(pg|drizzle-orm)/', dependencyTypesNot: ['type-only'] },
    },

    // Console: app → routes → shell, features → ui, api → lib, i18n
    {
      name: 'console-features-do-not-see-each-other',
      severity: 'error',
      from: { path: '^apps/console/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/console/src/features/[^/]+/', pathNot: '^apps/console/src/features/$1/' },
    },
    {
      name: 'console-features-do-not-see-routes',
      severity: 'error',
      from: { path: '^apps/console/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/console/src/(routes|app|shell|public)/' },
    },
    {
      name: 'console-ui-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/console/src/(ui|api|lib|base|i18n)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/console/src/(features|routes|app|shell|public)/' },
    },
    {
      name: 'console-shell-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/console/src/shell/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/console/src/(features|routes|app|public)/' },
    },
    {
      name: 'console-routes-do-not-see-app',
      severity: 'error',
      from: { path: '^apps/console/src/routes/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/console/src/(app|public)/' },
    },
    {
      name: 'console-api-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/console/src/(api|lib|base|i18n)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/console/src/ui/' },
    },
    {
      name: 'console-lib-is-lowest',
      severity: 'error',
      from: { path: '^apps/console/src/(lib|base|i18n)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/console/src/api/' },
    },
    {
      name: 'console-base-is-light',
      comment: 'Both programs load all of it.',
      severity: 'error',
      from: { path: '^apps/console/src/base/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^apps/console/src/(ui|lib|theme)/', 'node_modules/(@mantine|@tanstack|zod|recharts)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'result-viewer-knows-no-jobs',
      severity: 'error',
      from: { path: '^apps/console/src/ui/result-viewer/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^apps/console/src/(api|ui/job-viewer)/', '^packages/contract/src/(model/job|endpoints)'],
      },
    },
    {
      name: 'public-program-is-light',
      comment: 'The logged-out screens carry no UI, router, query or schema library.',
      severity: 'error',
      from: { path: '^apps/console/src/public/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(@mantine|@tanstack|zod|recharts)', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/paraglide/|playwright-report|test-results)' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
