import type { FormSpec } from '../reading/forms/form-spec.ts';
import type { TableSpec } from '../reading/tables/table-spec.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';

/** A form as far as its words are asked for. */
type Worded = Pick<FormSpec<string>, 'fields' | 'sections' | 'passedOver'> & {
  readonly tables?: readonly Pick<TableSpec<string, string>, 'columns'>[] | undefined;
};

/** A label found on a page, with how much it says for one kind. */
interface FoundLabel {
  readonly text: string;
  readonly weight: number;
  readonly tokens: readonly Token[];
}

/** Words of a row with a wider gap, in glyphs, are of two boxes. */
const betweenBoxes = 1.5;
/** Longest label, in words, and shortest, in letters: "UF" and "Nº" stand on every form. */
const [mostWords, leastLetters] = [8, 3] as const;

const wordsOf = ({ fields, sections = {}, passedOver = [], tables = [] }: Worded): Set<string> =>
  new Set(
    [
      ...fields.flatMap(({ labels }) => labels),
      ...passedOver,
      ...Object.values(sections).flat(),
      ...tables.flatMap(({ columns }) => columns.flatMap(({ labels }) => labels)),
    ]
      .map(fold)
      .filter((label) => label.length >= leastLetters),
  );

/** The runs of words at the beginning of a box and behind each colon, longest first, that fill the box or end with a colon. */
function* labelLike(row: readonly Token[], glyph: number): Generator<readonly Token[][]> {
  const ends = (index: number): boolean => {
    const [token, next] = [row[index], row[index + 1]];
    return token === undefined || next === undefined || next.left - token.right > betweenBoxes * glyph;
  };
  for (const [index] of row.entries()) {
    const before = row[index - 1];
    if (before !== undefined && !ends(index - 1) && !/[:|]$/.test(before.text)) continue;
    const runs: Token[][] = [];
    for (let last = index; last < row.length && last - index < mostWords; last++) {
      if (ends(last) || row[last]?.text.endsWith(':') === true) runs.unshift(row.slice(index, last + 1));
      if (ends(last)) break;
    }
    yield runs;
  }
}

/**
 * Makes a search for the labels of some forms on a page, by form. What a label weighs falls with the number of forms that have it: the logarithm of the
 * inverse share of forms (as terms are weighed in search), shared among them, so that "Nome" says next to nothing.
 */
export function labelSearch(
  forms: Readonly<Record<string, Worded>>,
): (sheet: Sheet) => ReadonlyMap<string, readonly FoundLabel[]> {
  const formsOf = new Map<string, string[]>();
  for (const [kind, form] of Object.entries(forms))
    for (const label of wordsOf(form)) formsOf.set(label, [...(formsOf.get(label) ?? []), kind]);
  const count = Object.keys(forms).length;
  return ({ rows, glyph }) => {
    const found = new Map<string, FoundLabel[]>();
    const seen = new Set<string>();
    for (const runs of rows.flatMap((row) => [...labelLike(row, glyph)])) {
      const named = runs
        .map((tokens) => ({ tokens, label: tokens.map(({ folded }) => folded).join('') }))
        .find(({ label }) => formsOf.has(label));
      if (named === undefined || seen.has(named.label)) continue;
      seen.add(named.label);
      const kinds = formsOf.get(named.label) ?? [];
      const weight = Math.log(count / kinds.length) / kinds.length;
      const text = named.tokens.map((token) => token.text).join(' ');
      for (const kind of kinds)
        found.set(kind, [...(found.get(kind) ?? []), { text, weight, tokens: named.tokens }]);
    }
    return found;
  };
}
