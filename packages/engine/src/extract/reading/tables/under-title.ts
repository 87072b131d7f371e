import type { Label } from '../labels/labels.ts';
import { edgesOf, middleOf, textOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { keyOfSheet } from '../values/keys.ts';
import { hasCentavos, readValue } from '../values/values.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { tableRowsOf } from './table.ts';
import { isSum } from './end-of-list.ts';
import { spellingsOf, type TableColumn, type TableSpec, textKinds } from './table-spec.ts';
import { titlesOf, underTitle } from './under-box.ts';

/** Greatest gaps, in glyphs: from the title to the first row, with the headings between, and from row to row. */
const [firstRow, nextRow] = [6, 2.6] as const;
/** Fit of rows without headings, which are recognised by their shape: weaker evidence than a heading. */
const withoutHeadings = 0.85;

/** Greatest gap between words of one cell, in glyphs. */
const widestInCell = 2.5;

type Group<C extends string> = Map<C, readonly Token[]>;

/** Number of words, from the first, that form a cell of the column; 0 when they do not begin with one. */
function lengthOfCell<C extends string>(
  words: readonly Token[],
  { kind, splits }: TableColumn<C>,
  glyph: number,
): number {
  const [first] = words;
  if (first === undefined) return 0;
  if (splits !== undefined) return splits.pattern.test(first.text) ? 1 : 0;
  if (kind === 'code') return /^[A-Z]{2,}[\w-]*$/i.test(first.text) ? 1 : 0;
  const reading = readValue(words, kind, glyph);
  if (reading === undefined || reading.tokens[0] !== first) return 0;
  return kind === 'money' && !hasCentavos(reading) ? 0 : reading.tokens.length;
}

const wordsOf = (cells: Group<string>): string =>
  [...cells.values()]
    .flat()
    .map(({ folded }) => folded)
    .join('');

/** The group of cells with which the words begin, and its number of words. */
function groupAt<C extends string>(
  words: readonly Token[],
  columns: readonly TableColumn<C>[],
  glyph: number,
): { cells: Group<C>; length: number } | undefined {
  const cells: Group<C> = new Map();
  let at = 0;
  for (const [index, column] of columns.entries()) {
    const next = columns[index + 1];
    let length = 0;
    if (!textKinds.has(column.kind)) length = lengthOfCell(words.slice(at), column, glyph);
    // Text extends to the first word that begins a cell of the next column.
    else if (next !== undefined)
      while (at + length < words.length && lengthOfCell(words.slice(at + length), next, glyph) === 0)
        length += 1;
    const cell = words.slice(at, at + length);
    if (length === 0 || at + length > words.length || !/[\p{L}\p{N}]{2}/u.test(textOf(cell, glyph)))
      return undefined;
    if (
      textKinds.has(column.kind) &&
      cell.some((word, of) => of > 0 && word.left - (cell[of - 1]?.right ?? 0) > widestInCell * glyph)
    )
      return undefined;
    cells.set(column.id, cell);
    at += length;
  }
  return { cells, length: at };
}

/**
 * The rows below the title of a table whose headings were not read, each with one or several groups of cells in the order of the columns:
 * words, then an amount or another value that is recognised by itself.
 */
export function readUnderTitle<Id extends string, C extends string>(
  sheet: Sheet,
  whole: TableSpec<Id, C>,
  ends: readonly Token[],
): ReadTable<C> | undefined {
  const { glyph } = sheet;
  // Headings tell which of several forms a column has; without them it has one cell, in its last and plainest form.
  const columns = whole.columns.filter(
    ({ id }, at) => whole.columns.findLastIndex((other) => other.id === id) === at,
  );
  // Without headings, a column that another one's cells hold as well has no cells of its own.
  const held = new Set(
    columns.flatMap(({ id, splits }) => (splits?.into ?? []).filter((part) => part !== id)),
  );
  const spec = { ...whole, columns: columns.filter(({ id }) => !held.has(id)) };
  const titles = titlesOf(sheet, spec);
  if (titles.length === 0) return readProven(sheet, spec);
  for (const title of titles) {
    const groups = groupsUnder(title, sheet, spec, new Set(ends));
    if (groups.length > 0) return tableOf(groups, spec, glyph);
  }
  return undefined;
}

function groupsUnder<Id extends string, C extends string>(
  title: Label,
  sheet: Sheet,
  spec: TableSpec<Id, C>,
  stop: ReadonlySet<Token>,
): Group<C>[] {
  const { glyph } = sheet;
  const box = underTitle(title, spellingsOf(spec), sheet);
  const groups: Group<C>[] = [];
  let { bottom } = title;
  let right = Infinity;
  for (const row of tableRowsOf(
    box.tokens.filter((token) => middleOf(token) > title.bottom),
    glyph,
  )) {
    const { top, bottom: end } = edgesOf(row);
    if (top - bottom > (groups.length === 0 ? firstRow : nextRow) * glyph) break;
    // Words of a box on the right are not part of the table.
    const isBeside = (row[0]?.left ?? 0) > right - glyph;
    if (row.some((token) => stop.has(token))) {
      if (isBeside) continue;
      break;
    }
    const found: Group<C>[] = [];
    for (let at = 0; at < row.length;) {
      const group = groupAt(row.slice(at), spec.columns, glyph);
      if (group === undefined) break;
      found.push(group.cells);
      at += group.length;
    }
    if (found.length > 0 && found.every((cells) => isSum.test(wordsOf(cells)))) break;
    if (found.length === 0 && groups.length > 0 && !isBeside) break;
    if (found.length === 0) continue;
    bottom = end;
    groups.push(...found);
    right = edgesOf(groups.flatMap((cells) => [...cells.values()].flat())).right;
  }
  return groups;
}

function tableOf<Id extends string, C extends string>(
  groups: readonly Group<C>[],
  spec: TableSpec<Id, C>,
  glyph: number,
): ReadTable<C> | undefined {
  if (groups.length === 0) return undefined;
  return {
    rows: groups.map((cells) => fieldsOfCells(spec, cells, glyph, withoutHeadings)),
    totals: {},
    used: new Set(groups.flatMap((cells) => [...cells.values()].flat())),
  };
}

/** Groups of cells with an access key whose check digit holds, other than the page's own key, need no title. */
function readProven<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
): ReadTable<C> | undefined {
  const { glyph } = sheet;
  const key = spec.columns.find(({ kind }) => kind === 'access-key');
  if (key === undefined || spec.title === undefined) return undefined;
  const own = keyOfSheet(sheet)?.key;
  const groups: Group<C>[] = [];
  for (const row of tableRowsOf(sheet.tokens, glyph)) {
    for (let at = 0; at < row.length; at += 1) {
      const rest = row.slice(at);
      // The last cell, after the key, may be misread.
      const group = groupAt(rest, spec.columns, glyph) ?? groupAt(rest, spec.columns.slice(0, -1), glyph);
      const reading = readValue(group?.cells.get(key.id) ?? [], key.kind, glyph);
      const isProven =
        reading !== undefined && reading.checks.length > 0 && reading.checks.every(({ ok }) => ok);
      if (group === undefined || !isProven || reading.value === own) continue;
      groups.push(group.cells);
      at += group.length - 1;
    }
  }
  return tableOf(groups, spec, glyph);
}
