import type { Box } from '@lavra/contract/model/result';
import { edgesOf, inkOf, middleOf, rowsOf, type Sheet, type Token } from './sheet.ts';

/**
 * Two copies of a form ("1ª via", "2ª via") repeat their longer words at one distance: so many different ones, so large
 * a share of those where the copies lie, and of all on the page, which may hold a sheet of instructions besides.
 */
const leastPairs = 12;
const leastShare = 0.55;
const leastShareOfPage = 0.33;
/** A copy is no row of a table: it is so many glyphs high. */
const leastHeight = 15;

interface Pair {
  readonly upper: Token;
  readonly lower: Token;
  readonly down: number;
}

const isLong = ({ folded }: Token): boolean => folded.length > 3;

/** Words that stand again further down, at the same place of their row. */
function pairsOf({ tokens, glyph }: Sheet): Pair[] {
  const long = tokens.filter(isLong);
  return long.flatMap((upper) =>
    long
      .filter((lower) => lower.folded === upper.folded && Math.abs(lower.left - upper.left) < 2 * glyph)
      .map((lower) => ({ upper, lower, down: middleOf(lower) - middleOf(upper) }))
      .filter(({ down }) => down > leastHeight * glyph),
  );
}

/** The pairs of the copies that lie furthest apart; undefined where the page holds no copies. */
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
    // Copies do not reach into each other, and hold little but what is in both.
    const isApart = upper.bottom - upper.top < down;
    if (isApart && 2 * near.length >= leastShare * inBoth && 2 * near.length >= leastShareOfPage * long)
      return near;
  }
  return undefined;
}

/** A word of the lower copy at its place in the upper one. */
function raised(token: Token, pairs: readonly Pair[], ratio: number): Token {
  // A photograph is not the same size all over: the nearest words tell how far.
  const away = ({ lower }: Pair): number => Math.abs(middleOf(lower) - middleOf(token));
  const { down } = pairs.reduce((nearest, pair) => (away(pair) < away(nearest) ? pair : nearest));
  const [x, y, width, height] = token.box;
  const box: Box = [x, y - down / ratio, width, height];
  return { ...token, top: token.top - down, bottom: token.bottom - down, box };
}

/** Words of both copies that stand on one place. */
function overlap(a: Token, b: Token): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (
    wide > 0.3 * Math.min(a.right - a.left, b.right - b.left) &&
    high > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top)
  );
}

/** What both copies say in one place, the surer reading of each place. */
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
 * A sheet that holds its form twice or three times, one copy for each party, as one form: what one copy lost the other has, and what
 * stands in both is taken from the surer one.
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
  const repeated = sheet.tokens.filter(isLower).map((token) => raised(token, pairs, ratio));
  const others = sheet.tokens.filter((token) => !isLower(token));
  const isUpper = (token: Token): boolean =>
    middleOf(token) > upper.top - margin && middleOf(token) < upper.bottom + margin;
  const tokens = [...others.filter((token) => !isUpper(token)), ...merged(others.filter(isUpper), repeated)];
  const rows = rowsOf(tokens, sheet.glyph);
  return joinCopies({ ...sheet, tokens: rows.flat(), rows });
}
