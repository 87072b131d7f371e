import { expect, it } from 'vitest';
import { boxAround, fieldOf } from '../../../evidence/field.ts';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withHourBehindDay } from './hour-behind-day.ts';

const hourIn = (text: string): string | undefined => {
  const sheet = sheetOfRows([[[100, 'Saída']], [[100, text]]]);
  const day = sheet.tokens.filter((token) => token.text === '17/03/2026');
  expect(boxAround(day)).toBeDefined();
  const DepartureDate = fieldOf({ value: '2026-03-17', tokens: day });
  return withHourBehindDay({ DepartureDate }, sheet).DepartureTime?.value;
};

it('the hour behind the day of departure is that of departure', () => {
  expect(hourIn('17/03/2026 às 08:01:26')).toBe('08:01:26');
  expect(hourIn('17/03/2026 13:10')).toBe('13:10');
});

it('other words behind the day are none', () => {
  expect(hourIn('17/03/2026 pedido 13:10')).toBeUndefined();
  expect(hourIn('17/03/2026')).toBeUndefined();
});
