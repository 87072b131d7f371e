import type { Box } from '@lavra/contract/model/result';
import type { PlacedWord } from '../pages/document.ts';
import { addTurns, turnBox } from '../pages/geometry.ts';
import type { Code } from '../pages/page.ts';
import { analyse, type Analysis } from '../pages/prepare/analyse.ts';
import { isCard } from '../pages/prepare/is-card.ts';
import { withLightParts } from '../pages/prepare/dark-parts.ts';
import { prepare, type Prepared } from '../pages/prepare/prepare.ts';
import type { SheetOfPaper } from '../pages/prepare/sheet-of-paper.ts';
import { isWithin, meet, type TextLine } from '../pages/prepare/text-lines.ts';
import { negativeOf, turned, type Raster, type Turn } from '../pages/raster.ts';
import type { Rule } from '../pages/rule.ts';
import { isRunningText } from '../pages/running-text.ts';
import { withAtSign } from './at-sign.ts';
import { densestBands } from './bands.ts';
import { findBlanks } from './blanks.ts';
import { joinBlocks } from './join-blocks.ts';
import { darkCells, lookAtDarkBands } from './look-at-dark-bands.ts';
import { lookAtSmallCapitals } from './look-at-small-capitals.ts';
import { isCheque, lookAtWrittenLines } from './look-at-written-lines.ts';
import { labelsAmong, placesOfLabels } from './labels-of-card.ts';
import { findSmallLines, lookAtSmallLines, labelsOfCard } from './look-at-small-lines.ts';
import { readMagneticLine } from './read-magnetic-line.ts';
import { cutTellingLines, lookAtMissedLines, readByLines, readSomeLines } from './read-by-lines.ts';
import type { ReadWord, Recogniser } from './recogniser.ts';
import { isTurned, leastTurned, noiseOf, pieceOfFrame, withoutCorners } from './noise-words.ts';
import { lookAtTornLines } from './torn-lines.ts';
import { withoutRulePieces } from './rule-pieces.ts';
import { withinInk } from './within-ink.ts';
import { charactersOf, lookAgain, lookAtDoubtful, meanConfidence, type SecondLook } from './second-pass.ts';

/** The words of a page, and the turn that set it upright. */
export interface UprightReading {
  readonly turn: Turn;
  readonly words: readonly PlacedWord[];
  /** Rules of the page, in the unit of the words' levelled boxes. */
  readonly rules: readonly Rule[];
  readonly analysis: Analysis;
}

/** A reading with this mean confidence and this many characters is the right way up. */
const goodConfidence = 72;
const goodCharacters = 15;
const [sureConfidence, leastSureWords] = [88, 6] as const;
const longWord = /^[\p{L}\p{N}]{5,}$/u;
/** A reading below this mean confidence is of no text at all, and rereading its words gains nothing. */
const hopelessConfidence = 45;
/** Glyphs that favour one turn this clearly decide it: in 152 of others' photographs none erred by more than 0.2. */
const clearSign = 0.24;
/** On forms in capitals the glyphs that lean are pieces of rules: below this share of glyphs with a neighbour they decide nothing. */
const tellingPairs = 0.2;
/** Fewer pairs of neighbouring glyphs than this are no text: a portrait, a landscape. */
const leastPairs = 12;
/** Cards printed dark on light have at least this many pairs; a negative counts only with clearly more, this many times as many. */
const [fewPairs, clearlyMore] = [80, 2] as const;
const leastWords = 3;
const mostOnCard = 12;

/**
 * Reads a page whichever way it lies. Codes and glyphs show which way is up; where they leave it open, the reading decides: the
 * whole page is read in its likeliest turn, and only when that reads badly are some of its lines read in the other turns.
 */
