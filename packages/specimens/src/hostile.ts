import { constants, deflateSync } from 'node:zlib';

/** PDFs of a few bytes to about a megabyte that would take all memory, or hours, to read. */
export const hostilePdfs = {
  'a form that draws itself': () => formThatDrawsItself(),
  'a drawing of a gigabyte': () => pdfOf(stream('', bomb(Buffer.from('0 0 m 9 9 l S '), 1024))),
  'a picture of a gigabyte': () => hugePicture(),
} as const;

const mebibyte = 1_048_576;

/** The form draws itself twice: forty levels would be a million million drawings. */
function formThatDrawsItself(): Uint8Array {
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /F 5 0 R >> >>';
  const twice = Buffer.from('q 1 0 0 1 1 1 cm /F Do Q /F Do');
  return pdfOf(plainStream('', Buffer.from('/F Do')), plainStream(form, twice));
}

function hugePicture(): Uint8Array {
  const picture =
    '/Type /XObject /Subtype /Image /Width 32768 /Height 32768 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const draw = Buffer.from('q 600 0 0 800 0 0 cm /F Do Q');
  return pdfOf(plainStream('', draw), stream(picture, bomb(Buffer.alloc(16), 1024)));
}

/** Deflates that many mebibytes of a repeated pattern into about a thousandth of the size. */
function bomb(pattern: Buffer, mebibytes: number): Buffer {
  const block = Buffer.alloc(mebibyte, pattern);
  // A full flush ends on a byte boundary and resets the dictionary, so the compressed block can be repeated as it is.
  const flushed = deflateSync(block, { finishFlush: constants.Z_FULL_FLUSH });
  const [head, body] = [flushed.subarray(0, 2), flushed.subarray(2)];
  return Buffer.concat([head, ...Array.from({ length: mebibytes }, () => body)] as Uint8Array[]);
}

const stream = (entries: string, data: Buffer) => plainStream(`${entries} /Filter /FlateDecode`, data);

function plainStream(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** A page whose content is the first object; the second one is its resource `/F`. */
function pdfOf(content: Uint8Array, resource?: Uint8Array): Uint8Array {
  const named = resource ? '/XObject << /F 5 0 R >>' : '';
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << ${named} >> >>`,
    ),
    content,
    ...(resource ? [resource] : []),
  ];
  const chunks: Uint8Array[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  const add = (chunk: Uint8Array) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(object);
    add(Buffer.from('\nendobj\n'));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const startXref = at;
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${startXref}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
