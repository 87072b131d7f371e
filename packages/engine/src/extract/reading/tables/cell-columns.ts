import { median } from '../../../pages/median.ts';
import { runsApart } from '../sheet/runs.ts';
import { centreOf, edgesOf, middleOf, printedOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { CellRow, Family } from './cell-rows.ts';
import { gutter } from './table.ts';

/** What a table tells of one person or thing: what stands over its column, and the cells below that. */
interface CellColumn<F extends string> extends CellRow<F> {
  readonly head: readonly Token[];
}

interface ColumnTable<F extends string> {
  readonly columns: readonly CellColumn<F>[];
  /** The words of the tables with their labels and heads. */
  readonly used: ReadonlySet<Token>;
}

interface LabelOf<F> {
  readonly family: F;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly middle: number;
}

/** Words nearer than this are of one text, edges nearer than this are one, and labels of one table are nearer than this to each other, in glyphs. */
const [ofText, sameEdge, nextLabel] = [1.5, 0.8, 5] as const;
/** Farthest that the heads stand over the first label, and widest space between two lines of them, in glyphs. */
const [overLabels, betweenLines] = [5, 1.2] as const;
/** Most rows that the lines of the heads stand in. */
const mostLines = 3;
/** Least labels of a table, and least of them with a value in two columns. */
const [leastLabels, leastShared] = [3, 2] as const;
/** Farthest that the line of a label is from it, from middle to middle, in glyphs. */
const ofOwnLine = 0.6;
/** What stands in a cell without a value. */
const empty = /^[-–—.*]+$/;

/** Labels below each other, at one left or right edge, each the first text of its row. */
function labelsOf<F extends string>(
  rows: readonly (readonly Token[])[],
  families: readonly Family<F>[],
  glyph: number,
): LabelOf<F>[][] {
  const groups: LabelOf<F>[][] = [];
  for (const row of rows) {
    const [run = []] = runsApart(row, ofText * glyph);
    const said = fold(printedOf(run));
    const family = families.find(({ heading }) => heading.test(said))?.family;
    if (family === undefined) continue;
    const { left, right, top, bottom } = edgesOf(run);
    const label = { family, tokens: run, left, right, top, middle: (top + bottom) / 2 };
    const group = groups.find((each) => {
      const [first, last] = [each[0], each.at(-1)];
      return (
        first !== undefined &&
        last !== undefined &&
        label.middle - last.middle < nextLabel * glyph &&
        Math.min(Math.abs(first.left - left), Math.abs(first.right - right)) < sameEdge * glyph
      );
    });
    if (group === undefined) groups.push([label]);
    else group.push(label);
  }
  return groups.filter((group) => group.length >= leastLabels);
}

/** Texts of some rows, those over each other in one. */
function textsOver(rows: readonly (readonly Token[])[], glyph: number): (readonly Token[])[] {
  const texts: Token[][] = [];
  for (const run of rows.flatMap((row) => runsApart(row, ofText * glyph))) {
    const { left, right } = edgesOf(run);
    const text = texts.find((each) => {
      const edges = edgesOf(each);
      return edges.left < right && edges.right > left;
    });
    if (text === undefined) texts.push([...run]);
    else text.push(...run);
  }
  return texts.toSorted((one, other) => edgesOf(one).left - edgesOf(other).left);
}

/** The texts over the columns of a table, some of them of two lines, beside which the others stand at the first, at the last or at the middle. */
function headsOver(
  rows: readonly (readonly Token[])[],
  [first]: readonly LabelOf<string>[],
  edges: { readonly left: number; readonly top: number },
  glyph: number,
): (readonly (readonly Token[])[])[] {
  if (first === undefined) return [];
  const over = rows
    .filter((row) => row.every((token) => middleOf(token) < edges.top))
    .filter((row) => first.top - edgesOf(row).bottom < overLabels * glyph)
    .slice(-mostLines);
  let from = over.length;
  for (let below = Infinity; from > 0; from -= 1) {
    const { left, top, bottom } = edgesOf(over[from - 1] ?? []);
    if (left < edges.left || (below !== Infinity && below - bottom > betweenLines * glyph)) break;
    below = top;
  }
  return over.slice(from).map((_, at) => textsOver(over.slice(from + at), glyph));
}

/** Where the rows of a table begin and end: at their labels where each stands at the first line of its cells, else halfway between two. */
function boundsOf(labels: readonly LabelOf<string>[], body: readonly Token[], glyph: number): number[] {
  const middles = labels.map(({ middle }) => middle);
  const above = ofOwnLine * glyph;
  const hasOwnLine = middles.every((middle) =>
    body.some((token) => Math.abs(middleOf(token) - middle) < above),
  );
  if (hasOwnLine) return [...middles.map((middle) => middle - above), (middles.at(-1) ?? 0) + above];
  const half = (at: number): number => ((middles[at + 1] ?? 0) - (middles[at] ?? 0)) / 2;
  return [
    (middles[0] ?? 0) - half(0),
    ...middles.slice(0, -1).map((middle, at) => middle + half(at)),
    (middles.at(-1) ?? 0) + half(middles.length - 2),
  ];
}

/** The texts beside the first label of a table that has none over its columns. */
function besideFirst(
  rows: readonly (readonly Token[])[],
  [first]: readonly LabelOf<string>[],
  left: number,
  glyph: number,
): (readonly Token[])[] {
  const row = rows.find((tokens) => tokens.some((token) => first?.tokens.includes(token) === true)) ?? [];
  return runsApart(
    row.filter((token) => token.left > left),
    ofText * glyph,
  );
}

/** Where the last cells end: with the rows that go on below them, at whose left no label stands. */
function endOfLast(rows: readonly (readonly Token[])[], from: number, left: number, glyph: number): number {
  let end = from;
  let bottom = Infinity;
  for (const row of rows) {
    const edges = edgesOf(row);
    const isAbove = (edges.top + edges.bottom) / 2 < from;
    if (!isAbove && (edges.left < left || edges.top - bottom > betweenLines * glyph)) break;
    if (!isAbove) end = edges.bottom;
    ({ bottom } = edges);
  }
  return end;
}

/**
 * Reads the tables of a page whose columns are persons and whose rows are what is told of each ("Nome | … | …" below "Locador | Locatário"): the
 * labels stand at the left, and a cell of several lines has its label at their middle or at the first.
 */
export function readCellColumns<F extends string>(
  tokens: readonly Token[],
  families: readonly Family<F>[],
  isHead: (said: string) => boolean,
): ColumnTable<F> {
  const used = new Set<Token>();
  const columns: CellColumn<F>[] = [];
  if (tokens.length === 0) return { columns, used };
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const rows = rowsOf(tokens, glyph);
  for (const labels of labelsOf(rows, families, glyph)) {
    const left = Math.max(...labels.map(({ right }) => right)) + 0.5 * glyph;
    const bounds = boundsOf(
      labels,
      tokens.filter((token) => token.left > left),
      glyph,
    );
    const areHeads = (texts: readonly (readonly Token[])[]): boolean =>
      texts.length > 1 && texts.every((text) => isHead(printedOf(text)));
    const over = headsOver(rows, labels, { left, top: bounds[0] ?? 0 }, glyph);
    const heads = over.find(areHeads) ?? besideFirst(rows, labels, left, glyph);
    if (!areHeads(heads)) continue;
    const within = (from: number, to: number): Token[] =>
      tokens.filter((token) => token.left > left && middleOf(token) >= from && middleOf(token) < to);
    bounds[labels.length] = endOfLast(rows, bounds.at(-1) ?? 0, left, glyph);
    const body = within(bounds[0] ?? 0, bounds.at(-1) ?? 0);
    const inked = [...body, ...heads.flat()];
    const centres = heads.map((head) => centreOf(edgesOf(head)));
    const borders = centres.slice(1).map((centre, at) => gutter(inked, centres[at] ?? centre, centre));
    const columnOf = (token: Token): number => borders.filter((border) => border < centreOf(token)).length;
    const bands = labels.map((_, at) => within(bounds[at] ?? 0, bounds[at + 1] ?? 0));
    const isShared = (band: readonly Token[]): boolean => new Set(band.map(columnOf)).size > 1;
    if (bands.filter(isShared).length < leastShared) continue;
    for (const token of [...labels.flatMap((label) => label.tokens), ...inked]) used.add(token);
    for (const [column, head] of heads.entries()) {
      const edge = Math.max(...body.map((token) => (columnOf(token) === column ? token.right : 0)));
      const cells = labels.map(({ family }, at) => ({
        family,
        edge,
        lines: rowsOf(
          (bands[at] ?? []).filter((token) => columnOf(token) === column),
          glyph,
        ).filter((line) => !line.every(({ text }) => empty.test(text))),
      }));
      columns.push({ head, cells });
    }
  }
  return { columns, used };
}
