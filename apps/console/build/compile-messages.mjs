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

/** A message of the compiler: a function for each language, and one that chooses by what its caller may have asked for. */
const choice =
  /\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = .*\n\tif \(locale === "en"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}/;
/** The function of one language, where it says one sentence. */
const sentence = /^const (\w+) = .* \((i?)\) => \{\n\treturn (.+)\n\};\n\n/gm;

/** Where the types of a message say that it takes a language. */
const optionsOfType =
  /\((\(inputs\??: \w+), options\?: \{ locale\?: "pt" \| "en" \}\) => LocalizedString\) & .*? \*\//;
const optionsOfSentence = /^\* @param \{\{ locale\?: "pt" \| "en" \}\} options\n/m;

/** The message as one expression: nobody asks for another language than the chosen one, and half of the bytes were the asking. */
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

/** What the compiled messages were made of; unchanged catalogues are not compiled again. */
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
  for (const name of readdirSync(join(outdir, 'messages'))) {
    const path = join(outdir, 'messages', name);
    const message = readFileSync(path, 'utf8');
    // The others are the index, and messages that went away.
    if (message.includes('experimentalStaticLocale')) writeFileSync(path, slim(message));
  }
  writeFileSync(stampPath, stamp);
}
// The compiler leaves timers of 30 s behind, which would hold the process open.
process.exit(0);
