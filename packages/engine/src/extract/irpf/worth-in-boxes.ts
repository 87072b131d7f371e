import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { field, isAmount } from './cards.ts';

type Run = readonly Token[];

/** What the summary calls all that is owned at the end of a year. */
const ofYear =
  /^(?:total (?:d[eo]s? )?)?(?:bens(?: e direitos)?|patrim[ôo]nio(?: declarado| total)?) (?:em|n[oa] (?:fim|final) d[eo]|ao (?:fim|final) d[eo])(?: 31\/12\/| 31 de dezembro de)? ?(\d{4})$/iu;
/** Space between two boxes, greatest distance between a caption and its amount, and how far their edges differ at most, in glyphs. */
const [between, mostAway, ofEdges] = [1.2, 2, 1.5] as const;

/** The amount over or under a caption, with its left or right edge. */
function amountBy(
  caption: Run,
  rows: readonly Run[],
  side: 'over' | 'under',
  glyph: number,
): Token | undefined {
  const own = edgesOf(caption);
  return rows.flat().find((token) => {
    const away = side === 'over' ? own.top - token.bottom : token.top - own.bottom;
    const isAligned =
      Math.abs(token.left - own.left) < ofEdges * glyph ||
      Math.abs(token.right - own.right) < ofEdges * glyph;
    return isAmount(token) && isAligned && away > -glyph / 2 && away < mostAway * glyph;
  });
}

/** What is owned at the ends of two years, in boxes side by side whose captions stand all below or all above their amounts. */
export function worthInBoxes({ rows, glyph }: Sheet): ServiceData<'irpf'> {
  const found = rows.flatMap((row) =>
    runsApart(row, between * glyph).flatMap((run) => {
      const year = ofYear.exec(printedOf(run))?.[1];
      return year === undefined ? [] : [{ year, run }];
    }),
  );
  for (const side of ['over', 'under'] as const) {
    const boxes = found
      .map(({ year, run }) => ({ year, amount: amountBy(run, rows, side, glyph) }))
      .toSorted((a, b) => b.year.localeCompare(a.year));
    if (boxes.length !== 2 || boxes.some(({ amount }) => amount === undefined)) continue;
    const [AssetsAmount, PreviousAssetsAmount] = boxes.map(({ amount }): Field | undefined =>
      amount === undefined ? undefined : field(amount.text.replace('R$', ''), 'money', [amount]),
    );
    return { ...(AssetsAmount && { AssetsAmount }), ...(PreviousAssetsAmount && { PreviousAssetsAmount }) };
  }
  return {};
}
