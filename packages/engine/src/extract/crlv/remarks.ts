import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

/** Farthest that remarks stand below their title and beside its left edge, in glyphs: their box is large. */
const [under, aside] = [9, 3] as const;
const title = /^OBSERVAÇÕES(?: DO VEÍCULO)?:?$/i;
/** What the registry remarks on a vehicle is in capitals; the title of the next box is, too. */
const isRemark = /^(?!INFORMAÇÕES|DADOS|MENSAGENS|\*)(?:\p{Lu}{3}|\p{Lu}{2}\.)[\p{Lu}\d ;:,./()-]+$/u;

/** Words further apart are of two boxes, in glyphs: monospaced type has wide spaces. */
const besideRun = 2.5;
/** Most space between rows of one text, in glyphs. */
const nextRow = 1.5;

/** The first run below the title of the remarks, with the runs that may go on with it. */
function belowTitle({ rows, glyph }: Sheet): { first?: readonly Token[]; goesOn: boolean } {
  const runs = rows.flatMap((row) => runsApart(row, besideRun * glyph));
  const label = runs.find((run) => title.test(printedOf(run)));
  if (label === undefined) return { goesOn: false };
  const { left, bottom } = edgesOf(label);
  const [first, second] = runs.filter((run) => {
    const edges = edgesOf(run);
    const down = edges.top - bottom;
    return down > 0 && down < under * glyph && Math.abs(edges.left - left) < aside * glyph;
  });
  if (first === undefined || !isRemark.test(printedOf(first))) return { goesOn: false };
  const goesOn = second !== undefined && edgesOf(second).top - edgesOf(first).bottom < nextRow * glyph;
  return { first, goesOn };
}

const remarksFrom = (first: readonly Token[]): ServiceData<'crlv'> => ({
  Remarks: fieldOf({ value: printedOf(first), tokens: first, anchorFit: 1, placed: placed.text }),
});

/** The remarks in a box of the digital document, which stand far below its title. */
export function readRemarks(sheet: Sheet): ServiceData<'crlv'> {
  const { first } = belowTitle(sheet);
  return first === undefined ? {} : remarksFrom(first);
}

/** Remarks of one row, whose words may be labels elsewhere on the document ("RNTRC ATIVO"). */
export function readRowOfRemarks(sheet: Sheet): ServiceData<'crlv'> {
  const { first, goesOn } = belowTitle(sheet);
  return first === undefined || goesOn ? {} : remarksFrom(first);
}
