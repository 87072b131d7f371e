import { addTurns, turnBox } from '../pages/geometry.ts';
import { percentileOf } from '../pages/median.ts';
import { blurred } from '../pages/prepare/blur.ts';
import { findComponentsAt, type ComponentBoxes } from '../pages/prepare/components.ts';
import { projectionOnto, rectify, type Point } from '../pages/prepare/perspective.ts';
import type { Prepared } from '../pages/prepare/prepare.ts';
import type { SheetOfPaper } from '../pages/prepare/sheet-of-paper.ts';
import {
  glyphHeightOf,
  isWithin,
  linesOfInk,
  meet,
  shareOfHeight,
  unionOf,
  type Edges,
  type TextLine,
} from '../pages/prepare/text-lines.ts';
import type { Raster, Turn } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';
import { charactersOf, leastWhole, meanConfidence, type SecondLook } from './second-pass.ts';
import { dropOf } from './slope-of-line.ts';
import { linesOfWords, withLines } from './words-of-lines.ts';

/** Type lower than this, in middle glyphs of the page and measured with its tall letters, was not enlarged enough with the rest of it, or is too pale for it. */
const smallGlyph = 1.4;
/** Glyph height, in pixels of the flat page, below which letters cannot be distinguished. */
const leastGlyph = 7;
/** Lines are searched with the grain blurred away, at levels that include grey print; one less long than this, in its heights, is a word at most. */
const grainSigma = 1;
const inkLevels = [175, 215] as const;
const leastLength = 2;
/** Glyph height assumed for such lines, in median glyph heights of the page. */
const shareOfGlyph = 0.5;
/** Greatest height of a word, with tall letters, tails and accents, in median glyph heights of the page, and the room around it, in its own heights. */
const tallestWord = 1.3;
const around = { above: 0.25, below: 0.2 } as const;
const mostLines = 40;
/** Pieces of a line are at most this far apart, share this much of the lower one and differ at most by this factor, in heights with accents and tails. */
const [widestGap, leastShared, mostUneven] = [2, 0.6, 2] as const;
/** A line needs no other reading when words with this confidence cover this share of it. */
const [sureConfidence, sureShare] = [88, 0.8] as const;
const believable = 60;
/** Words at most this far from a line belong to its row, in heights of the line. */
const widestRow = 12;
const [likely, leastCovered] = [30, 0.3] as const;
/** A line is text when it has this many words of four letters with this confidence, or more than this share of its characters in believable words. */
const [leastTelling, tellingConfidence, leastBelieved] = [3, 80, 1 / 3] as const;
/** Keys and addresses of at least this length are never read surely; this confidence is enough for them, and noise has less. */
const [longText, longConfidence] = [25, 25] as const;
/** Least confidence stated for a word in a line that is text: a lower one would be taken for noise. */
const leastConfidence = 10;
/** Letters of 16 to 30 pixels are read equally well, words with tall letters are half as tall again; more than fourfold enlargement shows no more. */
const [bestGlyph, mostEnlarged] = [26, 4] as const;
const margin = 12;
/** A line that falls by less than this, in pixels of its picture, is cut as it is. */
const leastDrop = 3;
/** A line falls by no more than this share of its height, or its crop would have no room for letters. */
const mostFall = 0.75;
/** Percentile of a stretch's brightness that is taken for its paper, and the length of a stretch in heights of the line. */
const [paperShare, stretchLength] = [0.9, 1.5] as const;
const darkestPaper = 24;
/** Shares of the paper's brightness that become black and white. */
interface Levels {
  readonly black: number;
  readonly white: number;
}

/** What small lines are: how dark, and which readings are of them. */
interface Kind {
  readonly levels: Levels;
  isRead(words: readonly ReadWord[]): boolean;
}
const smallPrint: Kind = { levels: { black: 0.3, white: 0.93 }, isRead: isText };
/** Labels of a card: its pattern is paler than they are, whose strokes are never black, and gives letters, but no words. */
export const labelsOfCard: Kind = {
  levels: { black: 0.45, white: 0.85 },
  isRead: (words) =>
    isText(words) &&
    words.some(({ text, conf }) => conf >= believable && /^\P{L}*\p{Lu}\p{L}|\p{L}{4}/u.test(text)),
};

/** A page as it was photographed, and the mappings between its pixels and those of the prepared page. */
export interface Photograph {
  readonly picture: Raster;
  readonly paper: SheetOfPaper;
  readonly flat: Raster;
  readonly turn: Turn;
  readonly prepared: Prepared;
}

