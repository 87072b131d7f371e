// How what was read is held against the truth of a page.
import { basename, dirname } from 'node:path';

import { percent, row } from './pages.ts';

/** A page and what is known of it. */
export interface Case {
  readonly source: 'others' | 'ours';
  readonly service: string;
  readonly condition: string;
  readonly path: string;
  /** Values by field name; a cell is `Table[0].Column`. */
  readonly expected: Readonly<Record<string, string>>;
  /** Words printed on the page, where they are known. */
  readonly printed: readonly string[];
  /** Degrees that turn the page upright; absent where nobody says. */
  readonly turn: number | undefined;
}

/** One value as `bench/calibration.ts` takes it. */
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

function cellAt(data: Readonly<Record<string, unknown>>, name: string): Cell | undefined {
  const [, table, index, column] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  if (table === undefined) return data[name] as Cell | undefined;
  const rows = data[table];
  return Array.isArray(rows)
    ? (rows[Number(index)] as Record<string, Cell> | undefined)?.[column ?? '']
    : undefined;
}

const [decimal, wholeNumber] = [/^-?(?:0|[1-9]\d*)\.\d+$/, /^-?(?:0|[1-9]\d*)$/] as const;

/**
 * Case, accents, spaces and punctuation do not tell a right value from a wrong one, and neither do zeros at the end of a decimal
 * number ("12" is "12.00", printed with four places or with two); where its point stands does.
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
      const isChecked = (cell.checks ?? []).length > 0;
      const layout = basename(dirname(dirname(path)));
      calibration.add({ service, layout, condition, name, said: cell.conf, isChecked, isRight });
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
