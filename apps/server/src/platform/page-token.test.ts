import { describe, expect, it } from 'vitest';

import { readPageToken, writePageToken } from './page-token.ts';

describe('a page token', () => {
  it('gives back the position it was made of', () => {
    const position = { at: new Date('2026-02-03T04:05:06.789Z'), id: '2Jd8sLqPz0aBcDeFgHiJkLmNoPq' };
    expect(readPageToken(writePageToken(position))).toEqual(position);
    expect(writePageToken(position)).toMatch(/^[\w-]+$/);
  });

  it('is none on the first page', () => {
    expect(readPageToken(undefined)).toBeUndefined();
    expect(readPageToken('')).toBeUndefined();
  });

  it.each([
    'x',
    '0',
    'MTIz',
    Buffer.from("1.a' or 1=1").toString('base64url'),
    Buffer.from('999999999999999.zzz').toString('base64url'),
  ])('refuses %j', (token) => {
    expect(() => readPageToken(token)).toThrow(expect.objectContaining({ code: 'page_token_invalid' }));
  });
});