export async function readUpright(
  picture: Raster,
  paper: SheetOfPaper,
  recogniser: Recogniser,
  {
    codes = [],
    readsBlanks = false,
  }: { readonly codes?: readonly Code[]; readonly readsBlanks?: boolean } = {},
): Promise<UprightReading> {
  const analysis = await analyseInk(await withLightParts(paper.raster));
  if (analysis.glyphs.count === 0) return { turn: 0, words: [], rules: [], analysis };
  const isRectified = paper.raster !== picture;
  const { turns, isClear } = turnsToTry(analysis, codes);
  let likely = turns;
  if (analysis.pairs < leastPairs && !(await showsWords(analysis, likely, recogniser)))
    return { turn: 0, words: [], rules: [], analysis };
  const prepared = preparedByTurn(analysis, isRectified);
  // A scan lies upright nearly always, so that signs which say otherwise are doubted too; a sheet on a desk was seen from any side.
  const isDoubted = isRectified ? !isClear : likely[0] !== 0;
  if (isDoubted && (await isReversed(await prepared(likely[0] ?? 0), recogniser)))
    likely = [likely[1] ?? 0, likely[0] ?? 0, ...likely.slice(2)];
  let turn = likely[0] ?? 0;
  const [first, other] = isCard(analysis) ? (['lines', 'page'] as const) : (['page', 'lines'] as const);
  let reading = await readOneWay(await prepared(turn), recogniser, first);
  const looksOf = (each: PageReading, way: Turn): Promise<readonly ReadWord[]> =>
    withSecondLooks(
      each,
      { picture, paper, analysis, turn: way, ruled: () => prepared(way, { keepsRules: true }) },
      recogniser,
    );
  let looked: readonly ReadWord[] | undefined;
  if (!isGood(reading.read) && analysis.pairs >= leastPairs) {
    const better = standsUpright(reading.read) ? turn : await bestTurn(likely, prepared, recogniser);
    // Dot-matrix print reads badly line by line in any turn, so a hopeless page is read upside down in full.
    const isHopeless = meanConfidence(reading.read) < hopelessConfidence;
    for (const each of new Set([better, ...(isHopeless ? likely.slice(1, 2) : [])])) {
      if (each === turn) continue;
      const otherWay = await readOneWay(await prepared(each), recogniser, first);
      if (score(otherWay.read) > score(reading.read)) [turn, reading] = [each, otherWay];
    }
    if (!isGood(reading.read)) {
      // Second looks improve a page by more than its lines by themselves, and cost less.
      looked = first === 'page' ? await looksOf(reading, turn) : undefined;
      if (looked === undefined || !isGood(looked)) {
        const otherwise = await readOneWay(await prepared(turn), recogniser, other);
        const before = looked ?? reading.read;
        if (score(otherwise.read) > score(before)) [reading, looked] = [otherwise, undefined];
      }
    }
  }
  const { raster, glyphHeight } = reading.prepared;
  const words = looked ?? (await looksOf(reading, turn));
  const isWhole = reading.way !== 'page' || meanConfidence(words) < hopelessConfidence;
  // Only now: whether a reading is good was judged without these looks.
  const read = isWhole
    ? words
    : await lookAgain(words, [lookAtTornLines(reading.prepared, words)], recogniser);
  const ruled = isCheque(read) ? await prepared(turn, { keepsRules: true }) : undefined;
  const written = ruled
    ? await lookAgain(read, [lookAtWrittenLines(ruled.raster, glyphHeight, read)], recogniser)
    : read;
  // What erases rules may take bars of the line for some.
  const magnetic =
    (isCard(analysis) ? readMagneticLine(raster, glyphHeight) : undefined) ??
    (ruled ? readMagneticLine(ruled.raster, glyphHeight) : undefined);
  const all = magnetic ? [...written.filter((word) => !meet(word, magnetic)), magnetic] : written;
  return {
    turn,
    words: toPlaced(
      { ...reading, read: all },
      { paper, turn, picture, ...(readsBlanks ? { flat: analysis.flat } : {}) },
    ),
    rules: rulesOf(reading, { paper, turn, picture }),
    analysis,
  };
}

