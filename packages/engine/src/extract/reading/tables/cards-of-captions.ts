import type { Label } from '../labels/labels.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { LowerCaption } from './lower-captions.ts';
import type { Line } from './under-headings.ts';

/** A space wider than this parts two captions, in glyphs. */
const ofCaption = 1.2;

/** Least captions of one row, and of a card, and least cards of a table. */
export const [leastInRow, leastOfCard, leastCards] = [2, 3, 2] as const;

/** Greatest distance between two rows of captions of one card, in glyphs. */
const betweenRows = 5;

/** Share of the usual captions that every card of a table has. */
const ofUsual = 0.6;

/** A caption of a card; one that no column has keeps its value from the others. */
export type Captioned<C extends string> = C | `other ${number}`;

export interface Caption<C extends string> {
  readonly id: Captioned<C>;
  readonly left: number;
  readonly right: number;
  readonly tokens: readonly Token[];
}

/** The captions of a card in one row. */
export interface CaptionRow<C extends string> {
  readonly captions: readonly Caption<C>[];
  /** A caption lower than these, with what stands of its value beside them. */
  readonly lower?: LowerCaption<C> | undefined;
  readonly top: number;
  readonly bottom: number;
}

interface Card<C extends string> {
  readonly rows: CaptionRow<C>[];
  readonly left: number;
  readonly right: number;
}

export const isKnown = <C extends string>(id: Captioned<C>): id is C => !id.startsWith('other ');

export const idsOf = <C extends string>({ rows }: Pick<Card<C>, 'rows'>): C[] =>
  rows.flatMap(({ captions }) => captions.flatMap(({ id }) => (isKnown(id) ? [id] : [])));

/** The unit of a caption's values, in brackets or the currency without them. */
const ofUnit = /^(?:\((?:%|R\$|kg|un)\)|R\$)$/i;

/** The captions of a row of print; none where most of it is no caption. */
export function captionsIn<C extends string>(
  row: readonly Token[],
  labels: readonly Label<C>[],
  glyph: number,
): Caption<C>[] {
  const captions = runsApart(row, ofCaption * glyph).flatMap((tokens, at): Caption<C>[] => {
    const words = tokens.filter(({ text, folded }) => folded !== '' && !ofUnit.test(text));
    const own = labels.find(
      (label) => words.length > 0 && words.every((word) => label.tokens.includes(word)),
    );
    // Narrow captions side by side are near each other ("qtd un").
    const several = labels.filter((label) => label.tokens.every((token) => tokens.includes(token)));
    const areAll = words.every((word) => several.some((label) => label.tokens.includes(word)));
    if (own === undefined && areAll && words.length > 0)
      return several.map(({ id, left, right, tokens: parts }) => ({ id, left, right, tokens: parts }));
    return [{ id: own?.id ?? `other ${at}`, ...edgesOf(tokens), tokens }];
  });
  const known = captions.filter(({ id }) => isKnown(id));
  return known.length >= leastInRow && 2 * known.length > captions.length ? captions : [];
}

/** The captions of each card in a row: a caption that comes again begins the next card. */
function segmentsOf<C extends string>(captions: readonly Caption<C>[]): Caption<C>[][] {
  const segments: Caption<C>[][] = [];
  for (const caption of captions) {
    const last = segments.at(-1);
    const isNext = last === undefined || (isKnown(caption.id) && last.some(({ id }) => id === caption.id));
    if (isNext) segments.push([caption]);
    else last.push(caption);
  }
  return segments;
}

/** How far a value may begin before its caption, in glyphs. */
const besideCaption = 1.5;

/** Whether what begins at a place is of a card. */
export const begins = (
  at: number,
  { left, right }: Pick<Card<string>, 'left' | 'right'>,
  glyph: number,
): boolean => at > left - besideCaption * glyph && at <= right - besideCaption * glyph;

