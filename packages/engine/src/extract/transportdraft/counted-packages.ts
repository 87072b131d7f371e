import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';
import { count, packages } from './sayings.ts';

type Run = readonly Token[];

/** A space wider than this parts two texts of a row, most space between a count and the packages under it, and between their middles; in glyphs. */
const [betweenTexts, mostUnder, centred] = [1.6, 2, 2] as const;

const [ofCount, ofPackages, ofBoth] = [
  new RegExp(`^(?:${count})$`, 'u'),
  new RegExp(`^(?:${packages})(?: e (?:${packages}))?$`, 'iu'),
  new RegExp(`^(?:${count}) (?:${packages})(?: e (?:${packages}))?$`, 'iu'),
] as const;

const middleAcross = (run: Run): number => (edgesOf(run).left + edgesOf(run).right) / 2;

/** The count over the packages, in large type or not. */
function countOver(kind: Run, counts: readonly Run[], glyph: number): Run | undefined {
  const { top } = edgesOf(kind);
  return counts.find((run) => {
    const space = top - edgesOf(run).bottom;
    const isOver = space > -0.4 * glyph && space < mostUnder * glyph;
    return isOver && Math.abs(middleAcross(run) - middleAcross(kind)) < centred * glyph;
  });
}

/** How many packages go and of which kind, alone in one text ("21 pallets") or one over the other; of several such texts none is the whole. */
export function readCountedPackages({ rows, glyph }: Sheet): ServiceData<'transportdraft'> {
  const runs = rows.flatMap((row) => runsApart(row, betweenTexts * glyph));
  const counts = runs.filter((run) => ofCount.test(printedOf(run)));
  const told = runs.flatMap((run): (readonly [Run, Run])[] => {
    const text = printedOf(run);
    if (ofBoth.test(text)) return [[run.slice(0, 1), run.slice(1)]];
    const over = ofPackages.test(text) ? countOver(run, counts, glyph) : undefined;
    return over === undefined ? [] : [[over, run]];
  });
  const [one, ...others] = told;
  if (one === undefined || others.length > 0) return {};
  const [quantity, kind] = [
    readWhole(printedOf(one[0]), 'integer', one[0]),
    readWhole(printedOf(one[1]), 'text', one[1]),
  ];
  return {
    ...(quantity && {
      VolumeQuantity: fieldOf({ ...quantity, anchorFit: 1, placed: placed.typed }),
    }),
    ...(kind && { VolumeKind: fieldOf({ ...kind, anchorFit: 1, placed: placed.text }) }),
  };
}
