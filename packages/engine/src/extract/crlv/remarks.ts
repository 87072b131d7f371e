import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet } from '../reading/sheet/sheet.ts';

/** Farthest that remarks stand below their title and beside its left edge, in glyphs: their box is large. */
const [under, aside] = [9, 3] as const;
const title = /^OBSERVAÇÕES(?: DO VEÍCULO)?:?$/i;
/** What the registry remarks on a vehicle is in capitals; the title of the next box is, too. */
const isRemark = /^(?!INFORMAÇÕES|DADOS|MENSAGENS|\*)(?:\p{Lu}{3}|\p{Lu}{2}\.)[\p{Lu}\d ;:,./()-]+$/u;

/** The remarks in a box of the digital document, which stand far below its title. */
export function readRemarks({ rows, glyph }: Sheet): ServiceData<'crlv'> {
  const runs = rows.flatMap((row) => runsOf(row, glyph));
  const label = runs.find((run) => title.test(printedOf(run)));
  if (label === undefined) return {};
  const { left, bottom } = edgesOf(label);
  const [first] = runs.filter((run) => {
    const edges = edgesOf(run);
    const down = edges.top - bottom;
    return down > 0 && down < under * glyph && Math.abs(edges.left - left) < aside * glyph;
  });
  if (first === undefined || !isRemark.test(printedOf(first))) return {};
  return {
    Remarks: fieldOf({ value: printedOf(first), tokens: first, anchorFit: 1, placed: placed.text }),
  };
}
