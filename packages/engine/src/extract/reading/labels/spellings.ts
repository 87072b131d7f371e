import { labelFit } from '../sheet/text.ts';

interface Spelling<Id> {
  readonly id: Id;
  readonly spelling: string;
  /** Its place in the list: of two that fit alike the first counts. */
  readonly order: number;
  /** How often it has each letter, and digits and signs together. */
  readonly counts: Uint8Array;
}

/** Spellings of labels by their length, so that words are compared only with those that they can fit. */
export interface Spellings<Id> {
  readonly byLength: ReadonlyMap<number, readonly Spelling<Id>[]>;
  readonly longest: number;
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

export function spellingsOf<Id>(
  specs: readonly { readonly id: Id; readonly spellings: readonly string[] }[],
): Spellings<Id> {
  const byLength = new Map<number, Spelling<Id>[]>();
  const all = specs.flatMap(({ id, spellings }) => spellings.map((spelling) => ({ id, spelling })));
  for (const [order, { id, spelling }] of all.entries()) {
    const alike = byLength.get(spelling.length) ?? [];
    alike.push({ id, spelling, order, counts: countsOf(spelling) });
    byLength.set(spelling.length, alike);
  }
  return { byLength, longest: Math.max(0, ...byLength.keys()) };
}

/** The spelling that a folded text fits best, by what `weigh` makes of the fit; 0 excludes it. */
export function fittest<Id>(
  text: string,
  { byLength, longest }: Spellings<Id>,
  weigh: (fit: number, spelling: string) => number,
): { readonly id: Id; readonly fit: number } | undefined {
  const counts = countsOf(text);
  let best: (Spelling<Id> & { fit: number }) | undefined;
  const [shortest, most] = [Math.floor(text.length / 1.2), Math.ceil(text.length / 0.8)];
  for (let length = Math.max(1, shortest); length <= Math.min(most, longest); length += 1) {
    const alike = byLength.get(length);
    // As many letters may differ as in `labelFit`.
    const errors = length < 6 ? 0 : Math.floor(length * 0.2);
    if (alike === undefined || Math.abs(length - text.length) > errors) continue;
    for (const each of alike) {
      if (isFar(counts, each.counts, errors)) continue;
      const fit = weigh(labelFit(text, each.spelling), each.spelling);
      if (fit <= 0 || fit < (best?.fit ?? 0)) continue;
      if (best === undefined || fit > best.fit || each.order < best.order) best = { ...each, fit };
    }
  }
  return best === undefined ? undefined : { id: best.id, fit: best.fit };
}
