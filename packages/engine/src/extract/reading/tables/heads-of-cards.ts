import type { Label } from '../labels/labels.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import type { TableSpec } from './table-spec.ts';
import { isPricedAlone, saleInHead } from './sale-in-head.ts';
import { lineOf, type Line } from './under-headings.ts';
import {
  begins,
  captionsIn,
  idsOf,
  isKnown,
  type Caption,
  type Captioned,
  type Read,
} from './cards-of-captions.ts';

/** Greatest distance between a card's captions and the text at its head, in glyphs. */
const mostOver = 2.6;
/** Greatest distance between the sale at the head of a card and the name above it, in glyphs. */
const mostOverSale = 4.2;

/** A space wider than this ends the text at the head of a card, in glyphs. */
const ofText = 2.5;

/** Most rows of text at the head of a card. */
const mostOfHead = 3;

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
export function putHeads<C extends string>(
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
