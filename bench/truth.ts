// Prints what the engine reads on pages that others drew, as Markdown, and writes docs/TRUTH.md with --write:
// node --import tsx bench/truth.ts [--service rg,cnh] [--condition text,scan,photo,turned,phone,dpi150] [--layouts 9] [--count 1] [--seeds 2,3] [--spoil 77000] [--fields] [--characters] [--from folder] [--values file] [--write]
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

import { createEngine, type Engine, type RecogniseOutcome } from '@lavra/engine';
import { drawDanfe } from '@lavra/specimens/danfe';
import { itemFieldsOf, keyFieldsOf } from '@lavra/specimens/invoice-fields';
import { rasterise } from '@lavra/specimens/rasterise';

import { childSeconds } from './child-seconds.ts';
import { percent, row, withFolder, writePage } from './pages.ts';
import { compareCharacters } from './truth-characters.ts';
import { Calibration, folded, Score, type Case, type Cell } from './truth-score.ts';

const run = promisify(execFile);
const samples = fileURLToPath(new URL('../../shared/samples/', import.meta.url));
const report = fileURLToPath(new URL('../docs/TRUTH.md', import.meta.url));
/** Wide enough that a busy machine does not end a reading. */
const wideMs = 30 * 60_000;
/** Degradations of a scan that `degrade.py` can make; the photographs are drawn as such. */
const spoils = ['low', 'perspective', 'shadow', 'grey', 'stamp', 'phone', 'turned-phone'] as const;
/** Resolutions at which a page with a text layer is rendered, as by a scanner: `dpi150`. */
const dpis = [150, 200, 300, 400] as const;
const drawnConditions = ['text', 'scan', 'photo', 'turned', 'reviewed'] as const;

