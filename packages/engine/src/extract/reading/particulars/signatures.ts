import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { centreOf, edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { areOfOneSize } from '../sheet/size-of-type.ts';
import { runsApart } from '../sheet/runs.ts';

/** How sure a name is that stands over what its bearer is. */
const placedBySignature = 0.85;
const isPerson = /^\p{Lu}[\p{L}'.]+(?: (?:d[aeo]s? |D[AEO]S? |e |E )?\p{Lu}[\p{L}'.]+){1,6}$/u;

/** The words of a row that stand together. */
export const runsOf = (row: readonly Token[], glyph: number): Token[][] => runsApart(row, 1.5 * glyph);

/** The words of a row that stand together, a label that a colon ends apart from what is filled in behind it. */
export const textsOf = (row: readonly Token[], glyph: number): Token[][] =>
  runsOf(row, glyph).flatMap((run) => {
    const end = run.findIndex(({ text }) => text.endsWith(':')) + 1;
    return end > 0 && end < run.length ? [run.slice(0, end), run.slice(end)] : [run];
  });

/** Widest space between the two lines of a name, and between their middles, in glyphs. */
const [betweenLines, offMiddle] = [0.9, 1.2] as const;

/** The first line of a name of two, centred over its second, which is one word alone or the first of which ends with a particle. */
function lineAbove(name: readonly Token[], above: readonly Token[], glyph: number): readonly Token[] {
  const edges = edgesOf(name);
  const upper = runsOf(above, glyph).find(
    (run) => Math.abs(centreOf(edgesOf(run)) - centreOf(edges)) < offMiddle * glyph,
  );
  if (upper === undefined || edges.top - edgesOf(upper).bottom > betweenLines * glyph) return [];
  const isOpen = name.length === 1 || /^(?:e|d[aeo]s?)$/i.test(upper.at(-1)?.text ?? '');
  return isOpen && areOfOneSize(upper, name) ? upper : [];
}

/** The name of a person over the words that say what the person is, as below a signature. */
export function nameOver({ rows, glyph }: Sheet, title: RegExp): Field | undefined {
  for (const [at, row] of rows.entries()) {
    const said = runsOf(row, glyph).find((run) => title.test(printedOf(run)));
    const above = rows[at - 1];
    if (said === undefined || above === undefined) continue;
    const { left, right, top } = edgesOf(said);
    const name = runsOf(above, glyph).find((run) => {
      const edges = edgesOf(run);
      return edges.left < right && edges.right > left && top - edges.bottom < 3 * glyph;
    });
    const whole = name && [...lineAbove(name, rows[at - 2] ?? [], glyph), ...name];
    if (whole !== undefined && isPerson.test(printedOf(whole)))
      return fieldOf({ value: printedOf(whole), tokens: whole, anchorFit: 1, placed: placedBySignature });
  }
  return undefined;
}
