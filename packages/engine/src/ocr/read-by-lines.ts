import {
  findCells,
  findInk,
  findTextLines,
  inkOnItsSide,
  linesOfInk,
  palestInk,
  shareOfHeight,
  isWithin,
  meet,
  type Edges,
  type Ink,
  type TextLine,
} from '../pages/prepare/text-lines.ts';
import { turned, type Raster } from '../pages/raster.ts';
import { isRunningText } from '../pages/running-text.ts';
import { circledLetters } from './circled-letters.ts';
import { withLightLines } from './light-lines.ts';
import { cropOf, onPage } from './line-crop.ts';
import { isBloodGroup, readLoneLetters } from './read-lone-letters.ts';
import { readZoneLines, withZoneAsOne } from './read-zone-lines.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { leastWhole, meanConfidence, type SecondLook } from './second-pass.ts';
import { linesOfWords, withLines } from './words-of-lines.ts';

/** Least glyphs of a vertical line. Where more level lines than this share of its glyphs reach beyond it, it is a column of level text. */
const leastStanding = 6;
const mostLevel = 0.3;
/** Least confidence of a short line, and of one with under three characters; worse ones are patterns. Lines of a zone prove themselves. */
const [leastConfidence, leastShort] = [35, 70] as const;
const fewGlyphs = 12;
/** Words of a whole page at least this sure are kept; a line read by itself must be surer than `believable` to replace others. */
const sureConfidence = 60;
const believable = 60;
const leastMissed = 3;
/** Height of a cell of two glyphs, in the page's, and its least width, in its height: marks and pieces of rules are lower or narrower. */
const [lowestOfPair, highestOfPair, leastOfPair] = [0.6, 2.6, 0.8] as const;
/** Words of its row that were read share this much of its height. */
const rowOfPair = 0.5;
/** A figure alone is this wide at least, in its height with the room around it, which a piece of a rule is not; lines of its row that were read differ from its height by at most this factor. */
const [leastOfFigure, asHigh] = [0.42, 1.15] as const;
/** Farthest that a word's end may be from that of a reading of its last letters, as a share of its height. */
const atEdge = 0.5;
/** Bold digits touch each other: a line this many times as wide as high is text despite its few glyphs. */
const widthOfTouching = 2;
/** Of a form's cells more are missed than of running text, and what is missed most is the shortest: its amounts. Of a dense table the layout may pass over half the rows. */
const mostMissed = 400;
/** Letters cross columns of pixels more than once: least share of such columns of a line of text. */
const leastCrossed = 0.03;
/** Of a line of this many glyphs the share is larger: a third and more, while a border of dots, dashes or crosses has at most three tenths. */
const [manyGlyphs, leastCrossedOfMany] = [16, 0.3] as const;
const leastDoubtful = 6;
const doubtfulConfidence = 75;
/** A line of a machine-readable zone with figures: the careful data reads names better there, and figures worse. */
const [zone, figuresOfZone, leastZone] = [/<</, /(?:\d\D*){6}/, 20] as const;
/** So many words, all less sure than this, are no text, but a pattern. */
const [manyWords, sureOfText] = [5, 70] as const;
/** Lines that are read to choose between the turns of a page. */
const sampled = 8;
/** Lines that are read before the page where its turn is not clear, and the most glyphs of each. */
const [telling, longestTelling] = [3, 30] as const;

