import { RefusedError } from '../refused-error.ts';

/**
 * Counts the pages of a TIFF by walking its chain of directories, before any decoder does: a chain that points back
 * to itself never ends for some decoders. Throws `file_corrupted` for a broken chain, `too_many_pages` beyond `most`.
 */
export function countTiffDirectories(bytes: Uint8Array, most: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seen = new Set<number>();
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const isBig = view.getUint16(2, isLittle) === 43;
    const offsetAt = (at: number) =>
      isBig ? Number(view.getBigUint64(at, isLittle)) : view.getUint32(at, isLittle);
    let at = offsetAt(isBig ? 8 : 4);
    while (at !== 0) {
      if (seen.has(at)) throw new RefusedError('file_corrupted', 'TIFF directories point back to themselves');
      seen.add(at);
      if (seen.size > most) throw new RefusedError('too_many_pages', `More than ${most}`);
      const entries = isBig ? Number(view.getBigUint64(at, isLittle)) : view.getUint16(at, isLittle);
      at = offsetAt(isBig ? at + 8 + entries * 20 : at + 2 + entries * 12);
    }
  } catch (error) {
    if (error instanceof RangeError)
      throw new RefusedError('file_corrupted', 'TIFF directory beyond the end of the file');
    throw error;
  }
  if (seen.size === 0) throw new RefusedError('file_corrupted', 'TIFF without a page');
  return seen.size;
}
