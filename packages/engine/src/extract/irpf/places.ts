import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { addressInLines, ofOffice } from './address-in-lines.ts';
import { debtsIn } from './debts.ts';
import { worthInBoxes } from './worth-in-boxes.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { readWhole } from '../reading/values/values.ts';

/** Rows of a page that may be its head; widest space between words of one text, most between two rows of one, and most between their left edges, in glyphs. */
const [ofHead, inText, betweenRows, aligned] = [6, 1.5, 1.6, 2] as const;

const numbered = /^(?:n[º°o.]+ (?:d[eo] )?)?C\.?P\.?F\.?(?: n[º°o.]+)?:? ?(\d{3}\.\d{3}\.\d{3}-\d{2})$/i;

/** The declarant's number and name as two lines of one block in the head, without a label for the name, which programs repeat on each page. */
function declarantInHead(head: readonly (readonly Token[])[][], glyph: number): ServiceData<'irpf'> {
  for (const [at, runs] of head.entries())
    for (const run of runs.filter((words) => numbered.test(printedOf(words)))) {
      const number = edgesOf(run);
      const isOfBlock = (words: readonly Token[]): boolean => {
        const name = edgesOf(words);
        const between = Math.max(name.top - number.bottom, number.top - name.bottom);
        return Math.abs(name.left - number.left) < aligned * glyph && between < betweenRows * glyph;
      };
      const name = [...(head[at + 1] ?? []), ...(head[at - 1] ?? [])].find(
        (words) => words.length > 1 && isOfBlock(words) && !ofOffice.test(printedOf(words)),
      );
      const own = name && /^[\p{L}' .-]+$/u.test(printedOf(name)) && readWhole(printedOf(name), 'name', name);
      if (own) return { Name: fieldOf({ ...own, anchorFit: 1, placed: placed.text }) };
    }
  return {};
}

/** What a declaration's head says without labels that name it, and its list of debts in their total. */
export function placesOfIrpf(sheet: Sheet): ServiceData<'irpf'> {
  const { rows, glyph } = sheet;
  const head = rows.slice(0, ofHead).map((row) => runsApart(row, inText * glyph));
  return {
    ...debtsIn(sheet),
    ...worthInBoxes(sheet),
    ...declarantInHead(head, glyph),
    ...addressInLines(sheet),
  };
}
