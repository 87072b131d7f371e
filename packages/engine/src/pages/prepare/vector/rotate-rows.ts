import {
  f64,
  f64x2,
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
} from './assemble.ts';

const paper = 255;
/** Pixels of a row for which the ink of their sources is looked for at once: half as many as are looked at. */
const blockWidth = 16;
const blockBits = 0xffff;

const advance = (local: number, by: Code): Code => set(local, i32.add(get(local), by));
const secondHalf = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];

/**
 * Interpolates pixels of one row of the turned page from four of the source each, two at a time; those whose sources are at least as light
 * as `white` become paper. Tells whether any does not. `line` holds the source of the row's first pixel and the step to the next (x and y,
 * fractions), then 0 and 1.
 */
function rotateKernel(): Kernel {
  const [from, to, out, pixels, stride, white, line, table] = [0, 1, 2, 3, 4, 5, 6, 7];
  const [x, right, row, lastRow, at, inked, any, upperAt, lowerAt] = [8, 9, 10, 11, 12, 13, 14, 15, 16];
  const [place, sx, sy, columns, shareX, shareY, four, left4, right4, mixed, darkest, next] = [
    17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
  ];
  const one = f64x2.ofAll(f64(1));
  const placeOf = (at: Code): Code =>
    i32x4.ofFractions(
      f64x2.add(
        v128.load(get(line)),
        f64x2.multiply(v128.load(get(line), 16), f64x2.ofNumbers(i32x4.ofAll(at))),
      ),
    );
  const along = (axis: number): Code =>
    f64x2.add(
      f64x2.loadForAll(get(line), 8 * axis),
      f64x2.multiply(
        f64x2.loadForAll(get(line), 16 + 8 * axis),
        f64x2.ofNumbers(i32x4.add(i32x4.ofAll(get(x)), v128.load(get(line), 32))),
      ),
    );
  const between = (a: Code, b: Code, share: number): Code =>
    f64x2.add(f64x2.multiply(a, f64x2.subtract(one, get(share))), f64x2.multiply(b, get(share)));
  const upper = (fours: number): Code => f64x2.ofNumbers(get(fours));
  const lower = (fours: number): Code => f64x2.ofNumbers(v128.shuffle(get(fours), get(fours), secondHalf));
  const isDark = (sixteen: number): Code => i8x16.bits(i8x16.isBelow(get(sixteen), i8x16.ofAll(get(white))));
  /** Bits of the block's pixels that may have ink among their sources: the column of each, one less where the line slants, and the next. */
  const looksForInk: Code[] = [
    set(place, placeOf(i32.subtract(get(right), i32.of(1)))),
    set(lastRow, i32x4.one(get(place), 1)),
    set(place, placeOf(get(x))),
    set(row, i32x4.one(get(place), 1)),
    when(i32.lessThan(get(lastRow), get(row)), [
      set(at, get(row)),
      set(row, get(lastRow)),
      set(lastRow, get(at)),
    ]),
    set(at, i32.add(i32.add(get(pixels), i32x4.one(get(place), 0)), i32.multiply(get(row), get(stride)))),
    // Pixels of the row below are mixed in.
    advance(lastRow, i32.of(2)),
    set(darkest, i8x16.ofAll(i32.of(paper))),
    set(next, get(darkest)),
    repeatWhile(i32.lessThan(get(row), get(lastRow)), [
      set(darkest, i8x16.least(get(darkest), v128.load(get(at)))),
      set(next, i8x16.least(get(next), v128.load(get(at), blockWidth))),
      advance(at, get(stride)),
      advance(row, i32.of(1)),
    ]),
    set(inked, i32.or(isDark(darkest), i32.shiftLeft(isDark(next), i32.of(blockWidth)))),
    set(
      inked,
      i32.and(
        i32.or(
          get(inked),
          i32.or(i32.shiftLeft(get(inked), i32.of(1)), i32.shiftRight(get(inked), i32.of(1))),
        ),
        i32.of(blockBits),
      ),
    ),
  ];
  const target = i32.add(get(out), get(x));
  const leveled = (index: number): Code => i32.load8(i32.add(get(table), i32x4.one(get(mixed), index)));
  const twoPixels: Code[] = [
    set(sx, along(0)),
    set(sy, along(1)),
    set(columns, i32x4.ofFractions(get(sx))),
    set(place, i32x4.ofFractions(get(sy))),
    set(left4, i32x4.add(get(columns), i32x4.multiply(get(place), i32x4.ofAll(get(stride))))),
    set(upperAt, i32.add(get(pixels), i32x4.one(get(left4), 0))),
    set(lowerAt, i32.add(get(pixels), i32x4.one(get(left4), 1))),
    set(
      four,
      v128.withTwo(
        v128.withTwo(
          v128.withTwo(v128.loadTwo(get(upperAt)), 1, get(lowerAt)),
          2,
          i32.add(get(upperAt), get(stride)),
        ),
        3,
        i32.add(get(lowerAt), get(stride)),
      ),
    ),
    set(shareX, f64x2.subtract(get(sx), f64x2.ofNumbers(get(columns)))),
    set(shareY, f64x2.subtract(get(sy), f64x2.ofNumbers(get(place)))),
    set(left4, i32x4.ofNumbers(v128.and(get(four), i16x8.ofAll(i32.of(paper))))),
    set(right4, i32x4.ofNumbers(i16x8.shiftRight(get(four), i32.of(8)))),
    set(
      mixed,
      i32x4.ofFractions(
        f64x2.add(
          between(
            between(upper(left4), upper(right4), shareX),
            between(lower(left4), lower(right4), shareX),
            shareY,
          ),
          f64x2.ofAll(f64(0.5)),
        ),
      ),
    ),
    i32.store8(target, leveled(0)),
    i32.store8(i32.add(target, i32.of(1)), leveled(1)),
  ];
  return {
    parameters: 8,
    numbers: 9,
    vectors: 12,
    hasResult: true,
    body: [
      repeatWhile(i32.lessThan(get(from), get(to)), [
        set(x, get(from)),
        set(right, i32.add(get(from), i32.of(blockWidth))),
        when(i32.lessThan(get(to), get(right)), [set(right, get(to))]),
        ...looksForInk,
        when(get(inked), [set(any, i32.of(1))]),
        v128.store(target, i8x16.ofAll(i32.of(paper))),
        repeatWhile(get(inked), [
          when(i32.and(get(inked), i32.of(3)), twoPixels),
          set(inked, i32.shiftRight(get(inked), i32.of(2))),
          advance(x, i32.of(2)),
        ]),
        advance(from, i32.of(blockWidth)),
      ]),
      get(any),
    ],
  };
}

