import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bytesOfBase64, decodeBase64 } from './decode-base64.ts';

/** The text in pieces of a given size. */
async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size), 'latin1');
}

async function decoded(text: string, size: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of decodeBase64(inPieces(text, size))) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('base64 as clients send it', () => {
  it('gives the bytes back wherever its pieces end, in both alphabets, padded or not, broken into lines', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 600 }),
        fc.integer({ min: 1, max: 97 }),
        fc.constantFrom('base64', 'base64url'),
        fc.constantFrom('', 'data:image/png;base64,', ' data:application/pdf;name=a.pdf;base64,'),
        fc.boolean(),
        async (bytes, size, alphabet, prefix, hasLines) => {
          const text = Buffer.from(bytes).toString(alphabet as 'base64' | 'base64url');
          const written = prefix + (hasLines ? text.replaceAll(/(.{1,76})/g, '$1\r\n') : text);
          expect(await decoded(written, size)).toEqual(Buffer.from(bytes));
        },
      ),
    );
  });

  it.each(['não', 'a', 'abc$', 'ab==cd', 'ab=c', '<xml/>', 'ab==='])('refuses %j', async (text) => {
    await expect(bytesOfBase64(text)).rejects.toMatchObject({ code: 'base64_invalid' });
  });
});
