// Prints the engine's time for single documents, as Markdown; with --first its processes get priority over others,
// which requires root: node --import tsx bench/engine-lines.ts [--first]
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { createEngine, type Engine } from '@lavra/engine';

import { childSeconds, livingChildren } from './child-seconds.ts';
import { row } from './pages.ts';

const samples = fileURLToPath(new URL('../../shared/samples/', import.meta.url));
/** Wide enough that a busy machine does not end a reading. */
const wideMs = 30 * 60_000;
const rounds = 3;
/** A lower value runs earlier; the reading processes lower their own priority. */
const first = -15;

const drawn = (service: string, file: string) => `${samples}drawn/${service}/A1/1/${file}`;
const portrait = (name: string) => `${samples}facematch/${name}.jpg`;

interface Spent {
  readonly cpu: number;
  readonly wall: number;
}

type Files = Parameters<Engine['recognise']>[0];

async function spentOn(engine: Engine, documents: readonly Files[]): Promise<Spent> {
  const [cpu, wall] = [childSeconds(), performance.now()];
  const outcomes = await Promise.all(documents.map((each) => engine.recognise(each)));
  for (const outcome of outcomes) if (outcome.kind === 'refused') throw new Error(outcome.code);
  return { cpu: childSeconds() - cpu, wall: (performance.now() - wall) / 1000 };
}

/** The minimum of some rounds: other load on the machine can only add to it. */
async function leastOn(engine: Engine, documents: readonly Files[]): Promise<Spent> {
  let least: Spent = { cpu: Infinity, wall: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    const { cpu, wall } = await spentOn(engine, documents);
    least = { cpu: Math.min(least.cpu, cpu), wall: Math.min(least.wall, wall) };
  }
  return least;
}

const engine = createEngine({ children: 2, pageTimeoutMs: wideMs, jobTimeoutMs: wideMs });
const say = (cells: readonly (string | number)[]) => process.stdout.write(`${row(cells)}\n`);
const read = (document: string, service = 'ocr'): Files => ({ service, files: { document } });
const scan = read(drawn('danfe', 'scan.jpg'), 'danfe');
const pair: Files = {
  service: 'facematch',
  files: { document: portrait('person_a_1'), selfie: portrait('person_a_2') },
};
// Both children must have loaded their models and compiled their code before anything is measured.
for (const each of [scan, pair]) await spentOn(engine, [each, each]);
if (process.argv.includes('--first'))
  for (const thread of livingChildren().flatMap((child) => readdirSync(`/proc/${child}/task`)))
    setPriority(Number(thread), first);
const seconds = ({ cpu }: Spent) => cpu.toFixed(2);
say(['', 'processor s']);
say(['---', '---']);
say(['a portrait, read as a page', seconds(await leastOn(engine, [read(portrait('person_b_1'))]))]);
say(['a pair of portraits', seconds(await leastOn(engine, [pair]))]);
const text = await leastOn(engine, [read(drawn('danfe', 'page.pdf'), 'danfe')]);
const one = await leastOn(engine, [scan]);
say(['a DANFE with text', seconds(text)]);
say(['the same, scanned', `${seconds(one)}: ${(one.cpu / text.cpu).toFixed(0)} times`]);
const two = await leastOn(engine, [scan, scan]);
const more = (two.cpu / (2 * one.cpu)).toFixed(2);
say([
  'two of them at once',
  `${seconds(two)}: ${more} times two alone; in ${wallOf(two)} s of time, one in ${wallOf(one)}: ${((2 * one.wall) / two.wall).toFixed(2)} times as many`,
]);
await engine.close();

function wallOf({ wall }: Spent): string {
  return wall.toFixed(1);
}
