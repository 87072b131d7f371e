import { fold } from '../sheet/text.ts';
import { specsOf } from '../labels/spellings.ts';
import { findLabels, type Label } from '../labels/labels.ts';
import { centreOf, edgesOf, middleOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { endsList } from './end-of-list.ts';
import { columnOfYear } from './headings-of-years.ts';
import { spansToHeading } from './set-left.ts';
import { gutter } from './table.ts';
import { twinsOf } from './twin-headings.ts';
import { signOfRows, withoutSignOfRows } from './numbers-of-rows.ts';
import { behindNumbers } from './numbers-set-right.ts';
import { spellingsOf, type TableColumn, type TableSpec, textKinds } from './table-spec.ts';
import { titlesOf, underTitle } from './under-box.ts';
import { runsApart } from '../sheet/runs.ts';
import { betweenWords, isOfTitle, isTitleOver, standsAlone, wholeHeadings } from './whole-headings.ts';

export interface Column<C extends string> {
  /** Undefined for a column that the service has no field for. */
  readonly spec: TableColumn<C> | undefined;
  readonly group: number;
  readonly left: number;
  readonly right: number;
  /** The middle of its heading. */
  readonly centre: number;
}

/** When a form numbers its labels ("29 - Código"), a row of such labels does not belong to the table above it. */
const numberedLabel = /^\d{1,3} ?[-–] ?\p{L}/u;
/** How far right of its heading the last column goes, in glyphs: 44 figures in groups are the widest. */
const [behindLast, ofKey] = [8, 36] as const;
/** More headings than any table has. */
const mostHeadings = 100;

/** The labels of the row of headings that has the most different ones; a row with the heading of the table's key comes before all others. */
function headingsOf(labels: readonly Label[], keys: ReadonlySet<string>, glyph: number): Label[] {
  let best: Label[] = [];
  const worth = (row: readonly Label[]): number =>
    new Set(row.map(({ id }) => id)).size + (row.some(({ id }) => keys.has(id)) ? mostHeadings : 0);
  // A value may be the word of another heading ("VOLUMES" below ESPÉCIE).
  const isValue = (label: Label, row: readonly Label[]): boolean =>
    row.some((other) => other.id === label.id && label.top - other.top > 0.5 * glyph) &&
    row.some(
      (other) =>
        label.top >= other.bottom - 0.3 * glyph && other.left < label.right && other.right > label.left,
    );
  for (const seed of labels) {
    const row = labels.filter(
      (other) => Math.abs(middleOf(other) - middleOf(seed)) < 1.6 * glyph && other.bottom >= seed.top - glyph,
    );
    const near = row.filter((label) => !isValue(label, row));
    if (near.length > 1 && worth(near) > worth(best)) best = near;
  }
  return best.toSorted((a, b) => a.left - b.left);
}

/** Whether a heading is a part of another one. */
const isPartOf = (part: string, whole: string): boolean => part.length < whole.length && whole.includes(part);

/** Whether one of two headings of one column is so much longer that the other is a word of another column's ("Item" of the law beside "Descrição do serviço"). */
const saysMore = (one: string, other: string): boolean =>
  one.length >= (other.length <= ofOneWord ? 2 : 3) * other.length;
/** Letters of a heading of one short word. */
const ofOneWord = 5;

/** Headings and other words between them, left to right, each with its column; a repeated heading begins a group. */
function columnsOf<Id extends string, C extends string>(
  spec: TableSpec<Id, C>,
  headings: readonly Label[],
  others: readonly { left: number; right: number }[],
): { spec: TableColumn<C> | undefined; group: number; left: number; right: number }[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const ofAll = new Map<string, number>();
  for (const { id } of headings) ofAll.set(id, (ofAll.get(id) ?? 0) + 1);
  const ids = headings.map(({ id }) => id);
  const named = headings.map((heading) => {
    const bearers = spec.columns.filter(({ labels }) => labels.some((label) => fold(label) === heading.id));
    const count = counts.get(heading.id) ?? 0;
    counts.set(heading.id, count + 1);
    const group = Math.floor(count / Math.max(1, bearers.length));
    // A heading that a column shares is another's where that one has a heading of its own.
    const sharing = bearers.filter(
      (bearer) =>
        counts.get(heading.id) !== 1 ||
        ofAll.get(heading.id) !== 1 ||
        !headings.some(({ id }) => id !== heading.id && bearer.labels.some((label) => fold(label) === id)),
    );
    const next =
      columnOfYear(heading.id, ids, bearers) ??
      (sharing.length > 0 ? sharing : bearers)[count % Math.max(1, bearers.length)];
    // Columns with the same headings may have them in several spellings ("31/12/2023" beside "31/12/2024").
    const column =
      next !== undefined && taken.has(`${next.id} ${group}`)
        ? (bearers.find(({ id }) => !taken.has(`${id} ${group}`)) ?? next)
        : next;
    taken.add(`${column?.id} ${group}`);
    return { id: heading.id, spec: column, group, left: heading.left, right: heading.right };
  });
  const { isBeside, isOwn } = twinsOf(named, others, spec);
  // Another spelling of a column that is already there is the heading of another column; so is a part of its name, as of a table beside this one ("KG", "DESC. KG").
  const isOther = (own: (typeof named)[number], at: number): boolean =>
    named.some(
      (other, index) =>
        index !== at &&
        other.spec?.id === own.spec?.id &&
        other.group === own.group &&
        (index < at
          ? !isPartOf(other.id, own.id) && !saysMore(own.id, other.id)
          : isPartOf(own.id, other.id) || saysMore(other.id, own.id)),
    );
  const isStrange = (own: (typeof named)[number], at: number): boolean =>
    isBeside(own) || (!isOwn(own) && isOther(own, at));
  const columns = named.map((own, at) => ({ ...own, spec: isStrange(own, at) ? undefined : own.spec }));
  return [...columns, ...others.map((other) => ({ spec: undefined, group: 0, ...other }))].toSorted(
    (a, b) => a.left - b.left,
  );
}

/** Whether a word is the sign of the currency behind a heading ("Valor pago (R$)"). */
const isCurrencyOf = ({ text, left }: Token, headings: readonly Label[], glyph: number): boolean =>
  /^\(?R\$\)?$/.test(text) &&
  headings.some(({ right }) => left > right - 0.2 * glyph && left - right < betweenWords * glyph);

/** Whether a word is a preposition right behind a heading, which goes on in a row that was not read as part of it ("Rend. recebidos de"). */
const goesOnBelow = ({ text, left }: Token, headings: readonly Label[], glyph: number): boolean =>
  /^(?:d[aeo]s?|n[ao]s?|em|por)$/i.test(text) &&
  headings.some(({ right }) => left > right - 0.2 * glyph && left - right < betweenWords * glyph);

/** Other words in the row of headings: headings of columns that no field needs. */
function unknownHeadings(
  sheet: Sheet,
  headings: readonly Label[],
  known: ReadonlySet<Token>,
): { left: number; right: number }[] {
  const { top, bottom, left, right } = edgesOf(headings.flatMap(({ tokens }) => tokens));
  const row = sheet.tokens
    .filter(
      (token) =>
        !known.has(token) &&
        // A mark is a misread sign of the heading beside it ("DESC. %").
        token.folded !== '' &&
        !isCurrencyOf(token, headings, sheet.glyph) &&
        !goesOnBelow(token, headings, sheet.glyph) &&
        middleOf(token) > top &&
        middleOf(token) < bottom &&
        token.left > left - 40 * sheet.glyph &&
        token.right < right + 40 * sheet.glyph &&
        !headings.some((heading) => token.left < heading.right && token.right > heading.left),
    )
    .toSorted((a, b) => a.left - b.left);
  const runs: { left: number; right: number }[] = [];
  for (const token of row) {
    const last = runs.at(-1);
    const isCut = headings.some((heading) => last && heading.left > last.left && heading.left < token.left);
    if (last && !isCut && token.left - last.right < 1.5 * sheet.glyph) last.right = token.right;
    else runs.push({ left: token.left, right: token.right });
  }
  return runs;
}

/** The words of a row from a table's left edge on; a text may begin before it, where its heading is set in the middle of a wide column. */
function fromLeft(row: readonly Token[], left: number, glyph: number): Token[] {
  let from = row.findIndex((token) => token.right > left);
  if (from < 0) return [];
  const gapAt = (index: number): number => (row[index]?.left ?? 0) - (row[index - 1]?.right ?? -Infinity);
  while (from > 0 && gapAt(from) < betweenWords * glyph) from -= 1;
  return row.slice(from);
}

/** The row of totals may stand apart from those above it, by this much more than they from each other, in glyphs. */
const beforeTotal = 2;

/** Rows below the headings as long as they are close together, up to a total or to words of something else. */
function bodyOf(
  sheet: Sheet,
  top: number,
  ends: readonly Token[],
  span: { left: number; right: number; key: number; lastLeft: number; words: number; isNumbered: boolean },
): { body: Token[][]; total: Token[] } {
  const { glyph } = sheet;
  // A text of the last column goes on as far as its words do.
  const more = new Set(
    span.words === Infinity
      ? sheet.rows
          .flatMap((row) =>
            runsApart(row, betweenWords * glyph).filter(([first]) => (first?.left ?? Infinity) < span.right),
          )
          .flat()
      : [],
  );
  const under = sheet.tokens.filter(
    (token) =>
      middleOf(token) > top &&
      (token.left < span.right || more.has(token) || (token.left < span.key && /^\d{4}$/.test(token.text))) &&
      !(token.left > span.words && /^\p{L}{3}/u.test(token.text)) &&
      !/^[|_.…]+$/.test(token.text),
  );
  const stop = new Set(ends);
  const rows: Token[][] = [];
  let bottom = top;
  let pitch = 4 * glyph;
  for (const words of rowsOf(under, glyph)) {
    const row = fromLeft(words, span.left, glyph);
    if (row.length === 0) continue;
    const edges = edgesOf(row);
    const isTotal = endsList(row);
    if (edges.top - bottom > pitch + (isTotal ? beforeTotal : 0) * glyph) break;
    if (isTotal) return { body: rows, total: row };
    if (row.some((token) => stop.has(token))) break;
    if (span.isNumbered && numberedLabel.test(row.map(({ text }) => text).join(' '))) break;
    // How close a text goes on below its first row tells nothing of how far the rows of the table are from each other.
    if (rows.length > 0 && edges.right > span.lastLeft)
      pitch = Math.max(pitch === 4 * glyph ? 0 : pitch, edges.top - bottom + 1.2 * glyph, 1.8 * glyph);
    rows.push(row);
    bottom = edges.bottom;
  }
  return { body: rows, total: [] };
}

/** Least lines that are a list beside the table, and least space before it, in glyphs. */
const [leastLines, beforeLines] = [2, 0.9] as const;

/** The left edge of a list of names with amounts beside the last column of numbers of a table ("FRETE PESO 497,67"). */
function linesBeside(
  rows: readonly (readonly Token[])[],
  last: { left: number; right: number } | undefined,
  glyph: number,
): number | undefined {
  if (last === undefined) return undefined;
  const starts = rows.flatMap((row) => {
    const at = row.findIndex(
      (token, index) =>
        token.left > centreOf(last) &&
        /^\p{L}{2}/u.test(token.text) &&
        /\p{L}{3}/u.test(token.text) &&
        token.left - (row[index - 1]?.right ?? -Infinity) > beforeLines * glyph,
    );
    const [first, end] = [row[at], row.at(-1)];
    return first !== undefined && end !== undefined && /,\d\d$/.test(end.text) && end.left > first.right
      ? [first.left]
      : [];
  });
  const edge = Math.min(...starts);
  const isList = starts.length >= leastLines && starts.every((left) => left - edge < glyph);
  return isList ? edge - 0.3 * glyph : undefined;
}

/** How far from a heading the words under it are at most, in glyphs. */
const underHeading = 1;

/** Space that parts two texts of a row, in glyphs, and how many more of them than columns a row of other boxes has at least. */
const [betweenTexts, moreTexts] = [1.5, 2] as const;

/** The rows of a body up to the last with figures under most of the headings of numbers: those below it may be text of another block, which ignores the columns, or a row of more boxes than the table has columns. */
function ofTable<C extends string>(
  body: readonly (readonly Token[])[],
  columns: readonly Pick<Column<C>, 'spec' | 'left' | 'right'>[],
  glyph: number,
): readonly (readonly Token[])[] {
  const numbers = columns.filter(({ spec }) => spec !== undefined && !textKinds.has(spec.kind));
  const isUnder = (row: readonly Token[], { left, right }: Pick<Column<C>, 'left' | 'right'>): boolean =>
    row.some(
      (token) =>
        /^[\dR$%]/.test(token.text) &&
        token.left < right + underHeading * glyph &&
        token.right > left - underHeading * glyph,
    );
  const boxes = body.findIndex(
    (row) => runsApart(row, betweenTexts * glyph).length >= columns.length + moreTexts,
  );
  const own = boxes > 0 ? body.slice(0, boxes) : body;
  const last = own.findLastIndex(
    (row) => numbers.filter((column) => isUnder(row, column)).length > numbers.length / 2,
  );
  return last < 0 ? own : own.slice(0, last + 1);
}

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
  const headings = wholeHeadings(withoutSignOfRows(headingsOf(own, keys, glyph)), spec, glyph);
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
  );
  // A heading counts as ink between its words too, so that no column ends within it.
  const rows = ofTable(body, around, glyph);
  const inked = [...rows.flat(), ...known, ...headings];
  const cuts = around.slice(1).map((column, index) => {
    const before = around[index] ?? column;
    const toHeading = isText(column) ? spansToHeading(rows, before, column, glyph) : [];
    return gutter([...inked, ...toHeading], centreOf(before), centreOf(column));
  });
  for (const [index, column] of around.slice(1).entries())
    if (isText(column) && around[index]?.spec !== undefined && !isText(around[index]))
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
