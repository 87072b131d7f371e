import type { Label } from '../labels/labels.ts';
import { centreOf, edgesOf, middleOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { gutter } from '../tables/table.ts';
import type { Place } from './place.ts';

/** The label at the head of a party's row, with the party's block. */
type Role = Label & { readonly section: string };

/** Least parties below each other, least headings over their particulars, and least share of the rows with a value under two of them. */
const [leastParties, leastHeadings, leastFilled] = [2, 3, 0.3] as const;
/** Most space between the headings and the first party, and between two parties, in glyphs. */
const [underHeadings, betweenParties] = [6, 9] as const;
/** Rows of one cell are closer to each other than this, and words of one heading, in glyphs. */
const [withinCell, withinHeading] = [1.2, 0.9] as const;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Columns of labels that name different parties, each with its left edges or middles below each other. */
function rolesBelowEachOther(roles: readonly Role[], glyph: number): Role[][] {
  const found: Role[][] = [];
  const used = new Set<Role>();
  for (const first of roles.toSorted((a, b) => a.top - b.top)) {
    if (used.has(first)) continue;
    const column = [first];
    for (const role of roles.toSorted((a, b) => a.top - b.top)) {
      const last = column.at(-1) ?? first;
      const isAligned =
        Math.abs(role.left - first.left) < 0.8 * glyph ||
        Math.abs(centreOf(role) - centreOf(first)) < 0.8 * glyph ||
        Math.abs(role.right - first.right) < 0.8 * glyph;
      const isNext = role.top > last.bottom - 0.2 * glyph && role.top - last.bottom < betweenParties * glyph;
      if (isAligned && isNext && column.every(({ section }) => section !== role.section)) column.push(role);
    }
    for (const role of column) used.add(role);
    if (column.length >= leastParties) found.push(column);
  }
  return found;
}

/** Whether labels stand in the rows of the parties: then these are boxes of a form, each under its own label. */
function areLabelled(roles: readonly Role[], places: readonly Place[]): boolean {
  const labelled = roles.filter((role) =>
    places.some(
      ({ label }) =>
        middleOf(label) > role.top &&
        middleOf(label) < role.bottom &&
        !label.tokens.some((token) => role.tokens.includes(token)),
    ),
  );
  return 2 * labelled.length > roles.length;
}

/** Farthest that the words of a cell stand above or below the label of its row, in glyphs. */
const besideRole = 0.8;

/** The unit of a block's amounts behind its title ("COMPOSIÇÃO DO FRETE (R$)"). */
const isUnit = ({ text }: Token): boolean => /^\([^\d)]{1,4}\)$/.test(text);

/** Whether most of the parties' labels have no words to their right: they are titles, each over a block of its own. */
function areTitles(roles: readonly Role[], values: readonly Token[], glyph: number): boolean {
  const alone = roles.filter(
    ({ top, bottom, right }) =>
      !values.some(
        (token) =>
          !isUnit(token) &&
          token.left >= right &&
          middleOf(token) > top - besideRole * glyph &&
          middleOf(token) < bottom + besideRole * glyph,
      ),
  );
  return 2 * alone.length > roles.length;
}

/** The places of the row of headings right above the parties: the nearest row with enough different labels. */
function headingsOver(places: readonly Place[], roles: readonly Role[], glyph: number): Place[] {
  const [first] = roles;
  if (first === undefined) return [];
  const over = places
    .filter(
      ({ label, beside }) =>
        // A label with its value beside it heads no column.
        !/\d/.test(beside[0]?.text ?? '') &&
        label.tokens.at(-1)?.text.endsWith(':') !== true &&
        // The parties' names are the table's first column.
        label.right > first.left &&
        middleOf(label) < first.top &&
        first.top - label.bottom < underHeadings * glyph &&
        !roles.some((role) => role.tokens.some((token) => label.tokens.includes(token))),
    )
    .toSorted((a, b) => b.label.bottom - a.label.bottom);
  for (const { label: seed } of over) {
    const row = over.filter(({ label }) => Math.abs(middleOf(label) - middleOf(seed)) < 1.2 * glyph);
    if (new Set(row.map(({ label }) => label.id)).size >= leastHeadings)
      return row.toSorted((a, b) => a.label.left - b.label.left);
  }
  return [];
}

/** Words of the headings' row that are no label: headings of particulars that no field has. */
function otherHeadings(headings: readonly Place[], values: readonly Token[], glyph: number): Span[] {
  const { top, bottom } = edgesOf(headings.flatMap(({ label }) => label.tokens));
  const row = values
    .filter((token) => middleOf(token) > top && middleOf(token) < bottom)
    .toSorted((a, b) => a.left - b.left);
  const spans: { left: number; right: number }[] = [];
  for (const token of row) {
    const last = spans.at(-1);
    if (last !== undefined && token.left - last.right < withinHeading * glyph) last.right = token.right;
    else spans.push({ left: token.left, right: token.right });
  }
  return spans.filter(
    ({ left, right }) => !headings.some(({ label }) => label.left < right && label.right > left),
  );
}

