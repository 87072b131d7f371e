import { findLabels, type Label } from '../labels/labels.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readValue } from '../values/values.ts';
import { fieldsOfCells, type ReadTable } from './form-table.ts';
import { headingSpecs, type TableSpec, textKinds } from './table-spec.ts';
import { lowerCaptionAt, type LowerCaption } from './lower-captions.ts';
import { isPricedAlone, saleInHead } from './sale-in-head.ts';
import { lineOf, type Line } from './under-headings.ts';

/** A space wider than this parts two captions, in glyphs. */
const ofCaption = 1.2;
/** Least captions of one row, and of a card, and least cards of a table. */
const [leastInRow, leastOfCard, leastCards] = [2, 3, 2] as const;
/** Greatest distance between two rows of captions of one card, in glyphs. */
const betweenRows = 5;
/** Share of the usual captions that every card of a table has. */
const ofUsual = 0.6;
/** Greatest distance between a caption and its value, and between a card's captions and the text at its head, in glyphs. */
const [mostAway, mostOver] = [2.6, 2.6] as const;
/** Greatest distance between the sale at the head of a card and the name above it, in glyphs. */
const mostOverSale = 4.2;
/** A space wider than this ends the text at the head of a card, in glyphs. */
const ofText = 2.5;
/** Most rows of text at the head of a card. */
const mostOfHead = 3;
/** Share of the captions that have a value of their kind on the side of the values. */
const leastOfKind = 0.5;

/** A caption of a card; one that no column has keeps its value from the others. */
type Captioned<C extends string> = C | `other ${number}`;

interface Caption<C extends string> {
  readonly id: Captioned<C>;
  readonly left: number;
  readonly right: number;
  readonly tokens: readonly Token[];
}

