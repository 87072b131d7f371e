import { median } from '../../../pages/median.ts';
import { areOfOneGrid } from './grid-rows.ts';
import { edgesOf, meanMiddle, printedOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';

/** Least width of the space between a column of the margin and the text beside it, and most width of the column; in glyphs and thousandths. */
const [leastSpace, mostWidth] = [1.2, 360] as const;
/** Least rows of running text beside it, least words of such a row, and least share of the rows: of values beside their labels few are as long. */
const [leastRows, leastWords, leastOfText] = [5, 6, 0.3] as const;
/** Most space between two rows of one block of the column, in glyphs. */
const betweenRows = 0.9;
/** Share of the column's rows that stand at the height of a row of the text where the column has the labels of what is beside them. */
const ofLabels = 0.55;

/** Where a column of the margin ends and the text begins; undefined where no space parts the page from top to bottom. */
export function spaceOf(
  tokens: readonly Token[],
  glyph: number,
): readonly [from: number, to: number] | undefined {
  let end = -Infinity;
  for (const token of tokens.toSorted((a, b) => a.left - b.left)) {
    if (end > 0 && token.left - end > leastSpace * glyph) return [end, token.left];
    end = Math.max(end, token.right);
  }
  return undefined;
}

/** Whether a row is one of running text: words close to each other. */
export const isText = (row: readonly Token[], glyph: number): boolean =>
  row.length >= leastWords &&
  row.filter(({ text }) => /^\p{L}{2}/u.test(text)).length >= leastWords - 1 &&
  row.every((token, index) => token.left - (row[index - 1]?.right ?? token.left) < 2 * glyph);

/** A line's last word with the first of the next where a hyphen parts them: a number keeps it ("B-" and "31"). */
function withLine(words: readonly Token[], line: readonly Token[]): Token[] {
  const [last, first] = [words.at(-1), line[0]];
  const isParted =
    last !== undefined &&
    first !== undefined &&
    /[\p{L}\d]-$/u.test(last.text) &&
    /^[\p{Ll}\d]/u.test(first.text);
  if (!isParted) return [...words, ...line];
  const text = /^\d/.test(first.text) ? last.text + first.text : last.text.slice(0, -1) + first.text;
  return [...words.slice(0, -1), { ...last, text, folded: fold(text) }, ...line.slice(1)];
}

/** The blocks of a column, the words of each in one row: its lines are too narrow for what they say. */
function blocksOf(rows: readonly (readonly Token[])[], glyph: number): Token[][] {
  const blocks: Token[][] = [];
  let bottom = -Infinity;
  for (const row of rows) {
    const { top, bottom: end } = edgesOf(row);
    const last = blocks.at(-1);
    if (last !== undefined && top - bottom < betweenRows * glyph) blocks.splice(-1, 1, withLine(last, row));
    else blocks.push([...row]);
    bottom = end;
  }
  return blocks;
}

/** The lowest of a row's lower edges and the highest, which tails of letters do not move. */
const bottomsOf = (row: readonly Token[]): readonly number[] => {
  const bottoms = row.map(({ bottom }) => bottom);
  return [Math.max(...bottoms), Math.min(...bottoms)];
};

/** Whether some rows are a column of the margin beside the rows of a running text, and no labels of what is beside them. */
function isColumn(
  ofColumn: readonly (readonly Token[])[],
  ofText: readonly (readonly Token[])[],
  glyph: number,
): boolean {
  const { left, right } = edgesOf(ofColumn.flat());
  const lines = ofText.filter((row) => isText(row, glyph)).length;
  if (right - left > mostWidth || lines < Math.max(leastRows, leastOfText * ofText.length)) return false;
  if (areOfOneGrid(ofColumn, ofText, glyph)) return false;
  const heights = ofText.map(bottomsOf);
  const level = ofColumn.filter((row) => {
    const own = bottomsOf(row);
    return heights.some((height) =>
      height.some((bottom, at) => Math.abs(bottom - (own[at] ?? bottom)) < 0.15 * glyph),
    );
  });
  const isLed =
    ofColumn.filter((row) => row.at(-1)?.text.endsWith(':') === true).length > ofColumn.length / 2;
  const isTitled = titleOfMargin.test(printedOf(ofColumn[0] ?? []));
  return !isLed && (isTitled || level.length <= ofLabels * ofColumn.length);
}
/** What the margin of an entry is headed. */
const titleOfMargin =
  /^(?:[ÀA] margem|(?:notas?|anota[çc][õo]es|averba[çc][õo]es)(?: (?:e|ou|\/) |[:.]?$| marginais| [àa] margem))/iu;

type Space = readonly [from: number, to: number];

/** What a row leaves of a space between two columns; undefined where it has words across it. */
function leftBy(row: readonly Token[], [from, to]: Space, least: number): Space | undefined {
  let [left, right] = [from, to];
  // A line ends where no word is near its last, so words go on from either side.
  for (const token of row)
    if (token.right > left && token.left - left < least && token.right < right) left = token.right;
  for (const token of row.toReversed())
    if (token.left < right && right - token.right < least && token.left >= left) right = token.left;
  if (row.some((token) => token.right > left + 0.01 && token.left < right - 0.01)) return undefined;
  return right - left > least ? [left, right] : undefined;
}

/** Rows of a page or of a part of it. */
export type Rows = readonly (readonly Token[])[];
/** Whether some rows are a column of the margin beside a text. */
type ColumnTest = (column: Rows, text: Rows, glyph: number) => boolean;

/** Rows of a page that one space parts into a text and a column beside it. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly column: readonly (readonly Token[])[];
  readonly text: readonly (readonly Token[])[];
}

/** A comma behind a blank may stand lower than what was filled in, in a row of its own. */
const hasWord = (row: readonly Token[]): boolean => row.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** The rows around one, or those from it on, that the same space parts into a text and a column beside it. */
function bandAt(
  { rows, glyph }: Sheet,
  { at, space, isFirst }: { readonly at: number; readonly space: Space; readonly isFirst: boolean },
  isOne: ColumnTest,
): Band | undefined {
  const least = leastSpace * glyph;
  let [from, to] = [at, at + 1];
  let own = space;
  for (let next = leftBy(rows[to] ?? [], own, least); to < rows.length && next; to += 1) {
    own = next;
    next = leftBy(rows[to + 1] ?? [], own, least);
  }
  for (let next = leftBy(rows[from - 1] ?? [], own, least); !isFirst && from > 0 && next; from -= 1) {
    own = next;
    next = leftBy(rows[from - 2] ?? [], own, least);
  }
  const tokens = rows.slice(from, to).flat();
  const before = tokens.filter((token) => token.right <= own[0] + 0.01);
  const behind = tokens.filter((token) => token.right > own[0] + 0.01);
  const sides = [rowsOf(before, glyph), rowsOf(behind, glyph)] as const;
  for (const [column, text] of [sides, [sides[1], sides[0]] as const])
    if (column.filter(hasWord).length > 1 && isOne(column, text, glyph)) return { from, to, column, text };
  return undefined;
}

/** The longest text on a part of the page with a column beside it, which begins in `anyRow` or in the highest that the same space parts. */
export function bandOf(
  sheet: Sheet,
  isOne: ColumnTest,
  begins: 'high' | 'anyRow' = 'high',
): Band | undefined {
  const { rows, glyph } = sheet;
  const bands = rows.flatMap((row, at) =>
    row.flatMap((token, index): Band[] => {
      const before = row[index - 1];
      if (before === undefined || token.left - before.right <= leastSpace * glyph) return [];
      const space = [before.right, token.left] as const;
      return (begins === 'high' ? [false] : [false, true]).flatMap((isFirst) => {
        const band = bandAt(sheet, { at, space, isFirst }, isOne);
        return band === undefined ? [] : [band];
      });
    }),
  );
  return bands.toSorted((a, b) => b.text.length - a.text.length)[0];
}

/** Where the paragraph ends that the notes stand beside: the first row below them that stands apart from the one over it. */
export function endOfParagraph({ column, text }: Pick<Band, 'column' | 'text'>): number {
  const { bottom } = edgesOf(column.flat());
  const middles = text.map(meanMiddle);
  const pitches = middles.slice(1).map((middle, index) => middle - (middles[index] ?? middle));
  const usual = median(pitches);
  const end = text.findIndex(
    (row, at) => at > 0 && edgesOf(row).top > bottom && (pitches[at - 1] ?? 0) > apart * usual,
  );
  return end < 0 ? text.length : end;
}
/** Least distance of a row that stands apart, in usual distances of two rows. */
const apart = 1.3;

/** The sheet with the notes that stand beside a part of its text behind that part; other sheets as they are. */
function withNotesBehind(sheet: Sheet): Sheet {
  const band = bandOf(sheet, isColumn);
  if (band === undefined) return sheet;
  const end = endOfParagraph(band);
  const rows = [
    ...sheet.rows.slice(0, band.from),
    ...band.text.slice(0, end),
    ...blocksOf(band.column, sheet.glyph),
    ...band.text.slice(end),
    ...sheet.rows.slice(band.to),
  ];
  return { ...sheet, tokens: rows.flat(), rows };
}

/** The sheet with a column of the margin before the running text beside it, as the office and its fees stand beside an entry; other sheets as they are. */
export function withSideColumnFirst(sheet: Sheet): Sheet {
  const { tokens, glyph } = sheet;
  const space = spaceOf(tokens, glyph);
  if (space === undefined) return withNotesBehind(sheet);
  const isBeside = (token: Token): boolean => token.right <= space[0] + 0.01;
  const [column, text] = [tokens.filter(isBeside), tokens.filter((token) => !isBeside(token))];
  const [ofColumn, ofText] = [rowsOf(column, glyph), rowsOf(text, glyph)];
  if (!isColumn(ofColumn, ofText, glyph)) return withNotesBehind(sheet);
  const blocks = blocksOf(ofColumn, glyph);
  return { ...sheet, tokens: [...blocks.flat(), ...ofText.flat()], rows: [...blocks, ...ofText] };
}
