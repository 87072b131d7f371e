import type { Token } from '../../reading/sheet/sheet.ts';
import { figuresOf } from '../../reading/values/kinds.ts';
import type { Table } from '../../reading/tables/table.ts';
import type { ItemColumn } from './item-columns.ts';

/** Least rows that show that they are numbered, and least space behind a row's number, in glyphs. */
const [leastRows, behindNumber] = [2, 1] as const;

/** The figures of a row's number, of which a picture may show letters; undefined for other words. */
function numberOf(token: Token | undefined): number | undefined {
  const figures = token === undefined || token.conf === 100 ? token?.text : figuresOf(token.text);
  return /^\d{1,3}$/.test(figures ?? '') ? Number(figures) : undefined;
}

/** Share of the rows of a picture whose numbers must be read right. */
const leastRight = 0.7;

/** Whether the codes' cells begin with numbers that count up from one. */
function isCounted(numbered: Table<ItemColumn>['lines']): boolean {
  const numbers = numbered.flatMap(({ cells }) => cells.get('Code')?.[0] ?? []);
  const right = numbers.filter((token, at) => numberOf(token) === at + 1).length;
  return right >= (numbers.some(({ conf }) => conf < 100) ? leastRight : 1) * numbers.length;
}

/** The table without the numbers of its rows, which count up from one before the products' codes where no heading parts the two. */
export function withoutRowNumbers(table: Table<ItemColumn>, glyph: number): Table<ItemColumn> {
  const numbered = table.lines.filter(({ cells }) => {
    const [number, code] = cells.get('Code') ?? [];
    return (
      number !== undefined &&
      code !== undefined &&
      numberOf(number) !== undefined &&
      code.left - number.right > behindNumber * glyph
    );
  });
  if (numbered.length < leastRows || !isCounted(numbered)) return withCodesBehindNumbers(table, glyph);
  const lines = table.lines.map((line) =>
    numbered.includes(line)
      ? { ...line, cells: new Map(line.cells).set('Code', (line.cells.get('Code') ?? []).slice(1)) }
      : line,
  );
  return { ...table, lines };
}

/** Least rows that show that they are numbered where their codes are in the column behind, and the share of these that look like codes. */
const [leastCoded, leastShaped] = [3, 0.6] as const;
/** A code of three figures at least. */
const code = /^(?=(?:\D*\d){3})[\p{Lu}\d][\p{Lu}\d./-]*$/u;

/** The table in which the numbers of the rows were taken for the codes, and the codes, before or behind an edge of all rows, for words of the descriptions behind them. */
function withCodesBehindNumbers(table: Table<ItemColumn>, glyph: number): Table<ItemColumn> {
  const numbered = table.lines.filter(({ cells }) => {
    const [number, ...others] = cells.get('Code') ?? [];
    return others.length === 0 && numberOf(number) !== undefined;
  });
  const named = numbered.flatMap(({ cells }): (readonly [Token, Token])[] => {
    const [first, next] = cells.get('Description') ?? [];
    return first === undefined || next === undefined ? [] : [[first, next]];
  });
  const isEdge = (words: readonly Token[]): boolean =>
    words.every(({ left }) => Math.abs(left - (words[0]?.left ?? 0)) < glyph);
  const codes = named.map(([first]) => first);
  const shaped = codes.filter(({ text, conf }) => code.test(conf === 100 ? text : text.toUpperCase()));
  const isColumn =
    codes.length === numbered.length &&
    (shaped.length === codes.length
      ? isEdge(codes)
      : shaped.length >= leastShaped * codes.length && isEdge(named.map(([, next]) => next))) &&
    new Set(codes.map(({ text }) => text)).size === codes.length;
  if (numbered.length < leastCoded || !isCounted(numbered) || !isColumn) return table;
  const lines = table.lines.map((line) => {
    if (!numbered.includes(line)) return line;
    const [own, ...name] = line.cells.get('Description') ?? [];
    const cells = new Map(line.cells).set('Code', own === undefined ? [] : [own]).set('Description', name);
    return { ...line, cells };
  });
  return { ...table, lines };
}
