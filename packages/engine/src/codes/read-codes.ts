import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Box } from '@lavra/contract/model/result';
import { prepareZXingModule, readBarcodes, type ReadResult, type ReaderOptions } from 'zxing-wasm/reader';
import { addTurns, clampBox } from '../pages/geometry.ts';
import { toPgm } from '../pages/netpbm.ts';
import type { Code } from '../pages/page.ts';
import { sharp } from '../pages/picture/sharp-loaders.ts';
import type { SheetOfPaper } from '../pages/prepare/sheet-of-paper.ts';
import type { Edges } from '../pages/prepare/text-lines.ts';
import { rasterOf, type Raster, type Turn } from '../pages/raster.ts';
import { findCodePlaces, withSurroundings } from './find-places.ts';

/** The formats on Brazilian documents: fiscal keys, payment slips, identity documents, goods. */
const formats: ReaderOptions['formats'] = ['QRCode', 'Code128', 'ITF', 'PDF417', 'DataMatrix', 'EAN13'];

/** Shorter codes are false finds in ruled paper and print. */
const leastItfDigits = 10;

let loading: Promise<void> | undefined;

/** Gives the decoder its WebAssembly; by default it would download it. */
async function load(): Promise<void> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Bar codes of a grey picture, their boxes as fractions of it, top to bottom. */
export async function readCodes(picture: Raster): Promise<Code[]> {
  loading ??= load();
  await loading;
  const quick = await readBarcodes(toPgm(picture), {
    formats: formats,
    tryHarder: false,
    tryRotate: false,
    tryInvert: false,
  });
  const found = quick.filter(isBelievable);
  if (found.length > 0)
    return inReadingOrder(found.map((result) => toCode(result, { picture, left: 0, top: 0 })));
  // A thorough search of the whole page takes longer than everything else before the text is read.
  const codes: Code[] = [];
  for (const { left, top, right, bottom } of withSurroundings(findCodePlaces(picture), picture)) {
    const place = cropOf(picture, { left, top, right, bottom });
    const results = await readBarcodes(toPgm(place), { formats: formats, tryInvert: false });
    codes.push(...results.filter(isBelievable).map((result) => toCode(result, { picture, left, top })));
  }
  return inReadingOrder(codes);
}

function cropOf(picture: Raster, { left, top, right, bottom }: Edges): Raster {
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * picture.width;
    data.set(picture.data.subarray(start + left, start + right), y * width);
  }
  return { width, height, data };
}

function inReadingOrder(codes: readonly Code[]): Code[] {
  return codes.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

/** A sheet photographed larger than this needs no enlargement. */
const mostSheetPixels = 5_000_000;
/** A sheet photographed whole has less than two pixels a bar; enlarged twice and sharpened, some codes decode. */
const enlargedBy = 2;
const sharpening = { sigma: 2, m1: 3, m2: 3, y2: 100, y3: 100 };

/**
 * Codes of a photographed sheet: the regions of the flattened sheet that look like codes are enlarged and decoded. None without a
 * sheet. The codes' turn is the picture's, within a few degrees.
 */
export async function readCodesOfSheet(picture: Raster, sheet: SheetOfPaper): Promise<Code[]> {
  const { width, height, data } = sheet.raster;
  if (sheet.raster === picture || width * height > mostSheetPixels) return [];
  const found = new Map<string, Code>();
  for (const { left, top, right, bottom } of findCodePlaces(sheet.raster)) {
    const [across, down] = [right - left, bottom - top];
    const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 1 } })
      .extract({ left, top, width: across, height: down })
      .resize({ width: across * enlargedBy, kernel: 'cubic' })
      .sharpen(sharpening)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const code of await readCodes(rasterOf(info, pixels))) {
      const [x, y, w, h] = code.box;
      const onSheet: Box = [
        (left + x * across) / width,
        (top + y * down) / height,
        (w * across) / width,
        (h * down) / height,
      ];
      const known = `${code.format} ${code.text}`;
      if (!found.has(known)) found.set(known, { ...code, box: sheet.toPicture(onSheet) });
    }
  }
  return inReadingOrder([...found.values()]);
}

function isBelievable({ isValid, symbology, text }: ReadResult): boolean {
  return isValid && (symbology !== 'ITF' || text.length >= leastItfDigits);
}

/** A region of the picture that was searched for codes. */
interface Place {
  readonly picture: Raster;
  readonly left: number;
  readonly top: number;
}

function toCode(
  { symbology, format, text, bytes, contentType, position }: ReadResult,
  { picture: { width, height }, left, top }: Place,
): Code {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
  const xs = corners.map(({ x }) => (left + x) / width);
  const ys = corners.map(({ y }) => (top + y) / height);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const isText = contentType === 'Text' || contentType === 'GS1' || contentType === 'ISO15434';
  return {
    format: symbology === 'EANUPC' ? format : symbology,
    text,
    ...(isText ? {} : { bytes: Buffer.from(bytes).toString('base64') }),
    box: clampBox([x, y, Math.max(...xs) - x, Math.max(...ys) - y]),
    turn: turnOfCode(position),
  };
}

/** Corners come in the code's own order, so its upper edge shows how it lies. */
function turnOfCode({ topLeft, topRight }: ReadResult['position']): Turn {
  const degrees = (Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180) / Math.PI;
  return addTurns(0, 360 - ((Math.round(degrees / 90) * 90 + 360) % 360));
}
