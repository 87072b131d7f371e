import { runsApart } from '../sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';

/** Share of the page in which a brand stands, and how much larger than other words it is. */
const [topOfBrand, largerBy] = [0.15, 1.4] as const;

/** Words of a row that stand close together. */
export const runsOf = (row: readonly Token[], glyph: number): Token[][] =>
  runsApart(row, (_, next) => 1.4 * Math.max(glyph, next.bottom - next.top));

/** The text in the largest type of the head, in whichever column, but for those of the paper itself. */
function largestOf({ rows, height, glyph }: Sheet, paper: RegExp): Token[] {
  const runs = rows
    .filter((row) => edgesOf(row).bottom < topOfBrand * height)
    .flatMap((row) => runsOf(row, glyph))
    .filter((run) => /\p{L}{3}/u.test(printedOf(run)) && !paper.test(printedOf(run)));
  const [largest = []] = runs.toSorted((a, b) => sizeOfType(b) - sizeOfType(a));
  return withOtherLines(largest, runs);
}

/** Two lines of one text are of types this much unlike at most, and this far apart, in heights of the type. */
const [alikeType, betweenLines] = [1.08, 0.9] as const;

/** Whether two texts are set to each other by an edge or by their middles, give or take. */
export function areSetAlike(one: readonly Token[], other: readonly Token[], slack: number): boolean {
  const [a, b] = [edgesOf(one), edgesOf(other)];
  return [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2].some(
    (off) => Math.abs(off) < slack,
  );
}

/** A text in large type with the lines of it right above and below. */
function withOtherLines(own: readonly Token[], runs: readonly (readonly Token[])[]): Token[] {
  const type = sizeOfType(own);
  const isNext = (run: readonly Token[]): boolean => {
    const size = sizeOfType(run);
    const gap = Math.max(edgesOf(run).top - edgesOf(own).bottom, edgesOf(own).top - edgesOf(run).bottom);
    return (
      Math.max(size, type) < alikeType * Math.min(size, type) &&
      gap > -0.5 * type &&
      gap < betweenLines * type &&
      areSetAlike(own, run, type)
    );
  };
  const next = runs.find((run) => run !== own && isNext(run));
  if (next === undefined) return [...own];
  return edgesOf(next).top < edgesOf(own).top ? [...next, ...own] : [...own, ...next];
}

/** The brand in the head of a page: its largest text, in type that is larger than other words. `paper` tells titles of the paper. */
export function brandOfHead(sheet: Sheet, paper: RegExp): readonly Token[] | undefined {
  const brand = largestOf(sheet, paper);
  const [first] = brand;
  return first !== undefined && first.bottom - first.top > largerBy * sheet.glyph ? brand : undefined;
}
