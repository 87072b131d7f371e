// Checks the dependency arrows. dependency-cruiser reads TypeScript through the compiler's JavaScript API, which
// TypeScript 7 no longer has: this folder installs version 5 for it, and module resolution is redirected to it here.
import Module, { createRequire, register } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { folderCircles } from './folder-circles.mjs';
import { findForeignWrites } from './store-writes.mjs';

const here = createRequire(import.meta.url);
const compiler = here.resolve('typescript');
const compilerManifest = here.resolve('typescript/package.json');

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolve(request, ...rest) {
  if (request === 'typescript') return compiler;
  if (request === 'typescript/package.json') return compilerManifest;
  return resolveFilename.call(this, request, ...rest);
};
register(
  `data:text/javascript,${encodeURIComponent(`
    export const resolve = (specifier, context, next) =>
      specifier === 'typescript' ? { url: ${JSON.stringify(pathToFileURL(compiler).href)}, shortCircuit: true } : next(specifier, context);
  `)}`,
);

const { cruise, format } = await import('dependency-cruiser');
const { default: extractOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
const root = fileURLToPath(new URL('../..', import.meta.url));
// An argument names another tree, so that the rules can be tested on it.
process.chdir(process.argv[2] ?? root);
const folders = ['packages', 'apps', 'bench', 'e2e', 'scripts', 'tools'];
const options = await extractOptions(join(root, '.dependency-cruiser.cjs'));
const { output: found } = await cruise(folders, options);
const { output } = await format(found, { outputType: 'err' });
process.stdout.write(`${output}\n`);

// Tests may set up what they need from anywhere, so they are left out; a circle is one between files of the product.
const isTest = (path) => /\.(?:test|cases)\.tsx?$|\/testing\//.test(path);
const imports = found.modules
  .filter(({ source }) => !isTest(source))
  .flatMap(({ source, dependencies }) =>
    dependencies.filter(({ resolved }) => !isTest(resolved)).map(({ resolved }) => [source, resolved]),
  );
const circles = folderCircles(imports);
for (const circle of circles) process.stdout.write(`error folder-circle: ${circle.join(' <-> ')}\n`);

const foreignWrites = findForeignWrites();
for (const violation of foreignWrites) process.stdout.write(`${violation}\n`);

const isEmpty = found.summary.totalCruised < 100;
if (isEmpty)
  process.stdout.write(
    `error: looked at ${found.summary.totalCruised} files only in ${folders.join(', ')}\n`,
  );
const isViolated = found.summary.error > 0 || circles.length > 0 || foreignWrites.length > 0 || isEmpty;
process.exitCode = isViolated ? 1 : 0;
