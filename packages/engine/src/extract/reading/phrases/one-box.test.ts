import { expect, it } from 'vitest';
import { sheetOfBoxes, type DrawnBox, type Row } from '../../testing/sheet-of-rows.ts';
import { isOfOneBox } from './one-box.ts';
import { runningTextOf } from './phrases.ts';

const rows: Row[] = [
  [
    [40, 'Velório'],
    [300, 'Capela do Sol'],
  ],
  [
    [40, 'Médica'],
    [300, 'Ana Luz'],
  ],
];
const isWhole = (boxes: readonly DrawnBox[]): boolean => {
  const running = runningTextOf([sheetOfBoxes(rows, boxes)]);
  return isOfOneBox(running, { from: running.text.indexOf('Capela'), to: running.text.indexOf(' Ana') });
};

it('no sentence goes across the boxes of a grid', () => {
  const grid = rows.flatMap((_, at): DrawnBox[] => [
    { left: 30, right: 290, rows: [at, at] },
    { left: 290, right: 600, rows: [at, at] },
  ]);
  expect(isWhole(grid)).toBe(false);
});

it('a sentence may go on from one line to write upon to the next', () => {
  expect(isWhole([])).toBe(true);
  expect(isWhole(rows.map((_, at): DrawnBox => ({ left: 30, right: 600, rows: [at, at] })))).toBe(true);
});
