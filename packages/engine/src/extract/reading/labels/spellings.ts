import { oncePer } from '../sheet/once-per.ts';
import { labelFit, mostErrors } from '../sheet/text.ts';

interface Spelling<Id> {
  readonly id: Id;
  readonly spelling: string;
  /** Its place in the list: of two that fit alike the first counts. */
  readonly order: number;
  /** How many of its letters may be misread. */
  readonly errors: number;
  readonly letters: Letters;
}

/** The letters of a text, in whichever order. */
interface Letters {
  /** How often it has each letter, and digits and signs together. */
  readonly counts: Uint8Array;
  /** A bit for each of these that it has, and for each that it has twice. */
  readonly once: number;
  readonly twice: number;
}

/** Letters of a spelling that follow each other, and where they begin. */
interface Part<Id> {
  readonly of: Spelling<Id>;
  readonly letters: string;
  readonly begins: number;
}

/** Spellings of labels in such a way that words are compared only with those that they can fit. */
export interface Spellings<Id> {
  /**
   * One part more than a spelling may have errors: whatever is misread, one part stays whole. The lists of those that begin
   * with the same three letters; no part is shorter, as one letter in five may be misread.
   */
  readonly parts: readonly (readonly Part<Id>[])[];
  /** By the key of three letters, the place of their list, which is the first, empty one for most: looked up for each letter of a page. */
  readonly places: Uint16Array;
  /** The first of the list with each spelling. */
  readonly exact: ReadonlyMap<string, Spelling<Id>>;
  readonly longest: number;
  /** All beginnings of spellings that go on. */
  readonly beginnings: ReadonlySet<string>;
  /** Whether exact text that begins with a text, or is it, may spell one, in the plural too. */
  readonly opens: (text: string) => boolean;
}

/** Letters by which a part is looked up, and the number of their keys: five bits a letter, in which some digits are as letters. */
const [ofKey, keys] = [3, 1 << 15] as const;

/** The key of the letters that end with one, by the key of those before it. */
const keyWith = (key: number, letter: number): number => ((key << 5) | (letter & 31)) & (keys - 1);

const keyOf = (letters: string): number =>
  [0, 1, 2].reduce((key, at) => keyWith(key, letters.charCodeAt(at)), 0);

/** The parts of a spelling; none of one that must be exact. */
function partsOf<Id>(of: Spelling<Id>): Part<Id>[] {
  const { spelling, errors } = of;
  if (errors === 0) return [];
  const startOf = (part: number): number => Math.floor((part * spelling.length) / (errors + 1));
  return Array.from({ length: errors + 1 }, (_, part) => {
    const begins = startOf(part);
    return { of, begins, letters: spelling.slice(begins, startOf(part + 1)) };
  });
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

function lettersOf(text: string): Letters {
  const counts = countsOf(text);
  return { counts, once: lettersIn(counts, 1), twice: lettersIn(counts, 2) };
}

/** Whether so many characters are of one text only that it takes more errors to make the other of it. */
function isFar(one: Letters, other: Letters, errors: number): boolean {
  if (bitsIn(one.once & ~other.once) + bitsIn(one.twice & ~other.twice) > errors) return true;
  if (bitsIn(other.once & ~one.once) + bitsIn(other.twice & ~one.twice) > errors) return true;
  let [more, less] = [0, 0];
  for (let at = 0; at <= letters; at += 1) {
    const difference = (one.counts[at] ?? 0) - (other.counts[at] ?? 0);
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
  const parts: Part<Id>[][] = [[]];
  const places = new Uint16Array(keys);
  const exact = new Map<string, Spelling<Id>>();
  const beginnings = new Set<string>();
  const all = specs.flatMap(({ id, spellings }) => spellings.map((spelling) => ({ id, spelling })));
  for (const [order, { id, spelling }] of all.entries()) {
    if (exact.has(spelling)) continue;
    const each = { id, spelling, order, errors: mostErrors(spelling), letters: lettersOf(spelling) };
    exact.set(spelling, each);
    for (const part of partsOf(each)) {
      const key = keyOf(part.letters);
      if (places[key] === 0) places[key] = parts.push([]) - 1;
      parts[places[key] ?? 0]?.push(part);
    }
    for (let end = 1; end < spelling.length; end += 1) beginnings.add(spelling.slice(0, end));
  }
  const longest = Math.max(0, ...all.map(({ spelling }) => spelling.length));
  const opens = (text: string): boolean =>
    beginnings.has(text) || exact.has(text) || (text.endsWith('S') && exact.has(text.slice(0, -1)));
  return { parts, places, exact, longest, beginnings, opens };
}

/** The spelling that a folded text fits best, by what `weigh` makes of the fit, which may lower it but not that of the text itself; 0 excludes it. */
export function fittest<Id>(
  text: string,
  { parts, places, exact }: Spellings<Id>,
  weigh: (fit: number, spelling: string) => number,
): { readonly id: Id; readonly fit: number } | undefined {
  const whole = exact.get(text);
  if (whole !== undefined && text !== '') return { id: whole.id, fit: weigh(1, text) };
  let [best, most]: [Spelling<Id> | undefined, number] = [undefined, 0];
  let [key, own]: [number, Letters | undefined] = [0, undefined];
  for (let end = 0; end < text.length; end += 1) {
    key = keyWith(key, text.charCodeAt(end));
    const place = places[key] ?? 0;
    const at = end + 1 - ofKey;
    if (place === 0 || at < 0) continue;
    for (const { of, letters, begins } of parts[place] ?? []) {
      const { spelling, order, errors } = of;
      // Letters lost or added move what is behind them, and change the length.
      if (Math.abs(begins - at) > errors || Math.abs(spelling.length - text.length) > errors) continue;
      if (of === best || !text.startsWith(letters, at)) continue;
      own ??= lettersOf(text);
      if (isFar(own, of.letters, errors)) continue;
      const fit = weigh(labelFit(text, spelling), spelling);
      if (fit <= 0 || fit < most) continue;
      if (best === undefined || fit > most || order < best.order) [best, most] = [of, fit];
    }
  }
  return best === undefined ? undefined : { id: best.id, fit: most };
}
