import type { Box } from '@lavra/contract/model/result';
import { meanConfidence } from '../ocr/second-pass.ts';
import type { ReadWord, Recogniser } from '../ocr/recogniser.ts';
import type { ReadRegionInput, ReadRegionOutcome } from '../outcome.ts';
import type { SourcePage } from '../pages/document.ts';
import { addTurns, turnBox } from '../pages/geometry.ts';
import { analyse } from '../pages/prepare/analyse.ts';
import { prepare } from '../pages/prepare/prepare.ts';
import type { Raster } from '../pages/raster.ts';

/** Margin around the region, in pixels: letters at the edge are read badly. */
const margin = 14;
/** A region lower than this many glyph heights is read as one line. */
const glyphsOfLine = 4;

type Region = Pick<ReadRegionInput, 'box' | 'orientation'>;

/** Reads a part of a page on its own: the words of the text layer in it, or its pixels on a picture. */
export async function readRegion(
  page: SourcePage,
  { box, orientation }: Region,
  recogniser: Recogniser,
): Promise<Extract<ReadRegionOutcome, { kind: 'read' }>> {
  const exact = page.textLayer?.words.filter((word) => hasCentreOf(box, word.box)) ?? [];
  if (exact.length > 0) return { kind: 'read', text: exact.map(({ text }) => text).join(' '), conf: 100 };
  const region = cut(await page.raster(), turnBox(box, addTurns(0, 360 - orientation)));
  const { flat, glyphs, ink } = await analyse(region);
  if (glyphs.count === 0) return { kind: 'read', text: '' };
  const isSideways = orientation === 90 || orientation === 270;
  const glyphHeight = isSideways ? glyphs.medianWidth : glyphs.medianHeight;
  const { raster } = await prepare(flat, { turn: orientation, skewDegrees: 0, glyphHeight, ink });
  const height = (isSideways ? region.width : region.height) - 2 * margin;
  const words =
    height < glyphsOfLine * glyphHeight
      ? ((await recogniser.readLines([raster]))[0] ?? [])
      : await recogniser.read(raster, 'page');
  if (words.length === 0) return { kind: 'read', text: '' };
  return { kind: 'read', text: textOf(words), conf: Math.round(meanConfidence(words) * 10) / 10 };
}

function textOf(words: readonly ReadWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

function hasCentreOf([left, top, width, height]: Box, inner: Box): boolean {
  const [x, y] = [inner[0] + inner[2] / 2, inner[1] + inner[3] / 2];
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** The pixels of a box with a margin of paper. */
function cut({ width, height, data }: Raster, box: Box): Raster {
  const left = Math.min(width - 1, Math.max(0, Math.floor(box[0] * width)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(box[1] * height)));
  const right = Math.min(width, Math.max(left + 1, Math.ceil((box[0] + box[2]) * width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil((box[1] + box[3]) * height)));
  const size = { width: right - left + 2 * margin, height: bottom - top + 2 * margin };
  const paper = new Uint8Array(size.width * size.height).fill(255);
  for (let y = top; y < bottom; y += 1)
    paper.set(data.subarray(y * width + left, y * width + right), (y - top + margin) * size.width + margin);
  return { ...size, data: paper };
}
