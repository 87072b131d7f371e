import {
  f64,
  f64x2,
  get,
  i16x8,
  i32,
  i32x4,
  i8x16,
  loadFraction,
  repeatWhile,
  set,
  spaceIn,
  startOnce,
  v128,
  when,
  type Code,
  type Kernel,
} from './assemble.ts';

const white = 255;
/** Pixels handled at once. */
const pixels = 4;
const noBytes = 0;

const advance = (local: number, bytes: number): Code => set(local, i32.add(get(local), i32.of(bytes)));

/** Divides pixels by their paper, four at a time: between two centres of blocks its brightness goes from one value to the next. */
function flattenKernel(): Kernel {
  const [line, out, starts, end, papers, shares] = [0, 1, 2, 3, 4, 5];
  const [x, last] = [6, 7];
  const [from, step, values, lower, upper] = [8, 9, 10, 11, 12];
  const share = (offset: number): Code =>
    v128.load(i32.add(get(shares), i32.shiftLeft(get(x), i32.of(3))), offset);
  const lighter = (two: Code, offset: number): Code =>
    i32x4.ofFractions(
      f64x2.multiply(
        f64x2.ofNumbers(two),
        f64x2.rounded(
          f64x2.divide(
            f64x2.ofAll(f64(white)),
            f64x2.add(get(from), f64x2.multiply(get(step), share(offset))),
          ),
        ),
      ),
    );
  const firstHalves = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
  const secondHalf = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];
  const source = i32.add(get(line), get(x));
  const target = i32.add(get(out), get(x));
  return {
    parameters: 6,
    numbers: 2,
    vectors: 5,
    hasResult: false,
    body: [
      repeatWhile(i32.lessThan(get(starts), get(end)), [
        set(x, i32.load(get(starts))),
        set(last, i32.load(get(starts), 4)),
        set(from, f64x2.ofAll(loadFraction(get(papers)))),
        set(step, f64x2.subtract(f64x2.ofAll(loadFraction(get(papers), 4)), get(from))),
        when(i32.lessThan(get(x), get(last)), [
          repeatWhile(i32.lessThan(get(x), get(last)), [
            when(
              // Most of a scan is white.
              i32.xor(i32.load(source), i32.of(-1)),
              [
                set(values, i32x4.ofNumbers(i16x8.ofBytes(v128.loadFour(source)))),
                set(lower, lighter(get(values), noBytes)),
                set(upper, lighter(v128.shuffle(get(values), get(values), secondHalf), 2 * 8)),
                set(values, v128.shuffle(get(lower), get(upper), firstHalves)),
                set(values, i16x8.narrow(get(values), get(values))),
                v128.storeFour(target, i8x16.narrow(get(values), get(values))),
              ],
              [i32.store(target, i32.of(-1))],
            ),
            advance(x, pixels),
          ]),
        ]),
        advance(starts, 4),
        advance(papers, 4),
      ]),
    ],
  };
}

const kernels = startOnce(() => ({ flatten: flattenKernel() }));

/** Flattens the rows of a picture one after the other; there is one at a time. */
export class FlattenedRows {
  /** Brightness of the paper at the centre of each block, and once more after the last: to be filled before a row is flattened. */
  readonly papers: Float32Array;
  readonly #kernels = kernels();
  readonly #line: Uint8Array;
  readonly #out: Uint8Array;
  readonly #starts: Int32Array;
  readonly #shares: Float64Array;
  readonly #columns: number;

  constructor(width: number, columns: number, size: number) {
    this.#columns = columns;
    const { memory } = this.#kernels;
    const length = width + pixels;
    const next = spaceIn(memory, 10 * length + 8 * (columns + 1) + 5 * 16);
    this.#line = new Uint8Array(memory.buffer, next(length), length).fill(white);
    this.#out = new Uint8Array(memory.buffer, next(length), width);
    this.#starts = new Int32Array(memory.buffer, next(4 * (columns + 1)), columns + 1).fill(width);
    this.papers = new Float32Array(memory.buffer, next(4 * (columns + 1)), columns + 1);
    this.#shares = new Float64Array(memory.buffer, next(8 * length), length);
    for (let x = width - 1; x >= 0; x -= 1) {
      // The block whose centre is to the left, and the fraction of the way to the next centre.
      const at = Math.min(columns - 1, Math.max(0, x / size - 0.5));
      this.#starts[Math.floor(at)] = x;
      this.#shares[x] = at - Math.floor(at);
    }
    for (let column = columns - 1; column >= 0; column -= 1)
      this.#starts[column] = Math.min(this.#starts[column] ?? width, this.#starts[column + 1] ?? width);
  }

  /** The row divided by its paper; the same array each time. */
  flatten(row: Uint8Array): Uint8Array {
    this.#line.set(row);
    const { byteOffset } = this.#starts;
    this.#kernels.flatten(
      this.#line.byteOffset,
      this.#out.byteOffset,
      byteOffset,
      byteOffset + 4 * this.#columns,
      this.papers.byteOffset,
      this.#shares.byteOffset,
    );
    return this.#out;
  }
}