/** Reads a prepared page line by line, each cut out on blank paper: nothing beside it is taken for letters or for a column's edge. */
export async function readByLines(
  page: Raster,
  glyphHeight: number,
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const ink = findInk(page);
  const level = linesOfInk(page, ink, { glyphHeight });
  const standing = findStanding(page, glyphHeight, { ink, level });
  const without = standing.map(({ onPage }) => onPage);
  const lines = without.length === 0 ? level : linesOfInk(page, ink, { glyphHeight, without });
  const circled = circledLetters(ink[0] ?? new Int32Array(), glyphHeight);
  const bare = lines.filter((line) => !circled.some((letter) => meet(line, letter)));
  const all = [...bare, ...circled];
  const { dark: own, light } = withLightLines(page, glyphHeight, { lines: all, without });
  const crops = [
    ...own.map((line) => cropOf(page, line)),
    ...light.map(({ crop }) => crop),
    ...standing.flatMap(({ upwards, downwards }) => [upwards, downwards]),
  ];
  const readings = await recogniser.readLines(crops, 'quick');
  for (const [index, words] of await readZoneLines(page, own, readings, recogniser))
    readings[index] = [...words];
  for (const [index, words] of await readLoneLetters(
    page,
    own.filter((line) => !circled.includes(line)),
    readings,
    recogniser,
  ))
    readings[index] = [...words];
  // The careful data is slower, and a second opinion only: the quick data reads a machine-readable zone better.
  const doubtful = own.flatMap(({ glyphs }, index) =>
    glyphs >= leastDoubtful && isDoubtful(readings[index] ?? []) ? [index] : [],
  );
  const again = await recogniser.readLines(doubtful.flatMap((index) => crops[index] ?? []));
  doubtful.forEach((index, at) => {
    const [before = [], after = []] = [readings[index], again[at]];
    if (meanConfidence(after) > meanConfidence(before)) readings[index] = after;
  });
  const inLines = own.flatMap((line, index) => {
    const words = placed(withZoneAsOne(readings[index] ?? []), line);
    // The edges of the ink are the letter's, whatever the recogniser gives it.
    const isLetter = circled.includes(line) && words.length === 1;
    return isLetter ? words.map((word) => ({ ...word, ...edgesOf(line) })) : words;
  });
  const rows = Math.max(0, ...own.map(({ row }) => row));
  const inBoxes = light.flatMap(({ line }, index) => {
    const words = readings[own.length + index] ?? [];
    return meanConfidence(words) < believable ? [] : placed(words, { ...line, row: rows + line.row });
  });
  const standingWords = standing.flatMap(({ onPage }, index): ReadWord[] => {
    const [up = [], down = []] = readings.slice(own.length + light.length + 2 * index);
    const best = meanConfidence(up) >= meanConfidence(down) ? up : down;
    const conf = meanConfidence(best);
    if (conf < leastConfidence) return [];
    const text = best.map((word) => word.text).join(' ');
    const { top, bottom } = onPage;
    return [{ ...onPage, text, conf, lineTop: top, lineBottom: bottom, block: 0, line: 0 }];
  });
  return [...inLines, ...inBoxes, ...standingWords];
}

const edgesOf = ({ left, top, right, bottom }: Edges): Edges => ({ left, top, right, bottom });

/** Whether a line was read so badly that the careful data may read it better. */
function isDoubtful(words: readonly ReadWord[]): boolean {
  const conf = meanConfidence(words);
  if (conf >= doubtfulConfidence) return false;
  const text = words.map((word) => word.text).join(' ');
  if (conf >= leastZone && zone.test(text) && figuresOfZone.test(text)) return false;
  return words.length < manyWords || words.some(({ conf }) => conf >= sureOfText);
}

/** Rereads, each by itself, the lines that a reading of the whole page missed or read badly, except lines in `without`, which another look reads. */
export function lookAtMissedLines(
  page: Raster,
  { glyphHeight, without = [] }: { glyphHeight: number; without?: readonly Edges[] },
  words: readonly ReadWord[],
): SecondLook & { readonly isMissed: (word: ReadWord) => boolean } {
  const lines = findCells(page, glyphHeight);
  const linesOf = linesOfWords(words, lines);
  const isProse = isRunningText(words);
  const sure = words.filter(({ conf, text }) => conf >= sureConfidence || text.length > 24);
  const isInRow = (line: TextLine): boolean => sure.some((word) => shareOfHeight(word, line) > rowOfPair);
  const read = new Set(sure.flatMap((word) => linesOf.get(word) ?? []));
  // A letter that was read where one figure stands is reread as a doubtful word.
  const touched = new Set([...linesOf.values()].flat());
  const isAsHighAsRow = (line: TextLine): boolean =>
    [...read].some(
      (other) =>
        other.glyphs > 1 &&
        shareOfHeight(other, line) > rowOfPair &&
        Math.max(heightOf(other), heightOf(line)) < asHigh * Math.min(heightOf(other), heightOf(line)),
    );
  // A form's values may be much higher than its labels, which are most of its glyphs.
  const isShort = (line: TextLine): boolean =>
    !isProse &&
    ((isPair(line, glyphHeight) && isInRow(line)) ||
      (isNarrow(line) && (line.glyphs > 1 || !touched.has(line)) && isAsHighAsRow(line)));
  const missed = lines
    .filter(
      (line) =>
        (isText(line) || isShort(line)) &&
        !read.has(line) &&
        !without.some((other) => isWithin(line, other)) &&
        (line.glyphs === 1 || !isPattern(page, line)),
    )
    .toSorted((a, b) => b.glyphs - a.glyphs)
    .slice(0, mostMissed);
  const isMissed = (word: ReadWord): boolean =>
    linesOf.get(word)?.some((line) => missed.includes(line)) === true;
  return {
    crops: missed.map((line) => cropOf(page, line)),
    areUnread: true,
    isMissed,
    improve: (before, readings) => withMissed(before, { missed, lines, readings }),
  };
}

