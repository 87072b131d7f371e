import { findComponents } from '../pages/prepare/components.ts';
import { cutOnPaper, type Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';

/** A word of figures, or of figures and signs, with a stroke before it. */
const withStroke = /^[1Il|](?=\d[\p{L}\p{N}./-]+$)/u;
/** A rule's grey edges are ink too. */
const ruleInk = 170;
/** A piece of a rule goes this far below or above all figures behind it, as a share of the tallest one's height; a figure one stands between their feet and heads. */
const beyondFigures = 0.2;
/** It is at most this wide, as a share of its height. */
const widestPiece = 0.5;
const margin = 1;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The words of a prepared page, those with figures without the piece of a cell's rule before them that was read as a figure. */
export function withoutRulePieces(page: Raster, words: readonly ReadWord[]): ReadWord[] {
  return words.map((word) => {
    if (!withStroke.test(word.text)) return word;
    const [first, ...others] = inkOf(page, word);
    if (first === undefined || !isPiece(first, others)) return word;
    const left = word.left + Math.min(...others.map((other) => other.left));
    const [top, bottom] = [
      word.top + Math.min(...others.map((other) => other.top)),
      word.top + Math.max(...others.map((other) => other.bottom)),
    ];
    return { ...word, text: word.text.slice(1), left, top, bottom };
  });
}

/** The pieces of ink of a word, from left to right, in pixels from its own corner. */
function inkOf(page: Raster, { left, top, right, bottom }: ReadWord): Edges[] {
  const boxes = findComponents(cutOnPaper(page, { left, top, right, bottom }, margin), ruleInk);
  return Array.from({ length: boxes.length / 4 }, (_unused, index) => ({
    left: (boxes[4 * index] ?? 0) - margin,
    top: (boxes[4 * index + 1] ?? 0) - margin,
    right: (boxes[4 * index + 2] ?? 0) - margin + 1,
    bottom: (boxes[4 * index + 3] ?? 0) - margin + 1,
  })).toSorted((a, b) => a.left - b.left);
}

function isPiece({ left, top, right, bottom }: Edges, others: readonly Edges[]): boolean {
  if (others.length === 0 || right - left > widestPiece * (bottom - top)) return false;
  const tallest = Math.max(...others.map((other) => other.bottom - other.top));
  const [head, foot] = [
    Math.min(...others.map((each) => each.top)),
    Math.max(...others.map((each) => each.bottom)),
  ];
  const isApart = others.every((other) => other.left >= right);
  return isApart && Math.max(bottom - foot, head - top) > beyondFigures * tallest;
}
