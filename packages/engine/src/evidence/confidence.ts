import { type CheckKey, checks as known, isCheckKey } from '@lavra/contract/fields/checks';
import type { Check } from '@lavra/contract/model/result';

/** The outcome of a check; the contract has sentences for its name. */
export type MadeCheck = Check & { readonly check: CheckKey };

/**
 * Reasons to doubt a value of a picture although its words were read surely, each with its factor on the odds. Counted on others' pages,
 * degraded anew (decisions 0296, 0301 and 0310).
 */
const oddsOfDoubts = {
  /** Another text fitted the field nearly as well. */
  rival: 0.12,
  /** Another number or date did, which is another field's. */
  either: 0.12,
  /** Text below a label whose left edge differs from the label's. */
  aside: 0.2,
  /** The value is far from its label. */
  far: 0.45,
  /** Text lower than right below its label, with nothing between them that is another's. */
  low: 0.3,
  /** A free word stands before it as near as its own words: it is the end of another text, or lost its beginning. */
  torn: 0.05,
  /** The value begins or ends with a piece of a word, or has one among its capitals. */
  piece: 0.35,
  /** A text that runs on into another box. */
  runsOn: 0.02,
  /** It looks like a label, a part of a value or another field's. */
  odd: 0.08,
  /** Its field cannot have it: 27 of 27 were another's. */
  unlikely: 0.01,
  /** A code in which a letter that resembles a digit stands beside a digit, or the reverse, and nothing proves it. */
  alike: 0.18,
  /** Text of several words: each may be misread, and one at an end be lost, of which the words that are left tell nothing. */
  severalWords: 0.6,
  /** Letters below capitals are a third lower, and more of them resemble each other. */
  smallLetters: 0.6,
  /** A number of one or two figures: a speck or a piece of a rule is read as one. */
  short: 0.5,
  /** Text in a table row: the edges between it and its neighbours are only inferred. */
  inRow: 0.5,
  /** Zeros were put in the places of digits that cannot stand there. */
  mended: 0.15,
  /** Of several versions the one whose check digits hold: one in ten others would hold them, too, by chance. */
  tried: 0.003,
  /** A number that was read as several words. */
  joined: 0.4,
  /** Read by labels alone where its maker arranged the form, or in a deed's summary: 9 of 10 stated above 90 were right (decision 0317). */
  arranged: 0.2,
  /** Led to by words that say what a label says, where the form has no such label. */
  paraphrased: 0.1,
  /** Handwriting, for which no recogniser here was trained (decision 292). */
  byHand: 0.04,
} as const;
export type Doubt = keyof typeof oddsOfDoubts;

/**
 * Those that tell of exact text too whether it is another field's, with their factors there. Of 135 text layers, most of layouts drawn by
 * others, 43 of 47 texts with a rival were right, 17 of 23 numbers that might be either's, none of five torn values, 6 of 8 low texts;
 * of texts without a doubt 96 to 98 in 100 (decision 0316); of arranged ones then stated at 84, 117 of 117 of layouts not seen before (decision 0326). Of 89 values with a label in other words 73 were right (decision 0325).
 */
const oddsOfExact: Partial<Readonly<Record<Doubt, number>>> = {
  rival: 0.33,
  either: 0.03,
  torn: 0.05,
  low: 0.25,
  runsOn: 0.005,
  unlikely: 0.01,
  arranged: 0.4,
  paraphrased: 0.09,
};

/** Factor on the odds of a date: of its ten figures a misread one is seldom a day that can be. */
const oddsOfDate = 3;

/** How a value was read off the page. */
export interface Measure {
  /** Recogniser's confidence of each word used, 0 to 100, with its number of characters. */
  readonly words: readonly { readonly conf: number; readonly length: number }[];
  /** 0 to 1: how well the label that points to the value fits its spelling; absent where no label was needed, which lowers nothing. */
  readonly anchorFit?: number;
  /** 0 to 1: share of the values found in this manner that were the field's own; that of a known layout when absent. */
  readonly placed?: number;
  /** 0 to 1: share of the cell's text that the value explains; 1 when absent. */
  readonly shapeFit?: number;
  readonly doubts?: readonly Doubt[];
  readonly isDate?: boolean;
  readonly checks?: readonly MadeCheck[];
}

/** Of values of others' cards that were told by their places, because their labels were lost, 31 of 36 were the field's own. */
export const placedOnCard = 0.8;

/** Share of labelled boxes whose words were the box's own, counted on samples and specimens with exact text. */
const placedRight = 0.99;

/**
 * Factor on the odds of `placed`. Those shares were counted before words that are no value of the field's kind were refused, so they are
 * too low: of exact text 99 of 100 were right where 77 or 88 was stated (decision 236). Fitted on others' pages (decision 273).
 */
const oddsOfPlaced = 6;

/**
 * Share of right values on pictures by the confidence of their least sure word, with linear interpolation. The mean of the words adds
 * nothing: nine sure words do not make the tenth right. Counted on others' pages (decision 273); from 70 up raised because
 * the readers offer fewer wrong values since (decision 275), below 90 lowered again (decision 296).
 */
const rightOfWorst = [
  [0, 0.17],
  [30, 0.33],
  [50, 0.44],
  [60, 0.54],
  [70, 0.68],
  [80, 0.8],
  [85, 0.87],
  [90, 0.94],
  [93, 0.98],
  [95, 0.99],
  [97, 0.995],
  [100, 0.995],
] as const;

