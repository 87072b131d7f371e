import {
  get,
  i32,
  i8x16,
  repeatWhile,
  set,
  spaceIn,
  startOnce,
  v128,
  when,
  type Kernel,
} from './assemble.ts';

const paper = 255;
/** Pixels handled at once. */
const pixels = 16;
const allBits = 0xffff;

/** Writes where darker pixels begin and where they end, in turn, sixteen pixels at a time; leaves the address after the last. */
function edgesKernel(): Kernel {
  const [at, end, level, out] = [0, 1, 2, 3];
  const [x, isInk, ink, edges] = [4, 5, 6, 7];
  return {
    parameters: 4,
    numbers: 4,
    vectors: 0,
    hasResult: true,
    body: [
      repeatWhile(i32.lessThan(get(at), get(end)), [
        set(ink, i8x16.bits(i8x16.isBelow(v128.load(get(at)), i8x16.ofAll(get(level))))),
        set(
          edges,
          i32.and(i32.xor(get(ink), i32.or(i32.shiftLeft(get(ink), i32.of(1)), get(isInk))), i32.of(allBits)),
        ),
        set(isInk, i32.shiftRight(get(ink), i32.of(pixels - 1))),
        when(get(edges), [
          repeatWhile(get(edges), [
            i32.store(get(out), i32.add(get(x), i32.lowestBit(get(edges)))),
            set(out, i32.add(get(out), i32.of(4))),
            set(edges, i32.and(get(edges), i32.subtract(get(edges), i32.of(1)))),
          ]),
        ]),
        set(x, i32.add(get(x), i32.of(pixels))),
        set(at, i32.add(get(at), i32.of(pixels))),
      ]),
      get(out),
    ],
  };
}

const kernels = startOnce(() => ({ edges: edgesKernel() }));

/** Finds the runs of dark pixels of one row after the other; there is one at a time. */
export class DarkRuns {
  /** First pixel of each run that was found, and first pixel after it. */
  readonly edges: Int32Array;
  readonly #kernels = kernels();
  readonly #line: Uint8Array;
  readonly #picture: Uint8Array;
  readonly #width: number;

  constructor({ width, data }: { readonly width: number; readonly data: Uint8Array }) {
    this.#picture = data;
    this.#width = width;
    // Paper after the last pixel ends the last run.
    const length = Math.ceil((width + 1) / pixels) * pixels;
    const next = spaceIn(this.#kernels.memory, 5 * length + 2 * pixels);
    this.#line = new Uint8Array(this.#kernels.memory.buffer, next(length), length).fill(paper);
    this.edges = new Int32Array(this.#kernels.memory.buffer, next(4 * length), length);
  }

  /** Takes a row of the picture. */
  take(row: number): void {
    const from = row * this.#width;
    this.#line.set(this.#picture.subarray(from, from + this.#width));
  }

  /** Number of edges between the row's pixels that are darker than a level and others. */
  find(level: number): number {
    const { byteOffset, length } = this.#line;
    const out = this.edges.byteOffset;
    return (this.#kernels.edges(byteOffset, byteOffset + length, level, out) - out) / 4;
  }
}
