import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';

const placeOn = (...rows: string[]) =>
  readForm(sheetOfRows(rows.map((row) => [[40, row]])), {
    fields: [{ id: 'Place', kind: 'name', labels: ['Local', 'Hospital'] }],
  }).map(({ reading }) => reading.value);

it.each([
  [['Local', 'Hospital Santa Inês'], 'Hospital Santa Inês'],
  [['Hospital: Santa Inês'], 'Santa Inês'],
  [['Hospital', 'Santa Inês'], 'Santa Inês'],
])('what an establishment is called begins its name or is its label: %j', (rows, name) =>
  expect(placeOn(...rows)).toEqual([name]),
);
