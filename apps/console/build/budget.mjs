// Holds each route to its budget of bytes and requests: prints `route kB budget requests budget`, gzip, from the
// manifest of the last build.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
/** By module, as Vite writes it. */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Kilobytes of 1000 bytes, JavaScript, gzip. */
const budgets = { login: 82, public: 85, screen: 160, heavyScreen: 295 };
/** Requests until the first paint, of a screen with one question to the server. */
const mostRequests = { public: 5, screen: 12 };
/** The page; a signed-in one asks for its settings, the session, its typeface and its data besides. */
const otherRequests = { public: 1, screen: 5 };
/** Screens that hold charts, the page viewer or inputs; every other one is held to the budget of a list. */
const heavy = /(?:indicators|demo|details|account|admin-invoice|provider-dashboard|review)-screen\.tsx$/;

/** The module and all that it imports at once; what it imports later is not part of the first paint. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

function filesOf(keys) {
  const loaded = new Set(keys.flatMap((key) => [...closure(key)]));
  // The base's styles stand in the page.
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

/** The chunk of a folder that travels together. */
function chunkOf(name) {
  return Object.keys(manifest).find(
    (key) => manifest[key].name === name && manifest[key].file.endsWith('.js'),
  );
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
      const signedIn = heavy.test(key) ? budgets.heavyScreen : budgets.screen;
      const name = key.replace(/^src\/(?:features\/)?|(?:screens|list|details)\/|-screen\.tsx$/g, '');
      return { name, keys: ['index.html', program, key], limit: isPublic ? budgets.public : signedIn };
    }),
  ];
}

let isOver = false;
for (const { name, keys, limit } of routes()) {
  const { scripts, styles } = filesOf(keys);
  const kilobytes = kilobytesOf(scripts);
  const kind = name === 'login' ? 'public' : name === 'jobs/job-list' ? 'screen' : undefined;
  const requests = scripts.length + styles.length + (otherRequests[kind] ?? 0);
  const most = mostRequests[kind] ?? Infinity;
  const isWithin = kilobytes <= limit && requests <= most;
  if (!isWithin) isOver = true;
  const counted = kind === undefined ? '' : ` ${requests} ${most}`;
  process.stdout.write(`${isWithin ? '✓' : '✗'} ${name} ${kilobytes.toFixed(1)} ${limit}${counted}\n`);
}
if (isOver) process.stdout.write(`A route is over its budget (see ${fileURLToPath(import.meta.url)}).\n`);
process.exitCode = isOver ? 1 : 0;
