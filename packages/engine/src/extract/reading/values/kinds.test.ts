import { expect, it } from 'vitest';
import { readAs } from './kinds.ts';

it.each([
  ['(21) 3360-3025', undefined],
  ['(21) 93360-3025', undefined],
  ['0800 777 0000', undefined],
  ['3360-3025', undefined],
  ['(21) 33603-0253', [{ check: 'phone_format', ok: false }]],
  ['(20) 3360-3025', [{ check: 'phone_format', ok: false }]],
])('the telephone %s is doubted where no such number is like it', (printed, checks) => {
  expect(readAs(printed, 'phone')?.checks).toEqual(checks);
});
