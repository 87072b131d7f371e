import { runsApart } from '../sheet/runs.ts';
import { edgesOf, type Token } from '../sheet/sheet.ts';

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Space that parts two texts of a row, in glyphs. */
const betweenTexts = 1.5;

const isUnder = (run: Span, heading: Span): boolean => run.left < heading.right && run.right > heading.left;

/**
 * What texts span that end left of their heading, which is set in the middle of a wide column, up to that heading: in their rows the heading
 * before it has a text of its own, and theirs has no other.
 */
export function spansToHeading(
  rows: readonly (readonly Token[])[],
  before: Span,
  heading: Span,
  glyph: number,
): Span[] {
  return rows.flatMap((row) => {
    const runs = runsApart(row, betweenTexts * glyph).map(edgesOf);
    if (!runs.some((run) => isUnder(run, before)) || runs.some((run) => isUnder(run, heading))) return [];
    const between = runs.filter(({ left, right }) => left >= before.right && right <= heading.left);
    const [first] = between;
    return first !== undefined && between.length === 1 ? [{ left: first.left, right: heading.right }] : [];
  });
}
