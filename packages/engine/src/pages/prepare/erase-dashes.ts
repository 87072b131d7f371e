import type { Raster } from '../raster.ts';
import { findComponents } from './components.ts';

/** Pixels lighter than these are paper: enlarged, a dash one pixel thin is grey, and in the grain of a blurred page only its darkest part is separate. */
const inkLevels = { sharp: [215], blurred: [140, 215] } as const;
const paper = 255;
/** Length of a dash, in glyph heights: shorter ones are leader dots; longer than `rule`, and so than any letter, they are rules by themselves. */
const shortest = 0.3;
const longest = 2.2;
const rule = 4;
/** Greatest thickness of a dash, in glyph heights: thinner than the digit 1; a level dash, unlike any letter, may be as thick as blurred strokes. */
const thickest = { sharp: 0.2, blurred: 0.35 } as const;
const thickestPixels = 3;
/** Widest gap between two dashes, in glyph heights; a dash that a letter touches is missing. */
const widestGap = 4;
/** Greatest distance of a dash from its line, in glyph heights. */
const mostAside = 0.15;
/** Least dashes of a line, least share of them with the usual length and gap, and the tolerance of both. */
const fewest = 8;
const leastAlike = 0.7;
const mostUnlike = 0.35;
/** Stems of letters may line up in a column, but not in this many columns that all begin at the same heights. */
const fewestColumns = 3;

interface Dash {
  readonly from: number;
  readonly to: number;
  readonly aside: number;
  /** Index of its box among the boxes of the page's ink. */
  readonly box: number;
}

/**
 * Erases dashed lines from a levelled page, in place: between rows and columns of tables, above slips to be cut off. Each dash is too short
 * for a rule; among words dashes are read as punctuation, and words beside them are lost.
 */
export function eraseDashes(raster: Raster, glyphHeight: number, isBlurred: boolean): void {
  if (glyphHeight === 0) return;
  const strokes = isBlurred ? 'blurred' : 'sharp';
  const thin = (share: number): number => Math.max(thickestPixels, share * glyphHeight);
  const mostThick = { level: thin(thickest[strokes]), upright: thin(thickest.sharp) };
  for (const inkLevel of inkLevels[strokes]) eraseInked(raster, glyphHeight, { inkLevel, mostThick });
}

interface Ink {
  readonly inkLevel: number;
  /** In pixels. */
  readonly mostThick: Readonly<Record<'level' | 'upright', number>>;
}

function eraseInked(raster: Raster, glyphHeight: number, { inkLevel, mostThick }: Ink): void {
  const boxes = findComponents(raster, inkLevel);
  const [level, upright]: [Dash[], Dash[]] = [[], []];
  for (let box = 0; box < boxes.length; box += 4) {
    const left = boxes[box] ?? 0;
    const top = boxes[box + 1] ?? 0;
    const right = boxes[box + 2] ?? 0;
    const bottom = boxes[box + 3] ?? 0;
    const width = right - left + 1;
    const height = bottom - top + 1;
    const length = Math.max(width, height);
    const way = width > height ? 'level' : 'upright';
    if (Math.min(width, height) > mostThick[way] || length < shortest * glyphHeight) continue;
    if (length > rule * glyphHeight) erase(raster, boxes.subarray(box, box + 4), inkLevel);
    if (length > longest * glyphHeight) continue;
    if (width > 2 * height) level.push({ from: left, to: right, aside: (top + bottom) / 2, box });
    else if (height > 2 * width) upright.push({ from: top, to: bottom, aside: (left + right) / 2, box });
  }
  const columns = linesOf(upright, glyphHeight);
  const patterned = columns.filter(
    (line) => columns.filter((other) => isInStep(line, other, glyphHeight)).length >= fewestColumns,
  );
  for (const { box } of [...linesOf(level, glyphHeight), ...patterned].flat())
    erase(raster, boxes.subarray(box, box + 4), inkLevel);
}

/** Lines of dashes that follow each other, with similar lengths and gaps. */
function linesOf(dashes: readonly Dash[], glyphHeight: number): Dash[][] {
  const width = mostAside * glyphHeight;
  const open = new Map<number, Dash[][]>();
  const lines: Dash[][] = [];
  for (const dash of dashes.toSorted((a, b) => a.from - b.from)) {
    const lane = Math.floor(dash.aside / width);
    const near = [lane - 1, lane, lane + 1].flatMap((each) => open.get(each) ?? []);
    const line = near.find((each) => {
      const last = each.at(-1);
      return (
        last !== undefined &&
        Math.abs(last.aside - dash.aside) <= width &&
        dash.from > last.to &&
        dash.from - last.to <= widestGap * glyphHeight
      );
    });
    if (line) line.push(dash);
    else {
      const begun = [dash];
      lines.push(begun);
      open.set(lane, [...(open.get(lane) ?? []), begun]);
    }
  }
  return lines.filter((line) => {
    if (line.length < fewest) return false;
    const gaps = line.slice(1).map((dash, index) => dash.from - (line[index]?.to ?? 0));
    return [line.map((dash) => dash.to - dash.from + 1), gaps].every(areAlike);
  });
}

function areAlike(lengths: readonly number[]): boolean {
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  // A difference of one pixel does not count.
  const most = Math.max(1.5, mostUnlike * usual);
  return lengths.filter((length) => Math.abs(length - usual) <= most).length >= leastAlike * lengths.length;
}

/** Whether at least half of a line's dashes begin at the same heights as the other's. */
function isInStep(line: readonly Dash[], other: readonly Dash[], glyphHeight: number): boolean {
  const begins = (dash: Dash): boolean =>
    other.some(({ from }) => Math.abs(from - dash.from) <= mostAside * glyphHeight);
  return 2 * line.filter(begins).length >= line.length;
}

function erase({ width, height, data }: Raster, box: Int32Array, inkLevel: number): void {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  // One pixel more on every side, where the edge fades out.
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y += 1)
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right + 1); x += 1) {
      const isInside = y >= top && y <= bottom && x >= left && x <= right;
      const at = y * width + x;
      if (isInside || (data[at] ?? paper) >= inkLevel) data[at] = paper;
    }
}
