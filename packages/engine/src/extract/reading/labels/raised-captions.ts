import { inRow, runAt } from './around-label.ts';
import type { Label } from './labels.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { edgesOf, middleOf, rowsOf, type Token } from '../sheet/sheet.ts';

/** Widest space between a value and its label above or below it, in glyphs. */
export const mostSpace = 2.6;
/** Widest space between two rows of one value, in glyphs: rows without tails or accents show more of it. */
const mostBetween = 1.1;
/** Space between two words of one caption, in glyphs. */
export const inCaption = 0.8;
/** A caption's words are in one type, by this factor, and without figures. */
export const mostOfCaption = 1.1;
export const wordOfCaption = /^[\p{L}().%$]+$/u;
/** How far the right edges of two texts differ at most that are set to one, in glyphs. */
const setRight = 0.5;

/** A label that was below its value, moved to above it, and the rows of that value. */
export interface Raised {
  readonly label: Label;
  readonly rows: readonly (readonly Token[])[];
}

/** Height of the type of a row: words of low letters alone ("e", "ou") are half as high as the others beside them. */
function sizeOfRow(tokens: readonly Token[]): number {
  const tall = tokens.filter(({ text }) => !/^[acemnorsuvwxz]+$/.test(text));
  return sizeOfType(tall.length > 0 ? tall : tokens);
}

/** A label below its value, moved to above it, where a form usually has it; undefined where nothing is above it. */
export function raised(
  label: Label,
  labels: readonly Label[],
  values: readonly Token[],
  glyph: number,
): Raised | undefined {
  const right = Math.min(
    Infinity,
    ...labels
      .filter((other) => other.left > label.right && inRow(other, label, glyph))
      .map((other) => other.left - 0.3 * glyph),
  );
  const ceiling = Math.max(
    -Infinity,
    ...labels
      .filter(
        (other) =>
          middleOf(other) < label.top && other.left < label.right && other.right > label.left - glyph,
      )
      .map(middleOf),
  );
  const over = values.filter(
    (token) =>
      token.left < right &&
      middleOf(token) < label.top &&
      middleOf(token) > ceiling &&
      token.left < label.right + 30 * glyph,
  );
  let [block, own]: [readonly Token[], readonly (readonly Token[])[]] = [[], []];
  for (const row of rowsOf(over, glyph).toReversed()) {
    const run = runAt(row, label.left, glyph);
    const under = block.length === 0 ? label : edgesOf(block);
    // Words that begin beside what is below them are of another box, which may have its rows at other heights.
    if (run.length === 0 || edgesOf(run).left > under.right + glyph) continue;
    const space = under.top - edgesOf(run).bottom;
    const size = block.length === 0 ? 1 : sizeOfRow(run) / Math.max(1, sizeOfRow(block));
    if (space > (block.length === 0 ? mostSpace : mostBetween) * glyph || size < 0.85 || size > 1.18) break;
    block = [...run, ...block];
    own = [run, ...own];
  }
  if (block.length === 0) return undefined;
  const up = label.bottom - edgesOf(block).top + 0.1 * glyph;
  const lift = <T extends Pick<Token, 'top' | 'bottom'>>(each: T): T => ({
    ...each,
    top: each.top - up,
    bottom: each.bottom - up,
  });
  // Set to the right edge of its box, a value begins left of its caption.
  const isSetRight = Math.abs(edgesOf(block).right - label.right) < setRight * glyph;
  const from = isSetRight ? Math.min(label.left, edgesOf(block).left) : label.left;
  return { label: { ...lift(label), left: from, tokens: label.tokens.map(lift) }, rows: own };
}

/** The words of a caption that are of no label, before or behind the label in its text ("prestador no Simples Nacional"). */
export function restOfCaption(label: Label, values: readonly Token[], glyph: number): readonly Token[] {
  const rest: Token[] = [];
  const row = values.filter(
    (token) =>
      inRow(token, label, glyph) &&
      wordOfCaption.test(token.text) &&
      sizeOfType([token]) < mostOfCaption * sizeOfType(label.tokens),
  );
  let { left, right } = label;
  for (const token of row.toSorted((a, b) => b.left - a.left)) {
    if (token.left >= left || left - token.right > inCaption * glyph) continue;
    rest.push(token);
    ({ left } = token);
  }
  for (const token of row.toSorted((a, b) => a.left - b.left)) {
    if (token.left < right - 0.2 * glyph || token.left - right > inCaption * glyph) continue;
    rest.push(token);
    ({ right } = token);
  }
  return rest;
}
