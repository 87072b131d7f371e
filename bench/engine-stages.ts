// Prints where the processor time of a page goes, compared with the plain `tesseract` program, as Markdown; with
// --wasm as on a machine without Tesseract. Memory as in the engine's children: with MALLOC_MMAP_THRESHOLD_=33554432
// MALLOC_TRIM_THRESHOLD_=536870912 MALLOC_TOP_PAD_=67108864 before it:
// node --single-threaded --initial-old-space-size=256 --interrupt-budget=540672 --import tsx bench/engine-stages.ts [--wasm] scan.jpg …
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { defaultLimits } from '@lavra/engine';
import {
  type Recogniser,
  createInstalledRecogniser,
  createTesseractJs,
  openDocument,
  readPage,
} from '@lavra/engine/stages';

import { row } from './pages.ts';

const run = promisify(execFile);
// The same environment as in the engine's children.
Object.assign(process.env, { OMP_THREAD_LIMIT: '1', VIPS_CONCURRENCY: '1' });
const wideMs = 30 * 60_000;
// Plain is measured as it is, without the settings for memory that the engine's children have.
const plainEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')),
);
const columns = ['codes', 'preparation', 'page', 'lines, quick', 'lines, careful', 'rest', 'all', 'plain'];

/** Processor milliseconds of this process and its ended children (Linux counts hundredths of a second for these). */
function spentMs(): number {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /, '')
    .split(' ');
  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * 10;
}

let spent = new Map<string, number>();

async function measured<T>(stage: string, work: () => Promise<T>): Promise<T> {
  const from = spentMs();
  const result = await work();
  spent.set(stage, (spent.get(stage) ?? 0) + spentMs() - from);
  return result;
}

const inner = process.argv.includes('--wasm')
  ? createTesseractJs({ timeoutMs: wideMs })
  : createInstalledRecogniser({ path: undefined, timeoutMs: wideMs });
const recogniser: Recogniser = {
  ...inner,
  read: (...page) => measured('page', () => inner.read(...page)),
  readLines: (pictures, care = 'careful') =>
    measured(`lines, ${care}`, () => inner.readLines(pictures, care)),
};

async function readOne(path: string): Promise<Map<string, number>> {
  spent = new Map();
  const opened = await openDocument(path, defaultLimits);
  if (opened.kind === 'xml') throw new Error(`${path} has no pages`);
  const source = await opened.document.page(1);
  const clock = { measure: measured, stages: () => ({}), seconds: () => '' };
  await measured('all', () => readPage(source, { recogniser, readsAllCodes: false }, clock));
  opened.document.close();
  const reading = ['page', 'lines, quick', 'lines, careful'].reduce((sum, name) => sum + of(name), 0);
  spent.set('preparation', of('ocr') - reading);
  spent.set('rest', of('all') - of('ocr') - of('codes'));
  await measured('plain', () =>
    run('tesseract', [path, 'stdout', '-l', 'por', '--psm', '3'], { env: plainEnvironment }),
  );
  return spent;
}

const of = (stage: string) => spent.get(stage) ?? 0;

const print = (cells: readonly (string | number)[]) => process.stdout.write(`${row(cells)}\n`);
const paths = process.argv.slice(2).filter((each) => each !== '--wasm');
const sums = columns.map(() => 0);
// The first pages also compile and load code, which should not count.
for (const path of paths.slice(0, 2)) await readOne(path);
print(['processor ms', ...columns, 'ratio']);
print(Array.from({ length: columns.length + 2 }, () => '---'));
for (const path of paths) {
  await readOne(path);
  const cells = columns.map(of);
  cells.forEach((ms, index) => (sums[index] = (sums[index] ?? 0) + ms));
  print([path.split('/').slice(-4).join('/'), ...cells.map(Math.round), ratio(cells)]);
}
print(['mean', ...sums.map((sum) => Math.round(sum / paths.length)), ratio(sums)]);
await inner.close();

function ratio(cells: readonly number[]): string {
  return ((cells.at(-2) ?? 0) / (cells.at(-1) ?? 1)).toFixed(2);
}
