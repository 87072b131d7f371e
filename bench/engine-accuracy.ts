// Prints how much the engine reads correctly, as Markdown: node --import tsx bench/engine-accuracy.ts [seeds]
import { type Engine, createEngine } from '@lavra/engine';
import { drawDanfe } from '@lavra/specimens/danfe';
import { degradations, degrade } from '@lavra/specimens/degrade';
import { itemFieldsOf, keyFieldsOf } from '@lavra/specimens/invoice-fields';
import { rasterise } from '@lavra/specimens/rasterise';
import { recallOf, totalRecall, valueAt, type Expected, type Recall } from '@lavra/specimens/recall';
import { specimenServices, drawServicePage } from '@lavra/specimens/service-page';
import { drawTextPage } from '@lavra/specimens/text-page';

import { percent, row, withFolder, wordRecall, writePage } from './pages.ts';

const seeds = Array.from({ length: Number(process.argv[2] ?? 4) }, (_unused, index) => 100 + index);
/** Wide enough that a busy machine does not turn into a misread page. */
const wideMs = 30 * 60_000;
const spoils = Object.keys(degradations) as (keyof typeof degradations)[];

type Data = Parameters<typeof recallOf>[0];
interface FileToRead {
  readonly service: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}
/** The fields of the first document, and the quality of the first page. */
type Read = (file: FileToRead) => Promise<{ data: Data; quality: string }>;

/** Confidence in steps of ten, against how often such a value was right. */
class Calibration {
  readonly #bins = new Map<number, { right: number; of: number }>();

  add(data: Data, expected: Expected): void {
    for (const [name, value] of Object.entries(expected)) {
      const conf = confidenceAt(data, name);
      if (conf === undefined) continue;
      const bin = Math.min(9, Math.floor(conf / 10)) * 10;
      const known = this.#bins.get(bin) ?? { right: 0, of: 0 };
      known.of += 1;
      if (valueAt(data, name) === value) known.right += 1;
      this.#bins.set(bin, known);
    }
  }