/** The heights between which each party's row is: from its label down to the next, or as far below the middle of its label as its cells begin above it. */
function heightsOf(roles: readonly Label[], under: readonly Token[], top: number, glyph: number): number[][] {
  const [first] = roles;
  const isMiddle = first !== undefined && under.some((token) => token.bottom < first.top + 0.2 * glyph);
  if (!isMiddle) {
    const starts = roles.map((role) => role.top - 0.5 * glyph);
    const steps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
    const pitch = Math.max(2 * glyph, ...steps);
    return starts.map((start, index) => [start, starts[index + 1] ?? start + pitch]);
  }
  let start = top;
  return roles.map((role) => {
    const from = start;
    const begin = Math.min(
      role.top,
      ...under.filter((token) => middleOf(token) > from).map((token) => token.top),
    );
    start = 2 * middleOf(role) - begin + 0.2 * glyph;
    return [from, start];
  });
}

/** The words of each party's row, whose label stands at the first line of its cells or at their middle. */
export function bandsOf(
  roles: readonly Label[],
  values: readonly Token[],
  top: number,
  glyph: number,
): Token[][] {
  const under = values.filter((token) => middleOf(token) > top);
  return heightsOf(roles, under, top, glyph).map(([start = top, end = top]) => {
    const words = under.filter((token) => middleOf(token) > start && middleOf(token) < end);
    const rows = rowsOf(words, glyph);
    const gap = rows.findIndex((row, at) => {
      const above = rows[at - 1];
      return above !== undefined && edgesOf(row).top - edgesOf(above).bottom > withinCell * glyph;
    });
    return rows.slice(0, gap < 0 ? undefined : gap).flat();
  });
}

/** The column of each heading, separated where the least ink is between two of them. */
function columnsOf(
  headings: readonly Place[],
  others: readonly Span[],
  roles: readonly Role[],
  body: readonly Token[],
): Map<Place, Span> {
  const ofRoles: Span = edgesOf(roles.flatMap(({ tokens }) => tokens));
  const isApart = [...headings.map(({ label }) => label), ...others].every(
    ({ left, right }) => right < ofRoles.left || left > ofRoles.right,
  );
  const spans: { span: Span; heading?: Place }[] = [
    ...headings.map((heading) => ({ span: heading.label, heading })),
    ...others.map((span) => ({ span })),
    ...(isApart ? [{ span: ofRoles }] : []),
  ].toSorted((a, b) => a.span.left - b.span.left);
  const inked: Span[] = [...body, ...spans.map(({ span }) => span), ...roles];
  const cuts = spans.slice(1).map(({ span }, index) => {
    const before = spans[index]?.span ?? span;
    return gutter(inked, centreOf(before), centreOf(span));
  });
  const columns = new Map<Place, Span>();
  for (const [index, { heading }] of spans.entries())
    if (heading !== undefined)
      columns.set(heading, { left: cuts[index - 1] ?? -Infinity, right: cuts[index] ?? Infinity });
  return columns;
}

/**
 * The places of a table whose rows are parties and whose columns are their particulars ("Nome | CNPJ | Endereço" over "Remetente | … | …"): each
 * heading has a place in every party's row, in the party's block.
 */
export function inPartyRows(
  places: readonly Place[],
  roles: readonly Role[],
  values: readonly Token[],
  glyph: number,
): readonly Place[] {
  const parted = new Map<Place, Place[]>();
  for (const column of rolesBelowEachOther(roles, glyph)) {
    const headings = headingsOver(places, column, glyph);
    if (headings.length === 0 || areLabelled(column, places) || areTitles(column, values, glyph)) continue;
    const { bottom } = edgesOf(headings.flatMap(({ label }) => label.tokens));
    const bands = bandsOf(column, values, bottom, glyph);
    const columns = columnsOf(headings, otherHeadings(headings, values, glyph), column, bands.flat());
    const cellOf = (band: readonly Token[], heading: Place): Token[] => {
      const { left, right } = columns.get(heading) ?? { left: 0, right: 0 };
      return band.filter((token) => centreOf(token) >= left && centreOf(token) < right);
    };
    const cells = bands.flatMap((band) => headings.map((heading) => cellOf(band, heading)));
    if (cells.filter(({ length }) => length > 0).length < leastFilled * cells.length) continue;
    const inCells = new Set(cells.flat());
    for (const heading of headings)
      parted.set(
        heading,
        column.flatMap(({ section, top, bottom: foot }, index): Place[] => {
          const cell = cellOf(bands[index] ?? [], heading);
          if (cell.length === 0) return [];
          const { left } = edgesOf(cell);
          const label = {
            ...heading.label,
            top,
            bottom: foot,
            left: left - glyph,
            right: left - 0.5 * glyph,
          };
          return [{ ...heading, label, section, beside: cell, below: [], paragraph: [], isInColumn: true }];
        }),
      );
    // A party without any value has none of the rows below it.
    const ofRoles = new Set(column.flatMap(({ tokens }) => tokens));
    for (const place of places) {
      if (!place.label.tokens.some((token) => ofRoles.has(token))) continue;
      const beside = place.beside.filter((token) => !inCells.has(token));
      parted.set(place, beside.length === 0 ? [] : [{ ...place, beside, below: [] }]);
    }
  }
  return parted.size === 0 ? places : places.flatMap((place) => parted.get(place) ?? [place]);
}
