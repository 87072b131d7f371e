import { cutOnPaper, type Raster } from '../raster.ts';
import { findComponents } from './components.ts';
import type { Edges } from './text-lines.ts';

/** Lighter than this is paper. */
const inkLevel = 170;
const paper = 255;
/** Shortest line to write on, in glyph heights of the print: longer than the stroke of any letter. */
const shortest = 5;
/** A line is at most this thick, in glyph heights, and rises or falls by at most this share of its length. */
const [thickest, mostSlope] = [0.35, 0.02] as const;
/** Pieces of one line are at most this far apart, in glyph heights: the pen crosses it. */
const parted = 1.5;
/** What is cut out above and below a line, and where the middles of its own writing are, in glyph heights: descenders of the line above reach down. */
const [above, below] = [4.2, 1.4] as const;
const [highestMiddle, lowestMiddle] = [3.3, 0.7] as const;
/** A pen begins a little before its line, and small print stands right behind it, in glyph heights. */
const [before, behind] = [1, 0.25] as const;
/** A line with this many uprights on it is the bottom of boxes, which are at least so high and at most so wide, in glyph heights. */
const uprights = 2;
const [leastUpright, widestUpright] = [3.2, 0.35] as const;
/** Ink of letters is darker than this. */
const letterInk = 200;

/** The level lines of a page on which a pen writes, or that end a box: long, thin, and one above the other only in forms. */
export function findRuledLines({ width, height, data }: Raster, glyphHeight: number): readonly Edges[] {
  const least = Math.floor(shortest * glyphHeight);
  if (least < 2) return [];
  const pieces: Edges[] = [];
  const isInked = (x: number, y: number): boolean => {
    const at = y * width + x;
    return (
      (data[at] ?? paper) < inkLevel ||
      (data[at - width] ?? paper) < inkLevel ||
      (data[at + width] ?? paper) < inkLevel
    );
  };
  for (let y = 1; y < height - 1; y += 1) {
    let known = -1;
    for (let x = 0; x < width; x += least) {
      if (x < known || !isInked(x, y)) continue;
      let [from, to] = [x, x + 1];
      while (from > 0 && isInked(from - 1, y)) from -= 1;
      while (to < width && isInked(to, y)) to += 1;
      known = to;
      if (to - from >= least) pieces.push({ left: from, right: to, top: y, bottom: y + 1 });
    }
  }
  const lines = joined(pieces, glyphHeight).filter(
    ({ left, right, top, bottom }) => bottom - top <= thickest * glyphHeight + 2 + mostSlope * (right - left),
  );
  // The edge of a line may be a piece of its own, above or below it.
  return lines.filter((line) => !lines.some((other) => other !== line && isEdgeOf(line, other, glyphHeight)));
}

const isEdgeOf = (line: Edges, other: Edges, glyphHeight: number): boolean =>
  line.right - line.left < other.right - other.left &&
  line.left < other.right &&
  line.right > other.left &&
  Math.abs(line.top - other.top) < 0.5 * glyphHeight;

/** Pieces in neighbouring rows, which touch or follow each other, as one line. */
function joined(pieces: readonly Edges[], glyphHeight: number): Edges[] {
  const lines: { left: number; right: number; top: number; bottom: number }[] = [];
  for (const piece of pieces) {
    const own = lines.find(
      (line) =>
        piece.top - line.bottom <= 2 &&
        piece.left - line.right <= parted * glyphHeight &&
        line.left - piece.right <= parted * glyphHeight,
    );
    if (own === undefined) {
      lines.push({ left: piece.left, right: piece.right, top: piece.top, bottom: piece.bottom });
      continue;
    }
    own.left = Math.min(own.left, piece.left);
    own.right = Math.max(own.right, piece.right);
    own.bottom = Math.max(own.bottom, piece.bottom);
  }
  return lines;
}

/** What is written on a line of a page or in a box, and where on the page it was cut out. */
export interface Written {
  readonly place: Edges;
  readonly picture: Raster;
  /** From where to where in the picture the ink goes. */
  readonly ink: Pick<Edges, 'left' | 'right'>;
  /** Where on the page its letters stand, and the height of the print's. */
  readonly base: number;
  readonly glyphHeight: number;
}

