import { oncePer } from '../sheet/once-per.ts';
import { labelFit } from '../sheet/text.ts';

interface Spelling<Id> {
  readonly id: Id;
  readonly spelling: string;
  /** Its place in the list: of two that fit alike the first counts. */
  readonly order: number;
  /** How often it has each letter, and digits and signs together. */
  readonly counts: Uint8Array;
  /** A bit for each of these that it has, and for each that it has twice. */
  readonly once: number;
  readonly twice: number;
}

/** Spellings of labels by their length, so that words are compared only with those that they can fit. */
export interface Spellings<Id> {
  readonly byLength: ReadonlyMap<number, readonly Spelling<Id>[]>;
  /** The first of the list with each spelling. */
  readonly exact: ReadonlyMap<string, Spelling<Id>>;
  readonly longest: number;
  /** All beginnings of spellings that go on. */
  readonly beginnings: ReadonlySet<string>;
}

const [ofA, letters] = ['A'.codePointAt(0) ?? 0, 26] as const;

function countsOf(text: string): Uint8Array {
  const counts = new Uint8Array(letters + 1);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) - ofA;
    const index = letter >= 0 && letter < letters ? letter : letters;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** A bit for each letter that is there at least so often. */
function lettersIn(counts: Uint8Array, least: number): number {
  let has = 0;
  for (let at = 0; at <= letters; at += 1) if ((counts[at] ?? 0) >= least) has |= 1 << at;
  return has;
}

/** The number of bits set in 32. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** Whether so many characters are of one text only that it takes more errors to make the other of it. */
function isFar(one: Uint8Array, other: Uint8Array, errors: number): boolean {
  let [more, less] = [0, 0];
  for (let at = 0; at <= letters; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return more > errors || less > errors;
}

type Specs<Id> = readonly { readonly id: Id; readonly spellings: readonly string[] }[];

const listedOnce = oncePer((specs: Specs<unknown>) => listed(specs));

/** The spellings of a list of labels, which must not change: it is looked through once. */
export const spellingsOf = <Id>(specs: Specs<Id>): Spellings<Id> => listedOnce(specs) as Spellings<Id>;

/** Most lists of words that are kept; those of all forms are fewer. */
const mostLists = 512;
const lists = new Map<string, Specs<string>>();

/** Folded words as labels that have them as their ids: the same list for the same words. */
export function specsOf(words: readonly string[]): Specs<string> {
  const key = words.join('|');
  const before = lists.get(key);
  if (before !== undefined) return before;
  const specs = words.map((word) => ({ id: word, spellings: [word] }));
  if (lists.size >= mostLists) lists.clear();
  lists.set(key, specs);
  return specs;
}

function listed<Id>(specs: Specs<Id>): Spellings<Id> {
  const byLength = new Map<number, Spelling<Id>[]>();
  const exact = new Map<string, Spelling<Id>>();
  const beginnings = new Set<string>();
  const all = specs.flatMap(({ id, spellings }) => spellings.map((spelling) => ({ id, spelling })));
  for (const [order, { id, spelling }] of all.entries()) {
    if (exact.has(spelling)) continue;
    const counts = countsOf(spelling);
    const each = {
      id,
      spelling,
      order,
      counts,
      once: lettersIn(counts, 1),
      twice: lettersIn(counts, 2),
    };
    exact.set(spelling, each);
    const alike = byLength.get(spelling.length);
    if (alike === undefined) byLength.set(spelling.length, [each]);
    else alike.push(each);
    for (let end = 1; end < spelling.length; end += 1) beginnings.add(spelling.slice(0, end));
  }
  return { byLength, exact, longest: Math.max(0, ...byLength.keys()), beginnings };
}

/** The spelling that a folded text fits best, by what `weigh` makes of the fit, which may lower it but not that of the text itself; 0 excludes it. */
export function fittest<Id>(
  text: string,
  { byLength, exact, longest }: Spellings<Id>,
  weigh: (fit: number, spelling: string) => number,
): { readonly id: Id; readonly fit: number } | undefined {
  const whole = exact.get(text);
  const [shortest, most] = [Math.floor(text.length / 1.2), Math.ceil(text.length / 0.8)];
  if (whole !== undefined && text !== '') return { id: whole.id, fit: weigh(1, text) };
  const counts = countsOf(text);
  const [once, twice] = [lettersIn(counts, 1), lettersIn(counts, 2)];
  let best: (Spelling<Id> & { fit: number }) | undefined;
  for (let length = Math.max(6, shortest); length <= Math.min(most, longest); length += 1) {
    const alike = byLength.get(length);
    // As many letters may differ as in `labelFit`, which takes shorter ones only exactly.
    const errors = Math.floor(length * 0.2);
    if (alike === undefined || Math.abs(length - text.length) > errors) continue;
    for (const each of alike) {
      if (bitsIn(once & ~each.once) + bitsIn(twice & ~each.twice) > errors) continue;
      if (bitsIn(each.once & ~once) + bitsIn(each.twice & ~twice) > errors) continue;
      if (isFar(counts, each.counts, errors)) continue;
      const fit = weigh(labelFit(text, each.spelling), each.spelling);
      if (fit <= 0 || fit < (best?.fit ?? 0)) continue;
      if (best === undefined || fit > best.fit || each.order < best.order) best = { ...each, fit };
    }
  }
  return best === undefined ? undefined : { id: best.id, fit: best.fit };
}
