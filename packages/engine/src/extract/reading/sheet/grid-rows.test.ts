import { expect, it } from 'vitest';
import { sheetOfBoxes, type Row } from '../../testing/sheet-of-rows.ts';
import { areOfOneGrid } from './grid-rows.ts';

const rows: Row[] = ['Nome', 'Cor', 'Idade'].map((text): Row => [
  [40, text],
  [300, `${text} dois`],
]);
const columnsOf = (boxes: Parameters<typeof sheetOfBoxes>[1]) => {
  const sheet = sheetOfBoxes(rows, boxes);
  const [one, other] = [true, false].map((isLeft) =>
    sheet.rows.map((row) => row.filter(({ left }) => left < 200 === isLeft)),
  );
  return [one ?? [], other ?? [], sheet.glyph] as const;
};

it('columns whose words stand in boxes side by side are of one grid', () => {
  const boxes = rows.flatMap((_, at) => [
    { left: 30, right: 250, rows: [at, at] as const },
    { left: 250, right: 500, rows: [at, at] as const },
  ]);
  expect(areOfOneGrid(...columnsOf(boxes))).toBe(true);
});

it('tall boxes side by side are columns of the page, and no grid, as words without boxes are none', () => {
  const tall = [
    { left: 30, right: 250, rows: [0, 7] as const },
    { left: 250, right: 500, rows: [0, 7] as const },
  ];
  expect(areOfOneGrid(...columnsOf(tall))).toBe(false);
  expect(areOfOneGrid(...columnsOf([]))).toBe(false);
});
