import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { createRandom } from './random.ts';
import { drawServicePage } from './service-page.ts';

/** A hostile or broken file and its name. */
export interface GarbageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

/** A valid PDF cut off in the middle. */
export async function truncatedPdf(): Promise<GarbageFile> {
  const { pdf } = await drawServicePage({ service: 'cnpjcard', seed: 1 });
  return { name: 'truncated.pdf', bytes: pdf.slice(0, Math.floor(pdf.length / 2)) };
}

/** Random bytes with the name of a PDF. */
export function randomPdf(seed = 1, sizeBytes = 4096): GarbageFile {
  const random = createRandom(seed);
  return { name: 'random.pdf', bytes: Uint8Array.from({ length: sizeBytes }, () => random.int(0, 255)) };
}

/** A file of zero bytes. */
export function emptyFile(): GarbageFile {
  return { name: 'empty.pdf', bytes: new Uint8Array() };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, check]);
}

/**
 * A PNG of some kilobytes whose header declares a square picture of the given side in pixels; it holds at most 4,000
 * white rows.
 */
export function hugePng(side = 30_000): GarbageFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  const row = Buffer.alloc(1 + Math.ceil(side / 8), 0xff);
  row[0] = 0;
  // Equal rows compress to about a thousandth of the picture.
  const pixels = deflateSync(Buffer.concat(Array.from({ length: Math.min(side, 4000) }, () => row)), {
    level: 9,
  });
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'huge.png', bytes };
}

/** A TIFF whose only directory points at itself as the next one. */
export function loopingTiff(): GarbageFile {
  const bytes = Buffer.alloc(8 + 2 + 3 * 12 + 4);
  bytes.write('II*\0', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(3, 8);
  // Width, length and bits of one pixel: tag, type 3 (short), one value.
  [0x100, 0x101, 0x102].forEach((tag, index) => {
    const at = 10 + index * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(3, at + 2);
    bytes.writeUInt32LE(1, at + 4);
    bytes.writeUInt16LE(1, at + 8);
  });
  bytes.writeUInt32LE(8, 10 + 3 * 12);
  return { name: 'looping.tiff', bytes };
}

/** An SVG with the name of a PNG, which would read a local file if it were rendered. */
export function svgNamedPng(): GarbageFile {
  const svg =
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/hostname">]>' +
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><text x="9" y="50">&file;</text></svg>';
  return { name: 'drawing.png', bytes: Buffer.from(svg) };
}

/** An XML whose entities expand to about 300 megabytes of text. */
export function entityBombXml(): GarbageFile {
  const levels = Array.from({ length: 9 }, (_, index) => {
    const inner = index === 0 ? 'lol' : `&e${index - 1};`.repeat(10);
    return `<!ENTITY e${index} "${inner}">`;
  });
  return {
    name: 'bomb.xml',
    bytes: Buffer.from(`<?xml version="1.0"?><!DOCTYPE nfeProc [${levels.join('')}]><nfeProc>&e8;</nfeProc>`),
  };
}

/** A PDF whose page draws the given number of lines. */
export function crowdedPdf(operators = 200_000): GarbageFile {
  const content = deflateSync(latin('0 0 m 500 700 l S\n'.repeat(operators)));
  return { name: 'crowded.pdf', bytes: onePagePdf(content, '/Filter /FlateDecode') };
}

/** A PDF whose page is shaded over and over: a few bytes, little memory, three seconds of processor time per hundred times. */
export function shadedPdf(times = 10_000): GarbageFile {
  const content = deflateSync(latin('/S sh\n'.repeat(times)));
  const colours = '<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 0] /N 1.5 >>';
  const shading = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 500 700] /Function ${colours} /Extend [true true] >>`;
  return {
    name: 'shaded.pdf',
    bytes: onePagePdf(content, '/Filter /FlateDecode', { resources: `<< /Shading << /S ${shading} >> >>` }),
  };
}

/** A PDF that declares encryption with an unknown password. */
export function encryptedPdf(): GarbageFile {
  const key = `<${'5a'.repeat(32)}>`;
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00> <00>]`;
  return { name: 'encrypted.pdf', bytes: onePagePdf(latin('BT ET'), '', { trailer: encryption }) };
}

/** A PDF whose page tree is its own child. */
export function loopingPdf(): GarbageFile {
  return {
    name: 'looping.pdf',
    bytes: assemblePdf([
      latin('<< /Type /Catalog /Pages 2 0 R >>'),
      latin('<< /Type /Pages /Count 1 /Kids [2 0 R] >>'),
    ]),
  };
}

function assemblePdf(objects: readonly Buffer[], trailer = ''): Buffer {
  const parts = [latin('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = 9;
  objects.forEach((object, index) => {
    const part = Buffer.concat([latin(`${index + 1} 0 obj\n`), object, latin('\nendobj\n')]);
    offsets.push(at);
    parts.push(part);
    at += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    latin(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function onePagePdf(content: Buffer, filter: string, { trailer = '', resources = '<< >>' } = {}): Buffer {
  const stream = Buffer.concat([
    latin(`<< /Length ${content.length} ${filter} >>\nstream\n`),
    content,
    latin('\nendstream'),
  ]);
  return assemblePdf(
    [
      latin('<< /Type /Catalog /Pages 2 0 R >>'),
      latin('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
      latin(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources ${resources} >>`,
      ),
      stream,
    ],
    trailer,
  );
}

/** A ZIP with one file that inflates to the given size; with `isLying`, its headers declare a single byte. */
export function zipBomb(
  options: { sizeBytes?: number; isLying?: boolean; entry?: string } = {},
): GarbageFile {
  const size = options.sizeBytes ?? 200 * 1024 * 1024;
  const content = Buffer.alloc(size);
  const packed = deflateRawSync(content, { level: 9 });
  const name = Buffer.from(options.entry ?? 'page.pdf');
  const promised = options.isLying ? 1 : size;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content) >>> 0, 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(promised, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([latin('PK\u0003\u0004'), fields, name, packed]);
  const central = Buffer.concat([
    latin('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    fields,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return { name: 'bomb.zip', bytes: Buffer.concat([local, central, latin('PK\u0005\u0006'), end]) };
}

/** Every hostile file at its default size, for tables of tests. */
export async function allGarbage(): Promise<GarbageFile[]> {
  return [
    await truncatedPdf(),
    randomPdf(),
    emptyFile(),
    hugePng(),
    loopingTiff(),
    svgNamedPng(),
    entityBombXml(),
    crowdedPdf(),
    encryptedPdf(),
    loopingPdf(),
    zipBomb(),
  ];
}
