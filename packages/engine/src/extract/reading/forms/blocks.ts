import type { Label } from '../labels/labels.ts';
import type { Token } from '../sheet/sheet.ts';
import type { ValueKind } from '../values/kinds.ts';

/** So many labels that stand again under themselves begin another block. */
const leastRepeated = 3;

/** The block that a label stands in, by the titles over it and beside it. */
export function sectionOf(label: Label, titles: readonly Label[], glyph: number): string | undefined {
  // A title alone in its row is that of all below it, wherever it is set.
  const isAlone = (title: Label): boolean =>
    !titles.some((other) => other !== title && Math.abs(other.top - title.top) < 1.5 * glyph);
  const above = titles.filter(
    (title) =>
      title.top <= label.top + 0.3 * glyph && (title.left <= label.left + 4 * glyph || isAlone(title)),
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
  readonly fields: readonly { readonly section?: string; readonly kind: ValueKind }[];
}

/**
 * Places with their blocks. Labels that come again under themselves are those of the next party where its title was not read, and so
 * is what stands beside and under them.
 */
export function inBlocks<P extends Around>(
  places: readonly P[],
  { sections, fields }: Blocks,
  { known, glyph }: { readonly known: ReadonlySet<string>; readonly glyph: number },
): P[] {
  const parties = Object.keys(sections ?? {}).filter((id) =>
    fields.some(({ section, kind }) => section === id && kind === 'cnpj'),
  );
  const follows = new Map(parties.map((id, index) => [id, parties[index + 1]]));
  const begins = new Map(parties.map((id) => [id, secondTimeOf(id, places, glyph)]));
  return places.map((place) => {
    const next = follows.get(place.section ?? '');
    const top = begins.get(place.section ?? '');
    const isNext = next !== undefined && !known.has(next) && top !== undefined && place.label.bottom > top;
    return isNext ? { ...place, section: next } : place;
  });
}

/** Where the labels of a block begin again; undefined where they do not. */
function secondTimeOf(section: string, places: readonly Around[], glyph: number): number | undefined {
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

/** What a party is told with. */
const ofParty = new Set<ValueKind>(['cnpj', 'city', 'uf', 'cep', 'street', 'house-number']);

/** Tells of a place whether it lies in a block whose title was not read: a block of one party holds one number of a company. */
export function pastParty(
  titles: readonly Label[],
  companies: readonly Token[],
  glyph: number,
): (place: Around, kind: ValueKind) => boolean {
  return ({ label, section }, kind) => {
    const title = titles.findLast(({ id, top }) => id === section && top <= label.top + 0.3 * glyph);
    if (title === undefined || !ofParty.has(kind)) return false;
    const beside = titles.filter(({ top }) => Math.abs(top - title.top) < 1.5 * glyph);
    const isFirst = beside.every(({ left }) => left >= title.left);
    const left = isFirst ? 0 : title.left - glyph;
    const right = Math.min(...beside.filter((other) => other.left > title.left).map((other) => other.left));
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