interface Seen {
  readonly picture: Raster;
  readonly paper: SheetOfPaper;
  readonly analysis: Analysis;
  readonly turn: Turn;
  /** The page as prepared, with its rules. */
  ruled(): Promise<Prepared>;
}

/** The words of a reading after the second looks that its way and its kind of page have. */
async function withSecondLooks(
  { way, prepared, read: words }: PageReading,
  { picture, paper, analysis, turn, ruled }: Seen,
  recogniser: Recogniser,
): Promise<readonly ReadWord[]> {
  const isPage = way === 'page';
  const isOfFrame = pieceOfFrame(words);
  const kept = words.filter((word) => !isOfFrame(word));
  const read = isPage
    ? joinBlocks(withinInk(prepared.raster, prepared.glyphHeight, withoutRulePieces(prepared.raster, kept)))
    : words;
  if (meanConfidence(read) < hopelessConfidence) return read;
  const photograph = { picture, paper, flat: analysis.flat, turn, prepared };
  const isPhotograph = paper.raster !== picture && !analysis.isNegative;
  // Labels of forms are small too, and have looks of their own, which know what stands beside them.
  const isText = isPhotograph && isRunningText(read);
  const isForm = isPhotograph && !isText && !isPage && isCard(analysis);
  const small = isText || isForm ? await findSmallLines(photograph, read) : [];
  // A card's lines were already read by themselves; when many are still doubtful, they are its pattern.
  const lines = !isForm && (isPage || small.length <= mostOnCard) ? small : [];
  const looks = isPage ? await looksAtPage(prepared, ruled, read, lines) : [];
  const { glyphHeight } = prepared;
  const labels = isForm ? [labelsAmong(small, read, glyphHeight), placesOfLabels(read, glyphHeight)] : [];
  return lookAgain(
    read,
    [
      ...looks,
      lookAtSmallLines(photograph, lines),
      ...labels.map((each) => lookAtSmallLines(photograph, each, labelsOfCard)),
    ],
    recogniser,
  );
}

/**
 * Second looks at a whole page's small capitals, at its doubtful words and missed lines except those in `without`, which another look reads,
 * and at the titles of its dark bands.
 */
async function looksAtPage(
  { raster, glyphHeight }: Prepared,
  ruled: Seen['ruled'],
  read: readonly ReadWord[],
  without: readonly TextLine[],
): Promise<SecondLook[]> {
  const cells = darkCells(raster, glyphHeight);
  const whole = cells.tags.length > 0 ? (await ruled()).raster : raster;
  const missed = lookAtMissedLines(raster, { glyphHeight, without }, read);
  const isElsewhere = (word: ReadWord) =>
    missed.isMissed(word) || without.some((line) => isWithin(word, line));
  return [
    lookAtSmallCapitals(raster, read),
    lookAtDoubtful(raster, read, isElsewhere),
    missed,
    lookAtDarkBands(raster, glyphHeight, read, whole, cells),
  ];
}

/** Whether bands of a picture hold words, however badly read: to enlarge and read a whole portrait takes ten seconds and gives no words. */
async function showsWords(
  { flat, ink }: Analysis,
  [turn = 0]: readonly Turn[],
  recogniser: Recogniser,
): Promise<boolean> {
  const { raster } = await prepare(flat, { turn, skewDegrees: 0, glyphHeight: 0, ink });
  const words = await recogniser.read(densestBands(raster), 'page');
  return words.filter(({ text }) => /[\p{L}\p{N}]{3}/u.test(text)).length >= leastWords;
}

/** The whole page at once, or by itself each line that is found by its glyphs. */
type Way = 'page' | 'lines';

interface PageReading {
  readonly way: Way;
  readonly prepared: Prepared;
  readonly read: readonly ReadWord[];
}

