import type { Raster } from '../../pages/raster.ts';

/** Tags of a grey TIFF page (TIFF 6.0, section 4), and the types short and long. */
const short = 3;
const long = 4;
const entryBytes = 12;
const headerBytes = 8;

/**
 * Grey pictures as the pages of one uncompressed TIFF: the only format in which the program takes several from its input, and also faster
 * for a single one than PGM, whose pixels the program reads one by one.
 */
export function toTiff(pictures: readonly Raster[]): Buffer {
  const parts: Buffer[] = [];
  const header = Buffer.alloc(headerBytes);
  header.write('II', 'latin1');
  header.writeUInt16LE(42, 2);
  header.writeUInt32LE(headerBytes, 4);
  parts.push(header);
  let at = headerBytes;
  for (const [index, { width, height, data }] of pictures.entries()) {
    const pixels = width * height;
    const entries: [tag: number, type: number, value: number][] = [
      [256, long, width],
      [257, long, height],
      [258, short, 8],
      [259, short, 1],
      // White is 255.
      [262, short, 1],
      [273, long, 0],
      [277, short, 1],
      [278, long, height],
      [279, long, pixels],
    ];
    const directory = Buffer.alloc(2 + entries.length * entryBytes + 4);
    const pixelsAt = at + directory.length;
    // Directories begin at even offsets.
    const padding = pixels % 2;
    directory.writeUInt16LE(entries.length, 0);
    for (const [row, [tag, type, value]] of entries.entries()) {
      const entry = 2 + row * entryBytes;
      directory.writeUInt16LE(tag, entry);
      directory.writeUInt16LE(type, entry + 2);
      directory.writeUInt32LE(1, entry + 4);
      directory.writeUInt32LE(tag === 273 ? pixelsAt : value, entry + 8);
    }
    const next = index === pictures.length - 1 ? 0 : pixelsAt + pixels + padding;
    directory.writeUInt32LE(next, directory.length - 4);
    parts.push(directory, Buffer.from(data.buffer, data.byteOffset, pixels), Buffer.alloc(padding));
    at = pixelsAt + pixels + padding;
  }
  return Buffer.concat(parts);
}
