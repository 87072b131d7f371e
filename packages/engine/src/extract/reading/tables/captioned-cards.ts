import { findLabels } from '../labels/labels.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readValue } from '../values/values.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { headingSpecs, textKinds, type TableSpec } from './table-spec.ts';
import { lowerCaptionAt } from './lower-captions.ts';
import { lineOf, type Line } from './under-headings.ts';
import {
  alike,
  captionsIn,
  cardsOf,
  isKnown,
  leastCards,
  leastOfCard,
  withLower,
  wordsOf,
  type CaptionRow,
  type Captioned,
  type Filled,
  type Read,
} from './cards-of-captions.ts';
import { putHeads } from './heads-of-cards.ts';

/** Greatest distance between a caption and its value, in glyphs. */
const mostAway = 2.6;

/** Share of the captions that have a value of their kind on the side of the values. */
const leastOfKind = 0.5;

type Side = 'above' | 'below';

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
