import { parseAccessKey } from '@lavra/brazil/access-key';
import { isBoletoBarcode, isBoletoLine } from '@lavra/brazil/boleto';
import { isCollectionBarcode } from '@lavra/brazil/collection-slip';
import { isTd1, isTd3 } from '@lavra/brazil/mrz';
import { keyOfCode, findPrintedKeys } from '../extract/reading/keys.ts';
import { sheetOf, type Sheet, type Token } from '../extract/reading/sheet.ts';
import type { Page } from '../pages/page.ts';
import { documentKinds } from './kinds.ts';
import { findPhrase, pageText, type PageText } from './page-text.ts';

/** Words (or a code) that speak for a kind. */
export interface Evidence {
  readonly text: string;
  readonly weight: number;
  readonly tokens: readonly Token[];
}

export interface Candidate {
  readonly type: string;
  /** Sum of the weights found. */
  readonly points: number;
  /** 0 to 100: the candidate's share of belief, see `beliefOf`. */
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

/** What kind a page is; `unknown` where the evidence is thin or divided. */
export interface Classification {
  readonly type: string;
  /** 0 to 100; absent for a page without any word or code, where nothing was measured. */
  readonly conf?: number;
  /** Candidates with any evidence, best first. */
  readonly candidates: readonly Candidate[];
}

/** Points below which a page is of no known kind: one certain anchor, or several common ones, reach it. */
const leastPoints = 5;
/** Points at which belief is about two thirds. */
const halfLife = 6;

/** Models of access keys and the kind that prints them. */
const kindOfModel: Readonly<Record<string, string>> = {
  '55': 'danfe',
  '65': 'refund',
  '59': 'refund',
  '57': 'cte',
  '67': 'cte',
  '58': 'transportdraft',
  '66': 'proofofaddress',
  '62': 'proofofaddress',
};

function evidenceOfKeys(sheet: Sheet, type: string): Evidence[] {
  const printed = findPrintedKeys(sheet).map(({ key, tokens }) => ({ key, tokens }));
  const decoded = sheet.codes.flatMap((code) => {
    const key = keyOfCode(code);
    return key ? [{ key, tokens: [] }] : [];
  });
  // Freight documents list the keys of the invoices they carry, so only the first printed key speaks.
  return [...decoded, ...printed]
    .slice(0, 1)
    .flatMap(({ key, tokens }): Evidence[] =>
      kindOfModel[parseAccessKey(key)?.model ?? ''] === type ? [{ text: key, weight: 4, tokens }] : [],
    );
}

function evidenceOfNumbers(sheet: Sheet, type: string): Evidence[] {
  const lines = sheet.rows.map((row) => row.map((token) => token.text).join(' '));
  if (type === 'boleto') {
    const slips = sheet.codes.filter((code) => isBoletoBarcode(code.text) || isCollectionBarcode(code.text));
    const digits = lines.map((line) => line.replace(/^\D*\d{3}-?\d?\s(?=\d{5}\.)|[^\d]/g, ''));
    const printed = digits.findIndex((line) => line.length >= 47 && isBoletoLine(line.slice(-47)));
    return [
      ...slips.map((code) => ({ text: code.text, weight: 3, tokens: [] })),
      ...(printed >= 0 ? [{ text: lines[printed] ?? '', weight: 4, tokens: sheet.rows[printed] ?? [] }] : []),
    ];
  }
  if (type !== 'passport' && type !== 'rnm') return [];
  const mrz = sheet.codes
    .filter((code) => code.format.toUpperCase().startsWith('MRZ'))
    .map((code) => code.text.split('\n'));
  const printed = lines
    .map((line) => line.replace(/\s/g, ''))
    .filter((line) => /^[A-Z0-9<]{30,44}$/.test(line) && line.includes('<<'));
  const zones = [...mrz, printed];
  const isOurs =
    type === 'passport'
      ? (zone: readonly string[]) => isTd3(zone) || /^P[A-Z<]/.test(zone[0] ?? '')
      : (zone: readonly string[]) => isTd1(zone) || /^[IAC][A-Z<]/.test(zone[0] ?? '');
  return zones
    .filter((zone) => zone.length > 0 && isOurs(zone))
    .slice(0, 1)
    .map((zone) => ({ text: zone.join(' '), weight: 6, tokens: [] }));
}

function evidenceFor(
  type: string,
  anchors: readonly (readonly [string, number])[],
  text: PageText,
  sheet: Sheet,
): Evidence[] {
  const words = anchors.flatMap(([phrase, weight]): Evidence[] => {
    const found = findPhrase(text, phrase);
    return found ? [{ text: phrase, weight: weight * found.fit, tokens: found.tokens }] : [];
  });
  return [...words, ...evidenceOfKeys(sheet, type), ...evidenceOfNumbers(sheet, type)];
}

/**
 * Belief in the best kind from what was found: how much there is (points against `halfLife`) and how far it leads the next kind.
 * Both are measured on the page; the curve was set on the specimens and samples, see `classify.test.ts`.
 */
export function beliefOf(points: number, runnerUp: number): number {
  const amount = 1 - Math.exp(-points / halfLife);
  const lead = points > 0 ? Math.min(1, (points - runnerUp) / (0.6 * points)) : 0;
  return Math.round(1000 * amount * (0.4 + 0.6 * Math.max(0, lead))) / 10;
}

/** Says which kind of document a page shows, with a score for every kind that has any evidence. */
export function classifyPage(page: Page): Classification {
  const sheet = sheetOf(page);
  const text = pageText(sheet, page.source === 'ocr');
  const scored = documentKinds
    .map(({ type, anchors }) => {
      const evidence = evidenceFor(type, anchors, text, sheet);
      return { type, evidence, points: evidence.reduce((sum, each) => sum + each.weight, 0) };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.type.localeCompare(b.type));
  const candidates = scored.map((each, index) => {
    const rival = index === 0 ? (scored[1]?.points ?? 0) : (scored[0]?.points ?? 0);
    return { ...each, score: beliefOf(each.points, rival) };
  });
  if (sheet.tokens.length === 0 && sheet.codes.length === 0) return { type: 'unknown', candidates };
  const [best] = candidates;
  const isKnown = best !== undefined && best.points >= leastPoints && best.score >= 35;
  if (isKnown) return { type: best.type, conf: best.score, candidates };
  // That no kind fits says little on a page with few words.
  const heard = 1 - Math.exp(-sheet.tokens.length / 20);
  return { type: 'unknown', conf: Math.round(10 * (100 - (best?.score ?? 0)) * heard) / 10, candidates };
}
