import { edgesOf, type Sheet } from '../sheet/sheet.ts';
import { turnedColumn, type TurnedBlock } from './turned-titles.ts';

/** Most that a title and its block's rows overlap, and most that a title is off the middle of its block, in glyphs. */
const [overlap, offMiddle] = [0.6, 1.5] as const;
/** Widest space between the frames of two blocks, in glyphs. */
const betweenFrames = 1;

/** A title in a column of turned ones, and where its block begins. */
export interface TurnedBand<Id extends string> {
  readonly title: TurnedBlock<Id>;
  readonly top: number;
}

/**
 * The blocks of a form whose titles are turned a quarter in its margin, each beside the middle of its block, from the top down: between two titles the
 * widest space of the rows parts their blocks, and the first begins as far above the middle of its title as it ends below it. A title that is no
 * known one ends the block above it.
 */
export function turnedBands<Id extends string>(
  sheet: Sheet,
  titles: Iterable<readonly [title: string, id: Id]>,
): TurnedBand<Id>[] {
  const { glyph } = sheet;
  const column = turnedColumn(sheet, titles).toSorted((a, b) => a.top - b.top);
  const edge = Math.max(...column.map(({ right }) => right));
  const rows = sheet.rows
    .map((row) => row.filter(({ left }) => left > edge))
    .filter((row) => row.length > 0)
    .map((row) => edgesOf(row))
    .toSorted((a, b) => a.top - b.top);
  const bottoms = rows.map((_, index) => Math.max(0, ...rows.slice(0, index).map(({ bottom }) => bottom)));
  /** The row below the widest space whose edges are as asked. */
  const widest = (isOne: (below: number, above: number) => boolean): number | undefined =>
    rows
      .map(({ top }, index) => ({ top, above: bottoms[index] ?? 0 }))
      .filter(({ top, above }) => isOne(top, above))
      .toSorted((a, b) => b.top - b.above - (a.top - a.above))[0]?.top;
  const tops: number[] = [];
  for (const [at, { top, bottom }] of [...column.entries()].toReversed()) {
    const before = column[at - 1];
    const next = tops[at + 1];
    const mirrored = next === undefined ? undefined : top + bottom - next;
    // Between the frames of two blocks is a space: the upper one ends above the next, and begins as much lower.
    const isNear = (below: number): boolean =>
      mirrored === undefined ||
      (below > mirrored - offMiddle * glyph && below < mirrored + (offMiddle + betweenFrames) * glyph);
    const isBetween = (below: number, above: number): boolean =>
      below < top + overlap * glyph &&
      (before === undefined || (below > before.bottom - overlap * glyph && above < top + overlap * glyph));
    tops[at] =
      widest((below, above) => isNear(below) && isBetween(below, above)) ??
      (before === undefined ? mirrored : (widest(isBetween) ?? (before.bottom + top) / 2)) ??
      top;
  }
  return column.map((title, at) => ({ title, top: (tops[at] ?? 0) - 0.2 * glyph }));
}
