// Prints the engine's speed and text compared with the plain `tesseract` program on the same pages, as Markdown:
// node --import tsx bench/engine.ts [pages of each kind]
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';

import { createEngine } from '@lavra/engine';
import { drawDanfe } from '@lavra/specimens/danfe';
import { degradations, degrade } from '@lavra/specimens/degrade';
import { rasterise } from '@lavra/specimens/rasterise';
import { drawTextPage } from '@lavra/specimens/text-page';

import { percent, row, withFolder, wordRecall, writePage } from './pages.ts';

const perKind = Number(process.argv[2] ?? 2);
const run = promisify(execFile);
/** Wide enough that a busy machine does not end a reading. */
const wideMs = 30 * 60_000;
/** The reading processes have a low priority; everything compared here gets the same one. */
const nice = 5;
setPriority(nice);

interface Page {
  readonly kind: string;
  readonly path: string;
  readonly text: string;
}

async function drawPages(folder: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let seed = 0; seed < perKind; seed += 1) {
    const { png, truth } = await drawTextPage({ seed, paragraphs: 8 });
    const { pdf, truth: invoice } = await drawDanfe({ seed, items: 10 });
    const table = await rasterise(pdf);
    const cells = invoice.items.map(
      ({ code, description, ncm }) => `${code} ${description.toUpperCase()} ${ncm}`,
    );
    for (const spoil of ['clean', 'skewed', 'telephone'] as const) {
      const spoilt = (bytes: Uint8Array) => degrade(bytes, { seed, ...degradations[spoil] });
      const save = async (name: string, bytes: Uint8Array) =>
        writePage(folder, `${name}-${seed}-${spoil}`, await spoilt(bytes));
      pages.push({ kind: `prose, ${spoil}`, path: await save('prose', png), text: truth.text });
      pages.push({ kind: `invoice, ${spoil}`, path: await save('invoice', table), text: cells.join(' ') });
    }
  }
  return pages;
}

interface Figures {
  /** Processor seconds of ended child processes. */
  readonly cpu: number;
  readonly wall: number;
  readonly recallOfKind: Map<string, number[]>;
}

/** Processor seconds of child processes that have ended (Linux counts hundredths). */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

async function measure(
  pages: readonly Page[],
  read: (page: Page) => Promise<string>,
  end: () => Promise<void>,
): Promise<Figures> {
  const [cpu, started] = [childSeconds(), performance.now()];
  const recallOfKind = new Map<string, number[]>();
  for (const page of pages) {
    const recall = wordRecall(page.text, await read(page));
    recallOfKind.set(page.kind, [...(recallOfKind.get(page.kind) ?? []), recall]);
  }
  const wall = (performance.now() - started) / 1000;
  await end();
  return { cpu: childSeconds() - cpu, wall, recallOfKind };
}

async function measureEngine(pages: readonly Page[], nativeTesseract?: string): Promise<Figures> {
  const engine = createEngine({
    children: 1,
    pageTimeoutMs: wideMs,
    jobTimeoutMs: wideMs,
    ...(nativeTesseract === undefined ? {} : { nativeTesseract }),
  });
  const read = async ({ path }: Page) => {
    const outcome = await engine.recognise({ service: 'ocr', files: { document: path } });
    if (outcome.kind === 'refused') throw new Error(outcome.code);
    const text = outcome.result.Document[0]?.Data['Text'];
    return text === undefined || Array.isArray(text) ? '' : text.value;
  };
  return measure(pages, read, () => engine.close());
}

function measureProgram(pages: readonly Page[]): Promise<Figures> {
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const read = async ({ path }: Page) =>
    (await run('tesseract', [path, 'stdout', '-l', 'por', '--psm', '3'], { env, maxBuffer: 1e8 })).stdout;
  return measure(pages, read, async () => undefined);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

await withFolder(async (folder) => {
  const pages = await drawPages(folder);
  const readers = [
    ['engine (as installed)', await measureEngine(pages)],
    ['engine (program named)', await measureEngine(pages, (await run('which', ['tesseract'])).stdout.trim())],
    ['plain tesseract', await measureProgram(pages)],
  ] as const;
  const [, plain] = readers[2];
  const kinds = [...plain.recallOfKind.keys()];
  const print = (cells: readonly (string | number)[]) => process.stdout.write(`${row(cells)}\n`);
  print([
    'Reader, one process',
    'pages a minute',
    'ratio',
    'processor s a page',
    'ratio',
    ...kinds.map((kind) => `words, ${kind}`),
  ]);
  print(Array.from({ length: 5 + kinds.length }, () => '---'));
  for (const [name, { wall, cpu, recallOfKind }] of readers) {
    print([
      name,
      ((60 * pages.length) / wall).toFixed(1),
      (plain.wall / wall).toFixed(2),
      (cpu / pages.length).toFixed(2),
      (cpu / plain.cpu).toFixed(2),
      ...kinds.map((kind) => percent(mean(recallOfKind.get(kind) ?? []))),
    ]);
  }
});
