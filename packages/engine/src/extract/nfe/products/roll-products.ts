import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import type { Doubt, MadeCheck } from '../../../evidence/confidence.ts';
import { readPhrases, runningTextOf } from '../../reading/phrases/phrases.ts';
import { middleOf, printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { foldWords } from '../../reading/sheet/text.ts';
import type { ReadTable } from '../../reading/tables/form-table.ts';
import { readWhole } from '../../reading/values/values.ts';
import type { InvoiceItem } from '../invoice.ts';
import { namedCodes } from './product-cards.ts';
import { saleIn, type Sale } from './roll-sales.ts';

type Column = keyof InvoiceItem;
type Rows = readonly (readonly Token[])[];

/** Names of columns, as the headings of a roll have them in one row or two. */
const headingWords =
  /(?<![\p{L}\d])(?:ITEM|SEQ|CODIGO|COD|REF|SKU|DESCRICAO|DESC|PRODUTOS?|QTDE?|QUANT|QUANTIDADE|UN|UND|UNID|VL|VLR|VR|VUN|VUNIT|UNIT|UNITARIO|PRECO|TOTAL|NCM|CFOP|CST|CSOSN)(?![\p{L}\d])/gu;
const [ofCodes, ofNumbers] = [/\b(?:CODIGO|COD|REF|SKU)\b/, /\b(?:ITEM|SEQ)\b/] as const;
const ofDiscounts = /\bDESC(?:ONTO|TO)?\b(?!RICAO)/g;

/** What a row below a product tells of it, and begins with. */
const ofProduct =
  /^(?:NCM|CFOP|CST|CSOSN|CEST|LOTE|VAL|VALIDADE|FAB|EAN|GTIN|FCI|ICMS|IPI|DESCONTO|DESC ITEM|IMEI|N SERIE|SERIE)\b/;
/** Beginnings of rows below the products. */
const ends =
  /^(?:QTDE?|QUANT\p{L}*) (?:TOTAL|DE|ITENS)|^(?:SUB ?)?TOTA(?:L|IS)\b|^VALOR(?:ES)? (?:TOTAL|A|DOS?)|^VL[R]? TOTAL|^FORMAS? DE|^PAGAMENTOS?\b|^DESCONTOS? (?:TOTAL|R)|^BASE\b|^TRIB|^ITENS\b/u;

/** Most rows between two products, and least figures of a code that no heading names. */
const [mostBetween, leastFigures] = [4, 3] as const;

const isRule = (row: readonly Token[]): boolean => row.every(({ text }) => !/[\p{L}\d]/u.test(text));
const headingsIn = (row: readonly Token[]): number => {
  const words = foldWords(printedOf(row));
  return /\d{2}/.test(words) ? 0 : new Set(words.match(headingWords)).size;
};

/** The rows of headings right above the first product: the first of the rows that name columns, and the end of them. */
function headingsOver(rows: Rows, first: number): { from: number; to: number } | undefined {
  const over = rows.slice(Math.max(0, first - mostBetween - 1), first);
  const last = over.findLastIndex((row) => headingsIn(row) >= 2);
  if (last < 0) return undefined;
  const to = first - over.length + last + 1;
  let from = to - 1;
  while (from > 0 && (headingsIn(rows[from - 1] ?? []) > 0 || isRule(rows[from - 1] ?? []))) from -= 1;
  return { from, to };
}

interface Draft {
  readonly sale: Sale;
  /** The rows and parts of rows that name the product. */
  readonly named: Token[];
  /** What is printed of it in rows of their own below its amounts. */
  readonly told: Token[];
  readonly at: number;
}

/** The products of the rows from `start` on, each with the rows that name it: above its amounts, or before them and going on below. */
function draftsOf(rows: Rows, sales: ReadonlyMap<number, Sale>, start: number): Draft[] {
  const drafts: Draft[] = [];
  let between: (readonly Token[])[] = [];
  let isAbove = false;
  for (let at = start; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const sale = sales.get(at);
    const last = drafts.at(-1);
    const words = foldWords(printedOf(row));
    if (sale === undefined) {
      if (isRule(row)) continue;
      if (ends.test(words) || between.length >= mostBetween) break;
      if (last !== undefined && between.length === 0 && ofProduct.test(words)) last.told.push(...row);
      else between.push(row);
      continue;
    }
    if (last === undefined) isAbove = between.length > 0;
    const hasName = sale.before.some(({ text }) => /\p{L}{2}/u.test(text));
    const own = isAbove || !hasName || last === undefined;
    if (!own) last.named.push(...between.flat());
    drafts.push({ sale, named: [...(own ? between.flat() : []), ...sale.before], told: [], at });
    between = [];
  }
  const last = drafts.at(-1);
  const [next] = between;
  // What goes on below the last product's amounts is as short as a text that was cut.
  if (last !== undefined && !isAbove && next !== undefined && between.length < mostBetween)
    if (drafts.length > 1 && !next.some(({ text }) => /\d,\d|:$/.test(text))) last.named.push(...next);
  return drafts;
}

/** A product's code: figures, or letters with figures. */
const code = /^#?(?=.*\d)[\p{Lu}\d][\p{L}\d./-]*$/u;
const codes = [
  ['NCM', /\bNCM\b/, /^(?:\d{8}|\d{4}\.\d{2}\.\d{2})$/, 'digits'],
  ['CFOP', /\bCFOP\b/, /^[1-7]\.?\d{3}$/, 'digits'],
  ['CST', /\b(?:CST|CSOSN)\b/, /^\d{2,4}$/, 'code'],
] as const;

/** Takes what the heading names out of the words: the codes of the tax's tables, each by its form. */
function takeCodes(
  words: Token[],
  headings: string,
  put: (id: Column, token: Token, kind: 'digits' | 'code') => void,
): void {
  for (const [id, heading, form, kind] of codes) {
    if (!heading.test(headings)) continue;
    const at = words.findLastIndex(({ text }) => form.test(text));
    const token = words[at];
    if (token === undefined) continue;
    put(id, token, kind);
    words.splice(at, 1);
  }
}

/** Takes the codes behind their names out of the words that name a product ("FITA ISOLANTE 20M NCM 8547.20.90"). */
function takeNamed(words: Token[], put: (id: Column, token: Token, kind: 'digits' | 'code') => void): void {
  for (const [id, name, form, kind] of codes) {
    const at = words.findIndex(
      ({ text }, index) => index > 0 && name.test(foldWords(text)) && form.test(words[index + 1]?.text ?? ''),
    );
    const [, token] = at < 0 ? [] : words.splice(at, 2);
    if (token !== undefined) put(id, token, kind);
  }
}

/** The place of a product in its list where it stands at the other end of the row of its name. */
function placeBehind(named: readonly Token[], index: number, glyph: number): Token | undefined {
  const row = named.filter(
    (token) => named[0] && Math.abs(middleOf(token) - middleOf(named[0])) < inRow * glyph,
  );
  const [before, last] = row.slice(-2);
  const isApart = before !== undefined && last !== undefined && last.left - before.right > farBehind * glyph;
  return isApart && isPlace(last, index) ? last : undefined;
}

const isPlace = (token: Token | undefined, index: number): boolean =>
  new RegExp(`^#?0*${index + 1}[.):-]?$`).test(token?.text ?? '');

/** Whether the products are numbered from one before their codes or names. */
function areNumbered(drafts: readonly Draft[], headings: string): boolean {
  const isCounted = drafts.every(({ named }, index) => isPlace(named[0], index));
  const isCode = ofCodes.test(headings) && !ofNumbers.test(headings);
  // The only number before a name is its code where a heading says so.
  const hasMore = drafts.every(({ named }) => code.test(named[1]?.text ?? ''));
  return isCounted && (hasMore || (!isCode && (drafts.length > 1 || ofNumbers.test(headings))));
}

/** Letters and figures with a sign between them ("MT-88"), which may be the name of a model as well. */
const shortCode = /^\p{Lu}{1,4}[-./]\d{1,2}$/u;

/** Whether the first words of the products are their codes; `likely` where no heading says so and they are short. */
function areCoded(drafts: readonly Draft[], headings: string, skipped: number): boolean | 'likely' {
  const firsts = drafts.map(({ named }) => named[skipped]?.text ?? '');
  const isCode = (text: string): boolean => code.test(text);
  const isLong = (text: string): boolean => text.replace(/\D/g, '').length >= leastFigures;
  if (ofCodes.test(headings)) return firsts.some(isCode);
  if (firsts.every((text) => isCode(text) && isLong(text))) return true;
  // Products that tell their numbers in the tax's tables have one of the seller's, too.
  const isInvoice = drafts.every(({ told }) => /\b(?:NCM|CFOP)\b/.test(foldWords(printedOf(told))));
  const areShort = firsts.every((text) => isCode(text) && (isLong(text) || shortCode.test(text)));
  return isInvoice && areShort ? 'likely' : false;
}

/** Space that parts a product's name from its place in the list behind it, and how far apart the middles of words of one row are, in glyphs. */
const [farBehind, inRow] = [3, 0.5] as const;

/** The share of such values that were the product's own, and what a text in a row may be cut by. */
const placed = 0.96;

/**
 * The products of a narrow page, of which quantity, unit, price and amount stand in one row, and code and name above them or before them:
 * rolls are too narrow for columns. Undefined unless most of the products prove themselves.
 */
export function readRollProducts({ rows, glyph }: Sheet): ReadTable<Column> | undefined {
  const sales = new Map(
    rows.flatMap((row, at) => {
      const sale = saleIn(row);
      return sale === undefined ? [] : [[at, sale] as const];
    }),
  );
  const [first] = [...sales].find(([, { isProven }]) => isProven) ?? [];
  if (first === undefined) return undefined;
  const over = headingsOver(rows, first);
  const drafts = draftsOf(rows, sales, over?.to ?? Math.max(0, first - 1));
  const proven = drafts.filter(({ sale }) => sale.isProven);
  if (drafts.length === 0 || 2 * proven.length < drafts.length) return undefined;
  if (over === undefined && !drafts.every(({ sale }) => sale.hasSign || sale.unit !== undefined))
    return undefined;
  const headings = foldWords(
    printedOf(over ? rows.slice(over.from, over.to).flat() : []).replaceAll('#', 'ITEM'),
  );
  const skipped = areNumbered(drafts, headings) ? 1 : 0;
  const isCoded = areCoded(drafts, headings, skipped);
  const used = new Set<Token>(over ? rows.slice(over.from, over.to).flat() : []);
  const places = drafts.map(({ named }, index) => placeBehind(named, index, glyph));
  const read = drafts.map(({ sale, named, told, at }, index) => {
    const cells: Partial<Record<Column, Field>> = {};
    const checks: MadeCheck[] = sale.isProven ? [{ check: 'item_product', ok: true }] : [];
    const doubts: Doubt[] = isCoded === 'likely' ? ['rival'] : [];
    const put = (id: Column, token: Token, kind: 'decimal' | 'money' | 'code' | 'digits'): void => {
      const reading = readWhole(token.text, kind, [token]);
      if (reading === undefined || cells[id] !== undefined) return;
      const isSum = kind === 'decimal' || (kind === 'money' && id !== 'DiscountAmount');
      cells[id] = fieldOf({
        ...reading,
        anchorFit: 1,
        placed,
        checks: isSum ? checks : reading.checks,
        ...(id === 'Code' ? { doubts } : {}),
      });
    };
    const place = places.includes(undefined) ? undefined : places[index];
    const words = named.slice(skipped).filter((token) => token !== place);
    const [begin] = words;
    if (isCoded !== false && begin !== undefined && code.test(begin.text)) {
      put('Code', { ...begin, text: begin.text.replace(/^#/, '') }, 'code');
      words.shift();
    }
    put('Quantity', sale.quantity, 'decimal');
    if (sale.unit) put('Unit', sale.unit, 'code');
    put('UnitAmount', sale.price, 'money');
    put('TotalAmount', sale.total, 'money');
    const discounts = headings.match(ofDiscounts)?.length ?? 0;
    const isHeaded = discounts > (/\bDESC\b.*\bQTDE?\b/.test(headings) ? 1 : 0);
    if (sale.discount && (isHeaded || sale.isReduced)) put('DiscountAmount', sale.discount, 'money');
    takeNamed(words, put);
    for (const some of [[...sale.behind], words]) takeCodes(some, headings, put);
    for (const { id, reading } of readPhrases(runningTextOf([{ tokens: told }]), namedCodes))
      cells[id] ??= fieldOf({ ...reading, anchorFit: 1, placed });
    const name = words.filter(({ text }, index) => index > 0 || /[\p{L}\d]/u.test(text));
    const text = printedOf(name);
    if (/\p{L}{2}/u.test(text))
      cells.Description = fieldOf({
        value: text,
        tokens: name,
        anchorFit: 1,
        placed,
        doubts: ['inRow', ...doubts],
      });
    for (const token of [...named, ...told, ...(rows[at] ?? [])]) used.add(token);
    return cells;
  });
  return { rows: read, totals: {}, used };
}
