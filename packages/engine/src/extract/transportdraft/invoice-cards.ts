import type { Field } from '@lavra/contract/model/result';
import type { ColumnName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { unrounded } from '../reading/values/products.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { readWhole } from '../reading/values/values.ts';
import { packages } from './sayings.ts';

type Cell = ColumnName<'transportdraft', 'Invoices'>;
type Row = Partial<Record<Cell, Field>>;
type Run = readonly Token[];

/** The first line of a card: an invoice by its number. */
const ofInvoice =
  /^(?:NF(?:-?e)?|nota(?: fiscal)?(?: eletr[ôo]nica)?)(?: n(?:[º°o.]{1,2}|[úu]mero))?:? ?(\d{1,3}(?:\.\d{3})+|\d{1,9})(?: ?(?:[/,–-]|s[ée]rie|\(?s[ée]r\.?)(?: ?s[ée]r(?:ie|\.))? ?(\d{1,3})\)?)?$/iu;

/** What a line of a card says of the invoice, by its label, its unit or both. */
const parts: readonly (readonly [cell: Cell, kind: ValueKind, pattern: RegExp])[] = [
  [
    'Amount',
    'money',
    /^(?:(?:valor(?: total)?(?: da (?:nota|NF(?:-?e)?))?|vlr\.?|total):? ?(?:R\$ ?)?|R\$ ?)(\d[\d.]*,\d{2})$/iu,
  ],
  [
    'GrossWeight',
    'decimal',
    /^(?:peso(?: bruto| real| total)?(?: \(kg\))?:? ?(\d[\d.]*(?:,\d{1,4})?)(?: ?kg\.?)?|(\d[\d.]*(?:,\d{1,4})?) ?(?:kg|quilos?)\.?)$/iu,
  ],
  [
    'VolumeQuantity',
    'integer',
    new RegExp(
      `^(?:(?:volumes?|vols?\\.?|qtde?\\.?|quant(?:idade|\\.)?)(?: de volumes)?:? ?(\\d{1,5})(?: (?:${packages}))?|(\\d{1,5}) (?:vols?\\.?|${packages}))$`,
      'iu',
    ),
  ],
];

/** A space wider than this parts the cards of a row; the lines of a card are nearer to each other and aligned to its first; all in glyphs. */
const [betweenCards, betweenLines, aligned] = [1.6, 1.3, 1] as const;
/** Least that a card says of its invoice beside its number where no other card says the same, and share of cells read so that were right. */
const [least, placed] = [2, 0.96] as const;

/** The parts of a line that signs or commas part. */
function piecesOf(run: Run): Run[] {
  const pieces: Token[][] = [[]];
  for (const token of run)
    if (/^[·•|;]$/.test(token.text)) pieces.push([]);
    else {
      pieces.at(-1)?.push(token);
      if (/[,;]$/.test(token.text)) pieces.push([]);
    }
  return pieces.filter((piece) => piece.length > 0);
}

const textOfPiece = (piece: Run): string => printedOf(piece).replace(/[,;]$/, '');

function fieldIn(piece: Run, printed: string | undefined, kind: ValueKind): Field | undefined {
  if (printed === undefined) return undefined;
  const tokens = piece.filter(({ text }) => text.includes(printed));
  const reading = readWhole(printed, kind, tokens);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed });
}

/** What a piece of a line says. */
function cellIn(piece: Run): readonly [Cell, Field] | undefined {
  const text = textOfPiece(piece);
  for (const [cell, kind, pattern] of parts) {
    const [, one, other] = pattern.exec(text) ?? [];
    const field = fieldIn(piece, one ?? other, kind);
    if (field !== undefined) return [cell, field];
  }
  return undefined;
}

/** The number and series of an invoice, where a piece of a line is one. */
function numberIn(piece: Run): Row | undefined {
  const [, number, series] = ofInvoice.exec(textOfPiece(piece)) ?? [];
  const Number = fieldIn(piece, number, 'number');
  const Series = fieldIn(piece, series, 'code');
  return Number && { Number, ...(Series ? { Series } : {}) };
}

