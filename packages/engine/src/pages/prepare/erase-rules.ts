import type { Raster } from '../raster.ts';

/** Lighter than this is paper. */
const inkLevel = 170;
const paper = 255;
/** Shortest rule, in glyph heights: taller than a letter, shorter than the box around one figure. */
const shortestRule = 2.2;
/** A rule is at most this thick, in glyph heights and as a share of its length: the stem of a large letter is thicker. */
const thickestOfGlyph = 0.45;
const thickestOfLength = 0.08;
/** Share of a run's length that must be thin; the rest is letters that touch the rule. */
const leastThin = 0.6;

/** Shorter than this, in glyph heights, ink may be part of a figure or of a large letter. */
const longRule = 4;
/** Ink as long, and at most this many times as thick, is a rule as well, one that stays. */
const thickRule = 2;
/** Where more than this share of the ink of its rules stays, a page keeps them all: their pieces are worse among words than whole rules. */
const mostLeft = 0.3;

/** What is so much darker than a rule is a letter printed over it. */
const darkerThanRule = 45;

/** Pixels as lanes: one step across goes to the next lane, one step along follows it. */
interface Lanes {
  readonly data: Uint8Array;
  readonly count: number;
  readonly length: number;
  readonly across: number;
  readonly along: number;
  readonly ink: RuleInk;
}

/** Pixels of ink of rules that went, and of those that stayed. */
interface RuleInk {
  erased: number;
  left: number;
}

/**
 * Takes the rules of boxes and tables from a levelled page, in place: read as letters they spoil the words beside them. Blurred and
 * enlarged they are as thick as the strokes of letters; of a page where many are, none is taken.
 */
export function eraseRules({ width, height, data }: Raster, glyphHeight: number): void {
  if (glyphHeight === 0) return;
  const before = data.slice();
  const ink: RuleInk = { erased: 0, left: 0 };
  eraseAlong({ data, count: width, length: height, across: 1, along: width, ink }, glyphHeight);
  eraseAlong({ data, count: height, length: width, across: width, along: 1, ink }, glyphHeight);
  if (ink.left > mostLeft * (ink.erased + ink.left)) data.set(before);
}

function eraseAlong(lanes: Lanes, glyphHeight: number): void {
  const { data, count, length, across, along } = lanes;
  const shortest = shortestRule * glyphHeight;
  const isCandidate = lanesWithRuns(lanes, shortest);
  for (let lane = 1; lane < count - 1; lane += 1) {
    if (isCandidate[lane] === 0) continue;
    let from = -1;
    for (let step = 0, at = lane * across; step <= length; step += 1, at += along) {
      const isInk = step < length && isInked(data, at, across);
      if (isInk && from < 0) from = step;
      if (isInk || from < 0) continue;
      if (step - from >= shortest) eraseRun(lanes, { lane, from, to: step }, glyphHeight);
      from = -1;
    }
  }
}

/** Lanes that hold a run as long as a rule, which cannot pass between two places looked at. */
function lanesWithRuns({ data, count, length, across, along }: Lanes, shortest: number): Uint8Array {
  const found = new Uint8Array(count);
  const stride = Math.max(1, Math.floor(shortest));
  for (let step = 0; step < length; step += stride) {
    for (let lane = 1; lane < count - 1; lane += 1) {
      const at = lane * across + step * along;
      if (found[lane] === 1 || !isInked(data, at, across)) continue;
      let [from, to] = [step, step + 1];
      while (from > 0 && isInked(data, at + (from - 1 - step) * along, across)) from -= 1;
      while (to < length && isInked(data, at + (to - step) * along, across)) to += 1;
      if (to - from >= shortest) found[lane] = 1;
    }
  }
  return found;
}

/** A rule that is not quite level changes lanes, so the neighbours count as well. */
function isInked(data: Uint8Array, at: number, across: number): boolean {
  return (
    (data[at] ?? paper) < inkLevel ||
    (data[at - across] ?? paper) < inkLevel ||
    (data[at + across] ?? paper) < inkLevel
  );
}

function isInk(data: Uint8Array, at: number): boolean {
  return (data[at] ?? paper) < inkLevel;
}

interface Run {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

function eraseRun(
  { data, count, across, along, ink }: Lanes,
  { lane, from, to }: Run,
  glyphHeight: number,
): void {
  const thickest = Math.max(2, Math.min(thickestOfGlyph * glyphHeight, thickestOfLength * (to - from)));
  const most = thickRule * thickest;
  let thick = 0;
  let area = 0;
  const bands: (readonly [before: number, after: number] | undefined)[] = [];
  const darkest: number[] = [];
  for (let step = from; step < to; step += 1) {
    const at = lane * across + step * along;
    const inked = isInk(data, at) ? 0 : isInk(data, at - across) ? -1 : isInk(data, at + across) ? 1 : 0;
    let [before, after] = [inked, inked];
    const [first, last] = [Math.max(-lane, inked - most - 1), Math.min(count - 1 - lane, inked + most + 1)];
    while (before - 1 >= first && isInk(data, at + (before - 1) * across)) before -= 1;
    while (after + 1 <= last && isInk(data, at + (after + 1) * across)) after += 1;
    const thickness = after - before + 1;
    const isThin = thickness <= thickest;
    if (thickness <= most) thick += 1;
    if (isThin) area += thickness;
    bands.push(isThin ? [before, after] : undefined);
    if (!isThin) continue;
    let least = paper;
    for (let side = before; side <= after; side += 1)
      least = Math.min(least, data[at + side * across] ?? paper);
    darkest.push(least);
  }
  const length = to - from;
  if (bands.filter((band) => band !== undefined).length < leastThin * length) {
    // Each lane of a rule that stays comes by, so that their lengths are its ink.
    if (length >= longRule * glyphHeight && thick >= leastThin * length) ink.left += length;
    return;
  }
  if (length >= longRule * glyphHeight) ink.erased += area;
  const ruleInk = darkest.toSorted((a, b) => a - b)[Math.floor(darkest.length / 2)] ?? 0;
  const letterInk = ruleInk - darkerThanRule;
  // Where a letter touches the rule, the rule goes on as it was just before: what is left of it would be a bar over the letter.
  let rule = bands.find((band) => band !== undefined) ?? [0, 0];
  for (const [index, band] of bands.entries()) {
    rule = band ?? rule;
    const at = lane * across + (from + index) * along;
    // One more on either side, where the edge of the rule fades out.
    const fade = band === undefined ? 0 : 1;
    for (let side = rule[0] - fade; side <= rule[1] + fade; side += 1) {
      if ((data[at + side * across] ?? paper) >= letterInk) data[at + side * across] = paper;
    }
  }
}
