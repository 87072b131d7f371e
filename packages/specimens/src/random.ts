/** A source of repeatable random values: the same seed gives the same values on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  /** A whole number between both bounds, inclusive. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Decimal digits as text, the first never zero. */
  readonly digits: (length: number) => string;
  /** An ISO date between two years, inclusive; days go up to 28. */
  readonly date: (firstYear: number, lastYear: number) => string;
  /** An amount in cents between two amounts in cents. */
  readonly cents: (min: number, max: number) => bigint;
  /** A random number from the standard normal distribution. */
  readonly normal: () => number;
}

/** Creates a source of random values from a seed (mulberry32, public domain). */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const digits = (length: number): string =>
    Array.from({ length }, (_, index) => String(int(index === 0 ? 1 : 0, 9))).join('');
  const date = (firstYear: number, lastYear: number): string =>
    `${int(firstYear, lastYear)}-${String(int(1, 12)).padStart(2, '0')}-${String(int(1, 28)).padStart(2, '0')}`;
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return { next, int, pick, digits, date, cents: (min, max) => BigInt(int(min, max)), normal };
}
