import { expect, it } from 'vitest';
import { findComponents, findComponentsAt } from './components.ts';

/** Squares of all grey levels, some on top of others. */
function squares() {
  const [width, height] = [157, 90];
  const data = new Uint8Array(width * height).fill(255);
  for (let square = 0; square < 60; square += 1) {
    const [left, top, side] = [(square * 53) % 140, (square * 29) % 76, 2 + (square % 13)];
    for (let y = top; y < top + side; y += 1)
      data.fill((square * 37) % 256, y * width + left, y * width + left + side);
  }
  return { width, height, data };
}

it('ink of several levels is that of each by itself', () => {
  const levels = [140, 175, 210];
  expect(findComponentsAt(squares(), levels)).toEqual(
    levels.map((level) => findComponents(squares(), level)),
  );
});
