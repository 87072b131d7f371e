import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSecretBox, readOrMakeKeyFile } from './secret-box.ts';

const keyOf = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const old = keyOf('k1', 1);
const fresh = keyOf('k2', 2);

describe('a secret box', () => {
  it('opens what it sealed, and never seals alike twice', () => {
    const box = createSecretBox(old);
    fc.assert(
      fc.property(fc.string(), fc.string(), (plain, context) => {
        const sealed = box.seal(plain, context);
        expect(box.open(sealed, context)).toBe(plain);
        expect(box.seal(plain, context)).not.toBe(sealed);
      }),
    );
  });

  it('refuses what was changed anywhere, or moved to another context', () => {
    const box = createSecretBox(old);
    const sealed = box.seal('secret', 'row-1');
    expect(() => box.open(sealed, 'row-2')).toThrow('unable to authenticate');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => box.open(`k1.${changed.toString('base64url')}`, 'row-1')).toThrow(
        'unable to authenticate',
      );
    }
    expect(() => box.open(sealed.slice(0, -4), 'row-1')).toThrow('unable to authenticate');
  });

  it('goes on opening with older keys while a new one seals, and says when a key is gone', () => {
    const sealed = createSecretBox(old).seal('secret', 'row');
    const rotated = createSecretBox(`${fresh},${old}`);
    expect(rotated.open(sealed, 'row')).toBe('secret');
    expect(rotated.seal('secret', 'row')).toMatch(/^k2\./);
    expect(() => createSecretBox(fresh).open(sealed, 'row')).toThrow('not in SECRETS_KEY');
  });

  it('derives unrelated keys for each purpose, one for every key it holds', () => {
    const box = createSecretBox(`${fresh},${old}`);
    expect(box.deriveAll('links')).toEqual([box.derive('links'), createSecretBox(old).derive('links')]);
    expect(box.derive('links')).not.toEqual(box.derive('codes'));
  });

  it('refuses keys that are none', () => {
    for (const written of ['', 'k1', 'k1:c2hvcnQ=', `:${Buffer.alloc(32).toString('base64')}`]) {
      expect(() => createSecretBox(written)).toThrow('id:base64');
    }
  });
});

describe('the key file', () => {
  it('is made once, for its owner alone, also when two processes start together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lavra-key-'));
    try {
      const path = join(folder, 'new', 'secrets.key');
      const written = await Promise.all(Array.from({ length: 8 }, () => readOrMakeKeyFile(path)));
      expect(new Set(written)).toEqual(new Set([(await readFile(path, 'utf8')).trim()]));
      expect(await readdir(dirname(path))).toEqual(['secrets.key']);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      createSecretBox(await readOrMakeKeyFile(path));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