/** Lines of small type that the page's reading missed or read badly. */
export async function findSmallLines(
  photograph: Photograph,
  words: readonly ReadWord[],
): Promise<TextLine[]> {
  const { raster, glyphHeight } = photograph.prepared;
  const found = findComponentsAt(await blurred(photograph.flat, grainSigma), inkLevels);
  const ink = found.map((boxes) => onPrepared(boxes, photograph));
  const pieces = linesOfInk(raster, ink, { glyphHeight: shareOfGlyph * glyphHeight });
  const least = leastGlyph * scaleOf(photograph);
  return joined(joined([...pieces, ...wordsOf(ink.at(-1) ?? new Int32Array(), photograph)]))
    .filter(
      (line) =>
        glyphHeightOf(line) >= least &&
        glyphHeightOf(line) < smallGlyph * glyphHeight &&
        line.right - line.left >= leastLength * (line.bottom - line.top) &&
        !isReadSurely(line, words) &&
        !isWithinType(line, words) &&
        !isPieceOfRow(line, words),
    )
    .filter(
      (line, _index, all) =>
        !all.some((other) => other !== line && isWithin(line, other) && isLarger(other, line)),
    )
    .map((line) => widened(line, raster.width))
    .toSorted((a, b) => b.right - b.left - (a.right - a.left))
    .slice(0, mostLines)
    .toSorted((a, b) => (isOneRow(a, b) ? a.left - b.left : a.top - b.top));
}

/** Rereads each of these lines, cut from the photograph itself: its pixels are interpolated once, not three times, and its own paper is white. */
export function lookAtSmallLines(
  photograph: Photograph,
  lines: readonly TextLine[],
  { levels, isRead }: Kind = smallPrint,
): SecondLook {
  const crops = lines.map((line) => cropOf(photograph, line, levels));
  return {
    crops: crops.map(({ picture }) => picture),
    improve: (before, readings) => {
      const linesOf = linesOfWords(before, lines);
      const better = lines.flatMap((line, index) => {
        const words = withoutRules(readings[index] ?? []);
        const read = onPage(words, { line, ...(crops[index] ?? { scale: 1, top: line.top }) });
        const old = before.filter((word) => linesOf.get(word)?.includes(line) === true);
        const isBetter =
          isRead(read) && worthOf(read) > worthOf(old) && !old.some((word) => reachesOut(word, line));
        return isBetter ? [{ line, read }] : [];
      });
      return withLines(before, better, linesOf);
    },
  };
}

/** Words as pieces of pale ink: when blurred, a word's letters touch, and such a piece is too wide to be found as a glyph of a line. */
function wordsOf(boxes: ComponentBoxes, photograph: Photograph): TextLine[] {
  const { raster, glyphHeight } = photograph.prepared;
  const least = leastGlyph * scaleOf(photograph);
  const found: TextLine[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
    const height = bottom - top + 1;
    if (height < least || height > tallestWord * glyphHeight) continue;
    found.push({
      left: Math.max(0, left),
      top: Math.max(0, Math.floor(top - around.above * height)),
      right: Math.min(raster.width, right + 1),
      bottom: Math.min(raster.height, Math.ceil(bottom + 1 + around.below * height)),
      row: 0,
      glyphs: 1,
    });
  }
  return found;
}

/** Joins pieces of a line that are no further apart than the words missing between them: some letters a few pixels high are not found. */
function joined(pieces: readonly TextLine[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const at = lines.findIndex((line) => goesOn(line, piece));
    const line = lines[at];
    if (line === undefined) lines.push(piece);
    else lines[at] = lineOfBoth(line, piece);
  }
  return lines;
}

function goesOn(line: TextLine, piece: TextLine): boolean {
  const [height, other] = [line.bottom - line.top, piece.bottom - piece.top];
  return (
    piece.left - line.right <= widestGap * Math.max(height, other) &&
    isOneRow(line, piece) &&
    Math.max(height, other) <= mostUneven * Math.min(height, other)
  );
}

const isLarger = (a: Edges, b: Edges): boolean => a.right - a.left > b.right - b.left;

const isOneRow = (a: Edges, b: Edges): boolean => shareOfHeight(a, b) >= leastShared;

