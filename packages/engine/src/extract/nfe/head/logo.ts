import { median } from '../../../pages/median.ts';
import { isBetweenWords } from '../blocks/between-words.ts';
import { edgesOf, middleOf, rowsOf, type Token } from '../../reading/sheet/sheet.ts';
import { sizeOfType } from '../../reading/sheet/size-of-type.ts';

/** Letters so much taller than the box's print are of a logo. */
const tallOfLogo = 1.7;

/** Initials beside the print are at least so far from it, in glyphs. */
const leastAside = 1.5;

/** Words of this many letters are of no logo's initials. */
const longWord = 4;

const isInitials = ({ text }: Token): boolean => /^\p{L}{1,3}$/u.test(text);

/** Words of one name in large type, without their accents, are alike in height by this factor, and no further apart than this share of it. */
const [alike, nextWord] = [1.15, 0.7] as const;

/** Whether a short word is of a name in large type, with the long word beside it ("Casa do Norte"). */
function isOfName(token: Token, other: Token): boolean {
  const [height, others] = [sizeOfType([token]), sizeOfType([other])];
  const space = Math.max(other.left - token.right, token.left - other.right);
  return (
    other.folded.length >= longWord &&
    Math.max(height, others) < alike * Math.min(height, others) &&
    Math.abs(middleOf(other) - middleOf(token)) < 0.3 * height &&
    space < nextWord * height
  );
}

/** Words of a logo stand so far left of all print, in glyphs, which has at least so many lines below its first. */
const [leftOfPrint, leastLines] = [3, 2] as const;

/** The words of a line without those of a logo in a column of its own left of the print: its one line of letters stands beside a lower line of the block ("SERRA | CENTRO - CAMPINAS - SP"). */
function withoutLogosWords(tokens: readonly Token[], glyph: number): readonly Token[] {
  const [first] = tokens.toSorted((a, b) => a.left - b.left);
  if (first === undefined) return tokens;
  const isOfLogo = (token: Token): boolean =>
    Math.abs(middleOf(token) - middleOf(first)) < 0.5 * glyph && token.left - first.left < mostOfLogo * glyph;
  const [logo, print] = [tokens.filter(isOfLogo), tokens.filter((token) => !isOfLogo(token))];
  if (print.length === 0 || !logo.every(({ text }) => /^\p{L}+$/u.test(text))) return tokens;
  const [own, others] = [edgesOf(logo), edgesOf(print)];
  const under = print.filter(({ top }) => top > others.top + glyph);
  const lines = new Set(under.map(({ top }) => Math.round(top / (0.8 * glyph))));
  const isBeside = own.top > others.top + glyph && own.right < others.left - leftOfPrint * glyph;
  return isBeside && lines.size >= leastLines ? print : tokens;
}

/** Lines of print that begin at one edge, at least, and how near to it they begin, in glyphs. */
const [leastAtEdge, atEdge] = [4, 0.4] as const;

/** The words without those of a logo of several lines, in a column left of the edge at which the name and all lines below it begin. */
function withoutLogosColumn(tokens: readonly Token[], glyph: number): readonly Token[] {
  const [highest] = rowsOf(tokens, glyph);
  const [edge] = (highest ?? [])
    .map(({ left }) => left)
    .filter((left) => {
      const beginning = tokens.filter((token) => Math.abs(token.left - left) < atEdge * glyph);
      return rowsOf(beginning, glyph).length >= leastAtEdge;
    });
  if (edge === undefined) return tokens;
  const aside = tokens.filter(({ left }) => left < edge - atEdge * glyph);
  // A picture's frame around the logo is read as a figure or letter.
  const isLogo = aside.every(
    ({ text, right, conf }) =>
      right < edge - leastAside * glyph && ((conf < 100 && text.length === 1) || !/\d|:$/.test(text)),
  );
  return isLogo ? tokens.filter((token) => !aside.includes(token)) : tokens;
}
/** Widest line of a logo, in glyphs. */
const mostOfLogo = 12;

/** The words without those of a logo: initials that are taller than print or stand apart at the left of all of it, and a line left of it. */
export function withoutInitials(words: readonly Token[], glyph: number): Token[] {
  const tokens = withoutLogosWords(withoutLogosColumn(words, glyph), glyph);
  const print = median(tokens.map(({ top, bottom }) => bottom - top));
  const edge = Math.min(...tokens.filter(({ folded }) => folded.length >= longWord).map(({ left }) => left));
  const isApart = (token: Token, others: readonly Token[]): boolean =>
    token.right < edge - leastAside * glyph &&
    !others.some(
      (other) =>
        other.left > token.left &&
        other.left - token.right < leastAside * glyph &&
        Math.abs(middleOf(other) - middleOf(token)) < glyph,
    );
  const kept: Token[] = [];
  for (const token of tokens.toSorted((a, b) => b.left - a.left)) {
    const isTall =
      /^\p{L}{1,2}$/u.test(token.text) &&
      token.bottom - token.top >= tallOfLogo * print &&
      !isBetweenWords(token, tokens) &&
      !tokens.some((other) => isOfName(token, other));
    if (!isTall && !(isInitials(token) && isApart(token, kept))) kept.push(token);
  }
  return tokens.filter((token) => kept.includes(token));
}
