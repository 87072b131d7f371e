import { describe, expect, it } from 'vitest';

import type { ValueView } from '../../../ui/result-viewer/result-view.ts';
import { typeable } from './doubts.ts';

const birth = (shown: string): ValueView => ({
  number: 1,
  id: '0.BirthDate',
  name: 'BirthDate',
  label: '',
  shown,
  field: { value: '1990-05-01', conf: 0.4 },
  level: 'low',
  isUncertain: true,
  place: undefined,
  row: undefined,
  path: '',
});

describe('What an input of the desk begins with', () => {
  it('is the value as it is shown, where what is typed like it means the same', () => {
    expect(typeable('cnh', birth('01/05/1990'))).toBe('01/05/1990');
    expect(typeable('cnh', birth('1 Apr 1990'))).toBe('1990-05-01');
  });
});
