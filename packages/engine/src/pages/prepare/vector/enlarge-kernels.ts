import {
  get,
  i16x8,
  i32,
  i32x4,
  i8x16,
  repeatWhile,
  set,
  startOnce,
  v128,
  when,
  type Code,
  type Kernel,
} from './assemble.ts';

/** Bits of the integer weights. */
export const weightBits = 12;
const half = 1 << (weightBits - 1);
const paper = 255;
/** Bytes of the numbers of a row, and pixels handled at once. */
const pixels = 16;

const advance = (local: number, bytes: number): Code => set(local, i32.add(get(local), i32.of(bytes)));
const rounded = (sum: Code): Code =>
  i32x4.shiftRight(i32x4.add(sum, i32x4.ofAll(i32.of(half))), i32.of(weightBits));
/** Bytes of 32-bit or 16-bit numbers, by the numbers' indices. */
const bytesOf = (size: number, indices: readonly number[]): number[] =>
  indices.flatMap((index) => Array.from({ length: size }, (_unused, byte) => index * size + byte));

/** Four pixels of a row at a time, put at `out`: at each of `places` (addresses, 32 bits) four pixels, times the four weights (16 bits). */
function widenKernel(): Kernel {
  const [out, places, end, weights, least, most] = [0, 1, 2, 3, 4, 5];
  const [first, second] = [6, 7];
  const products = (offset: number): Code =>
    i32x4.dot(
      i16x8.ofBytes(v128.loadFours(i32.load(get(places), offset), i32.load(get(places), offset + 4))),
      v128.load(get(weights), 2 * offset),
    );
  return {
    parameters: 6,
    numbers: 0,
    vectors: 2,
    hasResult: false,
    body: [
      repeatWhile(i32.lessThan(get(places), get(end)), [
        set(first, products(0)),
        set(second, products(8)),
        set(
          first,
          rounded(
            i32x4.add(
              v128.shuffle(get(first), get(second), bytesOf(4, [0, 2, 4, 6])),
              v128.shuffle(get(first), get(second), bytesOf(4, [1, 3, 5, 7])),
            ),
          ),
        ),
        v128.storeHalf(
          get(out),
          i16x8.least(
            i16x8.most(i16x8.narrow(get(first), get(first)), i16x8.ofAll(get(least))),
            i16x8.ofAll(get(most)),
          ),
        ),
        advance(out, 8),
        advance(places, 16),
        advance(weights, 32),
      ]),
    ],
  };
}

/** Sixteen pixels of four rows (16 bits) at a time, each row times its weight; tells whether any was not paper. */
function mixKernel(): Kernel {
  const rows = [0, 1, 2, 3];
  const [upper, lower, out, end] = [4, 5, 6, 7];
  const [any, white16, result] = [8, 9, 10];
  const parts = [11, 12, 13, 14];
  const low = bytesOf(2, [0, 8, 1, 9, 2, 10, 3, 11]);
  const high = bytesOf(2, [4, 12, 5, 13, 6, 14, 7, 15]);
  const isPaper = rows
    .flatMap((row) => [0, pixels].map((offset) => i16x8.is(v128.load(get(row), offset), get(white16))))
    .reduce((both, each) => v128.and(both, each));
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const mixed = (bytes: number[]): Code =>
    rounded(
      i32x4.add(
        i32x4.dot(v128.shuffle(get(a), get(b), bytes), i32x4.ofAll(get(upper))),
        i32x4.dot(v128.shuffle(get(c), get(d), bytes), i32x4.ofAll(get(lower))),
      ),
    );
  const loaded = (offset: number): Code[] => parts.map((part, row) => set(part, v128.load(get(row), offset)));
  const eight = i16x8.narrow(mixed(low), mixed(high));
  return {
    parameters: 8,
    numbers: 1,
    vectors: 6,
    hasResult: true,
    body: [
      set(white16, i16x8.ofAll(i32.of(paper))),
      repeatWhile(i32.lessThan(get(out), get(end)), [
        when(
          i16x8.areAll(isPaper),
          [v128.store(get(out), i8x16.ofAll(i32.of(paper)))],
          [
            ...loaded(0),
            set(result, eight),
            ...loaded(pixels),
            set(result, i8x16.narrow(get(result), eight)),
            v128.store(get(out), get(result)),
            set(any, i32.of(1)),
          ],
        ),
        ...rows.map((row) => advance(row, 2 * pixels)),
        advance(out, pixels),
      ]),
      get(any),
    ],
  };
}

/** The kernels that enlarge a page, and their memory. */
export const enlargeKernels = startOnce(() => ({ widen: widenKernel(), mix: mixKernel() }));