const lineOfBoth = (a: TextLine, b: TextLine): TextLine => ({
  ...unionOf(a, b),
  row: Math.min(a.row, b.row),
  glyphs: a.glyphs + b.glyphs,
});

/** The line with room at both ends for a letter that is paler than the rest. */
function widened(line: TextLine, width: number): TextLine {
  const room = Math.ceil(glyphHeightOf(line) / 2);
  return { ...line, left: Math.max(0, line.left - room), right: Math.min(width, line.right + room) };
}

/** Boxes of the flat page, mapped to the prepared page. */
function onPrepared(boxes: ComponentBoxes, photograph: Photograph): ComponentBoxes {
  const { flat, turn, prepared } = photograph;
  const isSideways = turn === 90 || turn === 270;
  const scale = scaleOf(photograph);
  const found = new Int32Array(boxes.length);
  for (let at = 0; at < boxes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at, at + 4);
    const [x, y] = [(left + right + 1) / 2 / flat.width, (top + bottom + 1) / 2 / flat.height];
    const [upX, upY] = turnBox([x, y, 0, 0], turn);
    const [midX, midY] = prepared.fromPage(upX, upY);
    const extents = [(right - left + 1) * scale, (bottom - top + 1) * scale] as const;
    const [width, height] = isSideways ? [extents[1], extents[0]] : extents;
    found[at] = Math.round(midX - width / 2);
    found[at + 1] = Math.round(midY - height / 2);
    found[at + 2] = Math.round(midX + width / 2) - 1;
    found[at + 3] = Math.round(midY + height / 2) - 1;
  }
  return found;
}

/** Pixels of the prepared page per pixel of the flat one. */
function scaleOf({ flat, turn, prepared }: Photograph): number {
  const [[x0, y0], [x1, y1]] = [prepared.fromPage(0, 0), prepared.fromPage(1, 0)];
  return Math.hypot(x1 - x0, y1 - y0) / (turn === 90 || turn === 270 ? flat.height : flat.width);
}

/** Whether a reading is text: such lines have long numbers and addresses, which one misread digit makes doubtful, so a few sure words are enough. */
function isText(words: readonly ReadWord[]): boolean {
  const believed = words.filter(
    ({ text, conf }) => conf >= (text.length >= longText ? longConfidence : believable),
  );
  const telling = words.filter(({ text, conf }) => conf >= tellingConfidence && /\p{L}{4}/u.test(text));
  return telling.length >= leastTelling || charactersOf(believed) > leastBelieved * charactersOf(words);
}

/** Characters, weighted by how surely they were read. */
const worthOf = (words: readonly ReadWord[]): number =>
  words.reduce((sum, { text, conf }) => sum + text.length * (conf / 100) ** 2, 0);

/** Whether so much of a word lies beside the line that this is a piece of the word. */
function reachesOut({ left, right }: ReadWord, line: TextLine): boolean {
  return Math.min(right, line.right) - Math.max(left, line.left) < leastWhole * (right - left);
}

function isReadSurely(line: TextLine, words: readonly ReadWord[]): boolean {
  const within = words.filter((word) => isWithin(word, line));
  const covered = within.reduce((sum, { left, right }) => sum + right - left, 0);
  return covered >= sureShare * (line.right - line.left) && meanConfidence(within) >= sureConfidence;
}

/** Whether large type covers the line: shadows beside it look like small type. */
function isWithinType(line: TextLine, words: readonly ReadWord[]): boolean {
  const large = words.filter(
    (word) => word.conf >= likely && word.bottom - word.top > line.bottom - line.top && meet(word, line),
  );
  const covered = large.reduce(
    (sum, { left, right }) => sum + Math.min(right, line.right) - Math.max(left, line.left),
    0,
  );
  return covered > leastCovered * (line.right - line.left);
}

/** Whether a line lies among surely read words of its row that are longer than itself: other looks read such pieces. */
function isPieceOfRow(line: TextLine, words: readonly ReadWord[]): boolean {
  const reach = widestRow * (line.bottom - line.top);
  const row = words.filter(
    (word) =>
      word.conf >= sureConfidence &&
      !isWithin(word, line) &&
      isOneRow(word, line) &&
      Math.max(word.left - line.right, line.left - word.right) <= reach,
  );
  return row.reduce((sum, { left, right }) => sum + right - left, 0) > line.right - line.left;
}

interface Crop {
  readonly picture: Raster;
  /** Pixels of the crop per pixel of the prepared page. */
  readonly scale: number;
  /** Its upper edge on the prepared page. */
  readonly top: number;
}

