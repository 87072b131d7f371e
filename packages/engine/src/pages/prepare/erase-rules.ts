import type { Raster } from '../raster.ts';
import type { Edges } from './text-lines.ts';

/** Lighter than this is paper. */
const inkLevel = 170;
const paper = 255;
/** Shortest rule, in glyph heights: taller than a letter, shorter than the box around one digit. */
const shortestRule = 2.2;
/** A rule is at most this thick, in glyph heights and as a share of its length: the stem of a large letter is thicker. */
const thickestOfGlyph = 0.45;
const thickestOfLength = 0.08;
const leastThin = 0.6;

/** Shorter than this, in glyph heights, ink may be part of a digit or of a large letter. */
const longRule = 4;
/** Ink as long, and at most this many times as thick as a rule, is also a rule, but one that is left. */
const thickRule = 2;
/** When more than this share of its rules' ink would be left, a page keeps all rules: pieces of them harm more among words than whole rules. */
const mostLeft = 0.3;

/** Marks a position where a run is thicker than a rule. */
const notThin = 32_767;

/** Ink this much darker than a rule belongs to a letter printed over it. */
const darkerThanRule = 45;

/** Pixels as lanes: one step across goes to the next lane, one step along follows it. */
export interface Lanes {
  readonly data: Uint8Array;
  readonly count: number;
  readonly length: number;
  readonly across: number;
  readonly along: number;
}

/** What is known of a page whose rules are being erased. */
interface Erasing {
  /** Median glyph height in pixels. */
  readonly glyphHeight: number;
  /** Shortest rule and thickest rule, in glyph heights. */
  readonly shortest: number;
  readonly thickest: number;
  /** Share of a run's length that must be thin; the rest is letters that touch the rule. */
  readonly leastThin: number;
  readonly ink: RuleInk;
  readonly erased: Erased;
  /** Told of each rule, or piece of one. */
  readonly found?: (rule: Run) => void;
}

/** Number of ink pixels of rules that were erased, and of rules that were left. */
interface RuleInk {
  erased: number;
  left: number;
}

/** The erased pixels, so that they can be put back: far less memory than a copy of the page. */
class Erased {
  #places = new Uint32Array(1 << 14);
  #values = new Uint8Array(1 << 14);
  #count = 0;

