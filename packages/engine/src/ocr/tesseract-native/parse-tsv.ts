import type { ReadWord } from '../recogniser.ts';

/** Rows of level 1 are pages, of level 4 lines, of level 5 their words. */
const PAGE_LEVEL = '1';
const LINE_LEVEL = '4';
const WORD_LEVEL = '5';

/** Words by page of Tesseract's TSV output: level, page, block, paragraph, line, word, left, top, width, height, conf, text. */
export function parseTsv(tsv: string): ReadWord[][] {
  const pages: ReadWord[][] = [];
  let [lineTop, lineBottom] = [0, 0];
  for (const row of tsv.split('\n')) {
    const [level, , , , , , left, top, width, height, conf, ...rest] = row.split('\t');
    const box = {
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
    };
    if (level === PAGE_LEVEL) pages.push([]);
    if (level === LINE_LEVEL) [lineTop, lineBottom] = [box.top, box.bottom];
    const text = rest.join('\t').trim();
    if (level !== WORD_LEVEL || text === '') continue;
    pages.at(-1)?.push({ text, conf: Number(conf), ...box, lineTop, lineBottom });
  }
  return pages;
}
