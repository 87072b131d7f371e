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

/** The chance that a misread value passes the check all the same: two modulo 11 digits let 1 in 100 pass, one digit 1 in 11. */
const passesMisread: Readonly<Record<string, number>> = {
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
  cnh_digits: 0.02,
  cns_digits: 0.1,
  pis_digits: 0.1,
  voter_card_digits: 0.02,
  matricula_digits: 0.02,
};

/** The chance that a value read rightly fails: documents do carry wrong digits, and oftener amounts and places that disagree. */
const failsRight = { own: 0.02, comparison: 0.2 };

/** Share of labelled boxes whose words were the box's own, counted on samples and specimens with exact text. */
const placedRight = 0.99;

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
  const place = measure.anchorFit === undefined ? 1 : placedRight * (0.5 + 0.5 * measure.anchorFit);
  const reading = readingOf(words) * place * (0.6 + 0.4 * (measure.shapeFit ?? 1));
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
    ({ check, ok, against }) => ok && against === undefined && (passesMisread[check] ?? 1) <= 0.1,
  );
}

function afterChecks(start: number, checks: readonly Check[], settled = provesItself(checks)): number {
  let confidence = start;
  for (const { check, ok, against } of checks) {
    if (!ok && against !== undefined && settled) continue;
    const passes = passesMisread[check] ?? 1;
    // A check without a figure here says nothing about misreading (a date after another, a format).
    if (passes === 1) continue;
    const fails = against === undefined ? failsRight.own : failsRight.comparison;
    const [right, wrong] = ok ? [1 - fails, passes] : [fails, 1 - passes];
    // Bayes: what is known of the reading, weighed by how likely this outcome is for a right and for a wrong one.
    confidence = (confidence * right) / (confidence * right + (1 - confidence) * wrong);
  }
  return confidence;
}