const { values: options } = parseArgs({
  options: {
    service: { type: 'string' },
    condition: { type: 'string', default: drawnConditions.join(',') },
    layouts: { type: 'string', default: '99' },
    count: { type: 'string' },
    seeds: { type: 'string' },
    // The seed of the first page that is spoilt; each further one has the next.
    spoil: { type: 'string' },
    // Skips kinds and text, which cost two more readings.
    fields: { type: 'boolean', default: false },
    // Only the characters of pages whose whole text is known.
    characters: { type: 'boolean', default: false },
    from: { type: 'string' },
    values: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const conditions = options.condition.split(',');
let spoilt = 0;
const from = options.from ?? join(samples, 'drawn');
/** Every reviewed document is used, because no two of them have the same layout. */
const countOf = (layout: string) => Number(options.count ?? (layout === 'reviewed' ? Infinity : 1));

interface Truth {
  readonly service: string;
  readonly turn: number;
  readonly pages?: number;
  readonly files?: Readonly<Record<string, { readonly page?: number }>>;
  readonly fields: Readonly<Record<string, { value: string; printed: string | null; page?: number }>>;
  readonly items: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** The expected values of one page, or of the whole document; the rows of a table are counted from the first one on the page. */
function expectedOf({ fields, items, pages }: Truth, only?: number): Record<string, string> {
  // A row without a page may be on any of them, so it counts for one page only when there is just one.
  const counts = (page: unknown) =>
    only === undefined || page === only || (page === undefined && (pages ?? 1) === 1);
  const single = Object.entries(fields ?? {})
    .filter(([, { printed, page }]) => printed !== '' && printed !== null && counts(page))
    .map(([name, { value }]): [string, string] => [name, value]);
  const cells = Object.entries(items ?? {}).flatMap(([table, rows]) =>
    rows
      .filter((cellsOfRow) => counts(cellsOfRow['page']))
      .flatMap(({ page: _page, printed: _printed, ...row }, index) =>
        Object.entries(row)
          .filter(([, value]) => typeof value === 'string' && value !== '')
          .map(([name, value]): [string, string] => [`${table}[${index}].${name}`, String(value)]),
      ),
  );
  return Object.fromEntries([...single, ...cells]);
}

function listOthers(): { folder: string; truth: Truth }[] {
  const wanted = options.service?.split(',');
  const seeds = options.seeds?.split(',');
  const services = readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'fields')
    .map(({ name }) => name)
    .filter((name) => wanted === undefined || wanted.includes(name));
  return services.flatMap((service) =>
    readdirSync(join(from, service))
      .toSorted()
      .slice(0, Number(options.layouts))
      .flatMap((layout) =>
        readdirSync(join(from, service, layout))
          .toSorted()
          .filter((seed) => seeds?.includes(seed) ?? true)
          .slice(0, countOf(layout))
          .map((seed) => {
            const folder = join(from, service, layout, seed);
            return { folder, truth: JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth };
          }),
      ),
  );
}

async function casesOf(
  { folder, truth }: { folder: string; truth: Truth },
  scratch: string,
): Promise<Case[]> {
  const cases: Case[] = [];
  const printed = Object.values(truth.fields ?? {})
    .filter(({ page }) => page === undefined || page === 1)
    .flatMap((field) => (field.printed ?? '').split(/\s+/))
    .filter((word) => word.length >= 3);
  const add = (condition: string, path: string, isWhole = false, turn?: number) => {
    if (!conditions.includes(condition) || !existsSync(path)) return;
    const expected = expectedOf(truth, isWhole ? undefined : (truth.files?.[basename(path)]?.page ?? 1));
    cases.push({ source: 'others', service: truth.service, condition, path, expected, printed, turn });
  };
  const scan = join(folder, 'scan.jpg');
  add('reviewed', join(folder, 'document'), true);
  add('text', join(folder, 'page.pdf'), true);
  add('scan', scan, false, 0);
  add(truth.turn === 0 ? 'photo' : 'turned', join(folder, 'photo.jpg'), false, (360 - truth.turn) % 360);
  for (const spoil of spoils) {
    if (!conditions.includes(spoil) || !existsSync(scan)) continue;
    const target = join(scratch, `${folder.split('/').slice(-3).join('-')}-${spoil}.jpg`);
    const seed = options.spoil === undefined ? [] : ['--seed', String(Number(options.spoil) + spoilt++)];
    await run('/usr/bin/python3', [join(samples, 'degrade.py'), scan, target, spoil, ...seed]);
    add(spoil, target);
  }
  for (const dpi of dpis) {
    const pdf = join(folder, 'page.pdf');
    if (!conditions.includes(`dpi${dpi}`) || !existsSync(pdf)) continue;
    const target = join(scratch, `${folder.split('/').slice(-3).join('-')}-${dpi}.png`);
    await writeFile(target, await rasterise(new Uint8Array(await readFile(pdf)), { dpi }));
    add(`dpi${dpi}`, target);
  }
  return cases;
}

/** Our own drawing of an invoice, for comparison: the engine and a drawing by the same author tend to agree. */
async function ownCases(scratch: string): Promise<Case[]> {
  if (options.from !== undefined) return [];
  if (options.service !== undefined && !options.service.split(',').includes('danfe')) return [];
  const { pdf, truth } = await drawDanfe({ seed: 100, items: 6 });
  const expected = { ...keyFieldsOf(truth), ...itemFieldsOf(truth) };
  const files = [
    ['text', await writePage(scratch, 'own.pdf', pdf)],
    ['scan', await writePage(scratch, 'own.png', await rasterise(pdf, { dpi: 200 }))],
  ] as const;
  return files
    .filter(([condition]) => conditions.includes(condition))
    .map(([condition, path]) => ({
      source: 'ours',
      service: 'danfe',
      condition,
      path,
      expected,
      printed: [],
      turn: undefined,
    }));
}

async function measured<T>(work: () => Promise<T>): Promise<{ result: T; cpu: number }> {
  const before = childSeconds();
  const result = await work();
  return { result, cpu: childSeconds() - before };
}

function dataOf(outcome: RecogniseOutcome): Readonly<Record<string, unknown>> {
  return outcome.kind === 'recognised' ? { ...outcome.result.Document[0]?.Data } : {};
}

/** How many of the printed words occur in a text, regardless of spacing. */
function wordsFound(printed: readonly string[], text: string): number {
  const all = folded(text);
  return printed.filter((word) => all.includes(folded(word))).length;
}

interface TextScore {
  pages: number;
  words: number;
  engine: number;
  plain: number;
  engineCpu: number;
  plainCpu: number;
}

async function compareText(engine: Engine, each: Case, score: TextScore): Promise<void> {
  const ours = await measured(() => engine.recognise({ service: 'ocr', files: { document: each.path } }));
  const text = (dataOf(ours.result)['Text'] as Cell | undefined)?.value ?? '';
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const args = [each.path, 'stdout', '-l', 'por', '--psm', '3'];
  const plain = await measured(() => run('tesseract', args, { env, maxBuffer: 1e8 }));
  score.pages += 1;
  score.words += each.printed.length;
  score.engine += wordsFound(each.printed, text);
  score.plain += wordsFound(each.printed, plain.result.stdout);
  score.engineCpu += ours.cpu;
  score.plainCpu += plain.cpu;
}

async function hasTesseract(): Promise<boolean> {
  try {
    return (await run('tesseract', ['--list-langs'])).stdout.includes('por');
  } catch {
    process.stderr.write('No tesseract with Portuguese on this machine: the text is not compared.\n');
    return false;
  }
}

function at<T>(map: Map<string, T>, key: string, create: () => T): T {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

async function measure(cases: readonly Case[], engine: Engine): Promise<string[]> {
  const fields = new Map<string, Score>();
  const texts = new Map<string, TextScore>();
  const kinds = new Map<string, { right: number; of: number }>();
  const turns = new Map<string, { right: number; of: number }>();
  const calibration = new Calibration();
  const own = new Calibration();
  const comparesText = !options.fields && (await hasTesseract());
  for (const each of cases) {
    const read = await measured(() =>
      engine.recognise({ service: each.service, files: { document: each.path } }),
    );
    process.stderr.write(`${each.condition} ${basename(dirname(dirname(each.path)))} ${each.path}\n`);
    const isLookAlike = each.service === 'idtypification';
    const kind =
      isLookAlike || options.fields
        ? read.result
        : await engine.recognise({ service: 'idtypification', files: { document: each.path } });
    const told = (dataOf(kind)['DocumentType'] as Cell | undefined)?.value;
    const isTold = isLookAlike
      ? told === 'unknown'
      : told === each.service || (each.service === 'nfe' && told === 'danfe');
    if (each.source === 'others' && !options.fields) {
      const known = at(
        kinds,
        `${isLookAlike ? 'look-alikes left alone' : 'kinds'}, ${each.condition}`,
        () => ({ right: 0, of: 0 }),
      );
      known.right += Number(isTold);
      known.of += 1;
    }
    if (each.turn !== undefined && read.result.kind === 'recognised') {
      const known = at(turns, each.condition, () => ({ right: 0, of: 0 }));
      known.right += Number(read.result.result.Pages?.[0]?.orientation === each.turn);
      known.of += 1;
    }
    if (!isLookAlike) {
      for (const service of [each.service, 'all']) {
        const score = at(fields, `${service}|${each.source}|${each.condition}`, () => new Score());
        const counted = service === 'all' ? new Calibration() : each.source === 'others' ? calibration : own;
        score.add(dataOf(read.result), each, counted);
        score.pages += 1;
        score.cpu += read.cpu;
      }
    }
    // For a reviewed document the values are known, but not the printed words; and tesseract cannot read PDF.
    if (comparesText && each.source === 'others' && !['text', 'reviewed'].includes(each.condition)) {
      const empty = { pages: 0, words: 0, engine: 0, plain: 0, engineCpu: 0, plainCpu: 0 };
      const score = at(texts, each.condition, () => empty);
      await compareText(engine, each, score);
    }
  }
  if (options.values !== undefined) await writeFile(options.values, JSON.stringify(calibration.values));
  const shares = (map: Map<string, { right: number; of: number }>) =>
    [...map].toSorted().map(([name, { right, of }]) => row([name, `${right} of ${of}`, percent(right / of)]));
  const head = ['pages', 'right', 'right', 'wrong', 'missing', 'wrong above 90', 'processor s a page'];
  const scored = [...fields].toSorted(
    ([a], [b]) => Number(b.startsWith('all|o')) - Number(a.startsWith('all|o')) || a.localeCompare(b),
  );
  return [
    '## Fields',
    '',
    row(['service', 'source', 'condition', ...head]),
    row(Array.from({ length: 3 + head.length }, () => '---')),
    ...scored.map(([key, score]) => row([...key.split('|'), ...score.cells()])),
    '',
    '## Confidence, on pages of others',
    '',
    row(['confidence given', 'values', 'mean given', 'right']),
    row(['---', '---', '---', '---']),
    ...calibration.rows(),
    '',
    '## Kinds of document, and the turn of a page',
    '',
    row(['', 'right', 'share']),
    row(['---', '---', '---']),
    ...shares(kinds),
    ...shares(new Map([...turns].map(([name, share]) => [`turn, ${name}`, share]))),
    '',
    '## Printed words beside plain tesseract',
    '',
    row([
      'condition',
      'pages',
      'words',
      'engine',
      'tesseract',
      'engine s a page',
      'tesseract s a page',
      'ratio',
    ]),
    row(Array.from({ length: 8 }, () => '---')),
    ...[...texts].map(([condition, score]) =>
      row([
        condition,
        score.pages,
        score.words,
        percent(score.engine / Math.max(1, score.words)),
        percent(score.plain / Math.max(1, score.words)),
        (score.engineCpu / score.pages).toFixed(1),
        (score.plainCpu / score.pages).toFixed(1),
        (score.engineCpu / Math.max(0.01, score.plainCpu)).toFixed(1),
      ]),
    ),
  ];
}

if (existsSync(from)) {
  await withFolder(async (folder) => {
    const engine = createEngine({ children: 1, pageTimeoutMs: wideMs, jobTimeoutMs: wideMs });
    try {
      const others = options.characters ? [] : listOthers();
      const cases = options.characters ? [] : [...(await ownCases(folder))];
      for (const each of others) cases.push(...(await casesOf(each, folder)));
      const [first] = cases;
      // Whichever page came first would pay for the start of the engine's process.
      if (first !== undefined)
        await engine.recognise({ service: first.service, files: { document: first.path } });
      const lines = options.characters ? [] : await measure(cases, engine);
      const isWhole = options.service === undefined && options.from === undefined && !options.fields;
      if ((options.characters || isWhole) && (await hasTesseract()))
        lines.push(...(await compareCharacters(engine, samples, folder)));
      const told = process.argv.slice(2).filter((word) => word !== '--write');
      const text = [
        '# What the engine reads on pages that others drew',
        '',
        'The pages lie beside the project and were drawn apart from it; `ours` are our own drawings, which the code was written with: they are shown for comparison and prove nothing. A value is right when it equals the truth but for case, accents, spaces and punctuation; numbers as numbers, so that their point counts and zeros after it do not. Cells count by the place of their row among the fields, and by the row that they are where confidence is told: a row lost makes those after it wrong in the one, and not in the other.',
        '',
        `\`node --import tsx bench/truth.ts ${[...told, '--write'].join(' ')}\``,
        '',
        ...lines,
        '',
      ].join('\n');
      process.stdout.write(text);
      if (options.write) await writeFile(report, text);
    } finally {
      await engine.close();
    }
  });
} else {
  process.stderr.write('No samples lie beside the project: nothing to measure.\n');
}
