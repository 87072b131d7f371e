import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDanfe } from '@lavra/specimens/danfe';
import { degradations, degrade } from '@lavra/specimens/degrade';
import { allGarbage, shadedPdf } from '@lavra/specimens/garbage';
import { rasterise } from '@lavra/specimens/rasterise';
import { drawTextPage } from '@lavra/specimens/text-page';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Box, Result } from '@lavra/contract/model/result';
import { serviceDefinition, serviceNames } from '@lavra/contract/services/all';
import { createEngine, type Engine, type RecogniseOutcome } from './index.ts';

/** A busy machine must not turn a slow page into a refused one. */
const wideMs = 10 * 60_000;

let folder: string;
let engine: Engine;

async function fileOf(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

function resultOf(outcome: RecogniseOutcome): Result {
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code} ${outcome.detail ?? ''}`);
  return outcome.result;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavra-engine-test-'));
  engine = createEngine({ children: 1, pageTimeoutMs: wideMs, jobTimeoutMs: wideMs });
});

afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the engine', () => {
  it('reads a part of a page by itself, exact or from pixels, and on a page that lies on its side', async () => {
    const { pdf, truth } = await drawDanfe({ seed: 7, items: 3 });
    const path = await fileOf('part.pdf', pdf);
    const { Document } = resultOf(await engine.recognise({ service: 'nfe', files: { document: path } }));
    const field = Document[0]?.Data['AccessKey'];
    if (field === undefined || Array.isArray(field) || !field.box) throw new Error('The key has no box');
    const [x, y, width, height] = field.box;
    const box = [x - 0.002, y - 0.003, width + 0.004, height + 0.006] as Box;
    const plain = (text: string) => text.replaceAll(/\D/g, '');
    const exact = await engine.readRegion({ path, page: 1, box, orientation: 0 });
    expect(exact).toMatchObject({ kind: 'read', conf: 100 });
    expect(plain('text' in exact ? exact.text : '')).toBe(truth.accessKey);
    const picture = await rasterise(pdf);
    const turned = await fileOf('part.png', await sharp(picture).rotate(90).png().toBuffer());
    const read = await engine.readRegion({ path: turned, page: 1, box, orientation: 270 });
    expect(plain('text' in read ? read.text : '')).toBe(truth.accessKey);
    const nothing = await engine.readRegion({
      path: turned,
      page: 1,
      box: [0, 0, 0.02, 0.01],
      orientation: 270,
    });
    expect(nothing).toEqual({ kind: 'read', text: '' });
  });

  it('reads an invoice from its PDF, with evidence for every field', async () => {
    const { pdf, truth } = await drawDanfe({ seed: 7, items: 3 });
    const outcome = await engine.recognise({
      service: 'nfe',
      files: { document: await fileOf('danfe.pdf', pdf) },
    });
    const result = Result.parse(resultOf(outcome));
    expect(result).toMatchObject({
      Quantity: 1,
      Pages: [{ page: 1, source: 'text-layer', orientation: 0, quality: 'ok' }],
      Document: [
        { Page: 1, Reading: 'fields', Data: { AccessKey: { value: truth.accessKey, conf: 100, page: 1 } } },
      ],
    });
    for (const field of Object.values(result.Document[0]?.Data ?? {})) {
      if (Array.isArray(field)) continue;
      expect(field).toMatchObject({ value: expect.any(String), conf: expect.any(Number), page: 1 });
      expect(field.box).toHaveLength(4);
    }
  });

  it('reads the same invoice from its XML without a page', async () => {
    const { xml, truth } = await drawDanfe({ seed: 7, items: 3 });
    const outcome = await engine.recognise({
      service: 'nfe',
      files: { document: await fileOf('nfe.xml', xml) },
    });
    expect(resultOf(outcome)).toMatchObject({
      Pages: [{ source: 'xml' }],
      Document: [{ Data: { TotalAmount: { value: truth.totals.invoice } } }],
    });
  });

  it('gives the same answer to the same bytes', async () => {
    const { png } = await drawTextPage({ seed: 3, paragraphs: 2, dpi: 150 });
    const document = await fileOf('page.png', png);
    const [first, second] = [
      resultOf(await engine.recognise({ service: 'ocr', files: { document } })),
      resultOf(await engine.recognise({ service: 'ocr', files: { document } })),
    ];
    expect(second).toEqual({ ...first, Time: second.Time, Stages: second.Stages });
  });

  it('says of which pages a document is made, and how each had to be turned', async () => {
    const { png } = await drawTextPage({ seed: 5, paragraphs: 3, dpi: 150 });
    const frames = await Promise.all(
      [0, 2].map(async (quarterTurns) => {
        const turned = await degrade(png, { seed: 1, quarterTurns: quarterTurns as 0 | 2 });
        return sharp(turned)
          .flatten({ background: '#fff' })
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
      }),
    );
    const [{ info }] = frames as [(typeof frames)[0]];
    const tiff = await sharp(Buffer.concat(frames.map(({ data }) => data)), {
      raw: { width: info.width, height: info.height * 2, channels: 1, pageHeight: info.height },
    })
      .tiff({ compression: 'lzw' })
      .toBuffer();
    const document = await fileOf('scan.tiff', tiff);
    expect(await engine.countPages(document)).toEqual({ kind: 'counted', pages: 2 });
    expect(resultOf(await engine.recognise({ service: 'ocr', files: { document } })).Pages).toMatchObject([
      { page: 1, source: 'ocr', orientation: 0 },
      { page: 2, source: 'ocr', orientation: 180 },
    ]);
  });

  it('draws a page of a PDF and of a picture at the width asked for', async () => {
    const { pdf, png } = await drawTextPage({ seed: 2, paragraphs: 1, dpi: 100 });
    for (const [name, bytes] of [
      ['page.pdf', pdf],
      ['page-to-show.png', png],
    ] as const) {
      const path = await fileOf(name, bytes);
      const outcome = await engine.renderPage({ path, page: 1, widthPx: 400, orientation: 90 });
      if (outcome.kind === 'refused') throw new Error(outcome.code);
      expect(await sharp(outcome.bytes).metadata()).toMatchObject({ format: 'webp', width: 400 });
    }
  });

  it('takes XML for the services whose definition says so, and for no other', async () => {
    const { xml } = await drawDanfe({ seed: 7, items: 1 });
    const document = await fileOf('sent.xml', xml);
    const answers: string[] = [];
    for (const service of serviceNames) {
      const files = {
        document,
        ...(serviceDefinition(service).selfie === 'required' && { selfie: document }),
      };
      const outcome = await engine.recognise({ service, files });
      answers.push(`${service} ${outcome.kind === 'refused' ? outcome.code : 'taken'}`);
    }
    expect(answers).toEqual(
      serviceNames.map(
        (service) =>
          `${service} ${serviceDefinition(service).xml === true ? 'taken' : 'file_type_unsupported'}`,
      ),
    );
  });
});

const refusalOf: Readonly<Record<string, string>> = {
  'truncated.pdf': 'file_corrupted',
  'random.pdf': 'file_type_unsupported',
  'empty.pdf': 'file_empty',
  'huge.png': 'page_too_large',
  'looping.tiff': 'file_corrupted',
  'drawing.png': 'file_type_unsupported',
  'bomb.xml': 'file_type_unsupported',
  'encrypted.pdf': 'file_encrypted',
  'looping.pdf': 'file_corrupted',
  'bomb.zip': 'file_type_unsupported',
  'deep.xml': 'file_corrupted',
  'crossed.xml': 'file_corrupted',
  'prototype.xml': 'file_corrupted',
  'text.txt': 'file_type_unsupported',
  'cut.jpg': 'file_corrupted',
};

async function hostileFiles(): Promise<Map<string, Uint8Array | string>> {
  const files = new Map<string, Uint8Array | string>();
  for (const { name, bytes } of await allGarbage()) files.set(name, bytes);
  const { png } = await drawTextPage({ seed: 1, paragraphs: 2, dpi: 72 });
  const jpeg = await sharp(png).jpeg().toBuffer();
  files.set('cut.jpg', jpeg.subarray(0, jpeg.length / 2));
  files.set('deep.xml', `<nfeProc>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</nfeProc>`);
  files.set('crossed.xml', '<nfeProc><NFe></nfeProc></NFe>');
  files.set('prototype.xml', '<nfeProc><__proto__><infNFe/></__proto__></nfeProc>');
  files.set('text.txt', 'neither picture nor PDF nor XML');
  return files;
}

describe('hostile files', () => {
  const files = hostileFiles();

  it.each(Object.entries(refusalOf))('%s is refused with %s', async (name, code) => {
    const bytes = (await files).get(name);
    if (bytes === undefined) throw new Error(`no specimen ${name}`);
    const outcome = await engine.recognise({
      service: 'nfe',
      files: { document: await fileOf(name, bytes) },
    });
    expect(outcome).toMatchObject({ kind: 'refused', code });
  });

  it('a page that takes for ever costs its own job and no other', async () => {
    const impatient = createEngine({ children: 1, pageTimeoutMs: 1500 });
    try {
      const shaded = await fileOf('shaded.pdf', shadedPdf().bytes);
      expect(await impatient.recognise({ service: 'ocr', files: { document: shaded } })).toMatchObject({
        kind: 'refused',
        code: 'recognition_timeout',
      });
    } finally {
      await impatient.close();
    }
    const { pdf } = await drawTextPage({ seed: 9, paragraphs: 1 });
    const outcome = await engine.recognise({
      service: 'ocr',
      files: { document: await fileOf('next.pdf', pdf) },
    });
    expect(outcome.kind).toBe('recognised');
  });

  it.each([
    [{ documentBytes: 10 }, 'file_too_large'],
    [{ pagePixels: 10 }, 'page_too_large'],
  ])('a picture beyond the limit %o is refused with %s', async (limits, code) => {
    const strict = createEngine({ children: 1, limits });
    try {
      const { png } = await drawTextPage({ seed: 1, paragraphs: 1, dpi: 72 });
      const outcome = await strict.recognise({
        service: 'ocr',
        files: { document: await fileOf('p.png', png) },
      });
      expect(outcome).toMatchObject({ kind: 'refused', code });
    } finally {
      await strict.close();
    }
  });
});

describe('an invoice photographed', () => {
  it('keeps its key, verified, whatever the telephone does to the page', async () => {
    const { pdf, truth } = await drawDanfe({ seed: 11, items: 2 });
    const photo = await degrade(await rasterise(pdf), { seed: 4, ...degradations.telephone });
    const document = await fileOf('photo.jpg', photo);
    const result = resultOf(await engine.recognise({ service: 'danfe', files: { document } }));
    expect(result.Document[0]?.Data['AccessKey']).toMatchObject({
      value: truth.accessKey,
      checks: expect.arrayContaining([{ check: 'key_digits', ok: true }]),
    });
  });
});
