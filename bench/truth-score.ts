// Compares what was read with the truth of a page.
import { basename, dirname } from 'node:path';

import { percent, row } from './pages.ts';

/** A page and its truth. */
export interface Case {
  readonly source: 'others' | 'ours';
  readonly service: string;
  readonly condition: string;
  readonly path: string;
  /** Values by field name; the name of a cell is `Table[0].Column`. */
  readonly expected: Readonly<Record<string, string>>;
  /** Words printed on the page, when they are known. */
  readonly printed: readonly string[];
  /** Degrees that turn the page upright; absent when unknown. */
  readonly turn: number | undefined;
}

/** One value in the form that `bench/calibration.ts` reads. */
export interface SaidValue {
  readonly service: string;
  readonly layout: string;
  readonly condition: string;
  readonly name: string;
  readonly said: number;
  readonly isChecked: boolean;
  readonly isRight: boolean;
}

export interface Cell {
  readonly value?: string;
  readonly conf?: number;
  readonly checks?: readonly unknown[];
}

type Row = Readonly<Record<string, Cell>>;
const cellName = /^(\w+)\[(\d+)\]\.(\w+)$/;

/**
 * The read row for each row of the truth, in order and with the most equal values: a lost row must not make the rows
 * after it count as wrong.
 */
function alignRows(truth: readonly Readonly<Record<string, string>>[], read: readonly Row[]): number[] {
  const same = truth.map((wanted) =>
    read.map(
      (row) => Object.keys(wanted).filter((id) => isSame(row[id]?.value ?? '', wanted[id] ?? '')).length,
    ),
  );
  const most = Array.from({ length: truth.length + 1 }, () => read.map(() => 0).concat(0));
  const at = (values: readonly number[][], i: number, j: number) => values[i]?.[j] ?? 0;
  for (let i = truth.length - 1; i >= 0; i -= 1)
    for (let j = read.length - 1; j >= 0; j -= 1)
      (most[i] ?? [])[j] = Math.max(
        at(most, i + 1, j),
        at(most, i, j + 1),
        at(same, i, j) + at(most, i + 1, j + 1),
      );
  const aligned = truth.map(() => -1);
  for (let [i, j] = [0, 0]; i < truth.length && j < read.length;) {
    if (at(same, i, j) > 0 && at(most, i, j) === at(same, i, j) + at(most, i + 1, j + 1)) {
      aligned[i] = j;
      [i, j] = [i + 1, j + 1];
    } else if (at(most, i, j) === at(most, i + 1, j)) i += 1;
    else j += 1;
  }
  return aligned;
}

/** The read cell for each value of the truth, with the rows of tables aligned. */
function alignedCells(
  data: Readonly<Record<string, unknown>>,
  expected: Case['expected'],
): Map<string, Cell> {
  const rows = new Map<string, Record<string, string>[]>();
  const cells = new Map<string, Cell>();
  for (const [name, value] of Object.entries(expected)) {
    const [, table, index, column] = cellName.exec(name) ?? [];
    if (table === undefined) {
      const cell = data[name] as Cell | undefined;
      if (cell !== undefined) cells.set(name, cell);
      continue;
    }
    const known = rows.get(table) ?? [];
    known[Number(index)] = { ...known[Number(index)], [column ?? '']: value };
    rows.set(table, known);
  }
  for (const [table, known] of rows) {
    const read = (Array.isArray(data[table]) ? data[table] : []) as readonly Row[];
    const truth = Array.from(known, (row) => row ?? {});
    for (const [index, at] of alignRows(truth, read).entries())
      for (const [column, cell] of Object.entries(read[at] ?? {}))
        if (truth[index]?.[column] !== undefined) cells.set(`${table}[${index}].${column}`, cell);
  }
  return cells;
}

function cellAt(data: Readonly<Record<string, unknown>>, name: string): Cell | undefined {
  const [, table, index, column] = cellName.exec(name) ?? [];
  if (table === undefined) return data[name] as Cell | undefined;
  const rows = data[table];
  return Array.isArray(rows)
    ? (rows[Number(index)] as Record<string, Cell> | undefined)?.[column ?? '']
    : undefined;
}

const [decimal, wholeNumber] = [/^-?(?:0|[1-9]\d*)\.\d+$/, /^-?(?:0|[1-9]\d*)$/] as const;

/**
 * Ignores case, accents, spaces and punctuation, and trailing zeros of a decimal number ("12" equals "12.00", printed
 * with four decimals or with two); the position of the decimal point matters.
 */
function isSame(value: string, truth: string): boolean {
  const isDecimal = [value, truth].some((each) => decimal.test(each));
  if (!isDecimal) return folded(value) === folded(truth);
  const [read, right] = [value, truth].map((each) => {
    if (decimal.test(each)) return each.replace(/\.?0+$/, '');
    return wholeNumber.test(each) ? each : undefined;
  });
  return read === undefined || right === undefined ? folded(value) === folded(truth) : read === right;
}

export function folded(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export class Score {
  right = 0;
  wrong = 0;
  missing = 0;
  wrongAbove90 = 0;
  above90 = 0;
  pages = 0;
  cpu = 0;

  add(data: Readonly<Record<string, unknown>>, each: Case, calibration: Calibration): void {
    const { service, condition, path } = each;
    const layout = basename(dirname(dirname(path)));
    for (const [name, { value = '', conf, checks = [] }] of alignedCells(data, each.expected)) {
      if (value === '' || conf === undefined) continue;
      const isRight = isSame(value, each.expected[name] ?? '');
      calibration.add({
        service,
        layout,
        condition,
        name,
        said: conf,
        isChecked: checks.length > 0,
        isRight,
      });
    }
    for (const [name, value] of Object.entries(each.expected)) {
      const cell = cellAt(data, name);
      if (cell?.value === undefined || cell.value === '') {
        this.missing += 1;
        continue;
      }
      const isRight = isSame(cell.value, value);
      if (isRight) this.right += 1;
      else this.wrong += 1;
      if (cell.conf === undefined) continue;
      if (cell.conf > 90) this.above90 += 1;
      if (cell.conf > 90 && !isRight) this.wrongAbove90 += 1;
    }
  }

  cells(): (string | number)[] {
    const all = this.right + this.wrong + this.missing;
    return [
      this.pages,
      all === 0 ? '' : percent(this.right / all),
      this.right,
      this.wrong,
      this.missing,
      `${this.wrongAbove90} of ${this.above90}`,
      (this.cpu / Math.max(1, this.pages)).toFixed(1),
    ];
  }
}

export class Calibration {
  readonly #bands = new Map<number, { right: number; of: number; said: number }>();
  readonly values: SaidValue[] = [];

  add(value: SaidValue): void {
    this.values.push(value);
    const band = Math.min(9, Math.floor(value.said / 10)) * 10;
    const known = this.#bands.get(band) ?? { right: 0, of: 0, said: 0 };
    this.#bands.set(band, {
      right: known.right + Number(value.isRight),
      of: known.of + 1,
      said: known.said + value.said,
    });
  }

  rows(): string[] {
    return [...this.#bands]
      .toSorted(([a], [b]) => a - b)
      .map(([band, { right, of, said }]) =>
        row([`${band} to ${band + 10}`, of, (said / of).toFixed(1), percent(right / of)]),
      );
  }
}
