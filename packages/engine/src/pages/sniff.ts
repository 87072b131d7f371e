import { fileTypeFromBuffer } from 'file-type';
import { RefusedError } from './refused-error.ts';

export type FileKind = 'pdf' | 'png' | 'jpeg' | 'tiff' | 'xml';

const kindOfMime: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/tiff': 'tiff',
};

/** PDF allows other bytes before its header, which must be within the first kilobyte (ISO 32000-1, H.3.4.1). */
const pdfHeaderWithinBytes = 1024;

/** Root elements of XML that is really a program or a drawing. */
const foreignRoots = new Set(['svg', 'html', 'xsl', 'stylesheet', 'schema', 'rss', 'feed']);

const prolog = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/;
const rootTag = /^<(?:[\w.-]+:)?([\w.-]+)[\s/>]/;

/**
 * The file's type, decided by its bytes alone; no decoder sees them before this allow-list.
 * Throws `file_empty` or `file_type_unsupported`.
 */
export async function sniff(bytes: Uint8Array): Promise<FileKind> {
  if (bytes.length === 0) throw new RefusedError('file_empty');
  // A frame of MPEG audio also begins with a UTF-16 mark and a letter.
  if (hasUtf16Mark(bytes) && isXmlDocument(bytes)) return 'xml';
  const found = await fileTypeFromBuffer(bytes);
  const kind = found === undefined ? undefined : kindOfMime[found.mime];
  if (kind !== undefined) return kind;
  if (found === undefined || found.mime === 'application/xml') {
    if (isXmlDocument(bytes)) return 'xml';
    const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, pdfHeaderWithinBytes));
    if (start.includes('%PDF-')) return 'pdf';
  }
  throw new RefusedError('file_type_unsupported', found?.mime);
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function isXmlDocument(bytes: Uint8Array): boolean {
  const text = decodeXml(bytes.subarray(0, 8192));
  const root = rootTag.exec(text.slice(prolog.exec(text)?.[0].length ?? 0))?.[1];
  return root !== undefined && !foreignRoots.has(root.toLowerCase());
}

/** XML bytes as text, by byte order mark or declared encoding (UTF-8 when neither says otherwise). */
export function decodeXml(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200)).toString('latin1');
  const declared = /^[^>]*?encoding=["']([\w.-]+)["']/.exec(head)?.[1]?.toLowerCase();
  let encoding = 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) encoding = 'utf-16le';
  else if (bytes[0] === 0xfe && bytes[1] === 0xff) encoding = 'utf-16be';
  else if (declared !== undefined && /^(iso-8859-\d+|windows-125\d|us-ascii)$/.test(declared))
    encoding = declared;
  return new TextDecoder(encoding).decode(bytes).trimStart();
}