/** Prepares the page once for each turn that is tried. */
function preparedByTurn(analysis: Analysis, isPhotograph: boolean) {
  const { flat, glyphs, ink, noise, levelDegrees, uprightDegrees } = analysis;
  const known = new Map<Turn, Promise<Prepared>>();
  return (turn: Turn, { keepsRules = false } = {}): Promise<Prepared> => {
    const isSideways = turn === 90 || turn === 270;
    const preparing =
      (keepsRules ? undefined : known.get(turn)) ??
      prepare(flat, {
        turn,
        skewDegrees: isSideways ? uprightDegrees : levelDegrees,
        glyphHeight: isSideways ? glyphs.medianWidth : glyphs.medianHeight,
        ink,
        noise,
        isCard: isCard(analysis),
        // Pale ink on a card is its pattern.
        isPhotograph: isPhotograph && !isCard(analysis),
        keepsRules,
      });
    if (!keepsRules) known.set(turn, preparing);
    return preparing;
  };
}

/** All turns, the likeliest first. Without clear evidence from glyphs or codes the page is taken as displayed, as most are upright. */
function turnsToTry(
  { turns, clarity, pairs, glyphs }: Analysis,
  codes: readonly Code[],
): { turns: readonly Turn[]; isClear: boolean } {
  const [first = 0] = turns;
  const reversed = addTurns(first, 180);
  if (clarity >= clearSign && pairs >= tellingPairs * glyphs.count) return { turns, isClear: true };
  const votes = (turn: Turn) => codes.filter((code) => code.turn === turn).length;
  const isClear = votes(reversed) !== votes(first);
  const isFirst = isClear ? votes(first) > votes(reversed) : reversed !== 0;
  const rest = turns.slice(2);
  return { turns: isFirst ? [first, reversed, ...rest] : [reversed, first, ...rest], isClear };
}

/** Whether some lines of a page read badly, and better upside down: a page read in the wrong turn costs as much as in the right one. */
async function isReversed({ raster, glyphHeight }: Prepared, recogniser: Recogniser): Promise<boolean> {
  const lines = cutTellingLines(raster, glyphHeight);
  const read = (await recogniser.readLines(lines, 'quick')).flat();
  if (isGood(read)) return false;
  const reversed = await recogniser.readLines(
    lines.map((line) => turned(line, 180)),
    'quick',
  );
  return score(reversed.flat()) > score(read);
}

/** The turn in which some lines of the page read best; a turn that reads well ends the search. */
async function bestTurn(
  turns: readonly Turn[],
  prepared: (turn: Turn) => Promise<Prepared>,
  recogniser: Recogniser,
): Promise<Turn> {
  let best: { turn: Turn; points: number } = { turn: turns[0] ?? 0, points: -1 };
  for (const turn of turns) {
    const { raster, glyphHeight } = await prepared(turn);
    const read = await readSomeLines(raster, glyphHeight, recogniser);
    if (isGood(read)) return turn;
    const points = score(read);
    if (points > best.points) best = { turn, points };
  }
  return best.turn;
}

/** Health plan cards are printed light on dark: a picture with few pairs of glyphs is analysed as its negative too. */
async function analyseInk(picture: Raster): Promise<Analysis> {
  const analysis = await analyse(picture);
  if (analysis.pairs >= fewPairs) return analysis;
  const negative = await analyse(negativeOf(picture), { isNegative: true });
  const isLight = negative.pairs > clearlyMore * Math.max(leastPairs, analysis.pairs);
  return isLight && isCard(negative) ? negative : analysis;
}

async function readOneWay(prepared: Prepared, recogniser: Recogniser, way: Way): Promise<PageReading> {
  const { raster, glyphHeight } = prepared;
  const read =
    way === 'page'
      ? await recogniser.read(raster, 'page')
      : await readByLines(raster, glyphHeight, recogniser);
  return { way, prepared, read };
}

