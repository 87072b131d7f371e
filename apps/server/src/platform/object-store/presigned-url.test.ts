import { describe, expect, it } from 'vitest';

import { presign, verifyPresigned } from './presigned-url.ts';

const key = Buffer.alloc(32, 1);
const now = new Date('2026-03-10T12:00:00Z');
const claims = { method: 'PUT', key: 'jobs/1/document', expiresAt: now.getTime() + 1 } as const;

describe('a presigned URL', () => {
  it('allows what was signed until it ends', () => {
    const token = presign(claims, key);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(verifyPresigned(token, 'PUT', [key], now)).toEqual(claims);
    const later = new Date(now.getTime() + 1);
    expect(() => verifyPresigned(token, 'PUT', [key], later)).toThrow(
      expect.objectContaining({ code: 'link_expired' }),
    );
  });

  it('is refused for another method, key or content', () => {
    const token = presign(claims, key);
    const [, tag] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...claims, key: 'jobs/2/document' })).toString('base64url');
    const invalid = expect.objectContaining({ code: 'link_invalid' });
    expect(() => verifyPresigned(token, 'GET', [key], now)).toThrow(invalid);
    expect(() => verifyPresigned(token, 'PUT', [Buffer.alloc(32, 2)], now)).toThrow(invalid);
    for (const changed of [`${other}.${tag}`, `${token}x`, `${token}.x`, `${token}.`, '', '.', 'x.y']) {
      expect(() => verifyPresigned(changed, 'PUT', [key], now)).toThrow(invalid);
    }
  });

  it('outlives a rotation of keys while the old one is listed', () => {
    const token = presign(claims, key);
    expect(verifyPresigned(token, 'PUT', [Buffer.alloc(32, 2), key], now)).toEqual(claims);
  });
});