/** The lines right below the first one of a card. */
function linesUnder(first: Run, runs: readonly Run[], glyph: number): Run[] {
  const lines: Run[] = [];
  let { bottom } = edgesOf(first);
  const { left, right } = edgesOf(first);
  const middle = (left + right) / 2;
  for (const run of runs) {
    const edges = edgesOf(run);
    const isUnder =
      Math.abs(edges.left - left) <= aligned * glyph ||
      Math.abs((edges.left + edges.right) / 2 - middle) <= aligned * glyph;
    if (edges.top < bottom - 0.3 * glyph || !isUnder) continue;
    if (edges.top - bottom > betweenLines * glyph) break;
    lines.push(run);
    ({ bottom } = edges);
  }
  return lines;
}

interface Card {
  readonly row: Row;
  readonly words: readonly Token[];
  /** How many cells it says beside its number and series. */
  readonly said: number;
}

/** The card that begins with a line; undefined where it says too little or anything else. */
function cardAt(first: Run, runs: readonly Run[], glyph: number): Card | undefined {
  const [head = [], ...rest] = piecesOf(first);
  const number = numberIn(head);
  if (number === undefined) return undefined;
  const row: Row = { ...number };
  const words = [...first];
  let said = 0;
  const put = (pieces: readonly Run[]): boolean => {
    const cells = pieces.map(cellIn);
    if (cells.some((cell) => cell === undefined || row[cell[0]] !== undefined)) return false;
    for (const cell of cells) if (cell !== undefined) row[cell[0]] = cell[1];
    said += cells.length;
    return true;
  };
  if (!put(rest)) return undefined;
  for (const line of linesUnder(first, runs, glyph)) {
    if (!put(piecesOf(line))) break;
    words.push(...line);
  }
  return said > 0 ? { row, words, said } : undefined;
}

/** The cards that say enough to be some: two things each, or one that as many others say. */
function sureOf(cards: readonly Card[]): readonly Card[] {
  const saysOf = ({ row }: Card): string => Object.keys(row).toSorted().join(' ');
  return cards.filter(
    (card) => card.said >= least || cards.some((other) => other !== card && saysOf(other) === saysOf(card)),
  );
}

const numeric = (field: Field | undefined): number | undefined =>
  field === undefined ? undefined : Number(field.value);

/** What all cards come to, printed elsewhere on the page. */
function totalOf(
  cards: readonly Card[],
  cell: Cell,
  kind: ValueKind,
  rest: readonly Token[],
): Field | undefined {
  const values = cards.flatMap(({ row }) => numeric(row[cell]) ?? []);
  if (values.length < cards.length || cards.length < 2) return undefined;
  const sum = values.reduce((all, value) => all + value, 0);
  for (const [at, token] of rest.entries()) {
    if (
      kind === 'integer' &&
      !new RegExp(`^(?:vols?\\.?|${packages})[,.;]?$`, 'iu').test(rest[at + 1]?.text ?? '')
    )
      continue;
    const reading = /^\d[\d.,]*$/.test(token.text)
      ? readWhole(token.text.replace(/[,.;]$/, ''), kind, [token])
      : undefined;
    if (reading !== undefined && Math.abs(Number(reading.value) - sum) < unrounded)
      return fieldOf({ ...reading, anchorFit: 1, placed, checks: [{ check: 'items_sum', ok: true }] });
  }
  return undefined;
}

/** Invoices in cards, or in a line each, whose first words say that they are one by its number, with what they come to. */
export function readInvoiceCards(
  sheet: Sheet,
): { rows: readonly Row[]; totals: Row; used: ReadonlySet<Token> } | undefined {
  const { rows, glyph } = sheet;
  const runs = rows.flatMap((row) => runsApart(row, betweenCards * glyph));
  const cards = sureOf(runs.flatMap((run) => cardAt(run, runs, glyph) ?? []));
  if (cards.length === 0) return undefined;
  const used = new Set(cards.flatMap(({ words }) => words));
  const rest = rows.flat().filter((token) => !used.has(token));
  const totals = Object.fromEntries(
    parts.flatMap(([cell, kind]) => {
      const total = totalOf(cards, cell, kind, rest);
      return total === undefined ? [] : [[cell, total]];
    }),
  ) as Row;
  return { rows: cards.map(({ row }) => row), totals, used };
}