/** A row of captions with the one below it that is of the same card. */
export function withLower<C extends string>(
  captions: readonly Caption<C>[],
  lower: LowerCaption<C> | undefined,
): readonly Caption<C>[] {
  if (lower === undefined || captions.length === 0 || captions.some(({ id }) => id === lower.caption.id))
    return captions;
  const others = captions.filter(({ tokens }) => !tokens.some((token) => lower.lines.includes(token)));
  return [lower.caption, ...others];
}

/** The cards of a page: rows of captions one below the other, up to the one that has a caption again. */
export function cardsOf<C extends string>(
  rows: readonly (readonly Caption<C>[])[],
  lowers: readonly (LowerCaption<C> | undefined)[],
  glyph: number,
): Card<C>[] {
  const cards: Card<C>[] = [];
  for (const [index, row] of rows.entries()) {
    const segments = segmentsOf(row);
    for (const [at, captions] of segments.entries()) {
      const lower = captions.some((caption) => caption === lowers[index]?.caption)
        ? lowers[index]
        : undefined;
      const level = captions.filter((caption) => caption !== lower?.caption);
      const { top } = edgesOf(level.flatMap(({ tokens }) => tokens));
      const { left, bottom } = edgesOf(captions.flatMap(({ tokens }) => tokens));
      const pitch = (segments[1]?.[0]?.left ?? Infinity) - (segments[0]?.[0]?.left ?? 0);
      const right = segments[at + 1]?.[0]?.left ?? left + pitch;
      const ids = captions.map(({ id }) => id);
      const open = cards.findLast((card) => begins(left, card, glyph));
      const isSame =
        open !== undefined &&
        top - (open.rows.at(-1)?.bottom ?? -Infinity) < betweenRows * glyph &&
        !idsOf(open).some((id) => ids.includes(id));
      if (isSame) open.rows.push({ captions, lower, top, bottom });
      else cards.push({ rows: [{ captions, lower, top, bottom }], left, right });
    }
  }
  return cards;
}

/** A card without rows of captions that no other one has: headings over the first card, or boxes below the last. */
function withoutOthers<C extends string>(card: Card<C>, cards: readonly Card<C>[]): Card<C> {
  const isShared = ({ captions }: CaptionRow<C>): boolean => {
    const own = captions.flatMap(({ id }) => (isKnown(id) ? [id] : []));
    return cards.some((other) => {
      const ids = new Set(idsOf(other));
      return other !== card && 2 * own.filter((id) => ids.has(id)).length >= own.length;
    });
  };
  return { ...card, rows: card.rows.filter(isShared) };
}

/** The cards that have the captions which most of them have. */
export function alike<C extends string>(all: readonly Card<C>[]): readonly Card<C>[] {
  const whole = all
    .map((card) => withoutOthers(card, all))
    .filter((card) => idsOf(card).length >= leastOfCard);
  const sharing = (card: Card<C>): Card<C>[] => {
    const own = new Set(idsOf(card));
    return whole.filter((other) => {
      const ids = idsOf(other);
      return ids.filter((id) => own.has(id)).length >= ofUsual * Math.max(own.size, ids.length);
    });
  };
  const [most = []] = whole.map(sharing).toSorted((a, b) => b.length - a.length);
  return most.length < leastCards ? [] : most;
}

/** A card with its words in rows, without its captions. */
export interface Filled<C extends string> {
  readonly card: Card<C>;
  readonly words: readonly (readonly Token[])[];
}

/** A card with its cells and the rows that hold their values. */
export interface Read<C extends string> extends Filled<C> {
  readonly cells: Line<Captioned<C>>;
  readonly values: readonly (readonly Token[])[];
}

/** The words of a card in rows, without captions. */
export const wordsOf = <C extends string>(
  card: Card<C>,
  { tokens, glyph }: Sheet,
  captions: ReadonlySet<Token>,
): (readonly Token[])[] =>
  rowsOf(
    tokens.filter((token) => !captions.has(token) && begins(token.left, card, glyph)),
    glyph,
  );
