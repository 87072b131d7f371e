import { expect, it } from 'vitest';
import type { Field } from '@lavra/contract/model/result';
import { completed } from './completed.ts';

const at = (y: number, value: string): Field => ({ value, conf: 95, box: [0.1, y, 0.2, 0.01] });
const tableOf = (...rows: Record<string, Field>[]) => ({ rows, totals: {}, used: new Set<never>() });

it('cells are taken from the row at the same height, not from another in its place', () => {
  const headed = tableOf({ Code: at(0.2, '7') }, { Code: at(0.22, '8') });
  const shaped = tableOf({ Name: at(0.203, 'PARAFUSO') }, { Name: at(0.5, 'MARIA') });
  expect(completed(headed, shaped).rows).toEqual([
    { Code: at(0.2, '7'), Name: at(0.203, 'PARAFUSO') },
    { Code: at(0.22, '8') },
  ]);
});
