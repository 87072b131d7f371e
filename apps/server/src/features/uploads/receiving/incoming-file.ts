import { decodeBase64 } from './decode-base64.ts';
import { type MediaType, headBytes, mediaTypeOf } from './media-type.ts';

export interface IncomingFile {
  readonly mediaType: MediaType;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Detects the type of incoming bytes from the first of them, and decodes base64 unless the bytes are a file already. */
export async function openIncoming(
  source: AsyncIterable<Uint8Array>,
  { isBase64 }: { isBase64: boolean },
): Promise<IncomingFile> {
  const raw = await peek(source);
  const rawType = mediaTypeOf(raw.head);
  if (!isBase64 || rawType !== 'application/octet-stream') return { mediaType: rawType, body: raw.all() };
  const decoded = await peek(decodeBase64(raw.all()));
  return { mediaType: mediaTypeOf(decoded.head), body: decoded.all() };
}

interface Peeked {
  /** The first bytes, at least `headBytes` if there are that many. */
  readonly head: Buffer;
  all(): AsyncGenerator<Uint8Array>;
}

async function peek(source: AsyncIterable<Uint8Array>): Promise<Peeked> {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  while (sizeBytes < headBytes) {
    const { value, done } = await iterator.next();
    if (done) break;
    chunks.push(value);
    sizeBytes += value.length;
  }
  return {
    head: Buffer.concat(chunks),
    async *all() {
      yield* chunks;
      for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value;
    },
  };
}
