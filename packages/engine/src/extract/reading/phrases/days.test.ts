import { expect, it } from 'vitest';
import { printedDay } from './days.ts';

it.each(['12-mar-2025', '12/03/2025', '12.03.25', '12 mar 2025', '12/mar./25', '1 de abril de 2025'])(
  'a list prints the day %s',
  (day) => expect(new RegExp(`^${printedDay}$`, 'iu').test(day)).toBe(true),
);

it.each(['12-xyz-2025', '12/03', '12 de 2025'])('no day: %s', (text) =>
  expect(new RegExp(`^${printedDay}$`, 'iu').test(text)).toBe(false),
);
