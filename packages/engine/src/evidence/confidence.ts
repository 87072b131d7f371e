import { type CheckKey, checks as known, isCheckKey } from '@lavra/contract/fields/checks';
import type { Check } from '@lavra/contract/model/result';

/** A check that was made, by a name that the contract has sentences for. */
export type MadeCheck = Check & { readonly check: CheckKey };

/**
 * What speaks against a value of a picture though its words were read surely, and how many times as good the odds are with it. Counted on
 * pages of others, spoilt anew (decision 0296).
 */
const oddsOfDoubts = {
  /** Another value of its kind stood nearly as well for the field. */
  rival: 0.2,
  /** Text under a label that does not begin where the label does. */
  aside: 0.2,
  /** It stands far from its label. */
  far: 0.45,
  /** It begins or ends with a piece of a word, or has one among its capitals. */
  piece: 0.5,
  /** Text in a row of a table: its neighbours are cut by edges that nothing draws. */
  inRow: 0.5,
  /** A number of figures that were read as several words. */
  joined: 0.4,
  /** Written by hand, which no recogniser here was taught (decision 292). */
  byHand: 0.08,
} as const;
export type Doubt = keyof typeof oddsOfDoubts;

/** What is known about how a value came off the page. */
export interface Measure {
  /** Recogniser's confidence of each word used, 0 to 100, with its number of characters. */
  readonly words: readonly { readonly conf: number; readonly length: number }[];
  /** 0 to 1: how well the label that points to the value fits its spelling; absent where no label was needed, which costs nothing. */
  readonly anchorFit?: number;
  /** 0 to 1: share of the values placed in this manner that were the field's own; that of a known layout when absent. */
  readonly placed?: number;
  /** 0 to 1: share of the cell's text that the value explains; 1 when absent. */
  readonly shapeFit?: number;
  readonly doubts?: readonly Doubt[];
  readonly checks?: readonly MadeCheck[];
}

/** Share of labelled boxes whose words were the box's own, counted on samples and specimens with exact text. */
const placedRight = 0.99;

/**
 * What is known of places was counted before words that are no value of their kind were refused, so it is too careful: the odds are so many
 * times as good. Of exact text 99 of 100 were right where 77 and where 88 was said (decision 236). Fitted on pages of others (decision 273).
 */
const oddsOfPlaced = 6;

/**
 * What was right, in shares, of the values of pictures whose least sure word was read with this confidence; between two by a straight line.
 * The mean of the words tells nothing beside it: nine sure words make none of the tenth. Counted on pages of others (decision 273); from 70
 * up the odds are twice those counted then, for the readers offer fewer wrong values (decision 275).
 */
const rightOfWorst = [
  [0, 0.17],
  [30, 0.33],
  [50, 0.44],
  [60, 0.54],
  [70, 0.76],
  [80, 0.86],
  [85, 0.905],
  [90, 0.95],
  [93, 0.98],
  [95, 0.99],
  [97, 0.99],
  [100, 0.99],
] as const;

/** Of values of pictures that left words of their cell over, or bear the signs of another box's, the share that is said (decision 296). */
const leastOfShape = 0.75;

/** Exact text may still be another box's: where a check fails, it starts from here, for nothing moves a certainty. */
const mostBeforeFailure = 0.97;

function readingOf(words: Measure['words']): number {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  const mean = words.reduce((sum, word) => sum + word.conf * word.length, 0) / length;
  const worst = Math.min(...words.map((word) => word.conf));
  // One doubtful word spoils the value, but a comma read at 60 does not make a line of 95 a 60.
  return (0.6 * mean + 0.4 * worst) / 100;
}

/** Confidence from 0 to 100 with one decimal, or undefined where no word was measured. */
export function confidenceOf(measure: Measure): number | undefined {
  const words = measure.words.filter((word) => word.length > 0);
  if (words.length === 0) return undefined;
  return roundedPercent(afterChecks(startOf(measure, words), measure.checks ?? []));
}

/** What is known before any check is made. */
function startOf(
  { anchorFit, placed = placedRight, shapeFit = 1, doubts = [] }: Measure,
  words: Measure['words'],
): number {
  const shape = shareOfShape(shapeFit, 0.6);
  if (anchorFit === undefined) return readingOf(words) * shape;
  const place = placed * (0.5 + 0.5 * anchorFit);
  const isExact = words.every(({ conf }) => conf === 100);
  if (isExact) return withOdds(place * shape, oddsOfPlaced);
  const right = rightOf(Math.min(...words.map(({ conf }) => conf)));
  const start = right * withOdds(place, oddsOfPlaced) * shareOfShape(shapeFit, leastOfShape);
  return withOdds(
    start,
    doubts.reduce((odds, doubt) => odds * oddsOfDoubts[doubt], 1),
  );
}

/** From `least`, where a value explains nothing of its cell, to 1. */
const shareOfShape = (shapeFit: number, least: number): number => least + (1 - least) * shapeFit;

/** The confidence (0 to 100) of a value that was measured before, moved by checks made on it since; `settled` when its own check digits hold. */
export function movedBy(confidence: number, checks: readonly MadeCheck[], settled: boolean): number {
  return roundedPercent(afterChecks(confidence / 100, checks, settled));
}

/**
 * What is said of what is believed: the same up to the one, and from the other on above 90, so that of what is said to be so sure fewer than
 * one in a hundred is wrong (decision 0296).
 */
const [saidAsIs, saidSurely] = [0.86, 0.97] as const;
const surely = 0.9;

function told(share: number): number {
  if (share <= saidAsIs) return share;
  if (share <= saidSurely)
    return saidAsIs + ((share - saidAsIs) * (surely - saidAsIs)) / (saidSurely - saidAsIs);
  return surely + ((share - saidSurely) * (1 - surely)) / (1 - saidSurely);
}

/** What is said of a value of a picture (0 to 100) where its page makes its odds so many times as good. */
export const weighed = (confidence: number, odds: number): number =>
  roundedPercent(told(withOdds(confidence / 100, odds)));

/** Of a value whose least sure word was read like this. */
function rightOf(worst: number): number {
  const above = rightOfWorst.findIndex(([conf]) => conf >= worst);
  const [[low, lowRight], [high, highRight]] = [
    rightOfWorst[above - 1] ?? rightOfWorst[0],
    rightOfWorst[above] ?? rightOfWorst[0],
  ];
  return high === low ? highRight : lowRight + ((highRight - lowRight) * (worst - low)) / (high - low);
}

/** A share whose odds are so many times as good. */
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
    // Bayes: what is known of the reading, weighed by how likely this outcome is for a right and for a wrong one.
    confidence = (confidence * right) / (confidence * right + (1 - confidence) * wrong);
  }
  return confidence;
}
