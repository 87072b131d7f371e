import type { Raster } from '../../raster.ts';
import { get, i32, i8x16, repeatWhile, set, spaceIn, startOnce, v128, type Kernel } from './assemble.ts';

/** Pixels handled at once. */
const pixels = 16;

/** Puts in each place of an area the lesser, or the greater, of its value and that of another place so far on. */
function keepKernel(of: typeof i8x16.least): Kernel {
  const [at, end, other] = [0, 1, 2];
  return {
    parameters: 3,
    numbers: 0,
    vectors: 0,
    hasResult: false,
    body: [
      repeatWhile(i32.lessThan(get(at), get(end)), [
        v128.store(get(at), of(v128.load(get(at)), v128.load(get(other)))),
        set(at, i32.add(get(at), i32.of(pixels))),
        set(other, i32.add(get(other), i32.of(pixels))),
      ]),
    ],
  };
}

const kernels = startOnce(() => ({
  keepLeast: keepKernel(i8x16.least),
  keepMost: keepKernel(i8x16.most),
}));

/**
 * The darkest or the lightest pixel of each one's neighbourhood, up to `reach` pixels to all sides, a power of two; beyond the picture
 * there is nothing. The picture that is given is not changed.
 */
export function extremesAround(
  { width, height, data }: Raster,
  reach: number,
  which: 'darkest' | 'lightest',
): Raster {
  const { memory, keepLeast, keepMost } = kernels();
  const keep = which === 'darkest' ? keepLeast : keepMost;
  const nothing = which === 'darkest' ? 255 : 0;
  // With room on all sides no pixel has to look for the picture's edge.
  const stride = width + 2 * reach;
  const length = stride * (height + 2 * reach);
  const room = Math.ceil(length / pixels) * pixels + 2 * reach * stride + pixels;
  const next = spaceIn(memory, 2 * room + 2 * pixels);
  const [roomy, own] = [next(room), next(room)];
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(nothing, roomy, roomy + room);
  for (let y = 0; y < height; y += 1)
    bytes.set(data.subarray(y * width, (y + 1) * width), roomy + (y + reach) * stride + reach);
  for (const step of [1, stride]) {
    bytes.copyWithin(own, roomy, roomy + room);
    // By doubling: each place knows the extreme of twice as many after it.
    for (let far = step; far <= reach * step; far *= 2) keep(roomy, roomy + length, roomy + far);
    keep(roomy, roomy + length, own + 2 * reach * step);
  }
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    result.set(bytes.subarray(roomy + y * stride, roomy + y * stride + width), y * width);
  return { width, height, data: result };
}
