import { median } from '../../../pages/median.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';

/** A heading of two lines, set at the middle of those of one line beside it. */
export interface HeadingInTwoLines {
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
}

type Placed = Pick<Token, 'left' | 'right' | 'top' | 'bottom'>;

/** How far a line of such a heading is from the middle of the row, how far the middle of both may be from it, and widest space between words of a line, in glyphs. */
const [nearest, farthest, ofMiddle, inLine] = [0.35, 1.1, 0.3, 0.9] as const;

const overlap = (one: Pick<Placed, 'left' | 'right'>, other: Pick<Placed, 'left' | 'right'>): boolean =>
  one.left < other.right && one.right > other.left;

/**
 * Headings of two lines among those of one ("Lote" over "Val." beside "NCM"): one line above the middle of the row and one as far below it, with no
 * word between. Each line alone may be the heading of another column.
 */
export function headingsInTwoLines(
  { rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>,
  headings: readonly Placed[],
): HeadingInTwoLines[] {
  const middle = median(headings.map(middleOf));
  const near = rows.filter((row) =>
    row.some((token) => Math.abs(middleOf(token) - middle) < farthest * glyph),
  );
  const runs = near.flatMap((row) =>
    runsApart(
      row.filter((token) => Math.abs(middleOf(token) - middle) < farthest * glyph),
      inLine * glyph,
    ).map((tokens) => ({ tokens, ...edgesOf(tokens) })),
  );
  const uppers = runs.filter((run) => middle - middleOf(run) > nearest * glyph);
  const lowers = runs.filter((run) => middleOf(run) - middle > nearest * glyph);
  return uppers.flatMap((upper): HeadingInTwoLines[] => {
    const [lower, ...more] = lowers.filter((run) => overlap(upper, run));
    if (lower === undefined || more.length > 0) return [];
    const isCentred = Math.abs(middleOf(upper) + middleOf(lower) - 2 * middle) < 2 * ofMiddle * glyph;
    const edges = edgesOf([...upper.tokens, ...lower.tokens]);
    const isAlone = runs.every((run) => run === upper || run === lower || !overlap(run, edges));
    if (!isCentred || !isAlone) return [];
    return [{ tokens: [...upper.tokens, ...lower.tokens], left: edges.left, right: edges.right }];
  });
}
