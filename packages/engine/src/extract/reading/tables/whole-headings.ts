import type { Label } from '../labels/labels.ts';
import { rowWith } from '../sheet/row-with.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { TableSpec } from './table-spec.ts';

/** Greatest gap between words of one text, in glyphs. */
export const betweenWords = 0.9;

/** Whether a heading is complete: a word right after it, or right before the only word of it, makes it part of something else ("CONSUMO DE ENERGIA", "Frete peso"). */
export function standsAlone(label: Label, sheet: Sheet, known: ReadonlySet<Token>): boolean {
  const [first, last] = [label.tokens[0], label.tokens.at(-1)];
  return !sheet.tokens.some((token) => {
    if (known.has(token) || token.folded.length <= 2 || first === undefined || last === undefined)
      return false;
    if (Math.abs(middleOf(token) - middleOf(last)) >= 0.5 * sheet.glyph) return false;
    const isBefore =
      first === last &&
      /^\p{L}{4,}$/u.test(token.text) &&
      token.right <= first.left &&
      first.left - token.right < 0.6 * sheet.glyph;
    return isBefore || (token.left >= last.right && token.left - last.right < 0.6 * sheet.glyph);
  });
}

/** Whether words are a part of a longer title, which stands beside the headings of the table that it is of ("Exames" of "Exames pedidos"). */
export function isOfTitle({ tokens }: Label, { rows, glyph }: Sheet, titles: ReadonlySet<Token>): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || !tokens.every((token) => titles.has(token))) return false;
  const row = rowWith(rows, first);
  const [before, after] = [row[row.indexOf(first) - 1], row[row.indexOf(last) + 1]];
  const isNext = (one: Token | undefined, next: Token | undefined): boolean =>
    one !== undefined &&
    next !== undefined &&
    titles.has(one) &&
    titles.has(next) &&
    next.left - one.right < betweenWords * glyph;
  return isNext(before, first) || isNext(last, after);
}

/** Whether words are a whole title that has no heading in its row: it stands over those of its table. */
export const isTitleOver = (
  label: Label,
  labels: readonly Label[],
  titles: ReadonlySet<Token>,
  glyph: number,
): boolean =>
  label.tokens.every((token) => titles.has(token)) &&
  labels.some((other) => other.top >= label.bottom - inOneRow * glyph) &&
  !labels.some((other) => other !== label && Math.abs(middleOf(other) - middleOf(label)) < inOneRow * glyph);
/** Middles of words of one row differ less than this, in glyphs. */
const inOneRow = 0.5;

/** Whether a heading stands right behind another in its row. */
const isBeside = (last: Label, heading: Label, glyph: number): boolean =>
  heading.left - last.right < besideWord * glyph &&
  heading.left >= last.right &&
  Math.min(heading.bottom, last.bottom) > Math.max(heading.top, last.top);

/** Whether one heading stands right below another, or above it, in one column ("unit." under "preço"). */
function isStacked(one: Label, other: Label, glyph: number): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const between = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return (
    shared > ofStacked * Math.min(one.right - one.left, other.right - other.left) &&
    Math.abs(middleOf(one) - middleOf(other)) > inOneRow * glyph &&
    between < betweenRows * glyph
  );
}
/** Least share of the narrower of two stacked headings that the other covers, and greatest space between their rows, in glyphs. */
const [ofStacked, betweenRows] = [0.8, 0.6] as const;

/**
 * Headings with those joined that are words of one: of one column by different spellings, and right beside each other ("RETIDO" before
 * "NA FONTE" under "IMPOSTO", where the upper line is shorter than the lower), or one below the other ("preço" over "unit.").
 */
export function wholeHeadings<Id extends string, C extends string>(
  headings: readonly Label[],
  { columns }: Pick<TableSpec<Id, C>, 'columns'>,
  glyph: number,
): Label[] {
  const bearersOf = ({ id }: Label): readonly C[] =>
    columns.flatMap((column) => (column.labels.some((label) => fold(label) === id) ? [column.id] : []));
  const whole: Label[] = [];
  for (const heading of headings) {
    const last = whole.at(-1);
    const isRest =
      last !== undefined &&
      last.id !== heading.id &&
      (isBeside(last, heading, glyph) || isStacked(last, heading, glyph)) &&
      bearersOf(heading).length === 1 &&
      bearersOf(last).join() === bearersOf(heading).join();
    if (!isRest) {
      whole.push(heading);
      continue;
    }
    const tokens = [...last.tokens, ...heading.tokens];
    const { id } = heading.tokens.length > last.tokens.length ? heading : last;
    whole.splice(-1, 1, { ...heading, ...edgesOf(tokens), id, tokens, fit: Math.min(last.fit, heading.fit) });
  }
  return whole;
}
/** Widest space between two words of one heading, in glyphs. */
const besideWord = 0.7;