/** The captions of a card in one row. */
interface CaptionRow<C extends string> {
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

const isKnown = <C extends string>(id: Captioned<C>): id is C => !id.startsWith('other ');
const idsOf = <C extends string>({ rows }: Pick<Card<C>, 'rows'>): C[] =>
  rows.flatMap(({ captions }) => captions.flatMap(({ id }) => (isKnown(id) ? [id] : [])));

/** The unit of a caption's values, in brackets or the currency without them. */
const ofUnit = /^(?:\((?:%|R\$|kg|un)\)|R\$)$/i;

/** The captions of a row of print; none where most of it is no caption. */
function captionsIn<C extends string>(
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
const begins = (at: number, { left, right }: Pick<Card<string>, 'left' | 'right'>, glyph: number): boolean =>
  at > left - besideCaption * glyph && at <= right - besideCaption * glyph;

/** A row of captions with the one below it that is of the same card. */
function withLower<C extends string>(
  captions: readonly Caption<C>[],
  lower: LowerCaption<C> | undefined,
): readonly Caption<C>[] {
  if (lower === undefined || captions.length === 0 || captions.some(({ id }) => id === lower.caption.id))
    return captions;
  const others = captions.filter(({ tokens }) => !tokens.some((token) => lower.lines.includes(token)));
  return [lower.caption, ...others];
}

/** The cards of a page: rows of captions one below the other, up to the one that has a caption again. */
function cardsOf<C extends string>(
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
function alike<C extends string>(all: readonly Card<C>[]): readonly Card<C>[] {
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

type Side = 'above' | 'below';

/** A card with its words in rows, without its captions. */
interface Filled<C extends string> {
  readonly card: Card<C>;
  readonly words: readonly (readonly Token[])[];
}

/** The row of print nearest to a row of captions on one side of it, up to the next row of captions. */
function nearest<C extends string>(
  { card, words }: Filled<C>,
  row: CaptionRow<C>,
  side: Side,
  glyph: number,
): readonly Token[] | undefined {
  const at = card.rows.indexOf(row);
  const ceiling = side === 'above' ? (card.rows[at - 1]?.bottom ?? -Infinity) : row.bottom;
  const floor = side === 'above' ? row.top : (card.rows[at + 1]?.top ?? Infinity);
  const rows = words.filter((each) => {
    const edges = edgesOf(each);
    const away = side === 'above' ? row.top - edges.bottom : edges.top - row.bottom;
    return middleOf(edges) > ceiling && middleOf(edges) < floor && away < mostAway * glyph;
  });
  return side === 'above' ? rows.at(-1) : rows[0];
}

/** The side of the captions on which their values stand, as their kinds tell; undefined where it is none. */
function sideOf<C extends string>(
  cards: readonly Filled<C>[],
  fits: (id: C, tokens: readonly Token[]) => boolean | undefined,
  glyph: number,
): Side | undefined {
  const toldOn = (side: Side): { held: number; told: number; away: number } => {
    const found = cards.flatMap((filled) =>
      filled.card.rows.flatMap((row) => {
        const values = nearest(filled, row, side, glyph);
        const { top, bottom } = edgesOf(values ?? []);
        const away = side === 'above' ? row.top - bottom : top - row.bottom;
        const line = lineOf(values ?? [], row.captions, glyph);
        return row.captions.flatMap(({ id }) => {
          const fit = isKnown(id) ? fits(id, line.get(id) ?? []) : undefined;
          return fit === undefined ? [] : [{ fit, away: Math.min(away, mostAway * glyph) }];
        });
      }),
    );
    return {
      held: found.filter(({ fit }) => fit).length,
      told: found.length,
      away: found.reduce((sum, { away }) => sum + away, 0),
    };
  };
  const [above, below] = [toldOn('above'), toldOn('below')];
  const isAbove = above.held > below.held || (above.held === below.held && above.away < below.away);
  const { held, told } = isAbove ? above : below;
  if (told === 0 || held < leastOfKind * told) return undefined;
  return isAbove ? 'above' : 'below';
}

/** A card with its cells and the rows that hold their values. */
interface Read<C extends string> extends Filled<C> {
  readonly cells: Line<Captioned<C>>;
  readonly values: readonly (readonly Token[])[];
}

function readCard<C extends string>(filled: Filled<C>, side: Side, glyph: number): Read<C> {
  const cells: Line<Captioned<C>> = new Map();
  const values = filled.card.rows.flatMap((row) => {
    const own = nearest(filled, row, side, glyph);
    if (own === undefined) return [];
    for (const [id, tokens] of lineOf(own, row.captions, glyph)) if (isKnown(id)) cells.set(id, tokens);
    const { lower } = row;
    if (lower === undefined || side === 'below') return [own];
    cells.set(lower.caption.id, [...(cells.get(lower.caption.id) ?? []), ...lower.lines]);
    return [own, lower.lines];
  });
  return { ...filled, cells, values };
}

/** The first row of print of a card's captions and values, and the last one. */
const edgesOfCard = <C extends string>({ card, values }: Read<C>): Pick<Token, 'top' | 'bottom'> =>
  edgesOf([
    ...values.flat(),
    ...card.rows.flatMap(({ captions }) => captions.flatMap(({ tokens }) => tokens)),
  ]);

/** The rows of text over each card, up to the card above it; over the first ones as many as over the others. */
function headsOf<C extends string>(cards: readonly Read<C>[], glyph: number): (readonly Token[])[][] {
  const found = cards.map((each) => {
    const { top } = edgesOfCard(each);
    const above = cards
      .filter(({ card }) => begins(each.card.left, card, glyph))
      .map((other) => edgesOfCard(other).bottom)
      .filter((bottom) => bottom < top);
    const ceiling = Math.max(-Infinity, ...above);
    const head: (readonly Token[])[] = [];
    let edge = top;
    for (const row of each.words.filter((words) => middleOf(edgesOf(words)) < top).toReversed()) {
      const own = edgesOf(row);
      // A name of one row may leave the space of a second one free above the sale.
      const most = head.length > 0 && head.every(isPricedAlone) ? mostOverSale : mostOver;
      if (middleOf(own) < ceiling || edge - own.bottom > most * glyph || head.length === mostOfHead) break;
      head.unshift(row);
      edge = own.top;
    }
    return { head, isFirst: above.length === 0 };
  });
  const usual = Math.max(0, ...found.flatMap(({ head, isFirst }) => (isFirst ? [] : [head.length])));
  const isUnder = found.some(({ isFirst }) => !isFirst);
  return found.map(({ head, isFirst }) => {
    if (!isFirst) return head;
    const own = head.slice(-(isUnder ? usual : 1) || head.length);
    // A sale whose amount is beside the first row of a longer name tells that the rows above are of the card.
    const whole =
      saleInHead(own) === undefined ? head.findLastIndex((_, at) => saleInHead(head.slice(at))) : -1;
    return whole < 0 ? own : head.slice(whole);
  });
}

/** Words of a card's head as its text, without the card's number before it. */
function textOfHead(head: readonly (readonly Token[])[], glyph: number): Token[] {
  return head.flatMap((row) => {
    const [number, ...others] = row;
    const isNumbered = row === head[0] && /^\d{1,3}[.)ªº°-]?$/.test(number?.text ?? '') && others.length > 0;
    const own = isNumbered ? others : row;
    return runsApart(own, ofText * glyph)[0] ?? [];
  });
}

/** The headings in the row above the first card's head, of columns that the cards do not caption. */
function headingsOver<C extends string>(
  sheet: Sheet,
  labels: readonly Label<C>[],
  head: readonly (readonly Token[])[],
  captioned: ReadonlySet<C>,
): Caption<C>[] {
  const top = edgesOf(head.flat()).top;
  const over = sheet.rows.findLast((row) => middleOf(edgesOf(row)) < top);
  if (over === undefined || top - edgesOf(over).bottom > mostOver * sheet.glyph) return [];
  const captions = captionsIn(over, labels, sheet.glyph);
  return captions.some(({ id }) => isKnown(id) && captioned.has(id)) ? [] : captions;
}

/** A card's head without the sale that it says, which goes to its cells unless they have captions. */
function withoutSale<C extends string>(
  head: readonly (readonly Token[])[],
  product: readonly [count: C, price: C, amount: C],
  cells: Line<Captioned<C>>,
): readonly (readonly Token[])[] {
  const sale = product.some((id) => cells.has(id)) ? undefined : saleInHead(head);
  if (sale === undefined) return head;
  const { quantity, price, total, words } = sale;
  for (const [at, tokens] of [quantity, [price], [total]].entries()) {
    const id = product[at];
    if (id !== undefined) cells.set(id, [...tokens]);
  }
  return head.map((row) => row.filter((token) => !words.has(token))).filter((row) => row.length > 0);
}

/** Adds what stands at the head of each card: its text, or what headings over the first card say. */
function putHeads<C extends string>(
  sheet: Sheet,
  text: C,
  cards: readonly Read<C>[],
  labels: readonly Label<C>[],
  product: TableSpec<string, C>['product'],
): readonly Token[] {
  const { glyph } = sheet;
  const heads = headsOf(cards, glyph);
  const captioned = new Set(cards.flatMap(({ card }) => idsOf(card)));
  const headings = headingsOver(sheet, labels, heads[0] ?? [], captioned);
  for (const [at, { cells }] of cards.entries()) {
    const head = heads[at] ?? [];
    if (headings.length > 0)
      for (const row of head) {
        for (const [id, tokens] of lineOf(row, headings, glyph))
          if (isKnown(id)) cells.set(id, [...(cells.get(id) ?? []), ...tokens]);
      }
    else {
      const own = product === undefined ? head : withoutSale(head, product, cells);
      if (!cells.has(text) && own.length > 0) cells.set(text, textOfHead(own, glyph));
    }
  }
  return [...heads.flat(2), ...headings.flatMap(({ tokens }) => tokens)];
}

/** The words of a card in rows, without captions. */
const wordsOf = <C extends string>(
  card: Card<C>,
  { tokens, glyph }: Sheet,
  captions: ReadonlySet<Token>,
): (readonly Token[])[] =>
  rowsOf(
    tokens.filter((token) => !captions.has(token) && begins(token.left, card, glyph)),
    glyph,
  );

/**
 * Reads rows that are printed as cards whose values stand all above or all below a caption each, in as many rows and side by side as their maker
 * likes; what stands at the head of a card is its text, or what headings over the first card say. Undefined where no two cards are alike.
 */
export function readCaptionedCards<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
): ReadTable<C> | undefined {
  const { glyph } = sheet;
  const labels = findLabels<C>(sheet, headingSpecs(spec.columns));
  if (labels.length < leastCards * leastOfCard) return undefined;
  const level = sheet.rows.map((row) => captionsIn(row, labels, glyph));
  const lowers = level.map((captions, at) =>
    captions.length === 0 ? undefined : lowerCaptionAt(sheet.rows, at, labels, glyph),
  );
  const rows = level.map((captions, at) => withLower(captions, lowers[at]));
  const cards = alike(cardsOf(rows, lowers, glyph));
  const captions = new Set(rows.flat().flatMap(({ tokens }) => tokens));
  const kinds = new Map(spec.columns.map(({ id, kind }) => [id, kind]));
  const fits = (id: C, tokens: readonly Token[]): boolean | undefined => {
    const kind = kinds.get(id) ?? 'text';
    const reading = textKinds.has(kind) ? undefined : readValue(tokens, kind, glyph);
    return textKinds.has(kind) ? undefined : reading?.checks.every(({ ok }) => ok) === true;
  };
  const filled = cards.map((card): Filled<C> => ({ card, words: wordsOf(card, sheet, captions) }));
  const side = sideOf(filled, fits, glyph);
  if (side === undefined) return undefined;
  const read = filled.map((each) => readCard(each, side, glyph));
  const text = spec.columns.find(({ id, kind }) => id === spec.key && textKinds.has(kind));
  const used = new Set<Token>([
    ...read.flatMap(({ values }) => values.flat()),
    ...cards.flatMap((card) => card.rows.flatMap((row) => row.captions.flatMap(({ tokens }) => tokens))),
    ...(text ? putHeads(sheet, text.id, read, labels, spec.product) : []),
  ]);
  return {
    rows: read.map(({ cells }) => fieldsOfCells(spec, cells as Line<C>, glyph, 1)),
    totals: {},
    used,
  };
}
