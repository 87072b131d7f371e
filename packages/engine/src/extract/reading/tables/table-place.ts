import { fold } from '../sheet/text.ts';
import { specsOf } from '../labels/spellings.ts';
import { findLabels, type Label } from '../labels/labels.ts';
import { centreOf, edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { spansToHeading } from './set-left.ts';
import { gutter } from './table.ts';
import { signOfRows, withoutSignOfRows } from './numbers-of-rows.ts';
import { behindNumbers } from './numbers-set-right.ts';
import { spellingsOf, textKinds, type TableColumn, type TableSpec } from './table-spec.ts';
import { isUnit } from './named-headings.ts';
import { headingsInTwoLines } from './headings-in-two-lines.ts';
import { titlesOf, underTitle } from './under-box.ts';
import { isOfTitle, isTitleOver, standsAlone, wholeHeadings } from './whole-headings.ts';
import { columnsOf, headingsOf, unknownHeadings, type Column } from './heading-columns.ts';
import { bodyOf, linesBeside, ofTable } from './table-body.ts';

/** How far right of its heading the last column goes, in glyphs: 44 figures in groups are the widest. */
const [behindLast, ofKey] = [8, 36] as const;

/** A table's place on the sheet: its words by row of print, and the edges of its columns. */
export interface TablePlace<C extends string> {
  readonly columns: readonly Column<C>[];
  readonly body: readonly (readonly Token[])[];
  /** The row of totals. */
  readonly total: readonly Token[];
  /** Fit of the heading that fits worst. */
  readonly fit: number;
  readonly headings: ReadonlySet<Token>;
}

/** Least columns of a table that tell it by themselves when all of them are there, and how well its headings fit then at most. */
const [leastOfWhole, withoutTitle] = [4, 0.85] as const;

/** Farthest that a title stands above the headings of its table, in glyphs. */
const aboveHeadings = 4;

/** A table under a title in words that the form does not know: it has the heading of every column, and the title of nothing else is above it. */
function placeUntitled<Id extends string, C extends string>(
  page: Sheet,
  spec: TableSpec<Id, C>,
  ends: readonly Token[],
): TablePlace<C> | undefined {
  const place = placeUnder(undefined, page, spec, ends);
  if (place === undefined) return undefined;
  const ids = new Set(spec.columns.map(({ id }) => id));
  const own = place.columns.flatMap((column) => column.spec?.id ?? []);
  const isWhole = own.length === ids.size && new Set(own).size === ids.size;
  const { top } = edgesOf([...place.headings]);
  const isOthers = ends.some(
    (token) => token.bottom < top && top - token.bottom < aboveHeadings * page.glyph,
  );
  if (!isWhole || own.length < leastOfWhole || isOthers) return undefined;
  return { ...place, fit: Math.min(place.fit, withoutTitle) };
}

/** Finds a table by its headings, below the first of its titles that has them, or by all of them; undefined when too few of them were found. */
export function placeOf<Id extends string, C extends string>(
  page: Sheet,
  spec: TableSpec<Id, C>,
  ends: readonly Token[],
): TablePlace<C> | undefined {
  const titles = spec.title === undefined ? [undefined] : titlesOf(page, spec);
  for (const title of titles) {
    const place = placeUnder(title, page, spec, ends);
    if (place !== undefined) return place;
  }
  return spec.title === undefined ? undefined : placeUntitled(page, spec, ends);
}

/** Whether a title is the first of the headings in its row. */
const isHeadedBy = (title: Label, labels: readonly Label[], glyph: number): boolean =>
  labels.filter(({ left, top }) => left > title.right && Math.abs(top - title.top) < 0.5 * glyph).length >=
  leastBeside;

/** Least headings right of a title in its row. */
const leastBeside = 2;

function placeUnder<Id extends string, C extends string>(
  title: Label | undefined,
  page: Sheet,
  spec: TableSpec<Id, C>,
  ends: readonly Token[],
): TablePlace<C> | undefined {
  const { glyph } = page;
  const spellings = [...spellingsOf(spec)];
  const least = spec.least ?? Math.max(2, Math.ceil(spec.columns.length * 0.6));
  const sheet = title === undefined ? page : underTitle(title, new Set(spellings), page);
  const found = findLabels<string>(sheet, specsOf(spellings));
  const labels = found.filter(
    (label) =>
      title === undefined ||
      (label.top < title.bottom + 8 * glyph &&
        label.top > (isHeadedBy(title, found, glyph) ? title.top : title.bottom) - 0.5 * glyph),
  );
  const [all, titles] = [new Set(labels.flatMap(({ tokens }) => tokens)), new Set(ends)];
  const keys = new Set(
    spec.columns.flatMap(({ id, labels: spelt }) => (id === spec.key ? spelt.map(fold) : [])),
  );
  const own = labels.filter(
    (label) =>
      standsAlone(label, sheet, all) &&
      !isOfTitle(label, sheet, titles) &&
      !isTitleOver(label, labels, titles, glyph),
  );
  const named = wholeHeadings(withoutSignOfRows(headingsOf(own, keys, glyph)), spec, glyph);
  // A unit below a heading is of it ("Desc." over "R$").
  const inTwoLines = headingsInTwoLines(sheet, named).filter(
    ({ tokens }) =>
      !named.some((heading) => tokens.every((token) => isUnit(token) || heading.tokens.includes(token))),
  );
  const ofTwoLines = new Set(inTwoLines.flatMap(({ tokens }) => tokens));
  // One line of a heading that no column has is none by itself.
  const headings = named.filter(({ tokens }) => !tokens.some((token) => ofTwoLines.has(token)));
  if (headings.length < least) return undefined;
  const known = new Set(headings.flatMap(({ tokens }) => tokens));
  const edges = edgesOf([...known]);
  const strange = [...signOfRows(sheet, headings), ...unknownHeadings(sheet, headings, known)];
  const around = columnsOf(spec, headings, strange);
  const [first, last] = [around[0], around.at(-1)];
  const isText = (column: { spec: TableColumn<C> | undefined } | undefined): boolean =>
    textKinds.has(column?.spec?.kind ?? 'code');
  const span = {
    left: Math.min(first?.left ?? 0, edges.left) - (isText(first) ? 12 : 3) * glyph,
    right: (last?.right ?? 1000) + behindLast * glyph,
    // The groups of a key go on where other words are of another box.
    key: last?.spec?.kind === 'access-key' ? last.right + ofKey * glyph : 0,
    lastLeft: last?.left ?? 0,
    // Behind a last column of numbers words are of another block beside the table.
    words: isText(last) ? Infinity : (last?.right ?? Infinity) + glyph,
    isNumbered: headings.every(({ id }) => /^\d/.test(id)),
  };
  const { body, total } = bodyOf(
    sheet,
    edges.bottom,
    ends.filter((token) => !known.has(token)),
    span,
    ofTwoLines,
  );
  // A heading counts as ink between its words too, so that no column ends within it.
  const rows = ofTable(body, around, glyph);
  const inked = [...rows.flat(), ...known, ...headings];
  const cuts = around.slice(1).map((column, index) => {
    const before = around[index] ?? column;
    const toHeading = isText(column) ? spansToHeading(rows, before, column, glyph) : [];
    return gutter([...inked, ...toHeading], centreOf(before), centreOf(column));
  });
  for (const index of around.slice(1).keys())
    if (around[index]?.spec !== undefined && !isText(around[index]))
      cuts[index] = behindNumbers(rows, [
        cuts[index - 1] ?? -Infinity,
        cuts[index] ?? Infinity,
        cuts[index + 1] ?? Infinity,
      ]);
  const lastOfAll = around.findLastIndex(({ spec }) => spec !== undefined);
  const edge = textKinds.has(around[lastOfAll]?.spec?.kind ?? 'text')
    ? undefined
    : linesBeside([...body, total], around[lastOfAll], glyph);
  if (edge !== undefined && edge < (cuts[lastOfAll] ?? Infinity)) cuts[lastOfAll] = edge;
  const columns = around.map((column, index): Column<C> => ({
    spec: column.spec,
    group: column.group,
    left: cuts[index - 1] ?? -Infinity,
    right: cuts[index] ?? Infinity,
    centre: centreOf(column),
  }));
  return { columns, body, total, fit: Math.min(...headings.map(({ fit }) => fit)), headings: known };
}