  rows(): string[] {
    return [...this.#bins]
      .toSorted(([a], [b]) => a - b)
      .map(([bin, { right, of }]) => row([`${bin} to ${bin + 10}`, of, percent(right / of)]));
  }
}

function confidenceAt(data: Data, name: string): number | undefined {
  const [, table, index, column] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  const value = data[table ?? name] as unknown;
  const cell =
    table === undefined
      ? value
      : (value as Record<string, unknown>[] | undefined)?.[Number(index)]?.[column ?? ''];
  return (cell as { conf?: number } | undefined)?.conf;
}

function show(recall: Recall): string {
  if (process.env['WRONG'] !== undefined)
    for (const wrong of recall.wrong) process.stderr.write(`${wrong}\n`);
  return `${percent(recall.right / recall.of)} (${recall.right} of ${recall.of})`;
}

async function invoices(read: Read): Promise<string[]> {
  const specimens = await Promise.all(
    seeds.map((seed) => drawDanfe({ seed, items: 6, layout: seed % 2 === 0 ? 'stub-top' : 'stub-bottom' })),
  );
  const line = async (
    name: string,
    filesOf: (index: number) => Promise<FileToRead>,
    calibration?: Calibration,
  ) => {
    const results = await Promise.all(
      specimens.map(async ({ truth }, index) => {
        const { data } = await read(await filesOf(index));
        calibration?.add(data, { ...keyFieldsOf(truth), ...itemFieldsOf(truth) });
        return {
          key: recallOf(data, keyFieldsOf(truth)),
          items: recallOf(data, itemFieldsOf(truth, name === 'XML' ? 'xml' : 'page')),
        };
      }),
    );
    const [key, items] = [results.map((each) => each.key), results.map((each) => each.items)];
    return row([name, show(totalRecall(key)), show(totalRecall(items))]);
  };
  const rows = ['', '| NF-e from | fields of the invoice | cells of its items |', '|---|---|---|'];
  const file = (index: number, bytes: Uint8Array, name: string) => ({
    service: 'nfe',
    name: `nfe-${index}-${name}`,
    bytes,
  });
  rows.push(await line('XML', async (index) => file(index, Buffer.from(specimens[index]?.xml ?? ''), 'xml')));
  rows.push(
    await line('PDF with text', async (index) =>
      file(index, specimens[index]?.pdf ?? new Uint8Array(), 'pdf'),
    ),
  );
  const pictures = await Promise.all(specimens.map(({ pdf }) => rasterise(pdf)));
  const calibration = new Calibration();
  for (const spoil of spoils) {
    const filesOf = async (index: number) => {
      const picture = await degrade(pictures[index] ?? new Uint8Array(), {
        seed: index,
        ...degradations[spoil],
      });
      return file(index, picture, spoil);
    };
    rows.push(await line(`scan, ${spoil}`, filesOf, calibration));
  }
  return [
    ...rows,
    '',
    '| Confidence given (scans) | values | right |',
    '|---|---|---|',
    ...calibration.rows(),
  ];
}

async function texts(read: Read): Promise<string[]> {
  const pages = await Promise.all(
    seeds.map((seed) => drawTextPage({ seed, language: seed % 2 === 0 ? 'pt' : 'en' })),
  );
  const rows = ['', '| Text of a page (ocr) | words read |', '|---|---|'];
  for (const spoil of spoils) {
    const shares = await Promise.all(
      pages.map(async ({ png, truth }, index) => {
        const bytes = await degrade(png, { seed: index, ...degradations[spoil] });
        const { data } = await read({ service: 'ocr', name: `text-${index}-${spoil}`, bytes });
        return wordRecall(truth.text, valueAt(data, 'Text') ?? '');
      }),
    );
    rows.push(row([spoil, percent(shares.reduce((sum, share) => sum + share, 0) / shares.length)]));
  }
  return rows;
}

const readings = {
  pdf: undefined,
  scan: 'clean',
  telephone: 'telephone',
  'half-resolution': 'half-resolution',
} as const;

async function kinds(read: Read): Promise<string[]> {
  const rows = [
    '',
    '| Service | PDF | scan | telephone | half resolution | taken for | verified numbers, scan |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const service of specimenServices) {
    const drawn = await Promise.all(seeds.map((seed) => drawServicePage({ service, seed })));
    const pictures = await Promise.all(drawn.map(({ pdf }) => rasterise(pdf)));
    const others = new Map<string, number>();
    const cells = await Promise.all(
      Object.entries(readings).map(async ([name, spoil]) => {
        const answers = await Promise.all(
          drawn.map(async ({ pdf }, index) => {
            const picture = pictures[index] ?? new Uint8Array();
            const bytes =
              spoil === undefined ? pdf : await degrade(picture, { seed: index, ...degradations[spoil] });
            const { data } = await read({
              service: 'idtypification',
              name: `${service}-${index}-${name}`,
              bytes,
            });
            return {
              kind: valueAt(data, 'DocumentType') ?? '',
              conf: confidenceAt(data, 'DocumentType') ?? 0,
            };
          }),
        );
        for (const { kind } of answers) if (kind !== service) others.set(kind, (others.get(kind) ?? 0) + 1);
        const right = answers.filter(({ kind }) => kind === service);
        const conf = right.reduce((sum, answer) => sum + answer.conf, 0) / Math.max(1, right.length);
        return `${right.length} of ${answers.length} (conf ${conf.toFixed(0)})`;
      }),
    );
    const numbers = await Promise.all(
      drawn.map(async ({ truth }, index) => {
        const { data } = await read({
          service: 'mock',
          name: `${service}-${index}-numbers`,
          bytes: pictures[index] ?? new Uint8Array(),
        });
        return numberRecall(data, truth);
      }),
    );
    const taken = [...others].map(([kind, count]) => `${kind} ${count}`).join(', ');
    rows.push(
      row([service, ...cells, taken, numbers.some(({ of }) => of > 0) ? show(totalRecall(numbers)) : '']),
    );
  }
  return rows;
}

const number = /^(?:\d{11}|\d{14}|[A-Z0-9]{12}\d{2}|\d{32}|\d{44}|\d{47,48}|\d{50})$/;

/** How many of the page's long numbers (CPF, CNPJ, keys, slips …) the generic reading lists. */
function numberRecall(data: Data, truth: Readonly<Record<string, string>>): Recall {
  const numbers = data['Numbers'] as
    | readonly Readonly<Record<string, { readonly value: string }>>[]
    | undefined;
  const listed = new Set((numbers ?? []).map((each) => each['Number']?.value));
  const wanted = Object.entries(truth).filter(([, value]) => number.test(value));
  const wrong = wanted.flatMap(([name, value]) =>
    listed.has(value) ? [] : [`${name}: expected "${value}", not listed`],
  );
  return { right: wanted.length - wrong.length, of: wanted.length, wrong };
}

function readerOf(engine: Engine, folder: string): Read {
  return async ({ service, name, bytes }) => {
    const path = await writePage(folder, name, bytes);
    const outcome = await engine.recognise({ service, files: { document: path } });
    if (outcome.kind === 'refused') throw new Error(`${name}: ${outcome.code} ${outcome.detail ?? ''}`);
    return {
      data: outcome.result.Document[0]?.Data ?? {},
      quality: outcome.result.Pages?.[0]?.quality ?? '',
    };
  };
}

await withFolder(async (folder) => {
  const engine = createEngine({ pageTimeoutMs: wideMs, jobTimeoutMs: wideMs });
  try {
    const read = readerOf(engine, folder);
    for (const part of [invoices, texts, kinds]) {
      if (process.argv[3] !== undefined && part.name !== process.argv[3]) continue;
      for (const line of await part(read)) process.stdout.write(`${line}\n`);
    }
  } finally {
    await engine.close();
  }
});
