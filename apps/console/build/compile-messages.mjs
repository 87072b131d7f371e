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

/** A compiled message: one function per language, and one that picks between them by the locale in its options. */
const choice =
  /\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = .*\n\tif \(locale === "en"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}/;
/** The function of one language, when it is a single sentence. */
const sentence = /^const (\w+) = .* \((i?)\) => \{\n\treturn (.+)\n\};\n\n/gm;

/** The part of a message's type that accepts a locale. */
const optionsOfType =
  /\((\(inputs\??: \w+), options\?: \{ locale\?: "pt" \| "en" \}\) => LocalizedString\) & .*? \*\//;
const optionsOfSentence = /^\* @param \{\{ locale\?: "pt" \| "en" \}\} options\n/m;

/**
 * The message as one expression: no caller asks for a locale other than the current one, and the code that picked it
 * was half of the bytes.
 */
function slim(message) {
  const said = new Map(
    [...message.matchAll(sentence)].map(([, name, inputs, text]) => [name, { inputs, text }]),
  );
  const slimmed = message.replace(choice, (_, english, portuguese) => {
    const [en, pt] = [said.get(english), said.get(portuguese)];
    return en && pt
      ? `(${en.inputs || pt.inputs}) => getLocale() === "en" ? ${en.text} : ${pt.text}`
      : `(inputs) => getLocale() === "en" ? ${english}(inputs) : ${portuguese}(inputs)`;
  });
  if (slimmed === message) throw new Error(`The compiler writes messages of another shape:\n${message}`);
  const isWhole = said.size === 2;
  return (isWhole ? slimmed.replaceAll(sentence, '') : slimmed)
    .replace(', experimentalStaticLocale', '')
    .replace(optionsOfType, '$1) => LocalizedString} */')
    .replace(optionsOfSentence, '');
}

/** Hash of everything the compiled messages depend on; unchanged catalogues are not compiled again. */
function stampOf() {
  const hash = createHash('sha256');
  hash
    .update(settings)
    .update(readFileSync(runtime))
    .update(readFileSync(fileURLToPath(import.meta.url)));
  for (const entry of readdirSync(catalogues, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (entry.endsWith('.json')) hash.update(entry).update(readFileSync(join(catalogues, entry)));
  }
  return hash.digest('hex');
}

const stamp = stampOf();
const isCurrent = existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp;
if (!isCurrent) {
  // The compiler and editors look for the project file here; it lists the catalogue folders.
  mkdirSync(fromConsole('project.inlang'), { recursive: true });
  writeFileSync(fromConsole('project.inlang/settings.json'), settings);
  await compile({
    project: fromConsole('project.inlang'),
    outdir,
    emitGitIgnore: false,
    emitReadme: false,
    emitPrettierIgnore: false,
    includeEslintDisableComment: false,
    // Another process may be reading these files; the type check catches uses of a message that was removed.
    cleanOutdir: false,
  });
  copyFileSync(runtime, join(outdir, 'runtime.js'));
  rmSync(join(outdir, 'server.js'));
  for (const name of readdirSync(join(outdir, 'messages'))) {
    const path = join(outdir, 'messages', name);
    const message = readFileSync(path, 'utf8');
    // The other files are the index and messages that were removed.
    if (message.includes('experimentalStaticLocale')) writeFileSync(path, slim(message));
  }
  writeFileSync(stampPath, stamp);
}
// The compiler leaves 30 s timers that would keep the process alive.
process.exit(0);
