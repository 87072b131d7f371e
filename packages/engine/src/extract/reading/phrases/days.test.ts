import { expect, it } from 'vitest';
import { hourOfDay, printedDay } from './days.ts';

it.each(['12-mar-2025', '12/03/2025', '12.03.25', '12 mar 2025', '12/mar./25', '1 de abril de 2025'])(
  'a list prints the day %s',
  (day) => expect(new RegExp(`^${printedDay}$`, 'iu').test(day)).toBe(true),
);

it.each(['12-xyz-2025', '12/03', '12 de 2025'])('no day: %s', (text) =>
  expect(new RegExp(`^${printedDay}$`, 'iu').test(text)).toBe(false),
);

it.each(['09h14', '16:42', '16:42:09', '9 horas e 5 minutos'])('a sentence says the time %s', (time) =>
  expect(new RegExp(`^${hourOfDay}$`, 'iu').test(time)).toBe(true),
);