const isText = ({ glyphs, left, top, right, bottom }: TextLine): boolean =>
  glyphs >= leastMissed || (glyphs > 1 && right - left > widthOfTouching * (bottom - top));

const heightOf = ({ top, bottom }: Edges): number => bottom - top;

/** Whether a line is a figure or two, as a count in a cell. */
const isNarrow = (line: TextLine): boolean =>
  line.glyphs <= 2 &&
  line.right - line.left > (line.glyphs === 2 ? leastOfPair : leastOfFigure) * heightOf(line);

/** Whether a line is as high as the page's print and has two glyphs: a cell with a state, a unit or a count. */
const isPair = ({ glyphs, left, top, right, bottom }: TextLine, glyphHeight: number): boolean => {
  const height = bottom - top;
  return (
    glyphs === 2 &&
    height > lowestOfPair * glyphHeight &&
    height < highestOfPair * glyphHeight &&
    right - left > leastOfPair * height
  );
};

/** Whether hardly any column of a line crosses ink twice, as nearly all letters do: a row of dots or dashes, or bars. */
function isPattern({ width, data }: Raster, { left, top, right, bottom, glyphs }: TextLine): boolean {
  let [inked, crossed] = [0, 0];
  for (let x = left; x < right; x += 1) {
    let [runs, isInk] = [0, false];
    for (let y = top; y < bottom; y += 1) {
      const is = (data[y * width + x] ?? 255) < palestInk;
      if (is && !isInk) runs += 1;
      isInk = is;
    }
    if (runs > 0) inked += 1;
    if (runs > 1) crossed += 1;
  }
  return crossed <= (glyphs < manyGlyphs ? leastCrossed : leastCrossedOfMany) * inked;
}

/** Whether a reading is only letters of a known word, whose line was found without its tall letters. */
const isPart = (word: ReadWord, whole: ReadWord): boolean =>
  isWithin(word, whole) && lettersOf(whole).includes(lettersOf(word));

/** Whether a reading is only a part of a word, whose line was found without its beginning or its end. */
function isRest(read: readonly ReadWord[], word: ReadWord): boolean {
  const width = Math.max(...read.map(({ right }) => right)) - Math.min(...read.map(({ left }) => left));
  const rest = read.map(lettersOf).join('');
  return width < leastWhole * (word.right - word.left) && lettersOf(word).includes(rest);
}

/** Whether a reading of a form's line is a word's last letters, as high as it is and up to its edge: a label that is spelt within a value is lower. */
function isEnd(read: readonly ReadWord[], word: ReadWord): boolean {
  const [tallest, own] = [Math.max(...read.map(heightOf)), heightOf(word)];
  const isAsHigh = Math.max(tallest, own) < asHigh * Math.min(tallest, own);
  const isUpToEdge = Math.abs(Math.max(...read.map(({ right }) => right)) - word.right) < atEdge * own;
  return isAsHigh && isUpToEdge && lettersOf(word).endsWith(read.map(lettersOf).join(''));
}

