import type { Label } from '../labels/labels.ts';
import type { FormField, UsualOrder } from './form-spec.ts';

interface Around {
  readonly label: Label;
  readonly section: string | undefined;
}

/** Least blocks that begin with a name, and greatest distance of their left edges and of two labels of one row, in glyphs. */
const [leastBlocks, aligned, inRow] = [2, 2, 1] as const;

/** The rows of labels below an edge, from top to bottom. */
function rowsOf<P extends Around>(places: readonly P[], glyph: number): P[][] {
  const rows: P[][] = [];
  for (const place of places.toSorted((a, b) => a.label.top - b.label.top)) {
    const first = rows.at(-1)?.[0];
    if (first !== undefined && place.label.top - first.label.top < inRow * glyph) rows.at(-1)?.push(place);
    else rows.push([place]);
  }
  return rows;
}

/**
 * The places with their blocks where no title of a party was read, as those in white on dark bands: each name begins the block of the next party in
 * the order of all such papers, and a second street behind the last one is that of what they agree about.
 */
export function inUsualOrder<Id extends string, P extends Around>(
  places: readonly P[],
  order: UsualOrder | undefined,
  spellings: ReadonlyMap<string, readonly FormField<Id>[]>,
  { titles, glyph }: { readonly titles: readonly Label[]; readonly glyph: number },
): readonly P[] {
  if (order === undefined) return places;
  const isOf = (place: P, section: string | undefined, is: (field: FormField<Id>) => boolean): boolean =>
    spellings.get(place.label.id)?.some((field) => field.section === section && is(field)) === true;
  const [first] = order.parties;
  const names = places.filter((place) => isOf(place, first, ({ id }) => id === `${String(first)}Name`));
  const edge = Math.min(...names.map(({ label }) => label.left));
  const starts = rowsOf(
    names.filter(({ label }) => label.left - edge < aligned * glyph),
    glyph,
  ).map((row) => Math.min(...row.map(({ label }) => label.top)) - 0.5 * glyph);
  if (starts.length < leastBlocks || starts.length > order.parties.length) return places;
  const last = Math.max(...starts);
  if (titles.some(({ id, top }) => order.parties.includes(id) && top < last)) return places;
  const sectionOf = new Map<P, string>();
  for (const [index, party] of order.parties.slice(0, starts.length).entries()) {
    const [from = 0, to = Infinity] = [starts[index], starts[index + 1]];
    const rows = rowsOf(
      places.filter(({ label }) => label.top > from && label.top < to),
      glyph,
    );
    let section: string | undefined = party;
    const seen = new Set<string>();
    let hasStreet = false;
    for (const row of rows) {
      const street = row.find((place) => isOf(place, party, ({ kind }) => kind === 'street'));
      const isAgain = row.some(({ label }) => seen.has(label.id)) || (street !== undefined && hasStreet);
      if (section === party && isAgain) section = order.thing;
      if (section === undefined || !row.some((place) => isOf(place, section, () => true))) {
        section = undefined;
        continue;
      }
      hasStreet ||= street !== undefined;
      for (const place of row) {
        seen.add(place.label.id);
        sectionOf.set(place, section);
      }
    }
  }
  return places.map((place) => {
    const section = sectionOf.get(place);
    return section === undefined ? place : { ...place, section };
  });
}
