import { ContractError } from '@lavra/contract/errors';
import { describe, expect, it } from 'vitest';

import { OperatorError } from '../config/operator-error.ts';
import { startFailure } from './run-process.ts';

describe('why a process could not start', () => {
  it.each([
    ['an operator can mend', new OperatorError('PORT is taken')],
    [
      'is of such a class, whatever it is called',
      new (class Renamed extends OperatorError {})('DATA_DIR is full'),
    ],
    ['the contract names', new ContractError('unavailable')],
  ])('is one sentence where it is what %s', (_, error) => {
    expect(startFailure(error)).toBe(error.message);
  });

  it('has its stack where it is a fault of ours, though it speaks as one that can be mended', () => {
    expect(startFailure(new TypeError('PORT is taken'))).toMatch(/PORT is taken\n[^]*run-process\.test/);
  });
});
