import { expect, it } from 'vitest';
import { get, i32, repeatWhile, set, start, when, type Kernel } from './assemble.ts';

const started = (kernel: Kernel) => start({ kernel }).kernel;

it.each([0, 1, -1, 63, 64, -64, -65, 127, 128, 8191, 8192, -32_768, 2 ** 31 - 1, -(2 ** 31)])(
  'a kernel knows the number %d',
  (value) => {
    expect(started({ parameters: 0, numbers: 0, vectors: 0, hasResult: true, body: [i32.of(value)] })()).toBe(
      value,
    );
  },
);

it('a kernel repeats and decides', () => {
  const [count, each, sum] = [0, 1, 2];
  const addSmall = started({
    parameters: 1,
    numbers: 2,
    vectors: 0,
    hasResult: true,
    body: [
      repeatWhile(i32.lessThan(get(each), get(count)), [
        set(each, i32.add(get(each), i32.of(1))),
        when(
          i32.lessThan(get(each), i32.of(4)),
          [set(sum, i32.add(get(sum), get(each)))],
          [set(sum, i32.add(get(sum), i32.of(100)))],
        ),
      ]),
      get(sum),
    ],
  });
  expect(addSmall(5)).toBe(1 + 2 + 3 + 100 + 100);
});
