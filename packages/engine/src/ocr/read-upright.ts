import type { PlacedWord } from '../pages/document.ts';
import { analyse } from '../pages/prepare/analyse.ts';
import type { Analysis } from '../pages/prepare/analyse.ts';
import { prepare } from '../pages/prepare/prepare.ts';
import type { Prepared } from '../pages/prepare/prepare.ts';
import type { Raster, Turn } from '../pages/raster.ts';
import { lookAgain, meanConfidence } from './look-again.ts';
import type { Layout, ReadWord, Recogniser } from './recogniser.ts';
import { densestStrip } from './strip.ts';

/** What was read from a page, and how the page had to be turned for it. */
export interface UprightReading {
  readonly turn: Turn;
  readonly words: readonly PlacedWord[];
  readonly analysis: Analysis;
}

/** A reading with this mean confidence and this many characters stands the right way up. */
const goodConfidence = 72;
const goodCharacters = 15;
/** Words below this are noise read as text; what has neither letter nor figure is noise more often. */
const leastConfidence = 10;
const leastMarkConfidence = 85;

/** Reads a page whichever way it lies: axis from its glyphs, up or down from what a strip of it says. */
export async function readUpright(raster: Raster, recogniser: Recogniser): Promise<UprightReading> {
  const analysis = await analyse(raster);
  if (analysis.glyphs.count === 0) return { turn: 0, words: [], analysis };
  const turn = await bestTurn(analysis, recogniser);
  const whole = await readPage(analysis, turn, recogniser, 'page');
  if (isGood(whole.read)) return { turn, words: toPlaced(whole), analysis };
  const scattered = await readPage(analysis, turn, recogniser, 'sparse');
  return { turn, words: toPlaced(score(scattered.read) > score(whole.read) ? scattered : whole), analysis };
}

interface PageReading {
  readonly prepared: Prepared;
  readonly read: readonly ReadWord[];
}

/** Text upside down is read slowly and as nonsense, so a strip decides; a strip that reads well needs no second. */
async function bestTurn(analysis: Analysis, recogniser: Recogniser): Promise<Turn> {
  let best: { turn: Turn; points: number } = { turn: analysis.turns[0] ?? 0, points: -1 };
  for (const turn of analysis.turns) {
    const { raster } = await prepareTurned(analysis, turn);
    const read = await recogniser.read(densestStrip(raster), 'page');
    if (isGood(read)) return turn;
    const points = score(read);
    if (points > best.points) best = { turn, points };
  }
  return best.turn;
}

async function readPage(
  analysis: Analysis,
  turn: Turn,
  recogniser: Recogniser,
  layout: Layout,
): Promise<PageReading> {
  const prepared = await prepareTurned(analysis, turn);
  const read = await recogniser.read(prepared.raster, layout);
  return { prepared, read: await lookAgain(prepared.raster, read, recogniser) };
}

function prepareTurned(
  { flat, glyphs, levelDegrees, uprightDegrees }: Analysis,
  turn: Turn,
): Promise<Prepared> {
  const isSideways = turn === 90 || turn === 270;
  return prepare(flat, {
    turn,
    skewDegrees: isSideways ? uprightDegrees : levelDegrees,
    glyphHeight: isSideways ? glyphs.medianWidth : glyphs.medianHeight,
  });
}

function isGood(words: readonly ReadWord[]): boolean {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return characters >= goodCharacters && meanConfidence(words) >= goodConfidence;
}

/** Characters of words that look like words, weighted by confidence. */
function score(words: readonly ReadWord[]): number {
  const likely = words.filter(({ text, conf }) => conf >= 50 && /[\p{L}\p{N}]{2}/u.test(text));
  return likely.reduce((sum, { text, conf }) => sum + text.length * (conf / 100) ** 2, 0);
}

function toPlaced({ prepared, read }: PageReading): PlacedWord[] {
  return read.flatMap((word) => {
    const least = /[\p{L}\p{N}]/u.test(word.text) ? leastConfidence : leastMarkConfidence;
    if (word.conf < least) return [];
    const { height } = prepared.raster;
    const level = prepared.toLevel(word.left, word.top, word.right, word.bottom);
    return {
      text: word.text,
      conf: Math.round(word.conf * 10) / 10,
      box: prepared.toPage(word.left, word.top, word.right, word.bottom),
      // Of the levelled page: slanted lines are grouped as they were read.
      band: [word.lineTop / height, word.lineBottom / height],
      ...(level === undefined ? {} : { level }),
      isTurned: false,
    };
  });
}
