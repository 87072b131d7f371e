// Checks the dependency arrows. dependency-cruiser reads TypeScript through the compiler's JavaScript API, which
// TypeScript 7 no longer has: this folder holds version 5 for it, and its resolution is pointed here.
import Module, { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

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

const { cruise } = await import('dependency-cruiser');
const { default: extractOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
const options = await extractOptions('./.dependency-cruiser.cjs');
const result = await cruise(process.argv.slice(2), { ...options, outputType: 'err' });
process.stdout.write(`${result.output}\n`);
const foreignWrites = findForeignWrites();
for (const fault of foreignWrites) process.stdout.write(`${fault}\n`);
process.exitCode = result.exitCode === 0 && foreignWrites.length === 0 ? 0 : 1;
