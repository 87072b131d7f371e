import type { Raster } from '../raster.ts';
import type { Analysis } from './analyse.ts';

/** `ok`, or what is wrong with a picture that could not be read well. */
export type Quality = 'ok' | 'empty' | 'dark' | 'too-small' | 'blurred' | 'noisy' | 'unreadable';

export interface Reading {
  /** Characters read, and the mean of their confidence (0 to 100). */
  readonly characters: number;
  readonly confidence: number;
}

/** A page read this well is good whatever its pixels look like. */
const good: Reading = { characters: 20, confidence: 75 };
/** Brightness of the paper, 0 to 255, below which a page is dark. */
const darkPaper = 80;
const paperPercentile = 0.9;
/** Smaller glyphs have lost the strokes that distinguish letters. */
const leastGlyphPixels = 8;
/** Spread of an edge, as a share of the glyph height, that blurs strokes into each other. */
const blurredEdge = 0.1;
const noisy = 25;
/** Fewer marks than this are dust. */
const leastGlyphs = 5;

/** Whether a page was read well, and if not, the most likely cause. */
export function judgeQuality(raster: Raster, analysis: Analysis, reading: Reading): Quality {
  if (reading.characters >= good.characters && reading.confidence >= good.confidence) return 'ok';
  if (paperBrightness(raster) < darkPaper) return 'dark';
  if (reading.characters === 0 && analysis.glyphs.count < leastGlyphs) return 'empty';
  // Few words, but clearly read: a card or a label.
  if (reading.characters > 0 && reading.confidence >= good.confidence) return 'ok';
  const glyphHeight = Math.max(analysis.glyphs.medianHeight, analysis.glyphs.medianWidth);
  if (glyphHeight < leastGlyphPixels) return 'too-small';
  if (analysis.noise > noisy) return 'noisy';
  if (edgeSpread(analysis) > blurredEdge * glyphHeight) return 'blurred';
  return 'unreadable';
}

function paperBrightness({ data }: Raster): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= data.length * paperPercentile);
}

/** Number of glyphs sampled for their edges. */
const edgeSamples = 400;
/** Steepest step of an edge blurred by deviation s, as a share of its height, is 1 / (s sqrt(2 pi)). */
const stepToSigma = 1 / Math.sqrt(2 * Math.PI);

/** Median over the glyphs of the blur of their sharpest edge, in pixels. */
function edgeSpread({ flat: { width, data }, glyphs }: Analysis): number {
  const step = Math.max(1, Math.floor(glyphs.count / edgeSamples));
  const spreads: number[] = [];
  for (let index = 0; index < glyphs.count; index += step) {
    const left = Math.max(1, glyphs.lefts[index] ?? 0);
    const right = Math.min(width - 1, (glyphs.rights[index] ?? 0) + 1);
    let [steepest, darkest] = [0, 255];
    for (let y = glyphs.tops[index] ?? 0; y <= (glyphs.bottoms[index] ?? 0); y += 1) {
      for (let x = left; x <= right; x += 1) {
        const value = data[y * width + x] ?? 255;
        steepest = Math.max(steepest, Math.abs(value - (data[y * width + x - 1] ?? 255)));
        darkest = Math.min(darkest, value);
      }
    }
    if (steepest > 0) spreads.push(stepToSigma / (steepest / Math.max(1, 255 - darkest)));
  }
  return spreads.toSorted((a, b) => a - b)[Math.floor(spreads.length / 2)] ?? 0;
}
