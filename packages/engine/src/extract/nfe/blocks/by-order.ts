import { fieldOf } from '../../../evidence/field.ts';
import type { Band } from '../../reading/labels/labels.ts';
import { middleOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { readValue, type Reading } from '../../reading/values/values.ts';
import type { ValueKind } from '../../reading/values/kinds.ts';
import { modeOfFreight } from './freight-mode.ts';
import type { InvoiceData, InvoiceField } from '../invoice.ts';
import type { BlockName } from './block-titles.ts';
import { isParty, type BoxSpec } from './box.ts';

/** A box by its position in a row of the form; `shape` when its kind alone is too general. */
interface Place {
  readonly id: BoxSpec['id'];
  readonly kind: ValueKind;
  readonly shape?: RegExp;
  /** Weight of such a value as evidence that its row is this row of the form. */
  readonly tells: number;
}

/** Weights by kind: a text may be anything, a value of a known format is evidence. */
const tellsOf: Readonly<Partial<Record<ValueKind, number>>> = {
  taxpayer: 4,
  cep: 4,
  date: 3,
  time: 3,
  plate: 3,
  uf: 2,
  phone: 2,
  digits: 1,
};
const place = (id: Place['id'], kind: ValueKind, shape?: RegExp, tells = tellsOf[kind] ?? 0.5): Place => ({
  id,
  kind,
  tells,
  ...(shape ? { shape } : {}),
});
/** A point of it may be read as a comma or lost. */
const registration = /^(?:(?:\d[.,/-]?\s?){6,14}|ISENT[OA]?)$/i;

/** Weights are printed with three decimals; their comma may be read as a point. */
const weight = /^[\d.]*\d[.,]\s?\d{3}$/;

/** The form's rows in the order of its manual (MOC, DANFE); layouts omit boxes, but few reorder them. */
const rowsOfForm: Readonly<Partial<Record<BlockName, readonly (readonly Place[])[]>>> = {
  header: [
    [place('OperationNature', 'text'), place('Protocol', 'text', /^\d{15}(?:\D|$)/, 4)],
    [
      place('IssuerIE', 'digits', registration),
      place('IssuerIEST', 'digits', registration),
      place('Issuer', 'taxpayer'),
    ],
  ],
  recipient: [
    [place('RecipientName', 'text'), place('Recipient', 'taxpayer'), place('IssueDate', 'date')],
    [
      place('RecipientAddress', 'text'),
      place('RecipientDistrict', 'text'),
      place('RecipientCEP', 'cep', /^\d{2}\.?\d{3}\s?-?\s?\d{3}$/),
      place('DepartureDate', 'date'),
    ],
    [
      place('RecipientCity', 'text'),
      place('RecipientPhone', 'phone'),
      place('RecipientUF', 'uf'),
      place('RecipientIE', 'digits', registration),
      place('DepartureTime', 'time'),
    ],
  ],
  carrier: [
    [
      place('CarrierName', 'text'),
      place('FreightMode', 'text', /^[0-49](?!\d)/),
      place('CarrierANTT', 'text', /^\d{6,}$/),
      place('VehiclePlate', 'plate'),
      place('VehicleUF', 'uf'),
      place('Carrier', 'taxpayer'),
    ],
    [
      place('CarrierAddress', 'text'),
      place('CarrierCity', 'text'),
      place('CarrierUF', 'uf'),
      place('CarrierIE', 'digits', registration, 2),
    ],
    [
      place('VolumeQuantity', 'digits', /^\d{1,6}$/),
      place('VolumeKind', 'text', /^\p{L}/u),
      place('VolumeBrand', 'text', /^\p{L}/u),
      place('VolumeNumbering', 'text', /\d/),
      place('GrossWeight', 'money', weight, 3.2),
      place('NetWeight', 'money', weight, 3.2),
    ],
  ],
};

/** A row with fewer points is not matched. */
const leastTold = 4;
/** Cost of a cell without a place: marks and remnants of labels cost little. */
const strayCost = 0.6;
/** Cost of joining two cells into an address, and the widest gap, in glyphs, that a lost dash or letter leaves between them. */
const [joinCost, mostLost] = [0.3, 2.2];
/** A place of a weight: a single weight may be either of the two. */
const isWeight = ({ id }: Place): boolean => id.endsWith('Weight');

/** Shape fit of such an address: it may lack more than a dash. */
const lostFit = 0.6;
/** Fit of a place known only by the order of the form. */
export const orderFit = 0.6;

/** Least gap between the words of two boxes, in glyphs. */
export const boxGap = 1.3;

/** Splits a row into cells at the gaps between boxes and at remnants of rules. */
function cellsOf(row: readonly Token[], glyph: number): Token[][] {
  const cells: Token[][] = [[]];
  for (const token of row) {
    const last = cells.at(-1)?.at(-1);
    const isRule = /^[|[\]]+$/.test(token.text);
    // The dash behind the figure of a mode of freight may be lost.
    const isMode =
      last && cells.at(-1)?.length === 1 && /^[0-49]$/.test(last.text) && /^\p{Lu}\p{L}/u.test(token.text);
    const gap = last === undefined ? 0 : token.left - last.right;
    if (isRule || gap >= (isMode ? mostLost : boxGap) * glyph) cells.push([]);
    if (!isRule) cells.at(-1)?.push(token);
  }
  return cells
    .filter((cell) => cell.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
    .flatMap((cell) => partedAtWidest(cell, glyph));
}

/** A gap this wide, in glyphs, and this many times as wide as the cell's next may be one between boxes of which the first is full. */
const [leastFull, clearlyWider] = [0.85, 1.6] as const;

function partedAtWidest(cell: readonly Token[], glyph: number): Token[][] {
  const gaps = cell.slice(1).map((token, index) => token.left - (cell[index]?.right ?? 0));
  const [widest = 0, next = 0] = gaps.toSorted((a, b) => b - a);
  if (gaps.length < 4 || widest < leastFull * glyph || widest < clearlyWider * next) return [[...cell]];
  const at = gaps.indexOf(widest) + 1;
  return [cell.slice(0, at), cell.slice(at)];
}

interface Placed {
  readonly at: Place;
  readonly reading: Reading;
}

interface Alignment {
  readonly points: number;
  readonly placed: readonly Placed[];
}

/** The value of a cell at a place; undefined unless the whole cell is such a value. */
function readAt(cell: readonly Token[], at: Place, glyph: number): Reading | undefined {
  if (at.id === 'FreightMode') cell = modeOfFreight(cell);
  const text = cell.map((token) => token.text).join(' ');
  if (isWeight(at)) cell = cell.map((token) => ({ ...token, text: token.text.replace(/\.(?=\d{3}$)/, ',') }));
  if (/IE(?:ST)?$/.test(at.id))
    cell = cell.map((token) => ({ ...token, text: token.text.replaceAll(',', '.') }));
  if (at.shape !== undefined && !at.shape.test(text)) return undefined;
  if (at.kind === 'text' && at.shape === undefined && !/\p{L}{2}/u.test(text)) return undefined;
  const reading = readValue(cell, at.kind, glyph);
  const isWhole = reading !== undefined && (at.kind === 'text' || (reading.shapeFit ?? 1) >= 0.8);
  return isWhole && (reading.checks ?? []).every(({ ok }) => ok) ? reading : undefined;
}

/** The end of a CNPJ of which digits were lost shows its place, though not its value. */
const isBrokenTaxpayer = (cell: readonly Token[]): boolean =>
  cell.some(({ text }) => /\d{3}\/\d{4}-\d{2}$|^\/?0001-\d{2}$/.test(text));
const brokenTells = 3;

/** The best assignment of a row's cells to the places of a row of the form, both from left to right. */
function align(cells: readonly Token[][], places: readonly Place[], glyph: number): Alignment {
  const known = new Map<string, Alignment>();
  const from = (cell: number, at: number): Alignment => {
    const [first, spot] = [cells[cell], places[at]];
    if (first === undefined) return { points: 0, placed: [] };
    const key = `${cell} ${at}`;
    const before = known.get(key);
    if (before) return before;
    const stray = from(cell + 1, at);
    let best: Alignment = { points: stray.points - strayCost, placed: stray.placed };
    if (spot !== undefined) {
      const second = cells[cell + 1];
      const gap =
        second === undefined ? Infinity : (second[0]?.left ?? Infinity) - (first.at(-1)?.right ?? 0);
      const isOne = spot.kind === 'text' && gap >= 0 && gap < boxGap * glyph;
      const isNear = isOne || (spot.id.endsWith('Address') && gap < mostLost * glyph);
      const whole = second && isNear ? [...first, ...second] : undefined;
      for (const [words, taken, cost] of [
        [first, 1, 0] as const,
        [whole, 2, isOne ? 0 : joinCost] as const,
      ]) {
        const own = words && readAt(words, spot, glyph);
        const isBroken =
          own === undefined && taken === 1 && spot.kind === 'taxpayer' && isBrokenTaxpayer(first);
        if (isBroken) {
          const after = from(cell + 1, at + 1);
          if (after.points + brokenTells > best.points)
            best = { points: after.points + brokenTells, placed: after.placed };
        }
        const reading = own && (taken === 1 || isOne ? own : { ...own, shapeFit: lostFit });
        const rest = reading && from(cell + taken, at + 1);
        const points = rest ? rest.points + spot.tells - cost : -Infinity;
        if (reading && rest && (taken === 1 || isOne ? points >= best.points : points > best.points))
          best = { points, placed: [{ at: spot, reading }, ...rest.placed] };
      }
      const without = from(cell, at + 1);
      if (without.points > best.points) best = without;
    }
    known.set(key, best);
    return best;
  };
  return from(0, 0);
}

function nameOf({ id }: Place, { value }: Reading): InvoiceField {
  return isParty(id) ? `${id}${value.length === 11 ? 'CPF' : 'CNPJ'}` : id;
}

/** One weight alone is the net weight when it ends at the form's edge, and else the gross weight before it. */
function loneWeight({ tokens }: Reading, right: number, glyph: number): InvoiceField {
  const end = Math.max(...tokens.map((token) => token.right));
  return right - end < 3 * glyph ? 'NetWeight' : 'GrossWeight';
}

/** A box whose neighbour's label was lost also holds the neighbour's words after its own, or those of its whole row. */
function hasSwallowed(value: string, own: string, row: readonly Placed[]): boolean {
  const others = row.filter(({ reading }) => reading.value !== own && reading.value.length > 1);
  const hasOther = others.some(({ reading }) => value.includes(reading.printed ?? reading.value));
  return value.length > own.length && (value.startsWith(`${own} `) || (value.includes(own) && hasOther));
}

export const within = (sheet: Sheet, band: Band): (readonly Token[])[] =>
  sheet.rows
    .map((row) => row.filter((token) => middleOf(token) >= band.top && middleOf(token) < band.bottom))
    .filter((row) => row.length > 0);

/** Cells of one visual row, or of two. */
interface Candidate {
  readonly cells: readonly Token[][];
  readonly first: number;
  readonly last: number;
}

/** Labels of two lines push their values down: a row of the form may be two rows on the page, close together. */
function candidatesOf(rows: readonly (readonly Token[])[], glyph: number): Candidate[] {
  const each = rows.map((row) => cellsOf(row, glyph));
  return rows.flatMap((row, index): Candidate[] => {
    const [own = [], next = []] = each.slice(index, index + 2);
    const [top, below] = [row, rows[index + 1] ?? []].map((tokens) => Math.min(...tokens.map(middleOf)));
    const alone = { cells: own, first: index, last: index };
    if ((below ?? Infinity) - (top ?? 0) > 1.8 * glyph) return [alone];
    const both = [...own, ...next].toSorted((a, b) => (a[0]?.left ?? 0) - (b[0]?.left ?? 0));
    return [alone, { cells: both, first: index, last: index + 1 }];
  });
}

/**
 * Fills the fields that a block's labels did not give: its values follow the order of the form, and their kinds identify the rows. For
 * pictures, on which labels are the smallest print; a text layer has all its labels.
 */
export function fillByOrder(sheet: Sheet, band: Band, name: BlockName, data: InvoiceData): void {
  const inBand = within(sheet, band);
  const right = Math.max(0, ...inBand.flat().map((token) => token.right));
  let rows = candidatesOf(inBand, sheet.glyph);
  for (const places of rowsOfForm[name] ?? []) {
    const [best] = rows
      .map(({ cells, last }) => ({ ...align(cells, places, sheet.glyph), last }))
      .toSorted((a, b) => b.points - a.points);
    if (best === undefined || best.points < leastTold) continue;
    rows = rows.filter(({ first }) => first > best.last);
    for (const { at, reading } of best.placed) {
      const isLone = isWeight(at) && best.placed.filter((each) => isWeight(each.at)).length < 2;
      const field = isLone ? loneWeight(reading, right, sheet.glyph) : nameOf(at, reading);
      const known = data[field];
      if (
        known === undefined ||
        ((at.kind === 'text' || at.id === 'VolumeQuantity') &&
          hasSwallowed(known.value, reading.value, best.placed))
      )
        data[field] = fieldOf({ ...reading, anchorFit: orderFit });
    }
  }
}
