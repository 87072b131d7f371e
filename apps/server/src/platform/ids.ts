import { randomBytes, randomUUID } from 'node:crypto';

import type { Clock } from './clock.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Seconds between 1970 and the epoch of KSUIDs, 2014-05-13. */
const epochS = 1_400_000_000;

export interface Ids {
  /** 27 characters that sort by the second of their creation. */
  ksuid(): string;
  /** UUID, version 4. */
  uuid(): string;
  /** Random letters and digits; 22 characters are 131 bits. */
  random(length?: number): string;
}

export function createIds(clock: Clock): Ids {
  return { ksuid: () => ksuid(clock.now()), uuid: randomUUID, random: randomText };
}

/** KSUID of a moment: 4 bytes of seconds and 16 random ones, as 27 characters of base 62. */
export function ksuid(at: Date, payload: Uint8Array = randomBytes(16)): string {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt32BE(Math.floor(at.getTime() / 1000) - epochS);
  bytes.set(payload, 4);
  let value = BigInt(`0x${bytes.toString('hex')}`);
  let written = '';
  for (let i = 0; i < 27; i += 1) {
    written = alphabet.charAt(Number(value % 62n)) + written;
    value /= 62n;
  }
  return written;
}

function randomText(length = 22): string {
  let written = '';
  while (written.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte: bytes above it would make some letters more frequent.
      if (byte < 248 && written.length < length) written += alphabet.charAt(byte % 62);
    }
  }
  return written;
}
