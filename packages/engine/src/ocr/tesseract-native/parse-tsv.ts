import type { ReadWord } from '../recogniser.ts';

/** Rows of level 1 are pages, of level 2 blocks, of level 4 lines, of level 5 their words. */
const pageLevel = '1';
const blockLevel = '2';
const lineLevel = '4';
const wordLevel = '5';

/** Words by page of Tesseract's TSV output: level, page, block, paragraph, line, word, left, top, width, height, conf, text. */
export function parseTsv(tsv: string): ReadWord[][] {
  const pages: ReadWord[][] = [];
  let [lineTop, lineBottom, block, line] = [0, 0, 0, 0];
  for (const row of tsv.split('\n')) {
    const [level, , , , , , left, top, width, height, conf, ...rest] = row.split('\t');
    const box = {
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
    };
    if (level === pageLevel) pages.push([]);
    if (level === blockLevel) block += 1;
    if (level === lineLevel) [lineTop, lineBottom, line] = [box.top, box.bottom, line + 1];
    const text = rest.join('\t').trim();
    if (level !== wordLevel || text === '') continue;
    pages.at(-1)?.push({ text, conf: Number(conf), ...box, lineTop, lineBottom, block, line });
  }
  return pages;
}
