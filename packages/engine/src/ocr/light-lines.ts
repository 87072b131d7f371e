import { usualInk } from '../pages/prepare/components.ts';
import {
  findInk,
  isWithin,
  linesOfInk,
  moved,
  type Edges,
  type TextLine,
} from '../pages/prepare/text-lines.ts';
import { cutOnPaper, negativeOf, whitened, type Raster } from '../pages/raster.ts';
import { cropOf } from './line-crop.ts';

/** Light text is in boxes at most this bright, with several glyphs a line, and reads well; other dark areas are pictures. */
const darkBox = 150;
const leastLight = 4;
/** Ink that runs this far level, in glyph heights, may be a dark box's: strokes of letters are shorter. */
const darkRun = 2;
/** How far above and below what the letters of a line enclose the dark box around them is looked for, in the line's height. */
const beyondLetters = 0.3;

/** A line of light words, cut out as dark on light. */
export interface LightLine {
  readonly line: TextLine;
  readonly crop: Raster;
}

interface LinesOfPage {
  /** The dark lines without those that are only what light letters enclose. */
  readonly dark: readonly TextLine[];
  readonly light: readonly LightLine[];
}

/**
 * Lines of light words in dark boxes of a page, beside its `lines` of dark ones. What zeros and other closed letters of light words enclose is
 * as dark as their box, and looks like a line of glyphs itself. Regions of `without` are skipped.
 */
export function withLightLines(
  page: Raster,
  glyphHeight: number,
  { lines, without }: { readonly lines: readonly TextLine[]; readonly without: readonly Edges[] },
): LinesOfPage {
  const area = findDark(page, glyphHeight);
  if (area === undefined) return { dark: lines, light: [] };
  const enclosed = lines.filter((line) => boxAround(page, beyond(page, line)) <= darkBox);
  const known = [...lines.filter((line) => !enclosed.includes(line)), ...without];
  const negative = negativeOf(cutOnPaper(page, area, 0));
  // Boxes of a paler colour become paper too.
  const found = linesOfInk(negative, findInk(whitened(negative, darkBox)), {
    glyphHeight,
    without: known.map((edges) => moved(edges, -area.left, -area.top)),
  }).flatMap((onDark) => {
    const line = moved(onDark, area.left, area.top);
    const box = boxAround(page, line);
    return box > darkBox ? [] : [{ onDark, line, box }];
  });
  const rows = new Set(found.flatMap(({ line }) => (line.glyphs < leastLight ? [] : [line.row])));
  const light = found.filter(
    ({ line }) =>
      rows.has(line.row) && !enclosed.some((each) => isWithin(line, each) && each.glyphs >= line.glyphs),
  );
  return {
    dark: lines.filter(
      (line) => !enclosed.includes(line) || !light.some((each) => isWithin(line, each.line)),
    ),
    light: light.map(({ onDark, line, box }) => ({ line, crop: whitened(cropOf(negative, onDark), box) })),
  };
}

function beyond({ height }: Raster, line: TextLine): Edges {
  const room = Math.ceil(beyondLetters * (line.bottom - line.top));
  return { ...line, top: Math.max(0, line.top - room), bottom: Math.min(height, line.bottom + room) };
}

/** What lies around all dark boxes of a page: its runs of ink longer than letters, and room for a line beside them. */
function findDark({ width, height, data }: Raster, glyphHeight: number): Edges | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  const step = Math.max(1, Math.floor(glyphHeight / 4));
  for (let y = 0; y < height; y += step) {
    let from = 0;
    for (let x = 0; x <= width; x += 1) {
      if (x < width && (data[y * width + x] ?? 255) < usualInk) continue;
      if (x - from >= darkRun * glyphHeight) {
        left = Math.min(left, from);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
      from = x + 1;
    }
  }
  const room = Math.ceil(darkRun * glyphHeight);
  if (right === 0) return undefined;
  return {
    left: Math.max(0, left - room),
    top: Math.max(0, top - room),
    right: Math.min(width, right + room),
    bottom: Math.min(height, bottom + room),
  };
}

/** Mean brightness along a line's top and bottom edges. */
function boxAround({ width, data }: Raster, { left, top, right, bottom }: Edges): number {
  let sum = 0;
  for (let x = left; x < right; x += 1)
    sum += (data[top * width + x] ?? 255) + (data[(bottom - 1) * width + x] ?? 255);
  return sum / Math.max(1, 2 * (right - left));
}
