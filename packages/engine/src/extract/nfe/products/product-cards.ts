import type { Field } from '@lavra/contract/model/result';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import { findLabels } from '../../reading/labels/labels.ts';
import { readPhrases, runningTextOf, type Phrase } from '../../reading/phrases/phrases.ts';
import { runsApart } from '../../reading/sheet/runs.ts';
import { edgesOf, printedOf, rowsOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import type { ReadTable } from '../../reading/tables/form-table.ts';
import { readWhole, type Reading } from '../../reading/values/values.ts';
import type { InvoiceItem } from '../invoice.ts';
import { itemColumns } from './item-headings.ts';
import { figuresOfWord, nameInSale, saleOf, type Sale } from './card-sale.ts';
import { nameCell, partCodes, type NamedCard } from './codes-in-names.ts';
import { cellOf, headingsAbove, mayBeHeaded, putHeaded, type HeadedCard } from './card-headings.ts';
import { taxesOf } from './product-taxes.ts';

type Column = keyof InvoiceItem;

/** The code of the product's kind behind its name, with or without points (NCM, eight figures). */
const namedNcm =
  /\b(?:NCM(?:\/?SH)?|cl(?:as(?:s(?:if(?:ica[çc][ãa]o)?)?)?)?\.? ?fiscal)[\s:.nº°-]*(\d{4}\.?\d{2}\.?\d{2})(?!\d)/i;
/** The first word of such a name. */
const nameOfNcm = /^\(?(?:NCM(?:\/SH)?[:.]?|cl(?:as(?:s(?:if(?:ica[çc][ãa]o)?)?)?)?\.?)/i;

/** Codes and the discount of a product behind their names, wherever they are in its rows. */
export const namedCodes: readonly Phrase<Column>[] = [
  { pattern: namedNcm, gives: [['NCM', 'digits']] },
  { pattern: /\bCFOP[\s:.-]*([1-7]\.?\d{3})(?!\d)/i, gives: [['CFOP', 'digits']] },
  {
    pattern: /\b(?:O\/)?(?:CST|CSOSN)(?:\/(?:CST|CSOSN))?(?: ICMS)?[\s:.-]*(\d{2,4})(?!\d|,\d)/i,
    gives: [['CST', 'code']],
  },
  {
    pattern: /\bdesc(?:onto|to)?s?\b[\s.:()R$-]*(\d[\d.]*,\d{2})(?!\d)/i,
    gives: [['DiscountAmount', 'money']],
  },
];

/** What else a card prints behind its name. */
const named: readonly Phrase<Column>[] = [
  ...namedCodes,
  {
    pattern:
      /(?:^|[^\p{L}])(?:c[óo]d(?:igo)?\.?(?: (?:(?:do )?(?:produto|item)|interno))?|ref(?:er[êe]ncia)?|art(?:igo)?|sku|item|produto|prod)\b[\s.:nº°#-]*([\dA-Z][\w./-]*\d[\w/-]*)/iu,
    gives: [['Code', 'code']],
  },
  {
    // The unit itself may begin as its name does ("UND").
    pattern: /\bun(?:id(?:ade)?)?(?:\.?:? |\.?:|\.)(\p{L}{1,4})(?![\p{L}.])/iu,
    gives: [['Unit', 'code']],
  },
];

/** Widest space between words of one text, and greatest distance between rows of one card, in glyphs. */
const [widest, mostBetween] = [3, 2.2] as const;
/** Most rows of a card above its row of codes. */
const mostAbove = 4;

interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly token: Token;
}

/** The rows of codes of the page's cards: each has the name and the figures of an NCM. */
function anchorsOf({ rows, glyph }: Sheet): Anchor[] {
  return rows.flatMap((row) => {
    const starts = row.flatMap((token, index) => (nameOfNcm.test(token.text) ? [index] : []));
    return starts.flatMap((at) => {
      const text = row
        .slice(at, at + 3)
        .map((token) => token.text)
        .join(' ');
      const token = row[at];
      if (token === undefined || !namedNcm.test(text)) return [];
      let from = at;
      while (from > 0 && (row[from]?.left ?? 0) - (row[from - 1]?.right ?? 0) < widest * glyph) from -= 1;
      return [{ left: row[from]?.left ?? token.left, top: edgesOf(row).top, token }];
    });
  });
}

/** Cards one below the other, with the right edge of their column. */
function columnsOf(
  anchors: readonly Anchor[],
  glyph: number,
): { anchors: Anchor[]; left: number; right: number }[] {
  const lefts: number[] = [];
  for (const { left } of anchors.toSorted((a, b) => a.left - b.left))
    if (!lefts.some((each) => Math.abs(each - left) < 2 * glyph)) lefts.push(left);
  return lefts.map((left, index) => ({
    left,
    right: (lefts[index + 1] ?? Infinity) - glyph,
    anchors: anchors.filter((anchor) => Math.abs(anchor.left - left) < 2 * glyph),
  }));
}

/** How far the names of cards may begin left of what is said of them, and a space that parts two texts, in glyphs. */
const [mostHanging, inName] = [6, 1.5] as const;

/** Where the texts of most cards' rows above their codes begin, when what is said of a product is set in from its name; infinite where it is not. */
function hangingFrom(anchors: readonly Anchor[], left: number, { rows, glyph }: Sheet): number {
  const starts = anchors.flatMap(({ token }) => {
    const at = rows.findIndex((row) => row.includes(token));
    const above = rows.slice(Math.max(0, at - 2), at).flatMap((row) => runsApart(row, inName * glyph));
    const run = above.findLast((each) => {
      const edges = edgesOf(each);
      const isOver = edges.left < left - glyph && edges.right > left;
      return isOver && left - edges.left < mostHanging * glyph;
    });
    return run === undefined ? [] : [edgesOf(run).left];
  });
  return starts.length * 2 > anchors.length ? Math.min(...starts) : Infinity;
}

type Cells = Partial<Record<Column, Field>>;

/** What was read of a card, and its numbers that nothing names. */
interface Card extends HeadedCard, NamedCard {
  readonly isProven: boolean;
}

function readCard(rows: readonly (readonly Token[])[], used: Set<Token>, glyph: number): Card {
  const tokens = rows.flat();
  const running = runningTextOf([{ tokens }]);
  const taken = new Set<Token>();
  const cells: Cells = {};
  for (const { id, reading } of [...readPhrases(running, named), ...taxesOf(running)]) {
    if (cells[id] !== undefined) continue;
    cells[id] = cellOf(reading);
    for (const token of reading.tokens) taken.add(token);
  }
  const coded = new Set(taken);
  const sale = saleOf(rows, taken);
  if (sale) {
    const told: MadeCheck[] = [{ check: 'item_product', ok: true }];
    const put = (id: Column, token: Token | undefined, kind: 'decimal' | 'money' | 'code'): void => {
      const reading = token && readWhole(figuresOfWord(token), kind, [token]);
      if (token === undefined || reading === undefined) return;
      cells[id] = cellOf(reading, kind === 'code' ? [] : told);
      taken.add(token);
    };
    put('Quantity', sale.quantity, 'decimal');
    put('UnitAmount', sale.price, 'money');
    put('TotalAmount', sale.total, 'money');
    put('Unit', sale.unit, 'code');
  }
  const name = nameOf(rows, coded, taken) ?? (sale && nameWithin(rows, sale));
  if (name) {
    cells.Description = nameCell(name);
    for (const token of name.tokens) taken.add(token);
  }
  for (const token of tokens) used.add(token);
  // Beside the codes, far from them, the rates may stand below their taxes.
  const left = rows
    .flatMap((row) => runsApart(row, widest * glyph))
    .filter((run) => !run.some((token) => coded.has(token)))
    .flatMap((run) => run.filter((token) => !taken.has(token) && mayBeHeaded(token)));
  return { cells, isProven: sale !== undefined, left, total: sale?.total, name };
}

/** The text of a card above its codes: the first words of each row before its numbers. */
function nameOf(
  rows: readonly (readonly Token[])[],
  coded: ReadonlySet<Token>,
  taken: ReadonlySet<Token>,
): Reading | undefined {
  const found: Token[] = [];
  for (const row of rows) {
    if (row.some((token) => coded.has(token))) {
      if (found.length > 0) break;
      continue;
    }
    const end = row.findIndex((token, index) => {
      const before = row[index - 1];
      const height = token.bottom - token.top;
      return taken.has(token) || (before !== undefined && token.left - before.right > 2 * height);
    });
    found.push(...row.slice(0, end < 0 ? undefined : end));
  }
  const [first] = found;
  // The number of the card in its list is no word of the name, behind which the code may stand.
  const tokens = first !== undefined && /^\d{1,3}[.)-]$/.test(first.text) ? found.slice(1) : found;
  const text = printedOf(tokens);
  if (!/\p{L}{2}/u.test(text)) return undefined;
  return { value: text, printed: text, tokens, shapeFit: 1, checks: [] };
}

/** The name of a product that stands between its quantity and its price. */
function nameWithin(rows: readonly (readonly Token[])[], sale: Sale): Reading | undefined {
  const tokens = nameInSale(rows, sale);
  const text = tokens
    .map((token) => token.text)
    .join(' ')
    .replace(/[,;:]$/, '');
  if (!/\p{L}{2}/u.test(text)) return undefined;
  return { value: text, printed: text, tokens, shapeFit: 1, checks: [] };
}

/** Ways to part rows into cards, each as the row at which every card begins. */
function partings(rows: readonly (readonly Token[])[], at: readonly number[]): number[][] {
  const gapOver = (index: number): number =>
    index === 0 ? Infinity : edgesOf(rows[index] ?? []).top - edgesOf(rows[index - 1] ?? []).bottom;
  const between = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
  const byGaps = at.map((row, index) => {
    const from = index === 0 ? Math.max(-1, row - mostAbove - 1) : (at[index - 1] ?? -1);
    return between(from, row).toSorted((a, b) => gapOver(b) - gapOver(a))[0] ?? row;
  });
  const bySteps = Array.from({ length: mostAbove + 1 }, (_, above) => at.map((row) => row - above));
  // What is above the first card is not always further away: it begins as the others do.
  const aboves = byGaps.slice(1).map((start, index) => (at[index + 1] ?? start) - start);
  const usual = aboves.toSorted((a, b) => a - b)[Math.floor(aboves.length / 2)];
  const like = byGaps.with(0, usual === undefined ? -1 : (at[0] ?? 0) - usual);
  return [like, ...bySteps].filter((starts) =>
    starts.every((start, index) => start >= 0 && start > (at[index - 1] ?? -1)),
  );
}

/** The rows of each card: up to the next one, and of the last as many as of the others, or as far as they stand close. */
function cardsOf(
  rows: readonly (readonly Token[])[],
  starts: readonly number[],
  at: readonly number[],
  glyph: number,
): (readonly (readonly Token[])[])[] {
  const under = starts.slice(1).map((start, index) => start - (at[index] ?? 0));
  const mostUnder = under.length > 0 ? Math.max(...under) : 2;
  return starts.map((start, index) => {
    const own = rows.slice(start, starts[index + 1] ?? (at[index] ?? 0) + mostUnder);
    const end = own.findIndex(
      (row, line) =>
        line > 0 && edgesOf(row).top - edgesOf(own[line - 1] ?? row).bottom > mostBetween * glyph,
    );
    return end < 0 || start + end <= (at[index] ?? 0) ? own : own.slice(0, end);
  });
}

/** The names of cards without the numbers of the cards before them, when these count the cards. */
function withoutOrdinals(rows: readonly Cells[]): readonly Cells[] {
  const numbers = rows.map(({ Description: name }) => Number(/^\d+(?= )/.exec(name?.value ?? '')?.[0]));
  if (rows.length < 2 || rows.some((_, index) => !numbers.includes(index + 1))) return rows;
  return rows.map((row) =>
    row.Description
      ? { ...row, Description: { ...row.Description, value: row.Description.value.replace(/^\d+ /, '') } }
      : row,
  );
}

/** The heading of the codes is no further above the first card, and a code beside its heading, in glyphs. */
const [overCards, besideHeading] = [6, 2] as const;

/** Adds the codes in a column of their own, left of the cards, below its heading. */
function putCodes(
  cards: readonly (Card & { readonly top: number; readonly first: Token | undefined })[],
  left: number,
  sheet: Sheet,
  used: Set<Token>,
): void {
  const { glyph } = sheet;
  const top = Math.min(...cards.map((card) => card.top));
  const heading = findLabels(
    sheet,
    itemColumns.filter(({ id }) => id === 'Code'),
  ).find((label) => {
    const over = top - label.bottom;
    return label.right < left && over > -glyph && over < overCards * glyph;
  });
  if (heading === undefined) return;
  for (const { cells, first } of cards) {
    const row = sheet.rows.find((each) => first !== undefined && each.includes(first)) ?? [];
    const code = row.find(
      (token) =>
        token.right < left &&
        token.left < heading.right + besideHeading * glyph &&
        token.right > heading.left - besideHeading * glyph &&
        /^(?=.*\d)[\p{L}\d./-]+$/u.test(token.text),
    );
    const reading = code && readWhole(code.text, 'code', [code]);
    if (code === undefined || reading === undefined) continue;
    cells.Code ??= cellOf(reading);
    used.add(code);
  }
}

/**
 * Reads products that are printed as cards: a name, the codes of the product behind their names, and its quantity, price and amount, which
 * prove each other, in any order and in as many rows as each maker likes. Undefined when no card has its product.
 */
export function readProductCards(sheet: Sheet): ReadTable<Column> | undefined {
  const { glyph } = sheet;
  const used = new Set<Token>();
  const found = columnsOf(anchorsOf(sheet), glyph).flatMap(({ anchors, left: ofCodes, right }) => {
    const left = Math.min(ofCodes, hangingFrom(anchors, ofCodes, sheet));
    const own = sheet.tokens.filter(
      (token) => token.left > left - glyph && token.left < right && /[\p{L}\d%]/u.test(token.text),
    );
    const rows = rowsOf(own, glyph);
    const at = anchors.map(({ token }) => rows.findIndex((row) => row.includes(token)));
    const ways = partings(rows, at).map((starts) => {
      const marks = new Set<Token>();
      const cards = cardsOf(rows, starts, at, glyph).map((card) => ({
        ...readCard(card, marks, glyph),
        top: edgesOf(card.flat()).top,
        first: card[0]?.[0],
      }));
      const headings = headingsAbove(rows, starts[0] ?? 0, sheet);
      for (const card of cards) putHeaded(card, headings, glyph);
      for (const { tokens } of headings) for (const token of tokens) marks.add(token);
      const worth = cards.filter(({ isProven }) => isProven).length;
      const texts = cards.filter(({ cells }) => cells.Description !== undefined).length;
      return { cards, marks, worth: 2 * worth + texts };
    });
    const [best] = ways.toSorted((a, b) => b.worth - a.worth);
    if (best === undefined || best.worth === 0) return [];
    for (const token of best.marks) used.add(token);
    putCodes(best.cards, left, sheet, used);
    partCodes(best.cards);
    return best.cards;
  });
  const rows = withoutOrdinals(found.toSorted((a, b) => a.top - b.top).map(({ cells }) => cells));
  return rows.length === 0 ? undefined : { rows, totals: {}, used };
}