/** What is written on a line, without the line and what belongs to the lines above and below it; undefined where nothing is. */
export function writingOn(
  page: Raster,
  line: Edges,
  glyphHeight: number,
  margin: number,
): Written | undefined {
  const place: Edges = {
    left: Math.max(0, Math.round(line.left - before * glyphHeight)),
    right: Math.min(page.width, Math.round(line.right + behind * glyphHeight)),
    top: Math.max(0, Math.round(line.top - above * glyphHeight)),
    bottom: Math.min(page.height, Math.round(line.bottom + below * glyphHeight)),
  };
  const picture = cutOnPaper(page, place, margin);
  const [x, y] = [margin - place.left, margin - place.top];
  eraseLine(
    picture,
    { left: line.left + x, right: line.right + x, top: line.top + y, bottom: line.bottom + y },
    glyphHeight,
  );
  const ink = clearStrange(picture, { lineTop: line.top + y, glyphHeight, margin });
  return ink === undefined ? undefined : { place, picture, ink, base: line.top, glyphHeight };
}

/** What is written in a box, without the rules around it. */
export function writingIn(page: Raster, place: Edges, glyphHeight: number, margin: number): Written {
  const picture = cutOnPaper(page, place, margin);
  for (const line of findRuledLines(picture, glyphHeight)) eraseLine(picture, line, glyphHeight);
  const ink = { left: margin, right: picture.width - margin };
  return { place, picture, ink, base: (place.top + place.bottom) / 2 + glyphHeight, glyphHeight };
}

/** Erases the line where it is thin; where the pen crosses it, it is as thick as that, and stays. */
function eraseLine({ width, height, data }: Raster, line: Edges, glyphHeight: number): void {
  const most = Math.max(3, thickest * glyphHeight);
  const [first, last] = [Math.max(0, line.top - 2), Math.min(height, line.bottom + 2)];
  for (let x = Math.max(0, line.left - 2); x < Math.min(width, line.right + 2); x += 1) {
    for (let y = first; y < last; y += 1) {
      if ((data[y * width + x] ?? paper) >= letterInk) continue;
      let [top, bottom] = [y, y + 1];
      while (top > 0 && (data[(top - 1) * width + x] ?? paper) < letterInk) top -= 1;
      while (bottom < height && (data[bottom * width + x] ?? paper) < letterInk) bottom += 1;
      if (bottom - top <= most)
        for (let at = Math.max(0, top - 1); at < Math.min(height, bottom + 1); at += 1)
          data[at * width + x] = paper;
      y = Math.max(y, bottom);
    }
  }
}

/** Least height of the writing on a line, in glyph heights. */
const leastWriting = 0.7;

interface Cut {
  readonly lineTop: number;
  readonly glyphHeight: number;
  readonly margin: number;
}

/** Blanks what belongs to other lines or was cut through, and tells from where to where the rest goes; undefined where nothing is left. */
function clearStrange(
  { width, height, data }: Raster,
  { lineTop, glyphHeight, margin }: Cut,
): Pick<Edges, 'left' | 'right'> | undefined {
  const boxes = findComponents({ width, height, data }, letterInk);
  let [from, to, standing, isWritten] = [width, 0, 0, false];
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
    const [middle, high] = [(top + bottom) / 2, bottom - top];
    const isCut = right - left < glyphHeight && (left <= margin || right >= width - margin - 1);
    const isOwn =
      !isCut &&
      middle > lineTop - highestMiddle * glyphHeight &&
      middle < lineTop + lowestMiddle * glyphHeight;
    if (
      right - left <= widestUpright * glyphHeight &&
      high >= leastUpright * glyphHeight &&
      bottom >= lineTop - glyphHeight / 2
    )
      standing += 1;
    if (isOwn && high >= leastWriting * glyphHeight) isWritten = true;
    if (isOwn) [from, to] = [Math.min(from, left), Math.max(to, right + 1)];
    else for (let y = top; y <= bottom; y += 1) data.fill(paper, y * width + left, y * width + right + 1);
  }
  return isWritten && standing < uprights ? { left: from, right: to } : undefined;
}
