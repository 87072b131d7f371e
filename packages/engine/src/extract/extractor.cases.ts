import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findField } from '@lavra/contract/services/fields';
import type { Service } from '@lavra/contract/services/all';
import type { DocumentData, Field, Result } from '@lavra/contract/model/result';
import { createTesseractJs } from '../ocr/tesseract-js/tesseract-js.ts';
import { defaultLimits } from '../pages/limits.ts';
import type { Page } from '../pages/page.ts';
import { createReader } from '../pipeline/reader.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractDocuments } from './extract.ts';
import { createFileReader } from './testing/read-file.ts';

/** A service and a document of its kind with a text layer. */
export interface ExtractorCase {
  /** The metadata that the service asks for. */
  readonly metadata?: unknown;
  readonly service: Service;
  readonly draw: () => Promise<Uint8Array>;
}

function fieldsIn(data: DocumentData): (readonly [name: string, field: Field])[] {
  return Object.entries(data).flatMap(([name, entry]) =>
    Array.isArray(entry)
      ? entry.flatMap((row, index) =>
          Object.entries(row).map(([cell, field]) => [`${name}.${index}.${cell}`, field] as const),
        )
      : [[name, entry] as const],
  );
}

const failing = ({ checks = [] }: Field): string[] =>
  checks.filter(({ ok, against }) => !ok && against === undefined).map(({ check }) => check);

/** The page with the last digit of every long number off by one, so that all check digits fail. */
function withWrongDigits(page: Page): Page {
  const wrong = (text: string): string => text.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  const isLong = (text: string): boolean => text.replace(/\D/g, '').length >= 8 && /^[\d./-]+$/.test(text);
  const spoilt = page.words.map((word) => (isLong(word.text) ? { ...word, text: wrong(word.text) } : word));
  return { ...page, words: spoilt, codes: [] };
}

/** The cases that every extractor and the generic reading must pass: run them for each service with an extractor. */
export function extractorCases({ service, draw, metadata }: ExtractorCase): void {
  describe(`${service}: what every extractor holds`, () => {
    const files = createFileReader();
    const recogniser = createTesseractJs({ timeoutMs: 60_000 });
    const reader = createReader({ limits: defaultLimits, recogniser, extract: extractDocuments });
    let folder = '';
    let path = '';
    let result: Result;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lavra-extractor-'));
      path = join(folder, 'document.pdf');
      await writeFile(path, await draw());
      const outcome = await reader.recognise({
        service,
        files: { document: path, extra_document: path },
        metadata,
      });
      if (outcome.kind === 'refused') throw new Error(outcome.code);
      result = outcome.result;
    });
    afterAll(async () => {
      await files.close();
      await reader.close();
      await rm(folder, { recursive: true, force: true });
    });

    it('every file is read and marked, none is lost', () => {
      const marks = result.Document.map(({ Data }) => (Data['File'] as Field | undefined)?.value);
      const each = marks.length / 2;
      expect(each).toBeGreaterThanOrEqual(1);
      expect(marks).toEqual([
        ...Array.from({ length: each }, () => undefined),
        ...Array.from({ length: each }, () => 'extra_document'),
      ]);
      for (const { Data } of result.Document) expect(Object.keys(Data).length).toBeGreaterThan(2);
    });

    it('boxes lie inside their page, and pages are those of the file', () => {
      const pages = new Set(result.Pages?.map((each) => each.page));
      const isWithin = ({ box: [x, y, width, height] = [0, 0, 0, 0], page = 1, conf = 0 }: Field): boolean =>
        Math.min(x, y, width, height) >= 0 &&
        Math.max(x + width, y + height) <= 1.0001 &&
        pages.has(page) &&
        conf >= 0 &&
        conf <= 100;
      const outside = result.Document.flatMap(({ Data }) => fieldsIn(Data)).filter(
        ([, field]) => !isWithin(field),
      );
      expect(outside).toEqual([]);
    });

    it('every field is one that the contract names', () => {
      const names = Object.keys(result.Document[0]?.Data ?? {});
      expect(names.filter((name) => findField(service, name) === undefined)).toEqual([]);
    });

    it('two runs give the same', async () => {
      const again = await reader.recognise({ service, files: { document: path }, metadata });
      if (again.kind === 'refused') throw new Error(again.code);
      const own = result.Document.slice(0, result.Document.length / 2);
      expect(again.result.Document).toEqual(own);
    });

    it('a failing check lowers what it speaks of', async () => {
      const pages = await files.pagesOf(path);
      const sound = new Map(
        extractDocuments(service, { pages, metadata }).flatMap(({ Data }) => fieldsIn(Data)),
      );
      const spoilt = extractDocuments(service, { pages: pages.map(withWrongDigits), metadata });
      const doubted = spoilt
        .flatMap(({ Data }) => fieldsIn(Data))
        .filter(([, field]) => failing(field).some((check) => check.endsWith('_digits')))
        // A value that fails its check on the sound page too cannot fall any further.
        .filter(([name]) => failing(sound.get(name) ?? { value: '' }).length === 0);
      const isHeld = ({ checks = [] }: Field | { readonly checks?: undefined }) =>
        checks.some(({ check, ok }) => ok && check.endsWith('_digits'));
      // Not every document has a number that can be spoilt like this; if it has one, that number must be doubted.
      const isSpoilt = spoilt
        .flatMap(({ Data }) => fieldsIn(Data))
        .some(([name, { value }]) => isHeld(sound.get(name) ?? {}) && sound.get(name)?.value !== value);
      expect(doubted.length > 0, 'a number is doubted').toBe(isSpoilt);
      for (const [name, field] of doubted)
        expect(field.conf, name).toBeLessThan(Math.min(90, sound.get(name)?.conf ?? 100));
    });
  });
}
