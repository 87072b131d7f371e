import { ContractError } from '@lavra/contract/errors';

const alphabet = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** Longest `data:…;base64,` prefix that is recognised. */
const prefixLength = 256;

/**
 * Decodes base64 as it comes; tolerates line breaks, a `data:` prefix, both alphabets and missing padding. Throws
 * `base64_invalid` for anything else.
 */
export async function* decodeBase64(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let isPadded = false;
  let rest = '';
  for await (const piece of withoutPrefix(source)) {
    const text = piece.replaceAll(/\s+/g, '');
    if (text === '') continue;
    if (isPadded ? !/^=?$/.test(text) : !alphabet.test(text)) throw new ContractError('base64_invalid');
    isPadded ||= text.endsWith('=');
    rest += text;
    const whole = rest.length - (rest.length % 4);
    if (whole > 0) yield Buffer.from(rest.slice(0, whole), 'base64');
    rest = rest.slice(whole);
  }
  // A single character holds six bits, less than a byte.
  if (rest.replaceAll('=', '').length === 1) throw new ContractError('base64_invalid');
  if (rest.length > 0) yield Buffer.from(rest, 'base64');
}

async function* withoutPrefix(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: string | undefined = '';
  for await (const chunk of source) {
    const text: string = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    if (head === undefined) {
      yield text;
      continue;
    }
    head += text;
    if (head.trimStart().length < prefixLength) continue;
    yield stripPrefix(head);
    head = undefined;
  }
  if (head !== undefined) yield stripPrefix(head);
}

function stripPrefix(head: string): string {
  return head.replace(/^\s*data:[^,]*,/i, '');
}

/** The bytes of base64 text; throws `base64_invalid`. */
export async function bytesOfBase64(text: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of decodeBase64(one(Buffer.from(text, 'latin1')))) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
