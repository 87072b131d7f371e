import { expect, it } from 'vitest';
import { withHeld } from './held.ts';

it('a box of the standard holds what its table of terms allows, unless the field says so itself', () => {
  const [cbo, own] = withHeld([
    { id: 'CBO', kind: 'code', labels: ['CBO'] },
    { id: 'ProviderCode', kind: 'code', labels: ['Código'], shape: /^A/ },
  ]);
  expect(
    ['225125', '2251-25', '225125 Médico clínico', '43', '12'].map((text) => cbo?.shape?.test(text)),
  ).toEqual([true, true, true, false, false]);
  expect(own?.shape?.source).toBe('^A');
});
