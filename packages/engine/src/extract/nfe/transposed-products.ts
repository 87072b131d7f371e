import type { Field } from '@lavra/contract/model/result';
import type { Label } from '../reading/labels/labels.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { centreOf, edgesOf, middleOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import type { ReadTable } from '../reading/tables/form-table.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { isProductOf, ofColumns } from '../reading/values/products.ts';
import { readWhole } from '../reading/values/values.ts';
import { cellOf } from './card-headings.ts';
import type { InvoiceItem } from './invoice.ts';
import { cellKinds, itemColumns } from './item-headings.ts';

type Column = keyof InvoiceItem;
type Run = readonly Token[];

const kinds: Readonly<Record<Column, ValueKind>> = { ...cellKinds, Unit: 'code' };

/** Least captions one below the other, how far their left edges differ, and the space between two texts, in glyphs. */
const [leastCaptions, fromEdge, between] = [6, 1, 1.6] as const;

/** The captions of most columns, each in a row of its own, one below the other. */
function captionsOf(sheet: Sheet): Label<Column>[] {
  const { rows, glyph } = sheet;
  const spelt = new Map(
    itemColumns.flatMap(({ id, spellings }) => spellings.map((each) => [each, id] as const)),
  );
  for (const [spelling, id] of further) spelt.set(fold(spelling), id);
  const found = rows.flatMap((row) => {
    const [first] = runsApart(row, between * glyph);
    const id = first && spelt.get(fold(printedOf(first)));
    return first === undefined || id === undefined ? [] : [{ id, fit: 1, tokens: first, ...edgesOf(first) }];
  });
  const [best = []] = found
    .map((first, at) => {
      const own = found.slice(at).filter(({ left }) => Math.abs(left - first.left) < fromEdge * glyph);
      // A caption that comes again is of another table below this one, as of the sums.
      const end = own.findIndex(({ id }, index) => own.slice(0, index).some((other) => other.id === id));
      return own.slice(0, end < 0 ? undefined : end);
    })
    .toSorted((a, b) => b.length - a.length);
  return best;
}

/** Captions that are headings of a row and seldom of a column. */
const further: readonly (readonly [string, Column])[] = [
  ['Descritivo', 'Description'],
  ['R$ unit.', 'UnitAmount'],
  ['R$/un.', 'UnitAmount'],
  ['R$ total', 'TotalAmount'],
  ['Total R$', 'TotalAmount'],
  ['Classif. NCM', 'NCM'],
  ['ICMS R$', 'ICMSAmount'],
  ['IPI R$', 'IPIAmount'],
];

/** The caption whose row a text is in: each row of the table reaches to the middle between its caption and the next. */
function captionBeside(token: Token, captions: readonly Label<Column>[]): Label<Column> | undefined {
  const [near] = captions.toSorted(
    (a, b) => Math.abs(middleOf(a) - middleOf(token)) - Math.abs(middleOf(b) - middleOf(token)),
  );
  return near;
}

/**
 * Products side by side, each in a column of its own, with the captions of what is said of them one below the other at the left. Accepted only when in
 * most columns quantity times price is the amount.
 */
export function readTransposedProducts(sheet: Sheet): ReadTable<Column> | undefined {
  const { glyph } = sheet;
  const captions = captionsOf(sheet);
  const quantity = captions.find(({ id }) => id === 'Quantity');
  const [price, amount] = (['UnitAmount', 'TotalAmount'] as const).map((id) =>
    captions.find((caption) => caption.id === id),
  );
  if (captions.length < leastCaptions || !quantity || !price || !amount) return undefined;
  const edge = Math.max(...captions.map(({ right }) => right));
  const { top, bottom } = edgesOf(captions.flatMap(({ tokens }) => tokens));
  const steps = captions
    .slice(1)
    .map((caption, index) => middleOf(caption) - middleOf(captions[index] ?? caption));
  const step = Math.min(...steps) / 2;
  const body = sheet.rows.map((row) =>
    row.filter(
      (token) => token.left > edge && middleOf(token) > top - step && middleOf(token) < bottom + step,
    ),
  );
  const cells = body.flatMap((row) => runsApart(row, between * glyph));
  const used = new Set<Token>(captions.flatMap(({ tokens }) => tokens));
  const cellsOf = (caption: Label<Column>): Run[] =>
    cells.filter(([token]) => token && captionBeside(token, captions) === caption);
  const columns = cellsOf(amount).map(edgesOf);
  const counts = cellsOf(quantity).map(edgesOf);
  const offAt = (side: 'left' | 'right'): number =>
    columns.reduce((sum, each, index) => sum + Math.abs(each[side] - (counts[index]?.[side] ?? Infinity)), 0);
  const isSetLeft = offAt('left') < offAt('right');
  const columnOf = (cell: Run): number => {
    const centre = centreOf(edgesOf(cell));
    return isSetLeft
      ? columns.findLastIndex(({ left }) => left < centre + glyph)
      : columns.findIndex(({ right }) => right > centre);
  };
  const rows = columns.map((_, column) => {
    const row: Partial<Record<Column, Field>> = {};
    for (const caption of captions) {
      const own = cellsOf(caption)
        .filter((cell) => columnOf(cell) === column)
        .flat();
      const kind = kinds[caption.id];
      const reading = own.length === 0 ? undefined : readWhole(printedOf(own), kind, own);
      if (reading === undefined) continue;
      row[caption.id] = cellOf(reading);
      for (const token of own) used.add(token);
    }
    return row;
  });
  const isProven = ({
    Quantity: count,
    UnitAmount: each,
    TotalAmount: total,
  }: (typeof rows)[number]): boolean =>
    isProductOf(
      Number(total?.value),
      Number(count?.value),
      Number(each?.value),
      ofColumns(Number(total?.value)),
    );
  if (rows.filter(isProven).length * 2 <= rows.length) return undefined;
  return { rows, totals: {}, used };
}
