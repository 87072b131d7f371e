import { rowWith } from '../sheet/row-with.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { isRemark } from './alone.ts';
import type { Label } from './labels.ts';

/** Space between two boxes, most difference of the left edges of a label and its value, and most space between them; in glyphs. */
const [apart, aligned, below] = [1.2, 0.8, 1.5] as const;
/** Least labels of a row of boxes, and least share of its texts that are labels. */
const [leastLabels, leastShare] = [2, 0.5] as const;

/** A run of a row that is a label from its first word to its last, but for a remark. */
const labelOf = (run: readonly Token[], labels: readonly Label[]): Label | undefined =>
  labels.find(
    ({ tokens }) =>
      tokens[0] === run[0] &&
      tokens.every((token) => run.includes(token)) &&
      run.every((token) => tokens.includes(token) || isRemark(token)),
  );

/**
 * The labels of rows of boxes, each over its value ("prazo   começa em" over "30   01/02/2026"): every text of the row has one of the next row at its
 * left edge, so that none of them is a value behind another one, whatever letters they are in.
 */
export function labelsOverBoxes(labels: readonly Label[], { rows, glyph }: Sheet): ReadonlySet<Label> {
  const ofRows = new Map<readonly Token[], Label[]>();
  for (const label of labels) {
    const row = rowWith(rows, label.tokens[0]);
    ofRows.set(row, [...(ofRows.get(row) ?? []), label]);
  }
  return new Set(
    rows.flatMap((row, at) => {
      const own = ofRows.get(row) ?? [];
      const next = rows[at + 1];
      if (own.length < leastLabels || next === undefined) return [];
      if (edgesOf(next).top - edgesOf(row).bottom > below * glyph) return [];
      const runs = runsApart(row, apart * glyph);
      const lefts = runsApart(next, apart * glyph).map(([first]) => first?.left ?? 0);
      const isOver = ([first]: readonly Token[]): boolean =>
        first !== undefined && lefts.some((left) => Math.abs(left - first.left) < aligned * glyph);
      const heads = runs.flatMap((run) => labelOf(run, own) ?? []);
      const areBoxes = heads.length >= leastLabels && heads.length >= leastShare * runs.length;
      return areBoxes && runs.every(isOver) ? heads : [];
    }),
  );
}
