// Holds each route to its budget of bytes and requests: prints `route kB budget requests budget`, gzip, from the
// manifest of the last build, or of the build in the given folder.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const [, , folder] = process.argv;
const dist = folder === undefined ? new URL('../dist/', import.meta.url) : pathToFileURL(`${folder}/`);
/** Entries by module, as Vite writes them. */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** JavaScript per route in kilobytes of 1000 bytes, gzip. */
const budgets = { login: 82, public: 85, screen: 160, heavyScreen: 295 };
/**
 * Requests until the first paint, by route. `others` counts what is neither script nor stylesheet: the page itself and,
 * for signed-in users, the settings, the session, the typeface and the data.
 */
const requestsOf = { login: { most: 5, others: 1 }, 'jobs/job-list': { most: 12, others: 5 } };
/** Screens with charts, the page viewer or inputs; every other screen is held to the smaller budget of a list. */
const heavy = new Set([
  'account/account',
  'backoffice/review/review',
  'billing/admin-invoice',
  'billing/invoice-details',
  'demo/demo',
  'jobs/details',
  'usage/provider-dashboard',
]);

/** The module and all its static imports; dynamic imports are not part of the first paint. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

function filesOf(keys) {
  const loaded = new Set(keys.flatMap((key) => [...closure(key)]));
  // The base's styles are inlined in the page.
  const styles = [...loaded].flatMap((key) =>
    manifest[key].name === 'base' ? [] : (manifest[key].css ?? []),
  );
  const scripts = [...loaded].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
  return {
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles)].filter((file) => !file.includes('/base-')),
  };
}

function kilobytesOf(scripts) {
  const bytes = scripts.map((file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

/**
 * The chunk that holds a folder's shared modules: the largest of that name, because the bundler gives the same name to
 * small chunks shared by few.
 */
function chunkOf(name) {
  const bytesOf = (key) => statSync(new URL(manifest[key].file, dist)).size;
  const [chunk] = Object.keys(manifest)
    .filter((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'))
    .toSorted((a, b) => bytesOf(b) - bytesOf(a));
  if (chunk === undefined) throw new Error(`The build has no chunk ${name}`);
  return chunk;
}

function routes() {
  const publicProgram = chunkOf('public');
  const frame = chunkOf('frame');
  const screens = Object.keys(manifest).filter((key) =>
    /^src\/(?:public|features)\/.*-screen\.tsx$/.test(key),
  );
  return [
    { name: 'login', keys: ['index.html', publicProgram], limit: budgets.login },
    ...screens.map((key) => {
      const isPublic = key.startsWith('src/public/');
      const program = isPublic ? publicProgram : frame;
      const name = key.replace(/^src\/(?:features\/)?|(?:screens|list|details)\/|-screen\.tsx$/g, '');
      const signedIn = heavy.has(name) ? budgets.heavyScreen : budgets.screen;
      return { name, keys: ['index.html', program, key], limit: isPublic ? budgets.public : signedIn };
    }),
  ];
}

const held = routes();
const names = held.map(({ name }) => name);
const unknown = [...heavy, ...Object.keys(requestsOf)].filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`Held to a budget of their own, and no screens: ${unknown.join(', ')}`);

let isOver = false;
for (const { name, keys, limit } of held) {
  const { scripts, styles } = filesOf(keys);
  const kilobytes = kilobytesOf(scripts);
  const { most, others } = requestsOf[name] ?? { most: Infinity, others: 0 };
  const requests = scripts.length + styles.length + others;
  const isWithin = kilobytes <= limit && requests <= most;
  if (!isWithin) isOver = true;
  const counted = most === Infinity ? '' : ` ${requests} ${most}`;
  process.stdout.write(`${isWithin ? '✓' : '✗'} ${name} ${kilobytes.toFixed(1)} ${limit}${counted}\n`);
}
if (isOver) process.stdout.write(`A route is over its budget (see ${fileURLToPath(import.meta.url)}).\n`);
process.exitCode = isOver ? 1 : 0;
