import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { centreOf, edgesOf, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';

type Edges = ReturnType<typeof edgesOf>;
type Line = Edges & { readonly tokens: readonly Token[] };

/** Greatest distance of two edges of one column, most space between two lines of one title, and greatest distance of a title from the middle of its block, in glyphs. */
const [aligned, ofTitle, ofMiddle] = [0.8, 0.9, 0.7] as const;
/** Least titles with rows above them that show that the titles of a column stand at the middle of their blocks. */
const leastRaised = 2;

const isLed = ({ tokens }: Label): boolean => tokens.at(-1)?.text.endsWith(':') === true;

/** The titles below each other, with their left edges, middles or right edges in one line. */
function columnsOf(titles: readonly Label[], glyph: number): Label[][] {
  const columns = titles.map((first) =>
    titles.filter((title) =>
      [title.left - first.left, centreOf(title) - centreOf(first), title.right - first.right].some(
        (distance) => Math.abs(distance) < aligned * glyph,
      ),
    ),
  );
  return columns.filter(({ length }) => length >= leastRaised).toSorted((a, b) => b.length - a.length);
}

const linesOf = (tokens: readonly Token[], glyph: number): Line[] =>
  rowsOf(tokens, glyph).map((row) => ({ ...edgesOf(row), tokens: row }));

/** The texts of a column, each of the lines that follow each other closely. */
function textsOf(lines: readonly Line[], glyph: number): Line[] {
  const texts: Line[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    const isNext = last !== undefined && line.top - last.bottom < ofTitle * glyph;
    const tokens = isNext ? [...last.tokens, ...line.tokens] : line.tokens;
    texts.splice(isNext ? -1 : texts.length, 1, { ...edgesOf(tokens), tokens });
  }
  return texts;
}

/** The words of a column of titles and the lines beside them, as far as no word of the page crosses the space between. */
function bandOf(
  column: readonly Label[],
  { tokens, glyph }: Sheet,
): { readonly texts: readonly Line[]; readonly lines: readonly Line[] } {
  const { left, right, top, bottom } = edgesOf(column.flatMap((title) => title.tokens));
  const isOfColumn = (token: Token): boolean =>
    token.left > left - aligned * glyph && token.right < right + aligned * glyph;
  const strange = tokens.filter((token) => token.left < right && !isOfColumn(token));
  const from = Math.max(-Infinity, ...strange.map((token) => token.bottom).filter((end) => end <= top));
  const to = Math.min(Infinity, ...strange.map((token) => token.top).filter((start) => start >= bottom));
  const own = strange.some((token) => token.bottom > top && token.top < bottom)
    ? []
    : tokens.filter((token) => middleOf(token) > from && middleOf(token) < to);
  return {
    texts: textsOf(linesOf(own.filter(isOfColumn), glyph), glyph),
    lines: linesOf(
      own.filter((token) => !isOfColumn(token)),
      glyph,
    ),
  };
}

interface Block {
  readonly text: Line;
  readonly first: Line;
  /** The lines above the title. */
  readonly above: readonly Line[];
  /** How far the title is from the middle of the block. */
  readonly distance: number;
}

/** The blocks of the texts from the line `at` on, each text at the middle of its lines, up to the first text that is not. */
function blocksFrom(at: number, texts: readonly Line[], lines: readonly Line[], glyph: number): Block[] {
  const blocks: Block[] = [];
  let next = at;
  for (const text of texts) {
    const first = lines[next];
    if (first === undefined) break;
    const distances = lines
      .slice(next)
      .map(({ bottom }) => Math.abs((first.top + bottom) / 2 - middleOf(text)));
    const least = Math.min(...distances);
    if (least > ofMiddle * glyph) break;
    const end = next + distances.indexOf(least) + 1;
    const above = lines.slice(next, end).filter(({ bottom }) => bottom < text.top + 0.5 * glyph);
    blocks.push({ text, first, above, distance: least });
    next = end;
  }
  return blocks;
}

/** The blocks of a column's titles; none unless several begin above their titles, with a label in common there. */
function blocksOf(column: readonly Label[], labels: readonly Label[], sheet: Sheet): Block[] {
  const { glyph } = sheet;
  const { texts, lines } = bandOf(column, sheet);
  const top = Math.min(...column.map((title) => title.top));
  const own = texts.slice(texts.findIndex((text) => text.bottom > top));
  const idsAbove = ({ above }: Block): string[] =>
    labels
      .filter((label) => above.some((line) => inRow(label, line, glyph) && label.left >= line.left))
      .map(({ id }) => id);
  const isRaised = ({ text, above }: Block): boolean =>
    above.length > 0 && column.some((title) => isWithin(title, text));
  const starts = lines.flatMap((line, at) => (line.top > top ? [] : [at]));
  const found = starts.flatMap((at) => {
    const blocks = blocksFrom(at, own, lines, glyph);
    const [first, ...others] = blocks.filter(isRaised);
    if (first === undefined || first !== blocks[0]) return [];
    const ids = new Set(idsAbove(first));
    const alike = [first, ...others.filter((other) => idsAbove(other).some((id) => ids.has(id)))];
    const distance = mean(alike.map((block) => block.distance));
    return alike.length < leastRaised ? [] : [{ blocks, alike: alike.length, distance }];
  });
  const [best] = found.toSorted((a, b) => b.alike - a.alike || a.distance - b.distance);
  return best?.blocks ?? [];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const isWithin = ({ tokens }: Label, text: Line): boolean =>
  tokens.some((token) => text.tokens.includes(token));

/**
 * Titles in a column, each at the middle of its block as in a table with cells over several rows, begin where their blocks do. The blocks are told by
 * the labels above their titles, which they have in common ("Nome").
 */
export function atBlockStarts(titles: readonly Label[], labels: readonly Label[], sheet: Sheet): Label[] {
  const free = titles.filter((title) => !isLed(title));
  for (const column of columnsOf(free, sheet.glyph)) {
    const blocks = blocksOf(column, labels, sheet);
    if (blocks.length === 0) continue;
    return titles.map((title) => {
      const block = blocks.find(({ text }) => isWithin(title, text));
      if (block === undefined) return title;
      const { top } = block.first;
      return { ...title, top, bottom: top + title.bottom - title.top };
    });
  }
  return [...titles];
}
