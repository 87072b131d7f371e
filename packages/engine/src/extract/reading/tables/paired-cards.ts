import { runsApart } from '../sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { readWhole } from '../values/values.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { type TableColumn, type TableSpec, textKinds } from './table-spec.ts';

type Run = readonly Token[];

/** A space wider than this begins a caption; how far the left edges of a card's lines differ at most; widest space between two lines of a card; in glyphs. */
const [ofCaption, ofEdges, pitch] = [1.2, 1, 1.6] as const;
/** Least captions of a card, and most lines of the name over them. */
const [leastPairs, mostOfName] = [2, 3] as const;
/** Most words of a caption, and of its value. */
const [mostWords, mostOfValue] = [5, 2] as const;

/** A line of a card: its captions with the value behind each, or a text over the captions. */
interface Line<C extends string> {
  readonly tokens: Run;
  readonly pairs: readonly Pair<C>[];
}

interface Pair<C extends string> {
  /** Years one below the other have one caption ("fim de 2023", "fim de 2024"): the columns in their order. */
  readonly ids: readonly C[];
  readonly value: Run;
}

/** The numbers of persons and companies, which may stand below a name without a caption. */
const numbers = new Set(['cpf', 'cnpj', 'taxpayer']);

/** The caption with which words begin and the value of its kind behind it. */
function pairOf<C extends string>(tokens: Run, columns: readonly TableColumn<C>[]): Pair<C> | undefined {
  for (let size = Math.min(mostWords, tokens.length - 1); size > 0; size -= 1) {
    const said = fold(printedOf(tokens.slice(0, size)));
    const value = tokens.slice(size);
    const own = columns.filter(
      ({ kind, labels, holds }) =>
        !textKinds.has(kind) &&
        labels.some((label) => fold(label) === said) &&
        readWhole(printedOf(value), kind, value)?.checks.every(({ ok }) => ok) === true &&
        holds?.test(printedOf(value)) !== false,
    );
    if (own.length > 0) return { ids: own.map(({ id }) => id), value };
  }
  return undefined;
}

/** What stands between two captions of a line, or between two measures of one thing ("desconta 2,40% = 780 kg"). */
const betweenPairs = /^[·•|;=]$/;

/** The captions of a line with a value each, of which all but the first may be named behind it; none where a part of the line has no caption. */
function pairsOf<C extends string>(tokens: Run, columns: readonly TableColumn<C>[]): Pair<C>[] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (betweenPairs.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  const pairs = parts.map((part, at) => {
    const turned = at > 0 && part.length > 1 ? [...part.slice(-1), ...part.slice(0, -1)] : [];
    return pairOf(part, columns) ?? pairOf(turned, columns);
  });
  return pairs.every((pair) => pair !== undefined) ? pairs : [];
}

/** The left edges at which captions begin, from the left. */
function edgesOfCaptions<C extends string>(
  rows: readonly Run[],
  columns: readonly TableColumn<C>[],
  glyph: number,
): number[] {
  const begins = (words: Run): boolean =>
    words.some(
      (_, at) =>
        at > 0 && at < mostWords + mostOfValue && pairOf(words.slice(0, at + 1), columns) !== undefined,
    );
  const lefts = rows.flatMap((row) =>
    runsApart(row, ofCaption * glyph).flatMap(([first]) =>
      first !== undefined && begins(row.slice(row.indexOf(first))) ? [first.left] : [],
    ),
  );
  const found: number[] = [];
  for (const left of lefts.toSorted((a, b) => a - b))
    if (left - (found.at(-1) ?? -Infinity) > ofEdges * glyph) found.push(left);
  return found;
}

interface Card<C extends string> {
  readonly name: Run[];
  readonly pairs: Map<C, Run>;
  readonly used: Run[];
}

/** The cards of a column of lines, each a name of few lines over its captions. */
function cardsOf<C extends string>(
  lines: readonly Line<C>[],
  glyph: number,
  numbered: TableColumn<C> | undefined,
): Card<C>[] {
  const cards: Card<C>[] = [];
  let open: Card<C> | undefined;
  let bottom = -Infinity;
  for (const { tokens, pairs } of lines) {
    const edges = edgesOf(tokens);
    const isNext = edges.top - bottom < pitch * glyph;
    ({ bottom } = edges);
    if (pairs.length > 0) {
      for (const { ids, value } of pairs) {
        const id = isNext ? ids.find((each) => open?.pairs.has(each) === false) : undefined;
        if (id === undefined) open = undefined;
        else open?.pairs.set(id, value);
      }
      open?.used.push(tokens);
      continue;
    }
    if (
      !isNext ||
      open === undefined ||
      open.pairs.size > (numbered && open.pairs.has(numbered.id) ? 1 : 0)
    ) {
      open = { name: [], pairs: new Map(), used: [] };
      cards.push(open);
    }
    const number = numbered && readWhole(printedOf(tokens), numbered.kind, tokens);
    if (numbered && number?.checks.every(({ ok }) => ok) === true) open.pairs.set(numbered.id, tokens);
    else open.name.push(tokens);
    open.used.push(tokens);
  }
  return cards;
}

/**
 * Reads cards that stand side by side or below each other, each with a name at its head, maybe over its number, and below it lines that are a
 * caption with its value behind it. Undefined where there are none.
 */
export function readPairedCards<Id extends string, C extends string>(
  { rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>,
  spec: Pick<TableSpec<Id, C>, 'columns' | 'id' | 'key'>,
): ReadTable<C> | undefined {
  const { columns } = spec;
  const called = columns.find(({ kind }) => textKinds.has(kind));
  const numbered = columns.find(({ kind }) => numbers.has(kind));
  const lefts = edgesOfCaptions(rows, columns, glyph);
  if (called === undefined || lefts.length === 0) return undefined;
  const cards = lefts.flatMap((left, at) => {
    const right = lefts[at + 1] ?? Infinity;
    const lines = rows.flatMap((row): Line<C>[] => {
      const tokens = row.filter(
        (token) => token.left > left - ofEdges * glyph && token.left < right - ofEdges * glyph,
      );
      const isOfCard = tokens[0] !== undefined && tokens[0].left - left < ofEdges * glyph;
      return isOfCard ? [{ tokens, pairs: pairsOf(tokens, columns) }] : [];
    });
    return cardsOf(lines, glyph, numbered);
  });
  const whole = cards
    .filter(({ name, pairs }) => name.length > 0 && name.length <= mostOfName && pairs.size >= leastPairs)
    .filter(({ pairs }) => spec.key === undefined || spec.key === called.id || pairs.has(spec.key));
  if (whole.length === 0) return undefined;
  const inOrder = whole.toSorted((a, b) => {
    const [one, other] = [edgesOf(a.used[0] ?? []), edgesOf(b.used[0] ?? [])];
    return Math.abs(one.top - other.top) < glyph ? one.left - other.left : one.top - other.top;
  });
  return {
    rows: inOrder.map(({ name, pairs }) =>
      fieldsOfCells({ ...spec, id: spec.id }, new Map([[called.id, name.flat()], ...pairs]), glyph, 1),
    ),
    totals: {},
    used: new Set(inOrder.flatMap(({ used }) => used.flat())),
  };
}