const kernels = startOnce(() => ({ rotate: rotateKernel() }));

interface Source {
  readonly width: number;
  readonly data: Uint8Array;
}

/** The rows of a turned page, one after the other; there is one page at a time. */
export class RotatedRows {
  /** A row whose pixels `rotate` has filled. */
  readonly row: Uint8Array;
  readonly #kernels = kernels();
  readonly #source: Source;
  readonly #pixels: number;
  readonly #white: number;
  readonly #table: number;
  readonly #line: Float64Array;

  /** `width` is the turned page's; the table gives the new value of each grey level, and paper for all from `white`. */
  constructor(source: Source, width: number, { white, table }: { white: number; table: Uint8Array }) {
    this.#source = source;
    const { memory } = this.#kernels;
    const { data } = source;
    this.#white = Math.ceil(white);
    const next = spaceIn(memory, data.length + table.length + width + 16 * blockWidth);
    // Of the last pixel's neighbours some lie beyond the page.
    this.#pixels = next(data.length + 2 * blockWidth);
    this.#table = next(table.length);
    const all = new Uint8Array(memory.buffer);
    all.set(data, this.#pixels);
    all.set(table, this.#table);
    this.row = new Uint8Array(memory.buffer, next(width + 2 * blockWidth), width + 2 * blockWidth);
    const line = next(3 * 16);
    this.#line = new Float64Array(memory.buffer, line, 4);
    new Int32Array(memory.buffer, line + 32, 4).set([0, 1]);
  }

  /** Fills the pixels of a row from one to before another; tells whether any is not paper. `line` is the source of its first pixel and the step to the next. */
  rotate(from: number, to: number, line: readonly [number, number, number, number]): boolean {
    this.#line.set(line);
    const { width } = this.#source;
    const any = this.#kernels.rotate(
      from,
      to,
      this.row.byteOffset,
      this.#pixels,
      width,
      this.#white,
      this.#line.byteOffset,
      this.#table,
    );
    return any !== 0;
  }
}
