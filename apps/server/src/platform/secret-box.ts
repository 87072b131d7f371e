import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { LRUCache } from 'lru-cache';

/** Encrypts secrets that must be read again, under keys that can be replaced. */
export interface SecretBox {
  /** Returns `id.base64url`; opening needs the same `context` (a row's id). */
  seal(plain: string, context: string): string;
  /** Throws when the text was changed, belongs to another context, or its key is missing. */
  open(sealed: string, context: string): string;
  /** 32 bytes for one purpose, derived from the newest key; another purpose gives unrelated bytes. */
  derive(purpose: string): Buffer;
  /** The same for every key, newest first: a signature is checked with each. */
  deriveAll(purpose: string): readonly Buffer[];
}

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

const nonceBytes = 12;
const tagBytes = 16;

/** `written` is `id:base64`, comma-separated, newest first. */
export function createSecretBox(written: string): SecretBox {
  const keys = written.split(',').map(parseKey);
  const newest = keys[0];
  if (!newest) throw new Error('SECRETS_KEY holds no key');
  // Cached because the same sealed text always opens to the same: a webhook's secret signs each of its messages.
  const opened = new LRUCache<string, string>({ max: 1000 });
  // Cached: there are few purposes, derived for every presigned URL.
  const derived = new Map<string, Buffer>();
  const derive = (key: Key, purpose: string) => {
    const name = `${key.id} ${purpose}`;
    const bytes = derived.get(name) ?? Buffer.from(hkdfSync('sha256', key.bytes, '', purpose, 32));
    derived.set(name, bytes);
    return bytes;
  };
  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(
        Buffer.from(`${newest.id}.${context}`),
      );
      const sealed = Buffer.concat([
        nonce,
        cipher.update(plain, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `${newest.id}.${sealed.toString('base64url')}`;
    },
    open(sealed, context) {
      const name = `${context} ${sealed}`;
      const known = opened.get(name);
      if (known !== undefined) return known;
      const dot = sealed.indexOf('.');
      const key = keys.find(({ id }) => id === sealed.slice(0, dot));
      if (!key) throw new Error('The key of this secret is not in SECRETS_KEY');
      const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(`${key.id}.${context}`))
        .setAuthTag(bytes.subarray(-tagBytes));
      const plain = Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
        decipher.final(),
      ]).toString('utf8');
      opened.set(name, plain);
      return plain;
    },
    derive: (purpose) => derive(newest, purpose),
    deriveAll: (purpose) => keys.map((key) => derive(key, purpose)),
  };
}

/** The text of the key file, which is created with mode 0600 when missing. */
export async function readOrMakeKeyFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  if (!existsSync(path)) await makeKeyFile(path);
  return (await readFile(path, 'utf8')).trim();
}

// Written under another name and linked: of several processes starting together one creates the key, and none reads half of it.
async function makeKeyFile(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`k1:${randomBytes(32).toString('base64')}\n`);
    await file.sync();
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await file.close();
    await rm(draft);
  }
}

function parseKey(written: string): Key {
  const [id = '', base64 = ''] = written.trim().split(':');
  const bytes = Buffer.from(base64, 'base64');
  if (!id || bytes.length !== 32) throw new Error('A key must be written id:base64 of 32 bytes');
  return { id, bytes };
}