/** Least factor on the confidence of a picture's value that left words of its cell over, or looks like another box's (decision 296). */
const leastOfShape = 0.65;

/** Exact text may still be another box's: when a check fails, the confidence starts from here, because no evidence moves a certainty. */
const mostBeforeFailure = 0.97;

function readingOf(words: Measure['words']): number {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  const mean = words.reduce((sum, word) => sum + word.conf * word.length, 0) / length;
  const worst = Math.min(...words.map((word) => word.conf));
  // One doubtful word spoils the value, but a comma read at 60 does not pull a line of 95 down to 60.
  return (0.6 * mean + 0.4 * worst) / 100;
}

/** Confidence from 0 to 100 with one decimal, or undefined where no word was measured. */
export function confidenceOf(measure: Measure): number | undefined {
  const words = measure.words.filter((word) => word.length > 0);
  if (words.length === 0) return undefined;
  return roundedPercent(afterChecks(startOf(measure, words), measure.checks ?? []));
}

/** The confidence before any check. */
function startOf(
  { anchorFit, placed = placedRight, shapeFit = 1, doubts = [], isDate = false }: Measure,
  words: Measure['words'],
): number {
  const shape = shareOfShape(shapeFit, 0.6);
  if (anchorFit === undefined) return readingOf(words) * shape;
  const place = placed * (0.5 + 0.5 * anchorFit);
  const isExact = words.every(({ conf }) => conf === 100);
  if (isExact)
    return withOdds(
      place * shape,
      doubts.reduce((odds, doubt) => odds * (oddsOfExact[doubt] ?? 1), oddsOfPlaced),
    );
  const right = between(rightOfWorst, Math.min(...words.map(({ conf }) => conf)));
  const start = right * withOdds(place, oddsOfPlaced) * shareOfShape(shapeFit, leastOfShape);
  return withOdds(
    start,
    doubts.reduce((odds, doubt) => odds * oddsOfDoubts[doubt], isDate ? oddsOfDate : 1),
  );
}

/** From `least`, where a value explains nothing of its cell, to 1. */
const shareOfShape = (shapeFit: number, least: number): number => least + (1 - least) * shapeFit;

/** An earlier confidence (0 to 100), updated by checks made since; `settled` when the value's own check digits hold. */
export function movedBy(confidence: number, checks: readonly MadeCheck[], settled: boolean): number {
  return roundedPercent(afterChecks(confidence / 100, checks, settled));
}

/**
 * The stated confidence by the computed one, with linear interpolation. From the third value on above 90, so that fewer than one in a
 * hundred values stated above 90 is wrong; the band below is then right more often than its middle says, so its values are stated in
 * its upper half (decisions 0296, 0310 and 0329).
 */
const toldOf = [
  [0, 0],
  [0.8, 0.8],
  [0.86, 0.89],
  [0.9, 0.898],
  [0.94, 0.9],
  [1, 1],
] as const;

/** The stated confidence (0 to 100) of a value of a picture, with its page's factor on the odds. */
export const weighed = (confidence: number, odds: number): number =>
  roundedPercent(between(toldOf, withOdds(confidence / 100, odds)));

/** A confidence (0 to 100) whose odds are this many times what they were. */
export const oddly = (confidence: number, odds: number): number =>
  roundedPercent(withOdds(confidence / 100, odds));

/** A confidence (0 to 100) with a further doubt. */
export const doubted = (confidence: number, doubt: Doubt): number => oddly(confidence, oddsOfDoubts[doubt]);

/** The value at `at` of a curve given by points, with linear interpolation. */
function between(curve: readonly (readonly [number, number])[], at: number): number {
  const above = curve.findIndex(([from]) => from >= at);
  const [low, high] = [curve[above - 1] ?? curve[0], curve[above] ?? curve[0]];
  if (low === undefined || high === undefined || low[0] === high[0]) return high?.[1] ?? 0;
  return low[1] + ((high[1] - low[1]) * (at - low[0])) / (high[0] - low[0]);
}

/** The share whose odds are this many times better. */
const withOdds = (share: number, times: number): number => (share * times) / (share * times + 1 - share);

const roundedPercent = (share: number): number => Math.round(share * 1000) / 10;

/** True when the value proves itself, so that a failing comparison must be the other side's fault. */
export function provesItself(checks: readonly Check[]): boolean {
  return checks.some(({ check, ok, against }) => ok && against === undefined && isProof(check));
}

function isProof(check: string): boolean {
  const tells = isCheckKey(check) ? known[check].tells : 'nothing';
  return tells !== 'nothing' && tells.misreadPasses <= 0.1;
}

function afterChecks(start: number, checks: readonly MadeCheck[], settled = provesItself(checks)): number {
  const outcomes = checks
    .filter(({ ok, against }) => ok || against === undefined || !settled)
    .flatMap(({ check, ok }) => {
      const { tells } = known[check];
      return tells === 'nothing' ? [] : [{ ...tells, ok }];
    });
  let confidence = outcomes.some(({ ok }) => !ok) ? Math.min(start, mostBeforeFailure) : start;
  for (const { misreadPasses, rightFails, ok } of outcomes) {
    const [right, wrong] = ok ? [1 - rightFails, misreadPasses] : [rightFails, 1 - misreadPasses];
    // Bayes: the prior of the reading, weighted by how likely this outcome is for a right and for a wrong value.
    confidence = (confidence * right) / (confidence * right + (1 - confidence) * wrong);
  }
  return confidence;
}
