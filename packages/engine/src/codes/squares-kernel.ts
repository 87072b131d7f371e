import {
  get,
  i16x8,
  i32,
  i32x4,
  i8x16,
  repeatWhile,
  set,
  spaceIn,
  startOnce,
  v128,
  when,
  type Code,
  type Kernel,
} from '../pages/prepare/vector/assemble.ts';

/** Side of the squares, in pixels; the last row and column are only compared with. */
export const tile = 16;
/** Rows of a square in the order in which they are looked at, and how many tell whether it is paper. */
const rowsOfSquare = [0, 4, 8, 12, 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14];
export const firstRows = 4;
/** Numbers told of each square. */
const told = 6;

const advance = (local: number, bytes: Code): Code => set(local, i32.add(get(local), bytes));
const inAll = (four: Code): Code =>
  [1, 2, 3].reduce((sum, index) => i32.add(sum, i32x4.one(four, index)), i32x4.one(four, 0));
const inAllOfEight = (eight: Code): Code => inAll(i32x4.dot(eight, i16x8.ofAll(i32.of(1))));
const rotatedBy = (bytes: number): number[] => Array.from({ length: 16 }, (_unused, at) => (at + bytes) % 16);

/**
 * For each square of a row of squares: sum of its pixels, sum of their differences from the next to the right and below, its lightest
 * pixel, and sums of products of those differences. Of squares that `calm` says are paper, by their lightest pixel, only the first rows count.
 */
function squaresKernel(): Kernel {
  const [square, end, width, rows, calm, mask, out] = [0, 1, 2, 3, 4, 5, 6];
  const [row, lastRow, at, differs, brightest] = [7, 8, 9, 10, 11];
  const [sum, difference, lightest, xx, yy, xy] = [12, 13, 14, 15, 16, 17];
  const [value, right, below, dx, dy] = [18, 19, 20, 21, 22];
  const none = i32x4.ofAll(i32.of(0));
  const masked = (pixels: Code): Code => v128.and(pixels, v128.load(get(mask)));
  const addTo = (total: number, more: Code, add: (a: Code, b: Code) => Code): Code =>
    set(total, add(get(total), more));
  const half = (ofBytes: (bytes: Code) => Code): Code[] => [
    addTo(sum, ofBytes(get(value)), i16x8.add),
    set(dx, i16x8.subtract(ofBytes(get(right)), ofBytes(get(value)))),
    set(dy, i16x8.subtract(ofBytes(get(below)), ofBytes(get(value)))),
    addTo(difference, i16x8.magnitude(get(dx)), i16x8.add),
    addTo(difference, i16x8.magnitude(get(dy)), i16x8.add),
    addTo(xx, i32x4.dot(get(dx), get(dx)), i32x4.add),
    addTo(yy, i32x4.dot(get(dy), get(dy)), i32x4.add),
    addTo(xy, i32x4.dot(get(dx), get(dy)), i32x4.add),
  ];
  const eachRow: Code = repeatWhile(i32.lessThan(get(row), get(lastRow)), [
    set(at, i32.add(get(square), i32.load(get(row)))),
    set(value, masked(v128.load(get(at)))),
    set(right, masked(v128.load(get(at), 1))),
    set(below, masked(v128.load(i32.add(get(at), get(width))))),
    addTo(lightest, get(value), i8x16.most),
    ...half(i16x8.ofBytes),
    ...half(i16x8.ofLastBytes),
    advance(row, i32.of(4)),
  ]);
  const asTold = [
    inAllOfEight(get(sum)),
    get(differs),
    get(brightest),
    inAll(get(xx)),
    inAll(get(yy)),
    inAll(get(xy)),
  ];
  const lookBack: Code[] = [
    set(differs, inAllOfEight(get(difference))),
    set(value, get(lightest)),
    ...[8, 4, 2, 1].map((bytes) =>
      set(value, i8x16.most(get(value), v128.shuffle(get(value), get(value), rotatedBy(bytes)))),
    ),
    set(brightest, i32.and(i32x4.one(get(value), 0), i32.of(255))),
  ];
  return {
    parameters: 7,
    numbers: 5,
    vectors: 11,
    hasResult: false,
    body: [
      repeatWhile(i32.lessThan(get(square), get(end)), [
        ...[sum, difference, lightest, xx, yy, xy].map((each) => set(each, none)),
        set(row, get(rows)),
        set(lastRow, i32.add(get(rows), i32.of(4 * firstRows))),
        eachRow,
        ...lookBack,
        when(
          i32.lessThan(get(differs), i32.load(i32.add(get(calm), i32.shiftLeft(get(brightest), i32.of(2))))),
          [],
          [set(lastRow, i32.add(get(rows), i32.of(4 * rowsOfSquare.length))), eachRow, ...lookBack],
        ),
        ...asTold.map((number, index) => i32.store(i32.add(get(out), i32.of(4 * index)), number)),
        advance(square, i32.of(tile)),
        advance(out, i32.of(4 * told)),
      ]),
    ],
  };
}

const kernels = startOnce(() => ({ squares: squaresKernel() }));

/** Looks at the squares of a picture, one row of them after the other; there is one at a time. */
export class RowsOfSquares {
  /** Of each square of the row: sum, sum of differences, lightest, and sums of products of differences (xx, yy, xy). */
  readonly told: Int32Array;
  readonly #kernels = kernels();
  readonly #pixels: Uint8Array;
  readonly #rows: Int32Array;
  readonly #calm: Int32Array;
  readonly #mask: Uint8Array;
  readonly #width: number;
  readonly #columns: number;

  /** Squares whose first rows differ by less than this share of their lightest pixel are paper. */
  constructor(width: number, calm: number) {
    this.#width = width;
    this.#columns = Math.floor(width / tile);
    const { memory } = this.#kernels;
    const next = spaceIn(
      memory,
      tile * (width + 1) + 4 * (256 + told * this.#columns + rowsOfSquare.length) + 6 * 16,
    );
    // One pixel more is loaded to the right of the last one.
    this.#pixels = new Uint8Array(memory.buffer, next(tile * width + 1), tile * width);
    this.#rows = new Int32Array(memory.buffer, next(4 * rowsOfSquare.length), rowsOfSquare.length);
    this.#rows.set(rowsOfSquare.map((row) => row * width));
    this.#calm = new Int32Array(memory.buffer, next(4 * 256), 256);
    this.#calm.set(Array.from(this.#calm, (_unused, lightest) => Math.ceil(calm * lightest)));
    this.#mask = new Uint8Array(memory.buffer, next(tile), tile).fill(255).fill(0, tile - 1);
    this.told = new Int32Array(memory.buffer, next(4 * told * this.#columns), told * this.#columns);
  }

  look(data: Uint8Array, rowOfSquares: number): void {
    const first = rowOfSquares * tile * this.#width;
    this.#pixels.set(data.subarray(first, first + tile * this.#width));
    this.#kernels.squares(
      this.#pixels.byteOffset,
      this.#pixels.byteOffset + tile * this.#columns,
      this.#width,
      this.#rows.byteOffset,
      this.#calm.byteOffset,
      this.#mask.byteOffset,
      this.told.byteOffset,
    );
  }
}
