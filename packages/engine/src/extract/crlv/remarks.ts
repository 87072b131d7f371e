import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { isLegalForm } from '../reading/forms/legal-form.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet } from '../reading/sheet/sheet.ts';

/** Farthest that remarks stand below their title and beside its left edge, in glyphs: their box is large. */
const [under, aside] = [9, 3] as const;
const title = /^OBSERVAÇÕES(?: DO VEÍCULO)?:?$/i;
/** What the registry remarks on a vehicle is in capitals; so are the titles and labels of the next boxes. */
const isRemark =
  /^(?!INFORMAÇÕES|DADOS|MENSAGENS|LOCAL(?!\p{L})|DATA(?!\p{L})|\*)(?:\p{Lu}{3}|\p{Lu}{2}\.)[\p{Lu}\d ;:,./()-]+$/u;

/** Words further apart are of two boxes, in glyphs: monospaced type has wide spaces. */
const besideRun = 2.5;
/** Most space between rows of one text, in glyphs. */
const nextRow = 1.5;

/**
 * The remarks in the box below their title, row by row: they may stand far below it, and their words may be labels elsewhere on the document
 * ("RNTRC ATIVO").
 */
export function readRemarks({ rows, glyph }: Sheet): ServiceData<'crlv'> {
  const runs = rows.flatMap((row) => runsApart(row, besideRun * glyph));
  const label = runs.find((run) => title.test(printedOf(run)));
  if (label === undefined) return {};
  const { left, bottom } = edgesOf(label);
  const below = runs.filter((run) => {
    const edges = edgesOf(run);
    const down = edges.top - bottom;
    return down > 0 && down < under * glyph && Math.abs(edges.left - left) < aside * glyph;
  });
  const end = below.findIndex((run, at) => {
    const before = below[at - 1];
    const isNext = before === undefined || edgesOf(run).top - edgesOf(before).bottom < nextRow * glyph;
    // A creditor's legal form may be alone in its row.
    const isRest = before !== undefined && isLegalForm(run);
    return !isNext || !(isRest || isRemark.test(printedOf(run)));
  });
  const own = below.slice(0, end < 0 ? undefined : end);
  const tokens = own.flat();
  if (tokens.length === 0) return {};
  return { Remarks: fieldOf({ value: printedOf(tokens), tokens, anchorFit: 1, placed: placed.text }) };
}
