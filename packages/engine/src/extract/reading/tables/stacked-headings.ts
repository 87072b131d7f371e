import { oncePer, oncePerPair } from '../sheet/once-per.ts';
import { bestSpec, type LabelSpec } from '../labels/labels.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { isUnit } from './named-headings.ts';
import { headingSpecs, textKinds, type TableSpec } from './table-spec.ts';
import { runsApart } from '../sheet/runs.ts';
import { betweenStrokes } from './between-strokes.ts';

/** What a row of a heading names, from left to right. */
export type Line<C extends string> = readonly (C | undefined)[];

/** A cell of a heading: the columns that its rows name, of which each record has a row of print below it; none where it is not known. */
export interface StackedHeading<C extends string> {
  readonly ids: readonly C[];
  /** The same for each of its rows, of which one may name several between strokes, or what no column has ("Produto" over "Lote / Validade"). */
  readonly lines?: readonly Line<C>[];
  readonly fit: number;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Widest space between words of one heading, and greatest height of all headings of a table, in glyphs. */
const [widestInHeading, highest] = [0.9, 4.6] as const;
/** A heading must be spelt at least so well. */
const leastFit = 0.9;
/** Least columns that the headings name. */
const leastColumns = 5;
/** Most rows of one heading. */
const mostRows = 3;

/** Rows of words that share a width: the rows of one heading each. */
function cellsOf(tokens: readonly Token[], glyph: number): Token[][] {
  const runs = rowsOf(tokens, glyph).flatMap((row) => runsApart(row, widestInHeading * glyph));
  const cells: Token[][] = [];
  for (const run of runs.toSorted((a, b) => edgesOf(a).left - edgesOf(b).left)) {
    const last = cells.at(-1);
    if (last && edgesOf(last).right > edgesOf(run).left) last.push(...run);
    else cells.push([...run]);
  }
  return cells;
}

/** All ways to part rows into groups of rows that follow each other, fewest groups first. */
function partings<T>(rows: readonly T[]): T[][][] {
  const [first, ...rest] = rows;
  if (first === undefined) return [[]];
  return partings(rest)
    .flatMap((groups) => {
      const [head, ...others] = groups;
      return head === undefined
        ? [[[first]]]
        : [
            [[first, ...head], ...others],
            [[first], ...groups],
          ];
    })
    .toSorted((a, b) => a.length - b.length);
}

type Named<C extends string> = Pick<StackedHeading<C>, 'ids' | 'fit' | 'lines'>;

interface Name<C extends string> {
  readonly id: C;
  readonly fit: number;
}

/** The column that words name; undefined where they name none well. */
function nameOf<C extends string>(
  tokens: readonly Token[],
  specs: readonly LabelSpec<C>[],
): Name<C> | undefined {
  const own = tokens.filter((token) => !isUnit(token));
  const whole = bestSpec(tokens, specs);
  const bare = own.length < tokens.length && own.length > 0 ? bestSpec(own, specs) : undefined;
  // With the currency's letter behind it a heading may spell another ("DESC. R$", "DESCR.").
  const isCurrency = tokens.some(({ text }) => text.includes('R$')) && bare?.fit === 1;
  const best = isCurrency || (bare?.fit ?? 0) > (whole?.fit ?? 0) ? bare : whole;
  if (best && best.fit >= leastFit) return best;
  // What it is of may stand before it ("Tributação: CST").
  const colon = tokens.findIndex(({ text }) => text.endsWith(':'));
  return colon < 0 || colon === tokens.length - 1 ? undefined : nameOf(tokens.slice(colon + 1), specs);
}

/** The columns that the words between strokes name, and what else stands there in a text's lines; undefined where some name neither, or all are one. */
function namesBetween<C extends string>(
  tokens: readonly Token[],
  { specs, also }: SpecsOf<C>,
): (Name<C> | undefined)[] | undefined {
  const parts = betweenStrokes(tokens);
  const names = parts.map((part) => nameOf(part, specs));
  const isKnown = parts.every((part, at) => names[at] !== undefined || bestSpec(part, also) !== undefined);
  return parts.length > 1 && isKnown && names.some(Boolean) ? names : undefined;
}

/** What a row of a heading names; below a name the words above may be left out of its own ("IPI" over "alíq."). */
function lineOf<C extends string>(
  tokens: readonly Token[],
  above: readonly Token[],
  of: SpecsOf<C>,
): (Name<C> | undefined)[] | undefined {
  const named = above.length === 0 ? undefined : nameOf(above, of.specs);
  const joined = named && bestSpec([...tokens, ...above], of.specs);
  if (joined?.fit === 1 && joined.id !== named?.id) return [joined];
  const own = nameOf(tokens, of.specs);
  return own ? [own] : namesBetween(tokens, of);
}

/** The columns that the rows of a heading name: all of them one, or some of them one each, or several between strokes. */
function namedBy<C extends string>(cell: readonly Token[], of: SpecsOf<C>, glyph: number): Named<C> {
  const rows = rowsOf([...cell], glyph);
  for (const groups of rows.length > mostRows ? [] : partings(rows)) {
    const lines = groups.map((group, at) => lineOf(group.flat(), groups[at - 1]?.flat() ?? [], of));
    if (lines.includes(undefined)) continue;
    const named = lines.flatMap((line) => (line ?? []).flatMap((name) => name ?? []));
    const ids = named.map(({ id }) => id);
    if (ids.length === 0 || new Set(ids).size < ids.length) continue;
    return {
      ids,
      fit: Math.min(...named.map(({ fit }) => fit)),
      lines: lines.map((line) => (line ?? []).map((name) => name?.id)),
    };
  }
  return { ids: [], fit: 0 };
}

/** Least letters of a name with which the heading of a text may begin. */
const leastOfName = 7;

/** A heading that begins with the name of a text and goes on ("Descrição do bem"), or has a row for what else is in lines of its cells. */
function begunBy<C extends string>(
  cell: readonly Token[],
  { texts, also }: SpecsOf<C>,
  glyph: number,
): Named<C> {
  const [first = [], ...rest] = rowsOf([...cell], glyph);
  for (let end = first.length; end > 0; end -= 1) {
    const own = first.slice(0, end);
    const name = bestSpec(own, texts);
    const letters = own.reduce((sum, { folded }) => sum + folded.length, 0);
    if (name === undefined || name.fit < leastFit || letters < leastOfName) continue;
    const hasMore = rest.length > 0 && rest.every(([word]) => word && bestSpec([word], also) !== undefined);
    const lines = hasMore ? { lines: [[name.id], ...rest.map(() => [undefined])] } : {};
    return { ids: [name.id], fit: name.fit, ...lines };
  }
  return { ids: [], fit: 0 };
}

/** The labels of a table's columns, those of texts among them, and what else cells hold in lines of their own. */
interface SpecsOf<C extends string> {
  readonly specs: readonly LabelSpec<C>[];
  readonly texts: readonly LabelSpec<C>[];
  readonly also: readonly LabelSpec<C>[];
}

const specsIn = oncePer(<C extends string>(columns: TableSpec<string, C>['columns']): SpecsOf<C> => {
  const specs = headingSpecs(columns) as readonly LabelSpec<C>[];
  const ofText = new Set(columns.filter(({ kind }) => textKinds.has(kind)).map(({ id }) => id));
  return {
    specs,
    texts: specs.filter(({ id }) => ofText.has(id)),
    also: columns.flatMap(({ id, also = [] }) => (also.length === 0 ? [] : [{ id, spellings: also }])),
  };
}) as <C extends string>(columns: TableSpec<string, C>['columns']) => SpecsOf<C>;

/** Two headings so close that their words are of one text in each row ("Valor NCM" over "total CFOP"): parted where no row has a word, if both are known. */
function withParted<C extends string>(
  cell: readonly Token[],
  of: SpecsOf<C>,
  glyph: number,
): { readonly tokens: readonly Token[]; readonly named: Named<C> }[] {
  const named = namedBy(cell, of, glyph);
  // A heading that is known and of no column is none of two ("ICMS ST").
  if (named.ids.length > 0 || bestSpec(cell, of.also)?.fit === 1) return [{ tokens: cell, named }];
  for (const { left: cut } of cell) {
    const isBefore = ({ right }: Token): boolean => right <= cut + 0.1 * glyph;
    const [first, second] = [cell.filter(isBefore), cell.filter((token) => !isBefore(token))];
    if (first.length === 0 || second.length === 0 || second.some(({ left }) => left < cut - 0.1 * glyph))
      continue;
    const before = namedBy(first, of, glyph);
    const behind = before.ids.length > 0 ? namedBy(second, of, glyph) : before;
    if (behind.ids.length > 0)
      return [
        { tokens: first, named: before },
        { tokens: second, named: behind },
      ];
  }
  return [{ tokens: cell, named: begunBy(cell, of, glyph) }];
}

/** The headings that one row of print has by itself. */
export const headingsInRow = <C extends string>(
  row: readonly Token[],
  columns: TableSpec<string, C>['columns'],
  glyph: number,
): StackedHeading<C>[] =>
  runsApart(row, widestInHeading * glyph)
    .flatMap((cell) => withParted(cell, specsIn(columns), glyph))
    .map(({ tokens, named }) => ({ ...named, tokens, ...edgesOf(tokens) }));

/** Whether a row is one text over a rule, as the title of the table that begins below it. */
function isTitleOver(row: readonly Token[], next: readonly Token[], glyph: number): boolean {
  const end = row[0]?.cell?.bottom;
  const isParted = end !== undefined && next.every(({ cell }) => cell !== undefined && cell.top >= end);
  return isParted && runsApart(row, widestInHeading * glyph).length === 1;
}

/** Headings of which two name one column, as "ICMS" beside "% ICMS": that which may be another's as well, by all its words, is of that one. */
function eachOfOne<C extends string>(
  headings: readonly StackedHeading<C>[],
  specs: readonly LabelSpec<C>[],
): StackedHeading<C>[] {
  const ids = headings.flatMap((heading) => heading.ids);
  if (new Set(ids).size === ids.length) return [...headings];
  return headings.map((heading) => {
    const [own, ...others] = heading.ids;
    const isTwice = ids.filter((id) => id === own).length > 1;
    if (own === undefined || others.length > 0 || !isTwice) return heading;
    const said = heading.tokens.map(({ folded }) => folded).join('');
    const other = specs.find(({ id, spellings }) => !ids.includes(id) && spellings.includes(said));
    return other === undefined ? heading : { ...heading, ids: [other.id], lines: [[other.id]] };
  });
}

/** The headings that windows of two to four rows have, each of another column; searched once for both kinds of them. */
const inWindows = oncePerPair(
  ({ rows, glyph }: Sheet, columns: TableSpec<string, string>['columns']): StackedHeading<string>[][] => {
    const specs = specsIn(columns);
    const found: StackedHeading<string>[][] = [];
    for (const [index, first] of rows.entries()) {
      if (isTitleOver(first, rows[index + 1] ?? [], glyph)) continue;
      const top = edgesOf(first).top;
      for (let end = index + 2; end <= rows.length && end <= index + 4; end++) {
        const tokens = rows.slice(index, end).flat();
        if (edgesOf(tokens).bottom - top > highest * glyph) break;
        if (tokens.some(({ text }) => /\d{3}/.test(text))) break;
        const headings = eachOfOne(
          cellsOf(tokens, glyph)
            .flatMap((cell) => withParted(cell, specs, glyph))
            .map((cell) => ({ ...cell.named, tokens: cell.tokens, ...edgesOf(cell.tokens) })),
          specs.specs,
        );
        const ids = headings.flatMap((heading) => heading.ids);
        if (ids.length >= leastColumns && new Set(ids).size === ids.length) found.push(headings);
      }
    }
    return found;
  },
);

/** The headings of a table some of which name two columns or more, one below the other, or, at will, take several rows each for one; undefined when there is none. */
export function stackedHeadings<Id extends string, C extends string>(
  sheet: Sheet,
  { columns }: Pick<TableSpec<Id, C>, 'columns'>,
  names: 'several' | 'one' = 'several',
): StackedHeading<C>[] | undefined {
  let best: { readonly headings: StackedHeading<C>[]; readonly count: number } | undefined;
  for (const headings of inWindows(sheet, columns) as StackedHeading<C>[][]) {
    const isStacked = headings.some(({ lines = [] }) => lines.length > 1);
    const count = headings.flatMap(({ ids }) => ids).length;
    if (isStacked === (names === 'several') && count > (best?.count ?? 0)) best = { headings, count };
  }
  return best?.headings;
}
