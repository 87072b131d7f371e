import { expect, it } from 'vitest';
import type { Field } from '@lavra/contract/model/result';
import { putCommon } from './listed-rows.ts';

it('what every row of a table repeats is told of the whole', () => {
  const read = (...kinds: readonly string[]): string | undefined => {
    const data: { Kind?: Field } = {};
    const rows = kinds.map((value) => ({ Kind: { value } }));
    putCommon(data, new Map([['Rows', rows]]), [{ table: 'Rows', column: 'Kind', to: 'Kind' }]);
    return data.Kind?.value;
  };
  expect(read('baldes', 'baldes')).toBe('baldes');
  expect(read('baldes', 'latas')).toBeUndefined();
  expect(read()).toBeUndefined();
});