/** A line that falls is cut along its slope: level, its ends would show the rows above and below it instead of their own letters. */
function cropOf(photograph: Photograph, line: TextLine, levels: Levels): Crop {
  const scale = enlargementOf(line);
  const asFound = onWhite(cutOf(photograph, line, { scale, drop: 0 }), levels);
  const fall = dropOf(asFound, Math.floor(mostFall * (line.bottom - line.top) * scale));
  if (Math.abs(fall) < leastDrop) return { picture: asFound, scale, top: line.top };
  const drop = fall / scale;
  const spare = Math.abs(drop) / 2;
  const level = { ...line, top: line.top + spare, bottom: line.bottom - spare };
  const closer = enlargementOf(level);
  return {
    picture: onWhite(cutOf(photograph, level, { scale: closer, drop }), levels),
    scale: closer,
    top: level.top,
  };
}

const enlargementOf = (line: TextLine): number => Math.min(mostEnlarged, bestGlyph / glyphHeightOf(line));

/** A line cut from the photograph, level though it falls by `drop` from its left end to its right end. */
function cutOf(
  { picture, paper, turn, prepared }: Photograph,
  { left, top, right, bottom }: Edges,
  { scale, drop }: { readonly scale: number; readonly drop: number },
): Raster {
  const back = addTurns(0, 360 - turn);
  const onPicture = (x: number, y: number): Point => {
    const [across, down] = paper.toPicture(turnBox(prepared.toPage(x, y, x, y), back));
    return [across * picture.width, down * picture.height];
  };
  const size = { width: Math.round((right - left) * scale), height: Math.round((bottom - top) * scale) };
  const quad = [
    onPicture(left, top - drop / 2),
    onPicture(right, top + drop / 2),
    onPicture(right, bottom + drop / 2),
    onPicture(left, bottom - drop / 2),
  ] as const;
  return rectify(picture, projectionOnto(quad, size.width, size.height), size);
}

/** A line of a photograph on white paper, with a margin: because of shadows, each stretch of it has a paper brightness of its own. */
function onWhite({ width, height, data }: Raster, { black, white }: Levels): Raster {
  const length = Math.max(1, Math.round(stretchLength * height));
  const papers = Array.from({ length: Math.ceil(width / length) }, (_unused, index) =>
    paperOf({ width, height, data }, index * length, Math.min(width, (index + 1) * length)),
  );
  const result = { width: width + 2 * margin, height: height + 2 * margin };
  const pixels = new Uint8Array(result.width * result.height).fill(255);
  for (let x = 0; x < width; x += 1) {
    const at = Math.min(papers.length - 1, Math.max(0, x / length - 0.5));
    const [before, after] = [papers[Math.floor(at)] ?? 255, papers[Math.ceil(at)] ?? 255];
    const paper = before + (after - before) * (at - Math.floor(at));
    for (let y = 0; y < height; y += 1) {
      const share = ((data[y * width + x] ?? 255) / paper - black) / (white - black);
      pixels[(y + margin) * result.width + x + margin] = Math.min(255, Math.max(0, 255 * share));
    }
  }
  return { ...result, data: pixels };
}

function paperOf({ width, height, data }: Raster, from: number, to: number): number {
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1) {
      const value = data[y * width + x] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  return Math.max(darkestPaper, percentileOf(counts, paperShare, height * (to - from)));
}

/** The words without marks at both ends: rules there are not erased in the photograph, and are read as marks. */
function withoutRules(words: readonly ReadWord[]): readonly ReadWord[] {
  const isText = ({ text }: ReadWord): boolean => /[\p{L}\p{N}]/u.test(text);
  return words.slice(Math.max(0, words.findIndex(isText)), words.findLastIndex(isText) + 1);
}

function onPage(
  words: readonly ReadWord[],
  { line, scale, top }: { line: TextLine; scale: number; top: number },
): ReadWord[] {
  const across = (x: number) => Math.round(line.left + (x - margin) / scale);
  const down = (y: number) => Math.round(top + (y - margin) / scale);
  return words.map((word) => ({
    ...word,
    conf: Math.max(leastConfidence, word.conf),
    left: across(word.left),
    right: across(word.right),
    top: down(word.top),
    bottom: down(word.bottom),
    lineTop: line.top,
    lineBottom: line.bottom,
  }));
}
