import { expect, it } from 'vitest';
import type { Reading } from './values.ts';
import { namesOf } from './letterhead.ts';

const told = (value: string): Reading =>
  ({ value, printed: value, conf: 100, box: [0, 0, 9, 9], page: 1 }) as unknown as Reading;
const headOf = (over: string) =>
  namesOf({ name: told('Olaria Ipê Ltda'), over: told(over), address: {} } as Parameters<typeof namesOf>[0]);

it('a title over a company that says who it is is no name of it', () => {
  expect(headOf('Quem vendeu').tradeName).toBeUndefined();
  expect(headOf('Casa do Barro').tradeName?.value).toBe('Casa do Barro');
});