const lettersOf = ({ text }: ReadWord): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Missed {
  readonly missed: readonly TextLine[];
  readonly lines: readonly TextLine[];
  readonly readings: readonly (readonly ReadWord[])[];
}

function withMissed(words: readonly ReadWord[], { missed, lines, readings }: Missed): ReadWord[] {
  const linesOf = linesOfWords(words, lines);
  // Labels of forms are spelt within values, and their boxes reach into each other.
  const isProse = isRunningText(words);
  const found = missed.map((line, index) => {
    const all = placed(readings[index] ?? [], line);
    // A mark of ink alone that is no figure is a piece of a frame or a seal as often as a letter.
    const read = line.glyphs > 1 || /^\d$/.test(all.map(({ text }) => text).join('')) ? all : [];
    return {
      line,
      read: !isProse ? read : read.filter((word) => !words.some((other) => isPart(word, other))),
    };
  });
  const better = found.filter(({ line, read }) => {
    const before = words.filter((word) => linesOf.get(word)?.includes(line) === true);
    const isSurer = meanConfidence(read) > Math.max(believable, meanConfidence(before));
    const isOwn = (word: ReadWord): boolean => isProse || isEnd(read, word);
    return isSurer && !before.some((word) => isOwn(word) && isRest(read, word));
  });
  return withLines(words, better, linesOf);
}

/** Reads the longest lines of a page quickly, to judge whether it is upright. */
export async function readSomeLines(
  page: Raster,
  glyphHeight: number,
  recogniser: Recogniser,
): Promise<ReadWord[]> {
  const lines = longestLines(page, glyphHeight).slice(0, sampled);
  const readings = await recogniser.readLines(
    lines.map((line) => cropOf(page, line)),
    'quick',
  );
  return lines.flatMap((line, index) => placed(readings[index] ?? [], line));
}

/** Some lines of a page that show which way is up, cut out: what one costs goes with its length. */
export function cutTellingLines(page: Raster, glyphHeight: number): Raster[] {
  return longestLines(page, glyphHeight)
    .filter(({ glyphs }) => glyphs <= longestTelling)
    .slice(0, telling)
    .map((line) => cropOf(page, line));
}

const longestLines = (page: Raster, glyphHeight: number): TextLine[] =>
  findTextLines(page, glyphHeight).toSorted((a, b) => b.glyphs - a.glyphs);

function placed(words: readonly ReadWord[], line: TextLine): ReadWord[] {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  const least = characters < 3 ? leastShort : line.glyphs < fewGlyphs ? leastConfidence : 0;
  if (meanConfidence(words) < least && !words.every(isBloodGroup)) return [];
  return words.map((word) => ({ ...onPage(word, line), block: 0, line: line.row }));
}

interface Standing {
  readonly onPage: Edges;
  readonly upwards: Raster;
  readonly downwards: Raster;
}

/** Lines that run up or down a page, such as a card's number and title in its margin. */
function findStanding(
  page: Raster,
  glyphHeight: number,
  { ink, level }: { ink: Ink; level: readonly TextLine[] },
): Standing[] {
  const several = level.filter(({ glyphs }) => glyphs > 1);
  const onItsSide = { width: page.height, height: page.width };
  return linesOfInk(onItsSide, inkOnItsSide(ink, page), { glyphHeight }).flatMap((line) => {
    // On the page turned clockwise, its foot is on the left.
    const onPage: Edges = {
      left: line.top,
      right: line.bottom,
      top: page.height - line.right,
      bottom: page.height - line.left,
    };
    const reach = (line.bottom - line.top) / 2;
    const crosses = several.some(
      (each) => meet(each, onPage) && each.left < onPage.left - reach && each.right > onPage.right + reach,
    );
    const beyond = several.filter(
      (each) => meet(each, onPage) && (each.left < onPage.left - reach || each.right > onPage.right + reach),
    );
    if (crosses || line.glyphs < leastStanding || beyond.length > mostLevel * line.glyphs) return [];
    const upwards = turned(cropOf(page, onPage), 90);
    return [{ onPage, upwards, downwards: { ...upwards, data: upwards.data.toReversed() } }];
  });
}
