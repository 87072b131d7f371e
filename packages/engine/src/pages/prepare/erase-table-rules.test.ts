import { expect, it } from 'vitest';
import { eraseTableRules } from './erase-table-rules.ts';

const [width, height] = [700, 400] as const;
const glyphHeight = 14;

interface Drawing {
  readonly rules: number;
  readonly rows?: boolean;
}

/** Upright rules six pixels thick from 40 to 360, with a stem of a letter behind each. */
function drawn({ rules, rows = false }: Drawing) {
  const data = new Uint8Array(width * height).fill(255);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y += 1) data.fill(0, y * width + left, y * width + right);
  };
  const last = 40 + (rules - 1) * 90;
  for (let x = 40; x <= last; x += 90) {
    fill(x, 40, x + 6, 360);
    fill(x + 30, 100, x + 34, 120);
  }
  if (rows) for (let y = 40; y <= 360; y += 40) fill(40, y, last, y + 5);
  return { width, height, data };
}

const inkOf = ({ data }: { data: Uint8Array }) => data.filter((value) => value < 170).length;

it('erases the rules of a table and keeps its letters', () => {
  const page = drawn({ rules: 7 });
  eraseTableRules(page, glyphHeight);
  expect(inkOf(page)).toBe(7 * 4 * 20);
});

it('erases the rules of both directions where they cross', () => {
  const page = drawn({ rules: 7, rows: true });
  eraseTableRules(page, glyphHeight);
  expect(inkOf(page)).toBeLessThan(7 * 4 * 20 + 100);
});

it('keeps the rules of a form, which are few side by side', () => {
  const page = drawn({ rules: 4 });
  const before = inkOf(page);
  eraseTableRules(page, glyphHeight);
  expect(inkOf(page)).toBe(before);
});