function isGood(words: readonly ReadWord[]): boolean {
  const telling = words.filter(({ text }) => /[\p{L}\p{N}]{3}/u.test(text));
  return (
    charactersOf(telling) >= Math.max(goodCharacters, charactersOf(words) / 2) &&
    meanConfidence(words) >= goodConfidence &&
    !liesSideways(words)
  );
}

/** Upside down or sideways, hardly any long word is read surely: a page with several is upright, however badly the rest reads. */
function standsUpright(words: readonly ReadWord[]): boolean {
  const sure = words.filter((word) => word.conf >= sureConfidence && longWord.test(word.text));
  return sure.filter((word) => !isTurned(word)).length >= leastSureWords && !liesSideways(words);
}

/** Tesseract reads text that runs up or down as well as any other: a page that is mostly such text lies on its side. */
function liesSideways(words: readonly ReadWord[]): boolean {
  const telling = words.filter(({ text }) => text.length >= leastTurned);
  return charactersOf(telling.filter(isTurned)) > 0.5 * charactersOf(telling);
}

/** Characters of words that look like words, weighted by confidence; 0 for a page on its side. */
function score(words: readonly ReadWord[]): number {
  if (liesSideways(words)) return 0;
  const likely = words.filter(({ text, conf }) => conf >= 50 && /[\p{L}\p{N}]{2}/u.test(text));
  return likely.reduce((sum, { text, conf }) => sum + text.length * (conf / 100) ** 2, 0);
}

interface Lie {
  readonly paper: SheetOfPaper;
  readonly turn: Turn;
  readonly picture: Raster;
  /** Where blanks are looked for; none are when it is absent. */
  readonly flat?: Raster;
}

function toPlaced({ prepared, read }: PageReading, { paper, turn, picture, flat }: Lie): PlacedWord[] {
  const back = addTurns(0, 360 - turn);
  const isFlat = paper.raster === picture;
  const toUpright = (box: Box): Box => (isFlat ? box : turnBox(paper.toPicture(turnBox(box, back)), turn));
  const stretch = stretchOf({ paper, turn, picture });
  const isNoise = noiseOf(read, prepared);
  const textOf = withoutCorners(read);
  const told = read.filter((word) => !isNoise(word));
  const blanks = flat && findBlanks({ flat, turn, prepared }, told);
  return told.map((word) => {
    const beside = blanks?.get(word);
    const { height } = prepared.raster;
    const edges = [word.left, word.top, word.right, word.bottom] as const;
    const onPaper = prepared.toPage(...edges);
    const level = prepared.toLevel(...edges) ?? (isFlat ? undefined : onPaper);
    return {
      text: withAtSign(textOf(word)),
      ...(beside === undefined ? {} : { blanks: beside }),
      conf: Math.round(word.conf * 10) / 10,
      box: toUpright(onPaper),
      // On the levelled page, so that slanted lines are grouped as they were read.
      band: [word.lineTop / height, word.lineBottom / height],
      ...(level === undefined
        ? {}
        : { level: [level[0], level[1] * stretch, level[2], level[3] * stretch] as Box }),
      isTurned: isTurned(word),
      place: { block: word.block, line: word.line },
    };
  });
}

/** Levelled boxes keep the proportions of the paper, although they are fractions of the picture: what their height is multiplied with. */
const stretchOf = ({ paper, turn, picture }: Lie): number =>
  paper.raster === picture ? 1 : proportion(paper.raster, turn) / proportion(picture, turn);

function rulesOf({ prepared }: PageReading, lie: Lie): Rule[] {
  const stretch = stretchOf(lie);
  return prepared.rules.map(([left, top, width, height]) => ({
    left,
    right: left + width,
    top: top * stretch,
    bottom: (top + height) * stretch,
  }));
}

/** Height over width of a raster when it is turned. */
function proportion({ width, height }: Raster, turn: Turn): number {
  return turn === 90 || turn === 270 ? width / height : height / width;
}
