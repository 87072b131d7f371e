import { edgesOf, printedOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';

/** How far from the upper and lower edge running titles stand, as a share of the page, and how many rows of them there are at most. */
const [margin, mostRows] = [0.14, 8] as const;
/** Beyond this many rows a stamp of several lines goes on; a row of it has at least as many letters, as a date at the end of a clause has not. */
const [fewRows, leastLetters] = [4, 8] as const;

type End = 'head' | 'foot';

interface Edge {
  readonly end: End;
  readonly row: readonly Token[];
  readonly said: string;
}

/** What a row at the edge of a page says on every page: its words without the numbers, of which the page's own is one. */
const saidBy = (row: readonly Token[]): string => fold(printedOf(row)).replaceAll(/\d+/g, '#');

function edgesOfPage({ rows, height }: Sheet): Edge[] {
  const isHead = (row: readonly Token[]): boolean => edgesOf(row).bottom < margin * height;
  const isFoot = (row: readonly Token[]): boolean => edgesOf(row).top > (1 - margin) * height;
  const isTitle = (row: readonly Token[], fromEdge: number): boolean =>
    fromEdge < fewRows || saidBy(row).replaceAll('#', '').length >= leastLetters;
  return [
    ...rows
      .slice(0, mostRows)
      .filter((row, at) => isHead(row) && isTitle(row, at))
      .map((row): Edge => ({ end: 'head', row, said: saidBy(row) })),
    ...rows
      .slice(-mostRows)
      .filter((row, at, { length }) => isFoot(row) && isTitle(row, length - 1 - at))
      .map((row): Edge => ({ end: 'foot', row, said: saidBy(row) })),
  ];
}

/** The number of a page alone, whichever words lead to it. */
const ofPage =
  /^[-–— ]*(?:p(?:[áa]g(?:ina)?)?\.?|fls?\.?|folhas?)? ?\d{1,3}(?: ?(?:\/|de) ?\d{1,3})?[-–— .]*$/iu;

/**
 * The pages of one text without the rows that stand at the same edge of several of them: the letterhead, the page's number. They would
 * come between the words of a sentence. The first page keeps its head, and the last page its foot.
 */
export function withoutRunningTitles(sheets: readonly Sheet[]): Sheet[] {
  const edges = sheets.map(edgesOfPage);
  const counts = new Map<string, number>();
  for (const page of edges)
    for (const key of new Set(page.map(({ end, said }) => `${end} ${said}`)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return sheets.map((sheet, index) => {
    const kept: End | undefined = index === 0 ? 'head' : index === sheets.length - 1 ? 'foot' : undefined;
    const dropped = new Set(
      (edges[index] ?? [])
        .filter(
          ({ end, row, said }) =>
            ofPage.test(printedOf(row)) || (end !== kept && (counts.get(`${end} ${said}`) ?? 0) > 1),
        )
        .flatMap(({ row }) => row),
    );
    if (dropped.size === 0) return sheet;
    return {
      ...sheet,
      tokens: sheet.tokens.filter((token) => !dropped.has(token)),
      rows: sheet.rows
        .map((row) => row.filter((token) => !dropped.has(token)))
        .filter(({ length }) => length > 0),
    };
  });
}
