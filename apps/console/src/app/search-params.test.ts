import { describe, expect, it } from 'vitest';

import { parseSearch, stringifySearch } from './search-params.ts';

describe('The search of an address', () => {
  it('is flat text that people can read, lists repeated, empty values absent', () => {
    const text = stringifySearch({
      q: 'nota fiscal',
      page: 2,
      scope: ['cnh', 'rg'],
      none: undefined,
      empty: '',
    });
    expect(text).toBe('?q=nota+fiscal&page=2&scope=cnh&scope=rg');
    expect(parseSearch(text)).toEqual({ q: 'nota fiscal', page: '2', scope: ['cnh', 'rg'] });
    expect(stringifySearch({})).toBe('');
  });
});
