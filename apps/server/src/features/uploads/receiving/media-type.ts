export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/tiff'
  | 'application/pdf'
  | 'application/zip'
  | 'application/xml'
  | 'application/octet-stream';

/** Bytes needed before the type can be detected. */
export const headBytes = 1024;

const signatures: readonly (readonly [MediaType, Buffer])[] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/tiff', Buffer.from('49492a00', 'hex')],
  ['image/tiff', Buffer.from('4d4d002a', 'hex')],
  // BigTIFF
  ['image/tiff', Buffer.from('49492b00', 'hex')],
  ['image/tiff', Buffer.from('4d4d002b', 'hex')],
  ['application/zip', Buffer.from('504b0304', 'hex')],
  // An archive without entries starts with its end record.
  ['application/zip', Buffer.from('504b0506', 'hex')],
];

/** The media type by content alone; `application/octet-stream` when unknown. */
export function mediaTypeOf(head: Buffer): MediaType {
  const found = signatures.find(([, signature]) => head.subarray(0, signature.length).equals(signature));
  if (found) return found[0];
  // Readers look for the header of a PDF in its first kilobyte.
  if (head.subarray(0, headBytes).includes('%PDF-')) return 'application/pdf';
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<[?!A-Za-z]/.test(head.toString('latin1'))) return 'application/xml';
  return 'application/octet-stream';
}
