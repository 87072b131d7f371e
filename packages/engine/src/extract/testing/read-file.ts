import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTesseractJs } from '../../ocr/tesseract-js/tesseract-js.ts';
import { defaultLimits } from '../../pages/limits.ts';
import { openDocument } from '../../pages/open-document.ts';
import type { Page } from '../../pages/page.ts';
import { readPage } from '../../pipeline/read-page.ts';
import { startClock } from '../../pipeline/stage-clock.ts';

/** Reads files as the pipeline does, with the real recogniser. */
export interface FileReader {
  pagesOf(path: string): Promise<Page[]>;
  pagesOfBytes(bytes: Uint8Array): Promise<Page[]>;
  close(): Promise<void>;
}

/** Opens a reader whose recogniser starts with the first picture; close it after the tests. */
export function createFileReader(): FileReader {
  const recogniser = createTesseractJs({ timeoutMs: 120_000 });
  const pagesOf = async (path: string): Promise<Page[]> => {
    const opened = await openDocument(path, defaultLimits);
    if (opened.kind === 'xml') return [];
    const clock = startClock();
    const pages: Page[] = [];
    for (let number = 1; number <= opened.document.pageCount; number++) {
      pages.push(
        await readPage(await opened.document.page(number), { recogniser, readsAllCodes: false }, clock),
      );
    }
    opened.document.close();
    return pages;
  };
  return {
    pagesOf,
    pagesOfBytes: async (bytes) => {
      const folder = await mkdtemp(join(tmpdir(), 'lavra-pages-'));
      try {
        await writeFile(join(folder, 'file'), bytes);
        return await pagesOf(join(folder, 'file'));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: () => recogniser.close(),
  };
}
