import { describe, expect, it } from 'vitest';

import { stateChanges } from './state-changes.ts';

describe('What differs between two states', () => {
  it('is told value by value, whatever holds them', () => {
    const before = { expires: 30, accepted: true, members: [{ email: 'a@b.c' }], gone: 'x', none: null };
    const after = { expires: 7, accepted: true, members: [{ email: 'a@b.c' }, { email: 'd@e.f' }] };
    expect(stateChanges(before, after)).toEqual([
      { path: 'expires', before: '30', after: '7' },
      { path: 'gone', before: 'x', after: undefined },
      { path: 'members.1.email', before: undefined, after: 'd@e.f' },
    ]);
  });

  it('is all of what was made or taken away', () => {
    expect(stateChanges(null, { id: '1' })).toEqual([{ path: 'id', before: undefined, after: '1' }]);
    expect(stateChanges({ id: '1' }, undefined)).toEqual([{ path: 'id', before: '1', after: undefined }]);
    expect(stateChanges(null, null)).toEqual([]);
  });
});
