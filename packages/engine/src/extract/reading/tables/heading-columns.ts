import { fold } from '../sheet/text.ts';
import type { Label } from '../labels/labels.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { headingsInTwoLines } from './headings-in-two-lines.ts';
import { columnOfYear } from './headings-of-years.ts';
import { twinsOf } from './twin-headings.ts';
import type { TableColumn, TableSpec } from './table-spec.ts';
import { betweenWords } from './whole-headings.ts';

export interface Column<C extends string> {
  /** Undefined for a column that the service has no field for. */
  readonly spec: TableColumn<C> | undefined;
  readonly group: number;
  readonly left: number;
  readonly right: number;
  /** The middle of its heading. */
  readonly centre: number;
}

/** More headings than any table has. */
const mostHeadings = 100;

/** The labels of the row of headings that has the most different ones; a row with the heading of the table's key comes before all others. */
export function headingsOf(labels: readonly Label[], keys: ReadonlySet<string>, glyph: number): Label[] {
  let best: Label[] = [];
  const worth = (row: readonly Label[]): number =>
    new Set(row.map(({ id }) => id)).size + (row.some(({ id }) => keys.has(id)) ? mostHeadings : 0);
  // A value may be the word of another heading ("VOLUMES" below ESPÉCIE).
  const isValue = (label: Label, row: readonly Label[]): boolean =>
    row.some((other) => other.id === label.id && label.top - other.top > 0.5 * glyph) &&
    row.some(
      (other) =>
        label.top >= other.bottom - 0.3 * glyph && other.left < label.right && other.right > label.left,
    );
  for (const seed of labels) {
    const row = labels.filter(
      (other) => Math.abs(middleOf(other) - middleOf(seed)) < 1.6 * glyph && other.bottom >= seed.top - glyph,
    );
    const near = row.filter((label) => !isValue(label, row));
    if (near.length > 1 && worth(near) > worth(best)) best = near;
  }
  return best.toSorted((a, b) => a.left - b.left);
}

/** Whether a heading is a part of another one. */
const isPartOf = (part: string, whole: string): boolean => part.length < whole.length && whole.includes(part);

/** Whether one of two headings of one column is so much longer that the other is a word of another column's ("Item" of the law beside "Descrição do serviço"). */
const saysMore = (one: string, other: string): boolean =>
  one.length >= (other.length <= ofOneWord ? 2 : 3) * other.length;

/** Letters of a heading of one short word. */
const ofOneWord = 5;

/** Headings and other words between them, left to right, each with its column; a repeated heading begins a group. */
export function columnsOf<Id extends string, C extends string>(
  spec: TableSpec<Id, C>,
  headings: readonly Label[],
  others: readonly { left: number; right: number }[],
): { spec: TableColumn<C> | undefined; group: number; left: number; right: number }[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const ofAll = new Map<string, number>();
  for (const { id } of headings) ofAll.set(id, (ofAll.get(id) ?? 0) + 1);
  const ids = headings.map(({ id }) => id);
  const named = headings.map((heading) => {
    const bearers = spec.columns.filter(({ labels }) => labels.some((label) => fold(label) === heading.id));
    const count = counts.get(heading.id) ?? 0;
    counts.set(heading.id, count + 1);
    const group = Math.floor(count / Math.max(1, bearers.length));
    // A heading that a column shares is another's where that one has a heading of its own.
    const sharing = bearers.filter(
      (bearer) =>
        counts.get(heading.id) !== 1 ||
        ofAll.get(heading.id) !== 1 ||
        !headings.some(({ id }) => id !== heading.id && bearer.labels.some((label) => fold(label) === id)),
    );
    const next =
      columnOfYear(heading.id, ids, bearers) ??
      (sharing.length > 0 ? sharing : bearers)[count % Math.max(1, bearers.length)];
    // Columns with the same headings may have them in several spellings ("31/12/2023" beside "31/12/2024").
    const column =
      next !== undefined && taken.has(`${next.id} ${group}`)
        ? (bearers.find(({ id }) => !taken.has(`${id} ${group}`)) ?? next)
        : next;
    taken.add(`${column?.id} ${group}`);
    return { id: heading.id, spec: column, group, left: heading.left, right: heading.right };
  });
  const { isBeside, isOwn } = twinsOf(named, others, spec);
  // Another spelling of a column that is already there is the heading of another column; so is a part of its name, as of a table beside this one ("KG", "DESC. KG").
  const isOther = (own: (typeof named)[number], at: number): boolean =>
    named.some(
      (other, index) =>
        index !== at &&
        other.spec?.id === own.spec?.id &&
        other.group === own.group &&
        (index < at
          ? !isPartOf(other.id, own.id) && !saysMore(own.id, other.id)
          : isPartOf(own.id, other.id) || saysMore(other.id, own.id)),
    );
  const isStrange = (own: (typeof named)[number], at: number): boolean =>
    isBeside(own) || (!isOwn(own) && isOther(own, at));
  const columns = named.map((own, at) => ({ ...own, spec: isStrange(own, at) ? undefined : own.spec }));
  return [...columns, ...others.map((other) => ({ spec: undefined, group: 0, ...other }))].toSorted(
    (a, b) => a.left - b.left,
  );
}

