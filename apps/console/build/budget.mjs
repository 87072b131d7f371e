// Holds each route to its byte budget: prints `route kB budget`, gzip, from the manifest of the last build.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
/** By module, as Vite writes it. */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Kilobytes of 1000 bytes, JavaScript, gzip. */
const budgets = { login: 82, public: 85, screen: 160, heavyScreen: 290 };
/** Screens that hold charts, the page viewer or long forms; every other one is held to the budget of a list. */
const heavy = /(?:indicators|demo|details|account)-screen\.tsx$/;

/** The module and all that it imports at once; what it imports later is not part of the first paint. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

function kilobytesOf(keys) {
  const files = new Set(keys.flatMap((key) => [...closure(key)]).map((key) => manifest[key].file));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return (
    scripts.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0) /
    1000
  );
}

function routes() {
  const publicProgram = Object.keys(manifest).find(
    (key) => manifest[key].name === 'public' && manifest[key].file.endsWith('.js'),
  );
  const screens = Object.keys(manifest).filter((key) =>
    /^src\/(?:public|features)\/.*-screen\.tsx$/.test(key),
  );
  return [
    { name: 'login', keys: ['index.html', publicProgram], limit: budgets.login },
    ...screens.map((key) => {
      const isPublic = key.startsWith('src/public/');
      const program = isPublic ? publicProgram : 'src/app/program.tsx';
      const signedIn = heavy.test(key) ? budgets.heavyScreen : budgets.screen;
      const name = key.replace(/^src\/(?:features\/)?|(?:screens|list|details)\/|-screen\.tsx$/g, '');
      return { name, keys: ['index.html', program, key], limit: isPublic ? budgets.public : signedIn };
    }),
  ];
}

let isOver = false;
for (const { name, keys, limit } of routes()) {
  const kilobytes = kilobytesOf(keys);
  if (kilobytes > limit) isOver = true;
  process.stdout.write(`${kilobytes > limit ? '✗' : '✓'} ${name} ${kilobytes.toFixed(1)} ${limit}\n`);
}
if (isOver) process.stdout.write(`A route is over its budget (see ${fileURLToPath(import.meta.url)}).\n`);
process.exitCode = isOver ? 1 : 0;
