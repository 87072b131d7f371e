import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { isOutsideBox } from './boxes-of-parties.ts';
import type { Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { ValueKind } from '../values/kinds.ts';

/** Least number of a block's labels that are repeated further down when another block begins there. */
const leastRepeated = 3;

/** Least distance of two columns of one block, in glyphs, and greatest distance in height of a label in both. */
const [leastApart, mostBelow] = [20, 12] as const;

/** Whether a title is in a column of titles, one of which has a title to its left. */
function isRight(title: Label, titles: readonly Label[], glyph: number): boolean {
  return titles.some(
    (other) =>
      Math.abs(other.left - title.left) < glyph &&
      titles.some((left) => Math.abs(other.top - left.top) < 1.5 * glyph && left.left < other.left - glyph),
  );
}

/** The block of a label, by the titles above and beside it. */
export function sectionOf(
  label: Label,
  titles: readonly Label[],
  glyph: number,
  tokens: readonly Token[],
): string | undefined {
  const isBeside = (a: Label, b: Label): boolean => a !== b && Math.abs(a.top - b.top) < 1.5 * glyph;
  // In a column of titles, one of which has a title to its left, each applies to its column only.
  const isInRightColumn = (title: Label): boolean => isRight(title, titles, glyph);
  // A title alone in its row applies to everything below it, wherever it is placed.
  const isAlone = (title: Label): boolean =>
    !titles.some((other) => isBeside(title, other)) &&
    !isInRightColumn(title) &&
    !tokens.some((token) => token.right < title.left && inRow(token, title, glyph));
  // A column of blocks that do not stand beside those to its left has its own titles only.
  const hasOwnColumn = (title: Label): boolean =>
    titles.some(
      (first) =>
        first.left > title.left + leastApart * glyph &&
        first.left < label.left + glyph &&
        first.top < title.top &&
        isInRightColumn(first) &&
        titles.some(
          (other) =>
            Math.abs(other.left - first.left) < glyph && !titles.some((each) => isBeside(other, each)),
        ),
    );
  const above = titles.filter(
    (title) =>
      !hasOwnColumn(title) &&
      !isOutsideBox(label, title, titles, tokens, glyph) &&
      title.top <= label.top + 0.3 * glyph &&
      (title.left <= label.left + 4 * glyph || isAlone(title)),
  );
  return above.toSorted((a, b) => {
    const isSameRow = Math.abs(a.top - b.top) < 1.5 * glyph;
    return isSameRow ? b.left - a.left : b.top - a.top;
  })[0]?.id;
}

interface Around {
  readonly label: Label;
  readonly section: string | undefined;
}

interface Blocks {
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  readonly untitled?: string;
  readonly fields: readonly {
    readonly section?: string;
    readonly kind: ValueKind;
    readonly labels: readonly string[];
  }[];
}

/**
 * Assigns places to blocks. When a party's labels are repeated further down and the next party's title was not read, they belong to the
 * next party, with the values beside and below them; those of a block without a title are assigned to it.
 */
export function inBlocks<P extends Around>(
  places: readonly P[],
  form: Blocks,
  {
    known,
    titles,
    glyph,
  }: { readonly known: ReadonlySet<string>; readonly titles: readonly Label[]; readonly glyph: number },
): readonly P[] {
  const { sections, fields } = form;
  const parties = Object.keys(sections ?? {}).filter((id) =>
    fields.some(({ section, kind }) => section === id && kind === 'cnpj'),
  );
  const follows = new Map(parties.map((id, index) => [id, parties[index + 1]]));
  const begins = new Map(parties.map((id) => [id, secondTimeOf(id, places, glyph)]));
  const besides = new Map(parties.map((id) => [id, secondBeside(id, places, glyph)]));
  const isLeftOf = (section: string, beside: number): boolean => {
    const title = titles.find(({ id }) => id === section);
    return title !== undefined && Math.abs(title.left - beside) < 2 * glyph;
  };
  const before = new Map(parties.map((id, index) => [id, parties[index - 1]]));
  const assigned = places.map((place) => {
    const edge = besides.get(place.section ?? '');
    // A title over the right one of two columns is not that of the left one, whose own was not read.
    if (edge !== undefined && isLeftOf(place.section ?? '', edge)) {
      if (place.label.left > edge - 2 * glyph) return place;
      const other = before.get(place.section ?? '');
      // A title further down, as under the line of a signature, is of no block above it.
      const isTitled = titles.some(({ id, top }) => id === other && top < place.label.top);
      return { ...place, section: other === undefined || isTitled ? 'untitled column' : other };
    }
    // Of two persons side by side below one title, fields are named for the first.
    const beside = besides.get(place.section ?? '');
    if (beside !== undefined && place.label.left > beside - 2 * glyph)
      return { ...place, section: `${place.section}, second` };
    const next = follows.get(place.section ?? '');
    const top = begins.get(place.section ?? '');
    const isNext = next !== undefined && !known.has(next) && top !== undefined && place.label.bottom > top;
    return isNext ? { ...place, section: next } : place;
  });
  const isTitled = parties.some((id) => known.has(id));
  return form.untitled === undefined || isTitled
    ? withUntitled(inOrder(assigned, parties, form, { known, glyph }), form, titles, glyph)
    : byRepetition(assigned, [form.untitled, ...parties.filter((id) => id !== form.untitled)], glyph);
}

/** Where no title of a party was read, the labels printed a second time begin the second party of the form; the first ones are of its first. */
function byRepetition<P extends Around>(
  places: readonly P[],
  [first, second]: readonly string[],
  glyph: number,
): readonly P[] {
  const free = places.filter(({ section }) => section === undefined);
  const top = secondTimeOf(undefined, free, glyph);
  if (top === undefined || first === undefined || second === undefined) return places;
  const again = new Set(free.filter(({ label }) => label.top >= top).map(({ label }) => label.id));
  const begins = Math.min(
    ...free.filter(({ label }) => label.top < top && again.has(label.id)).map(({ label }) => label.top),
  );
  return places.map((place) => {
    if (!free.includes(place) || place.label.top < begins) return place;
    return { ...place, section: place.label.top < top ? first : second };
  });
}

/** Whether the words of a label are those of a sentence, which has them in small letters. */
const isWithinSentence = ({ tokens: [first] }: Label): boolean => /^\p{Ll}/u.test(first?.text ?? '');

/**
 * Assigns the blocks of two parties by their order where the title of neither was read: the first prints the labels that the second repeats, and no
 * label of anything else stands between them.
 */
function inOrder<P extends Around>(
  places: readonly P[],
  [one, other, ...more]: readonly string[],
  { fields }: Blocks,
  { known, glyph }: { readonly known: ReadonlySet<string>; readonly glyph: number },
): readonly P[] {
  if (one === undefined || other === undefined || more.length > 0) return places;
  if (known.has(one) || known.has(other)) return places;
  const speltFor = (party: string): Set<string> =>
    new Set(fields.flatMap(({ section, labels }) => (section === party ? labels.map(fold) : [])));
  const [first, second] = [speltFor(one), speltFor(other)];
  const isOf = ({ label }: P): boolean => first.has(label.id) && second.has(label.id);
  for (const section of new Set(places.map((place) => place.section))) {
    const own = places.filter((place) => place.section === section);
    const bottom = secondTimeOf(section, own.filter(isOf), glyph);
    if (bottom === undefined) continue;
    const repeated = new Set(
      own.filter((place) => isOf(place) && place.label.top >= bottom).map(({ label }) => label.id),
    );
    const top = Math.min(
      ...own
        .filter(({ label }) => repeated.has(label.id) && label.top < bottom)
        .map(({ label }) => label.top),
    );
    const isOther = own.some(
      ({ label }) =>
        label.top > top && label.top < bottom && !first.has(label.id) && !isWithinSentence(label),
    );
    if (isOther) continue;
    return places.map((place) => {
      if (place.section !== section || place.label.top < top - 0.3 * glyph) return place;
      const isSecond = place.label.top > bottom - 0.3 * glyph;
      return (isSecond ? second : first).has(place.label.id)
        ? { ...place, section: isSecond ? other : one }
        : place;
    });
  }
  return places;
}

/** The top of a block's repeated labels; undefined when they are not repeated. */
function secondTimeOf(
  section: string | undefined,
  places: readonly Around[],
  glyph: number,
): number | undefined {
  const own = places.filter((place) => place.section === section).map(({ label }) => label);
  const again = own.filter((label) =>
    own.some(
      (other) =>
        other.id === label.id &&
        label.top - other.bottom > 2 * glyph &&
        Math.abs(label.left - other.left) < 2 * glyph,
    ),
  );
  return again.length < leastRepeated ? undefined : Math.min(...again.map(({ top }) => top));
}

/** The left edge of a second column of labels that repeats those of the first, as for a couple; undefined where there is none. */
function secondBeside(section: string, places: readonly Around[], glyph: number): number | undefined {
  const own = places.filter((place) => place.section === section).map(({ label }) => label);
  const again = own.filter((label) =>
    own.some(
      (other) =>
        other.id === label.id &&
        label.left - other.left > leastApart * glyph &&
        Math.abs(label.top - other.top) < mostBelow * glyph,
    ),
  );
  const edge = Math.min(...again.map(({ left }) => left));
  const aligned = new Set(again.filter(({ left }) => Math.abs(left - edge) < 2 * glyph).map(({ id }) => id));
  return aligned.size < leastRepeated ? undefined : edge;
}

/** Kinds of a party's particulars. */
const ofParty = new Set<ValueKind>(['cnpj', 'city', 'uf', 'cep', 'street', 'house-number']);

/** Tests whether a place is past its party's block, in one whose title was not read: a party's block holds one CNPJ. */
export function pastParty(
  titles: readonly Label[],
  companies: readonly Token[],
  glyph: number,
): (place: Around, kind: ValueKind) => boolean {
  return ({ label, section }, kind) => {
    const title = titles.findLast(({ id, top }) => id === section && top <= label.top + 0.3 * glyph);
    if (title === undefined || !ofParty.has(kind)) return false;
    const beside = titles.filter(({ top }) => Math.abs(top - title.top) < 1.5 * glyph);
    const isFirst = beside.every(({ left }) => left > title.left - glyph) && !isRight(title, titles, glyph);
    const left = isFirst ? 0 : title.left - glyph;
    const right =
      Math.min(...beside.filter((other) => other.left > title.left + glyph).map((other) => other.left)) -
      glyph;
    const before = companies.filter(
      (token) =>
        token.top > title.top - 0.5 * glyph &&
        token.bottom < label.top + 0.3 * glyph &&
        token.left > left &&
        token.left < right,
    );
    return before.length >= (kind === 'cnpj' ? 1 : 2);
  };
}

/** Labels this far above that of the party's number, in glyphs, are of its block. */
const overNumber = 3.5;

/** Assigns places to the block without a title: from the number of a party that is the last above the first party's title, down to that title. */
function withUntitled<P extends Around>(
  places: readonly P[],
  { untitled, fields }: Blocks,
  titles: readonly Label[],
  glyph: number,
): readonly P[] {
  if (untitled === undefined || titles.some(({ id }) => id === untitled)) return places;
  const numbers = fields.filter(({ kind, section }) => kind === 'cnpj' && section !== undefined);
  const parties = new Set(numbers.map(({ section }) => section));
  const end = Math.min(...titles.filter(({ id }) => parties.has(id)).map(({ top }) => top));
  const spelt = new Set(numbers.flatMap(({ labels }) => labels.map(fold)));
  const before = places.filter(({ label, section }) => section === undefined && label.bottom < end);
  const top = Math.max(...before.filter(({ label }) => spelt.has(label.id)).map(({ label }) => label.top));
  if (!Number.isFinite(end) || !Number.isFinite(top)) return places;
  return places.map((place) =>
    before.includes(place) && place.label.top > top - overNumber * glyph
      ? { ...place, section: untitled }
      : place,
  );
}
