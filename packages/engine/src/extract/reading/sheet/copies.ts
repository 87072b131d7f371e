import type { Box } from '@lavra/contract/model/result';
import { centreOf, edgesOf, inkOf, middleOf, rowsOf, type Cell, type Sheet, type Token } from './sheet.ts';

/**
 * Two copies of a form ("1ª via", "2ª via") repeat their longer words at one distance: at least this many different words,
 * this share of the words within the copies, and this share of all words on the page, which may also hold instructions.
 */
const leastPairs = 12;
const leastShare = 0.55;
const leastShareOfPage = 0.33;
/** Least distance of two copies in glyphs: repeated words of a table are closer. */
const leastHeight = 15;

interface Pair {
  readonly upper: Token;
  readonly lower: Token;
  readonly down: number;
}

const isLong = ({ folded }: Token): boolean => folded.length > 3;

/** Words that are repeated further down, at the same horizontal position. */
function pairsOf({ tokens, glyph }: Sheet): Pair[] {
  const long = tokens.filter(isLong);
  return long.flatMap((upper) =>
    long
      .filter((lower) => lower.folded === upper.folded && Math.abs(lower.left - upper.left) < 2 * glyph)
      .map((lower) => ({ upper, lower, down: middleOf(lower) - middleOf(upper) }))
      .filter(({ down }) => down > leastHeight * glyph),
  );
}

/** The pairs of words of the two copies furthest apart; undefined when the page holds no copies. */
function copiesOf(sheet: Sheet): Pair[] | undefined {
  const { glyph, tokens } = sheet;
  const pairs = pairsOf(sheet);
  const long = tokens.filter(isLong).length;
  for (const { down } of pairs.toSorted((a, b) => b.down - a.down)) {
    const near = pairs.filter((pair) => Math.abs(pair.down - down) < 1.5 * glyph);
    if (new Set(near.map((pair) => pair.upper.folded)).size < leastPairs) continue;
    const upper = edgesOf(near.map((pair) => pair.upper));
    const inBoth = tokens.filter(
      (token) =>
        isLong(token) &&
        ((token.bottom > upper.top && token.top < upper.bottom) || token.bottom > upper.top + down),
    ).length;
    // Copies do not overlap, and hold little except their common words.
    const isApart = upper.bottom - upper.top < down;
    if (isApart && 2 * near.length >= leastShare * inBoth && 2 * near.length >= leastShareOfPage * long)
      return near;
  }
  return undefined;
}

/** A word of the lower copy at its place in the upper one, whose cells these are. */
function raised(
  token: Token,
  pairs: readonly Pair[],
  { ratio, cells }: { readonly ratio: number; readonly cells: ReadonlySet<Cell> },
): Token {
  // The scale of a photograph varies: the nearest pair of words gives the distance.
  const away = ({ lower }: Pair): number => Math.abs(middleOf(lower) - middleOf(token));
  const { down } = pairs.reduce((nearest, pair) => (away(pair) < away(nearest) ? pair : nearest));
  const [x, y, width, height] = token.box;
  const box: Box = [x, y - down / ratio, width, height];
  const { cell: own, ...word } = { ...token, top: token.top - down, bottom: token.bottom - down, box };
  const cell = own === undefined ? undefined : cellAround(word, cells);
  return cell === undefined ? word : { ...word, cell };
}

/** The smallest of some cells that a word stands in. */
function cellAround(word: Token, cells: ReadonlySet<Cell>): Cell | undefined {
  const [x, y] = [centreOf(word), middleOf(word)];
  const sizeOf = ({ left, top, right, bottom }: Cell): number => (right - left) * (bottom - top);
  return [...cells]
    .filter(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom)
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];
}

/** Whether two words, one of each copy, are at the same place. */
function overlap(a: Token, b: Token): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (
    wide > 0.3 * Math.min(a.right - a.left, b.right - b.left) &&
    high > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top)
  );
}

/** The words of both copies together, with the surer reading of each place. */
function merged(upper: readonly Token[], lower: readonly Token[]): Token[] {
  const left = new Set(lower);
  const result: Token[] = [];
  const rest = new Set(upper);
  for (const token of upper) {
    if (!rest.has(token)) continue;
    const [ours, theirs] = [new Set([token]), new Set<Token>()];
    for (let grown = true; grown;) {
      grown = false;
      for (const other of left)
        if (!theirs.has(other) && [...ours].some((each) => overlap(each, other))) {
          theirs.add(other);
          grown = true;
        }
      for (const other of rest)
        if (!ours.has(other) && [...theirs].some((each) => overlap(each, other))) {
          ours.add(other);
          grown = true;
        }
    }
    for (const each of ours) rest.delete(each);
    for (const each of theirs) left.delete(each);
    result.push(...(inkOf([...theirs]) > inkOf([...ours]) ? theirs : ours));
  }
  return [...result, ...[...left].filter(({ folded, conf }) => folded.length > 1 && conf > 40)];
}

/**
 * Merges a form that is on its sheet twice or three times, one copy for each party: words lost in one copy are taken from the other, and
 * of words in both the surer reading is kept.
 */
export function joinCopies(sheet: Sheet): Sheet {
  const pairs = copiesOf(sheet);
  if (pairs === undefined) return sheet;
  const upper = edgesOf(pairs.map((pair) => pair.upper));
  const lower = edgesOf(pairs.map((pair) => pair.lower));
  const margin = sheet.glyph;
  const isLower = (token: Token): boolean =>
    middleOf(token) > lower.top - margin && middleOf(token) < lower.bottom + margin;
  const ratio = sheet.height;
  const others = sheet.tokens.filter((token) => !isLower(token));
  const cells = new Set(others.flatMap(({ cell }) => cell ?? []));
  const repeated = sheet.tokens.filter(isLower).map((token) => raised(token, pairs, { ratio, cells }));
  const isUpper = (token: Token): boolean =>
    middleOf(token) > upper.top - margin && middleOf(token) < upper.bottom + margin;
  const tokens = [...others.filter((token) => !isUpper(token)), ...merged(others.filter(isUpper), repeated)];
  const rows = rowsOf(tokens, sheet.glyph);
  return joinCopies({ ...sheet, tokens: rows.flat(), rows });
}
