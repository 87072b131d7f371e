import type { Box } from '@lavra/contract/model/result';
import type { Turn } from './raster.ts';

/** The box on a page after the page was turned clockwise. Fractions in, fractions out. */
export function turnBox([x, y, width, height]: Box, turn: Turn): Box {
  if (turn === 90) return [1 - y - height, x, height, width];
  if (turn === 180) return [1 - x - width, 1 - y - height, width, height];
  if (turn === 270) return [y, 1 - x - width, height, width];
  return [x, y, width, height];
}

/** The smallest box around all of them; `[0, 0, 0, 0]` for none. */
export function unionOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return [0, 0, 0, 0];
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const [x, y, width, height] of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return [left, top, right - left, bottom - top];
}

/** Clips a box to the page and rounds off meaningless decimals. */
export function clampBox([x, y, width, height]: Box): Box {
  const left = clamp(x);
  const top = clamp(y);
  return [round(left), round(top), round(clamp(x + width) - left), round(clamp(y + height) - top)];
}

/** Sum of the turns, again 0 to 270. */
export function addTurns(first: number, second: number): Turn {
  const degrees = (first + second) % 360;
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
