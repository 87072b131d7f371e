// Prints what pages with a text layer cost beside the same pages scanned, as Markdown: processor seconds of the engine's
// child for a page, warm, for each service that has both among the samples (one layout each):
// node --import tsx bench/text-speed.ts [--child apps/server/dist/engine-child.js] [--from <folder of samples>]
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createEngine } from '@lavra/engine';

import { childSeconds } from './child-seconds.ts';
import { row } from './pages.ts';

const { values: given } = parseArgs({
  options: {
    child: { type: 'string' },
    from: { type: 'string', default: fileURLToPath(new URL('../../shared/samples/drawn', import.meta.url)) },
  },
});
/** A child compiles what it does often: readings before that are not counted. The system counts hundredths of a second, so that many are. */
const rounds = { 'page.pdf': { warm: 6, counted: 6 }, 'scan.jpg': { warm: 1, counted: 2 } } as const;
type File = keyof typeof rounds;
const wideMs = 30 * 60_000;

interface Sample {
  readonly service: string;
  /** Service, layout and number. */
  readonly name: string;
}

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The first sample of each service that is there both with text and scanned. */
function samplesIn(from: string): Sample[] {
  return foldersIn(from).flatMap((service) => {
    const all = foldersIn(join(from, service)).flatMap((layout) =>
      foldersIn(join(from, service, layout)).map((number) => join(service, layout, number)),
    );
    const name = all.find((each) => Object.keys(rounds).every((file) => existsSync(join(from, each, file))));
    return name === undefined ? [] : [{ service, name }];
  });
}

if (!existsSync(given.from)) {
  console.log(`Skipped: the samples are not there (${given.from})`);
  process.exit(0);
}

const samples = samplesIn(given.from);
const engine = createEngine({
  children: 1,
  pageTimeoutMs: wideMs,
  jobTimeoutMs: wideMs,
  ...(given.child === undefined ? {} : { childPath: resolve(given.child) }),
});

/** Files of which a page was read as a picture: it may hold one beside its text. */
const pictured = new Set<Sample>();

/** Processor seconds for a page of one reading. */
async function read(sample: Sample, file: File): Promise<number> {
  const { service, name } = sample;
  const from = childSeconds();
  const outcome = await engine.recognise({ service, files: { document: join(given.from, name, file) } });
  if (outcome.kind !== 'recognised') throw new Error(`${name}/${file} was not read: ${outcome.kind}`);
  const pages = outcome.result.Pages ?? [];
  if (file === 'page.pdf' && pages.some(({ source }) => source !== 'text-layer')) pictured.add(sample);
  return (childSeconds() - from) / Math.max(1, pages.length);
}

/** Mean processor seconds for a page of each sample. Each round reads all, as jobs of many services come. */
async function measured(file: File): Promise<Map<Sample, number>> {
  const { warm, counted } = rounds[file];
  const means = new Map<Sample, number>();
  for (let round = 0; round < warm + counted; round += 1)
    for (const sample of samples.filter((each) => !pictured.has(each))) {
      const seconds = await read(sample, file);
      if (round >= warm) means.set(sample, (means.get(sample) ?? 0) + seconds / counted);
    }
  return means;
}

try {
  const [texts, scans] = [await measured('page.pdf'), await measured('scan.jpg')];
  const both = samples.filter((sample) => !pictured.has(sample));
  const print = (name: string, text: number, scan: number): void =>
    console.log(row([name, text.toFixed(3), scan.toFixed(2), (scan / text).toFixed(1)]));
  const meanOf = (means: ReadonlyMap<Sample, number>): number =>
    both.reduce((sum, sample) => sum + (means.get(sample) ?? 0), 0) / both.length;
  console.log(row(['processor s a page', 'text', 'scan', 'ratio']));
  console.log(row(['---', '---', '---', '---']));
  for (const sample of both) print(sample.name, texts.get(sample) ?? 0, scans.get(sample) ?? 0);
  print('mean', meanOf(texts), meanOf(scans));
  for (const { name } of pictured) console.log(`\n${name}/page.pdf has pages that are read as pictures, too`);
} finally {
  await engine.close();
}
