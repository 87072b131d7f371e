import type { Sharp, SharpOptions } from 'sharp';
import type { SourceDocument, SourcePage } from '../document.ts';
import type { Limits } from '../limits.ts';
import { rasterOf, type Raster } from '../raster.ts';
import { RefusedError } from '../refused-error.ts';
import type { FileKind } from '../sniff.ts';
import { countTiffDirectories } from './tiff-directories.ts';
import { sharp } from './sharp-loaders.ts';

/** With more pixels recognition gets slower and worse, and WebAssembly memory never shrinks again. */
export const ocrPixels = 12_000_000;

/** Pictures with EXIF orientations 5 to 8 are stored on their side. */
const firstSidewaysExif = 5;

/** Opens a PNG, JPEG or TIFF. Throws `file_corrupted`, `too_many_pages`. */
export function openPicture(bytes: Uint8Array, kind: FileKind, limits: Limits): SourceDocument {
  const pageCount = kind === 'tiff' ? countTiffDirectories(bytes, limits.pages) : 1;
  return { pageCount, page: (number) => openPage(bytes, number, limits), close: () => undefined };
}

async function openPage(bytes: Uint8Array, number: number, limits: Limits): Promise<SourcePage> {
  const at: SharpOptions = { page: number - 1, failOn: 'truncated' };
  // Reading the header decodes nothing, so the error can name the size.
  const header = await corruptedUnless(sharp(bytes, { ...at, limitInputPixels: false }).metadata());
  if (header.width * header.height > limits.pagePixels) {
    throw new RefusedError('page_too_large', `${header.width} x ${header.height} pixels on page ${number}`);
  }
  const isSideways = (header.orientation ?? 1) >= firstSidewaysExif;
  const width = isSideways ? header.height : header.width;
  const height = isSideways ? header.width : header.height;
  const open = () =>
    sharp(bytes, { ...at, limitInputPixels: limits.pagePixels })
      .autoOrient()
      .flatten({ background: 'white' });
  return {
    number,
    width,
    height,
    textLayer: undefined,
    needsOcr: true,
    raster: () => toRaster(fitPixels(open(), width, height)),
    render: async (widthPx, turn) => {
      const upright = await corruptedUnless(
        open().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
      );
      return sharp(upright.data, { raw: upright.info })
        .rotate(turn)
        .resize({ width: widthPx, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
    },
  };
}

function fitPixels(image: Sharp, width: number, height: number): Sharp {
  const scale = Math.sqrt(ocrPixels / (width * height));
  return scale < 1 ? image.resize({ width: Math.floor(width * scale) }) : image;
}

async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await corruptedUnless(
    image.greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true }),
  );
  return rasterOf(info, data);
}

async function corruptedUnless<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw new RefusedError(
      'file_corrupted',
      error instanceof Error ? error.message.split('\n')[0] : undefined,
    );
  }
}
