import { lowered } from './half-columns.ts';
import { runsApart } from './runs.ts';
import type { Rows } from './side-column.ts';
import { edgesOf, printedOf, rowsOf, type Sheet, type Token } from './sheet.ts';
import { fold } from './text.ts';

/** Space between texts of a row, and before a block, in glyphs. */
const [betweenTexts, beforeBlock] = [1.5, 1.2] as const;
/** Least rows of a block that are a label with its value behind it, and least rows that stand left of it. */
const [leastLed, leastBeside] = [3, 3] as const;
/** Most words of a block's title. */
const mostWords = 5;
/** How far from the left edge of a block its rows may begin, and how far apart these are at most, in glyphs. */
const [fromEdge, pitch] = [2, 4] as const;
/** Space over a block at the foot of the page, in glyphs. */
const over = 6;
/** Most blocks of one page. */
const mostBlocks = 6;

type Run = readonly Token[];

/** A label with a value behind it: its row and its left edge. */
interface Led {
  readonly at: number;
  readonly left: number;
}

/** The labels of each row with their values behind them, which are no labels: a row of captions has its values below. */
const ledIn = (runs: readonly (readonly Run[])[], isLabel: (folded: string) => boolean): Led[] =>
  runs.flatMap((row, at) => {
    const isCaption = (run: Run | undefined): boolean => run !== undefined && isLabel(fold(printedOf(run)));
    return row.flatMap((run, index) =>
      index + 1 < row.length && isCaption(run) && !isCaption(row[index + 1])
        ? [{ at, left: edgesOf(run).left }]
        : [],
    );
  });

/** Labels in rows that follow each other, set to one left edge. */
function columnsOf(led: readonly Led[], rows: Rows, glyph: number): Led[][] {
  const columns: Led[][] = [];
  for (const each of led) {
    const column = columns.find((others) => {
      const last = others.at(-1);
      return (
        last !== undefined &&
        last.at < each.at &&
        Math.abs(last.left - each.left) < fromEdge * glyph &&
        edgesOf(rows[each.at] ?? []).top - edgesOf(rows[last.at] ?? []).bottom < pitch * glyph
      );
    });
    if (column === undefined) columns.push([each]);
    else column.push(each);
  }
  return columns.filter(({ length }) => length >= leastLed);
}

/** Whether words right of a place are the title of a block: one short text without figures. */
function isTitle(words: Run, glyph: number): boolean {
  const runs = runsApart(words, betweenTexts * glyph);
  return runs.length === 1 && words.length <= mostWords && !words.some(({ text }) => /\d|:$/.test(text));
}

/** The words of a block below its title; undefined where other words stand across its edge, or nothing beside it. */
function blockAt(column: readonly Led[], { rows, glyph }: Sheet): Token[] | undefined {
  const first = column[0]?.at ?? 0;
  const edge = Math.min(...column.map(({ left }) => left));
  const from = edge - fromEdge * glyph;
  const rightOf = (row: Run): Run => row.filter(({ left }) => left > from);
  // The title may stand in a row with others that are a little higher.
  const title = rightOf(rows[first - 1] ?? []);
  const isNear = edgesOf(rightOf(rows[first] ?? [])).top - edgesOf(title).bottom < pitch * glyph;
  if (title.length === 0 || !isTitle(title, glyph) || !isNear) return undefined;
  if (title.length === rows[first - 1]?.length) return undefined;
  const block: Token[] = [...title];
  let [left, bottom] = [Math.min(edge, edgesOf(title).left), edgesOf(title).bottom];
  let beside = 0;
  for (const row of rows.slice(first)) {
    const own = rightOf(row);
    const start = Math.min(left, edgesOf(own).left);
    const isAcross = row.some((token) => token.left < start && token.right > start - beforeBlock * glyph);
    const isFar = own.length > 0 && edgesOf(own).top - bottom > pitch * glyph;
    if (isAcross || isFar || (own[0] !== undefined && own[0].left - edge > fromEdge * glyph)) break;
    if (row.length > own.length) beside += 1;
    if (own.length === 0) continue;
    left = start;
    block.push(...own);
    bottom = Math.max(bottom, edgesOf(own).bottom);
  }
  const isClear = rows
    .filter((row) => row.some((token) => block.includes(token)))
    .every((row) => !row.some((token) => token.left < left && token.right > left - beforeBlock * glyph));
  return isClear && beside >= leastBeside ? block : undefined;
}

/**
 * A sheet with each block of labels and values that stands right of a table or of another block, below a title of its own, at the foot of the page:
 * no row goes from one into the other. Other sheets are as they are.
 */
export function withLedBlocksBelow(sheet: Sheet, isLabel: (folded: string) => boolean): Sheet {
  const { glyph } = sheet;
  let inner = sheet;
  const blocks: Rows[] = [];
  while (blocks.length < mostBlocks) {
    const led = ledIn(
      inner.rows.map((row) => runsApart(row, betweenTexts * glyph)),
      isLabel,
    );
    // The rightmost first: what it leaves may be another one.
    const found = columnsOf(led, inner.rows, glyph)
      .toSorted((a, b) => (b[0]?.left ?? 0) - (a[0]?.left ?? 0))
      .flatMap((column) => {
        const block = blockAt(column, inner);
        return block === undefined ? [] : [block];
      })[0];
    if (found === undefined) break;
    const own = new Set(found);
    const tokens = inner.tokens.filter((token) => !own.has(token));
    blocks.unshift(rowsOf(found, glyph));
    inner = { ...inner, tokens, rows: rowsOf(tokens, glyph) };
  }
  if (blocks.length === 0) return sheet;
  let { bottom } = edgesOf(sheet.tokens);
  const below = blocks.flatMap((block) => {
    const { top, bottom: end } = edgesOf(block.flat());
    const down = bottom - top + over * glyph;
    bottom = end + down;
    return lowered(block, down);
  });
  const rows = [...inner.rows, ...below];
  return { ...sheet, rows, tokens: rows.flat() };
}
