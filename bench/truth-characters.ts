// Compares the text read from a page with the text printed on it, character by character and in reading order, next
// to plain tesseract.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Engine } from '@lavra/engine';
import { rasterise } from '@lavra/specimens/rasterise';
import { createSpecimenDocument } from '@lavra/specimens/sheet';
import { wrap } from '@lavra/specimens/text-page';
import { distance } from 'fastest-levenshtein';

import { percent, row, writePage } from './pages.ts';

const run = promisify(execFile);
const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
/** Pages drawn by others whose exact text is in their PDF, in the order of its lines. */
const inOneColumn = [
  'drawn/contract/A2/1/page.pdf',
  'drawn/socialcontract/A2/1/page.pdf',
  'drawn/idtypification/A01/1/page.pdf',
  'kinds/neg.edital.pdf',
] as const;
/** Forms drawn by others, on the printed pattern of certificates. */
const forms = ['drawn/deathcertificate/A2/1/page.pdf', 'drawn/birthcertificate/A2/1/page.pdf'] as const;
/** Texts by others, set here in justified columns as in newspapers. */
const inColumns = [
  { file: 'drawn/contract/A2/1/page.pdf', columns: 3 },
  { file: 'drawn/socialcontract/A2/1/page.pdf', columns: 2 },
] as const;
const ways = ['scan', 'phone'] as const;

interface Page {
  readonly name: string;
  readonly group: 'in one column' | 'in columns' | 'of forms';
  readonly pdf: Uint8Array;
  readonly text: string;
}

/** Normalises what is not counted: spaces, line ends after a hyphen, and the shapes of dashes and quotes. */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‐‑–—]/g, '-')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/-\s*\n\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

async function firstPageOf(path: string): Promise<string> {
  return (await run('pdftotext', ['-layout', '-f', '1', '-l', '1', path, '-'])).stdout;
}

async function setInColumns(text: string, columns: number): Promise<Uint8Array> {
  const [left, top, bottom, gutter, step] = [15, 30, 285, 6, 4.6];
  const width = (180 - gutter * (columns - 1)) / columns;
  const style = { size: 10, face: 'serif' } as const;
  const document = await createSpecimenDocument('Columns');
  const sheet = document.addSheet();
  const lines = wrap(plainText(text), (line) => sheet.widthOf(line, style) <= width);
  const inColumn = Math.ceil(lines.length / columns);
  if (top + step * inColumn > bottom) throw new RangeError('The text does not fit on one page');
  for (const [index, line] of lines.entries()) {
    const words = line.split(' ');
    const y = top + step * (index % inColumn);
    let x = left + Math.floor(index / inColumn) * (width + gutter);
    const bare = words.reduce((sum, word) => sum + sheet.widthOf(word, style), 0);
    const isLast = index === lines.length - 1;
    const space = isLast ? sheet.widthOf(' ', style) : (width - bare) / Math.max(1, words.length - 1);
    for (const word of words) {
      sheet.text(x, y, word, style);
      x += sheet.widthOf(word, style) + space;
    }
  }
  return document.save();
}

async function pagesOf(samples: string): Promise<Page[]> {
  const asDrawn = async (file: string, group: Page['group']): Promise<Page> => ({
    name: file,
    group,
    pdf: new Uint8Array(await readFile(join(samples, file))),
    text: await firstPageOf(join(samples, file)),
  });
  const straight = inOneColumn.map((file) => asDrawn(file, 'in one column'));
  const set = inColumns.map(async ({ file, columns }): Promise<Page> => {
    const text = await firstPageOf(join(samples, file));
    const name = `${file}, ${columns} columns`;
    return { name, group: 'in columns', pdf: await setInColumns(text, columns), text };
  });
  return Promise.all([...straight, ...set, ...forms.map((file) => asDrawn(file, 'of forms'))]);
}

/**
 * A table of the share of characters misread on each page, by the engine and by plain tesseract, as a 200 dpi scan and
 * as a phone photograph.
 */
export async function compareCharacters(engine: Engine, samples: string, folder: string): Promise<string[]> {
  let pages: readonly Page[];
  try {
    pages = await pagesOf(samples);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    process.stderr.write('No pdftotext, or no samples of text: characters are not compared.\n');
    return [];
  }
  const lines = [
    '',
    '## Characters in reading order, beside plain tesseract',
    '',
    row(['page', 'condition', 'characters', 'engine wrong', 'tesseract wrong']),
    row(Array.from({ length: 5 }, () => '---')),
  ];
  const sums = new Map<string, { characters: number; engine: number; plain: number }>();
  for (const [index, { name, group, pdf, text }] of pages.entries()) {
    const scan = await writePage(folder, `text-${index}.png`, await rasterise(pdf, { dpi: 200 }));
    const phone = join(folder, `text-${index}-phone.jpg`);
    await run('/usr/bin/python3', [join(samples, 'degrade.py'), scan, phone, 'phone']);
    const truth = plainText(text);
    for (const [at, path] of [scan, phone].entries()) {
      const read = await engine.recognise({ service: 'ocr', files: { document: path } });
      const data = read.kind === 'recognised' ? { ...read.result.Document[0]?.Data } : {};
      const ours = (data as { Text?: { value?: string } }).Text?.value ?? '';
      const args = [path, 'stdout', '-l', 'por', '--psm', '3'];
      const plain = (await run('tesseract', args, { env, maxBuffer: 1e8 })).stdout;
      const errors = { engine: distance(truth, plainText(ours)), plain: distance(truth, plainText(plain)) };
      const condition = ways[at] ?? '';
      const share = (wrong: number) => percent(wrong / truth.length);
      lines.push(row([name, condition, truth.length, share(errors.engine), share(errors.plain)]));
      const all = `all ${group}|${condition}`;
      const sum = sums.get(all) ?? { characters: 0, engine: 0, plain: 0 };
      sums.set(all, {
        characters: sum.characters + truth.length,
        engine: sum.engine + errors.engine,
        plain: sum.plain + errors.plain,
      });
    }
  }
  for (const [all, { characters, engine: ours, plain }] of sums)
    lines.push(row([...all.split('|'), characters, percent(ours / characters), percent(plain / characters)]));
  return lines;
}
