// Compiles the catalogues of `messages/<feature>/{pt,en}.json` to the typed functions of `src/i18n/paraglide`.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compile } from '@inlang/paraglide-js';

const fromConsole = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const catalogues = fromConsole('messages');
const outdir = fromConsole('src/i18n/paraglide');
const runtime = fromConsole('build/message-runtime.js');
const stampPath = join(outdir, '.stamp');

const settings = JSON.stringify({
  baseLocale: 'pt',
  locales: ['pt', 'en'],
  modules: ['../../node_modules/@inlang/plugin-message-format/dist/index.js'],
  'plugin.inlang.messageFormat': {
    pathPattern: readdirSync(catalogues)
      .toSorted()
      .map((name) => `./messages/${name}/{locale}.json`),
  },
});

/** What the compiled messages were made of; unchanged catalogues are not compiled again. */
function stampOf() {
  const hash = createHash('sha256');
  hash.update(settings).update(readFileSync(runtime));
  for (const entry of readdirSync(catalogues, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (entry.endsWith('.json')) hash.update(entry).update(readFileSync(join(catalogues, entry)));
  }
  return hash.digest('hex');
}

const stamp = stampOf();
const isCurrent = existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp;
if (!isCurrent) {
  // Where the compiler and editors look for it; the folders are the list of catalogues.
  mkdirSync(fromConsole('project.inlang'), { recursive: true });
  writeFileSync(fromConsole('project.inlang/settings.json'), settings);
  await compile({
    project: fromConsole('project.inlang'),
    outdir,
    emitGitIgnore: false,
    emitReadme: false,
    emitPrettierIgnore: false,
    includeEslintDisableComment: false,
    // Somebody else may be reading; a message that went away is caught by the types.
    cleanOutdir: false,
  });
  copyFileSync(runtime, join(outdir, 'runtime.js'));
  rmSync(join(outdir, 'server.js'));
  writeFileSync(stampPath, stamp);
}
// The compiler leaves timers of 30 s behind, which would hold the process open.
process.exit(0);