type Edges = Pick<Label, 'left' | 'right'>;

/** Whether a word is the sign of the currency behind a heading ("Valor pago (R$)"). */
const isCurrencyOf = ({ text, left }: Token, headings: readonly Edges[], glyph: number): boolean =>
  /^\(?R\$\)?$/.test(text) &&
  headings.some(({ right }) => left > right - 0.2 * glyph && left - right < betweenWords * glyph);

/** Whether a word is a preposition right behind a heading, which goes on in a row that was not read as part of it ("Rend. recebidos de"). */
const goesOnBelow = ({ text, left }: Token, headings: readonly Edges[], glyph: number): boolean =>
  /^(?:d[aeo]s?|n[ao]s?|em|por)$/i.test(text) &&
  headings.some(({ right }) => left > right - 0.2 * glyph && left - right < betweenWords * glyph);

/** Words behind a heading and a stroke, which say what else its cells hold ("DESCRIÇÃO / COR / GRADE"), left out of such words. */
function withoutFurther(
  runs: readonly Edges[],
  headings: readonly (Edges & Pick<Label, 'tokens'>)[],
  { tokens, glyph }: Sheet,
): Edges[] {
  const { top, bottom } = edgesOf(headings.flatMap((heading) => heading.tokens));
  const strokes = tokens.filter(
    (token) => token.text.startsWith('/') && middleOf(token) > top && middleOf(token) < bottom,
  );
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < betweenWords * glyph;
  const further = new Set<Edges>();
  for (const run of runs) {
    const isFurther = [...headings, ...further].some(({ right }) =>
      strokes.some(
        (stroke) =>
          isNear(stroke.left, right) && (stroke.left === run.left || isNear(run.left, stroke.right)),
      ),
    );
    if (isFurther) further.add(run);
  }
  return runs.filter((run) => !further.has(run));
}

/** Other words in the row of headings: headings of columns that no field needs. */
export function unknownHeadings(
  sheet: Sheet,
  headings: readonly (Edges & Pick<Label, 'tokens'>)[],
  known: ReadonlySet<Token>,
): { left: number; right: number }[] {
  const { top, bottom, left, right } = edgesOf(headings.flatMap(({ tokens }) => tokens));
  const row = sheet.tokens
    .filter(
      (token) =>
        !known.has(token) &&
        // A mark is a misread sign of the heading beside it ("DESC. %").
        token.folded !== '' &&
        !isCurrencyOf(token, headings, sheet.glyph) &&
        !goesOnBelow(token, headings, sheet.glyph) &&
        middleOf(token) > top &&
        middleOf(token) < bottom &&
        token.left > left - 40 * sheet.glyph &&
        token.right < right + 40 * sheet.glyph &&
        !headings.some((heading) => token.left < heading.right && token.right > heading.left),
    )
    .toSorted((a, b) => a.left - b.left);
  const runs: { left: number; right: number }[] = [];
  for (const token of row) {
    const last = runs.at(-1);
    const isCut = headings.some((heading) => last && heading.left > last.left && heading.left < token.left);
    if (last && !isCut && token.left - last.right < 1.5 * sheet.glyph) last.right = token.right;
    else runs.push({ left: token.left, right: token.right });
  }
  const inTwoLines = headingsInTwoLines(
    sheet,
    headings.map(({ tokens }) => edgesOf(tokens)),
  ).filter(({ tokens }) => !tokens.some((token) => known.has(token)));
  const inOne = withoutFurther(runs, headings, sheet).filter(
    (run) => !inTwoLines.some((heading) => run.left < heading.right && run.right > heading.left),
  );
  return [...inOne, ...inTwoLines.map(({ left: from, right: to }) => ({ left: from, right: to }))];
}
