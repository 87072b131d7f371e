import type { Check } from '@lavra/contract/model/result';

/** What is known about how a value came off the page; every part is a measure, none a default. */
export interface Measure {
  /** Recogniser's confidence of each word used, 0 to 100, with its number of characters. */
  readonly words: readonly { readonly conf: number; readonly length: number }[];
  /** 0 to 1: how well the label that points to the value fits its spelling; absent where no label was needed. */
  readonly anchorFit?: number;
  /** 0 to 1: share of the cell's text that the value explains. */
  readonly shapeFit?: number;
  readonly checks?: readonly Check[];
}

/**
 * How much of the doubt a check leaves when it holds: the chance that a misread value would pass it all the same.
 * Two modulo 11 digits let 1 in 100 pass, one digit 1 in 11; a second reading elsewhere hardly ever errs alike.
 */
const doubtLeft: Readonly<Record<string, number>> = {
  cpf_digits: 0.02,
  cnpj_digits: 0.02,
  key_digits: 0.1,
  key_matches_printed: 0.01,
  key_cnpj_matches_issuer: 0.02,
  key_number_matches: 0.02,
  key_series_matches: 0.05,
  key_month_matches: 0.1,
  key_uf_matches: 0.2,
  items_sum: 0.02,
  totals_sum: 0.02,
  item_product: 0.1,
  nfse_key_digits: 0.1,
  slip_digits: 0.01,
  renavam_digits: 0.1,
  cep_range: 0.6,
  cep_matches_uf: 0.3,
};

/** What is left of the confidence when a check of the value itself fails; comparisons blame both sides less. */
const ownCheckFailed = 0.3;
const comparisonFailed = 0.7;

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
  const reading =
    readingOf(words) * (0.5 + 0.5 * (measure.anchorFit ?? 1)) * (0.6 + 0.4 * (measure.shapeFit ?? 1));
  return roundedPercent(afterChecks(reading, measure.checks ?? []));
}

/** The confidence (0 to 100) of a value that was measured before, moved by checks made on it since; `settled` when its own check digits hold. */
export function movedBy(confidence: number, checks: readonly Check[], settled: boolean): number {
  return roundedPercent(afterChecks(confidence / 100, checks, settled));
}

const roundedPercent = (share: number): number => Math.round(share * 1000) / 10;

/** True when the value proves itself, so that a failing comparison must be the other side's fault. */
export function provesItself(checks: readonly Check[]): boolean {
  return checks.some(
    ({ check, ok, against }) => ok && against === undefined && (doubtLeft[check] ?? 1) <= 0.1,
  );
}

function afterChecks(start: number, checks: readonly Check[], settled = provesItself(checks)): number {
  let confidence = start;
  for (const { check, ok, against } of checks) {
    if (ok) confidence = 1 - (1 - confidence) * (doubtLeft[check] ?? 1);
    else if (against === undefined) confidence *= ownCheckFailed;
    else if (!settled) confidence *= comparisonFailed;
  }
  return confidence;
}