  erase(data: Uint8Array, at: number): void {
    const value = data[at] ?? paper;
    if (value === paper) return;
    if (this.#count === this.#places.length) {
      const [places, values] = [this.#places, this.#values];
      this.#places = new Uint32Array(2 * places.length);
      this.#places.set(places);
      this.#values = new Uint8Array(2 * values.length);
      this.#values.set(values);
    }
    this.#places[this.#count] = at;
    this.#values[this.#count] = value;
    this.#count += 1;
    data[at] = paper;
  }

  putBack(data: Uint8Array): void {
    for (let index = 0; index < this.#count; index += 1)
      data[this.#places[index] ?? 0] = this.#values[index] ?? paper;
  }
}

/**
 * Erases the rules of boxes and tables from a levelled page, in place, and tells where they were, in pixels: read as letters they spoil
 * the words beside them. Blurred and enlarged they may be as thick as the strokes of letters; on a page with many of those, none is erased.
 */
export function eraseRules({ width, height, data }: Raster, glyphHeight: number): Edges[] {
  if (glyphHeight === 0) return [];
  const rules: Edges[] = [];
  const [ink, erased]: [RuleInk, Erased] = [{ erased: 0, left: 0 }, new Erased()];
  const erasing = { glyphHeight, shortest: shortestRule, thickest: thickestOfGlyph, leastThin, ink, erased };
  eraseAlong(
    { data, count: width, length: height, across: 1, along: width },
    {
      ...erasing,
      found: ({ lane, from, to }) => rules.push({ left: lane, right: lane + 1, top: from, bottom: to }),
    },
  );
  eraseAlong(
    { data, count: height, length: width, across: width, along: 1 },
    {
      ...erasing,
      found: ({ lane, from, to }) => rules.push({ left: from, right: to, top: lane, bottom: lane + 1 }),
    },
  );
  if (ink.left > mostLeft * (ink.erased + ink.left)) erased.putBack(data);
  return rules;
}

/** Erases the rules along these lanes that are at least as long and at most as thick as stated, in glyph heights. */
export function eraseLongRules(
  lanes: Lanes,
  rules: Pick<Erasing, 'glyphHeight' | 'shortest' | 'thickest' | 'leastThin'>,
): void {
  eraseAlong(lanes, { ...rules, ink: { erased: 0, left: 0 }, erased: new Erased() });
}

function eraseAlong(lanes: Lanes, erasing: Erasing): void {
  const { data, across, along } = lanes;
  const shortest = erasing.shortest * erasing.glyphHeight;
  const runs = longRuns(lanes, shortest).toSorted((a, b) => a.lane - b.lane || a.from - b.from);
  // Pixels erased with an earlier lane are no longer ink of this one.
  for (const { lane, from: first, to: end } of runs) {
    let from = -1;
    for (let step = first, at = lane * across + first * along; step <= end; step += 1, at += along) {
      const isInk = step < end && isInked(data, at, across);
      if (isInk && from < 0) from = step;
      if (isInk || from < 0) continue;
      if (step - from >= shortest) eraseRun(lanes, { lane, from, to: step }, erasing);
      from = -1;
    }
  }
}

/** Runs at least as long as a rule: sampled at that distance, none falls between two samples. */
export function longRuns({ data, count, length, across, along }: Lanes, shortest: number): Run[] {
  const runs: Run[] = [];
  /** Position up to which each lane is known. */
  const known = new Int32Array(count);
  const stride = Math.max(1, Math.floor(shortest));
  for (let step = 0; step < length; step += stride) {
    for (let lane = 1; lane < count - 1; lane += 1) {
      const at = lane * across + step * along;
      if ((known[lane] ?? 0) > step || !isInked(data, at, across)) continue;
      let [from, to] = [step, step + 1];
      while (from > 0 && isInked(data, at + (from - 1 - step) * along, across)) from -= 1;
      while (to < length && isInked(data, at + (to - step) * along, across)) to += 1;
      known[lane] = to;
      if (to - from >= shortest) runs.push({ lane, from, to });
    }
  }
  return runs;
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

export interface Run {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

function eraseRun(
  { data, count, across, along }: Lanes,
  { lane, from, to }: Run,
  { glyphHeight, thickest: ofGlyph, leastThin: least, ink, erased, found }: Erasing,
): void {
  const thickest = Math.max(2, Math.min(ofGlyph * glyphHeight, thickestOfLength * (to - from)));
  const most = thickRule * thickest;
  let [thick, thin, area] = [0, 0, 0];
  const length = to - from;
  const isLong = length >= longRule * glyphHeight;
  const [befores, afters] = [new Int16Array(length), new Int16Array(length)];
  const darkest = new Uint8Array(length);
  for (let step = from; step < to; step += 1) {
    const unread = to - step;
    // What is dark all over is neither a rule nor one that is left.
    if (thin + unread < least * length && (!isLong || thick + unread < leastThin * length)) return;
    const at = lane * across + step * along;
    const inked = isInk(data, at) ? 0 : isInk(data, at - across) ? -1 : isInk(data, at + across) ? 1 : 0;
    let before = inked;
    let after = inked;
    const first = Math.max(-lane, inked - most - 1);
    const last = Math.min(count - 1 - lane, inked + most + 1);
    while (before - 1 >= first && isInk(data, at + (before - 1) * across)) before -= 1;
    while (after - before < most && after + 1 <= last && isInk(data, at + (after + 1) * across)) after += 1;
    const thickness = after - before + 1;
    if (thickness <= most) thick += 1;
    if (thickness > thickest) {
      befores[step - from] = notThin;
      continue;
    }
    area += thickness;
    befores[step - from] = before;
    afters[step - from] = after;
    let darkestHere = paper;
    for (let side = before; side <= after; side += 1)
      darkestHere = Math.min(darkestHere, data[at + side * across] ?? paper);
    darkest[thin] = darkestHere;
    thin += 1;
  }
  if (thin < least * length) {
    // This is reached for each lane of a rule that is left, so that the lengths add up to its ink.
    if (isLong && thick >= leastThin * length) ink.left += length;
    return;
  }
  found?.({ lane, from, to });
  if (isLong) ink.erased += area;
  const ruleInk = darkest.subarray(0, thin).toSorted()[Math.floor(thin / 2)] ?? 0;
  const letterInk = ruleInk - darkerThanRule;
  // Where a letter touches the rule, the rule is continued as it was just before: its remnant would be a bar over the letter.
  const firstThin = befores.findIndex((before) => before !== notThin);
  let before = befores[firstThin] ?? 0;
  let after = afters[firstThin] ?? 0;
  for (let index = 0; index < length; index += 1) {
    const isThin = befores[index] !== notThin;
    if (isThin) {
      before = befores[index] ?? 0;
      after = afters[index] ?? 0;
    }
    const at = lane * across + (from + index) * along;
    // One pixel more on either side, where the edge of the rule fades out.
    const fade = isThin ? 1 : 0;
    for (let side = before - fade; side <= after + fade; side += 1) {
      if ((data[at + side * across] ?? paper) >= letterInk) erased.erase(data, at + side * across);
    }
  }
}
