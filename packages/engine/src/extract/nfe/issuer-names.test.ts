import { expect, it } from 'vitest';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { namesIn } from './issuer-names.ts';

const read = (...rows: readonly string[]) => {
  const { legal, trade } = namesIn(sheetOfRows(rows.map((text) => [[100, text]])).rows);
  return [legal, trade].map((part) => part.map((row) => row.map(({ text }) => text).join(' ')).join(' '));
};

it('behind the legal form begins the trade name; a name of two rows is one', () => {
  expect(read('Madeiras Ipê Ltda', 'Ipê Móveis')).toEqual(['Madeiras Ipê Ltda', 'Ipê Móveis']);
  expect(read('MADEIRAS E LAMINADOS IPE', 'LTDA')).toEqual(['MADEIRAS E LAMINADOS IPE LTDA', '']);
  expect(read('MADEIRAS E LAMINADOS', 'DO SUL S.A.')).toEqual(['MADEIRAS E LAMINADOS DO SUL S.A.', '']);
});
