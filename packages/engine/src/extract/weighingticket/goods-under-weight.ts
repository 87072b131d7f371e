import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

const title = /^peso (?:d[ao]s? |l[íi]quido d[ao]s? )(?:mercadoria|carga|produto|material)$/iu;
const weight = /^(?:\d{1,3}(?:\.\d{3})+|\d{3,6}) ?kg$/i;
const goods = /^\p{L}[^\d:]{3,59}$/u;

/** The goods, where their name is the caption of their weight: title, weight and name stand alone in three rows, one below the other. */
export function readGoodsUnderWeight({ rows, glyph }: Sheet): ServiceData<'weighingticket'> {
  const alone = rows.map((row) => {
    const [run, other] = runsOf(row, glyph);
    return run !== undefined && other === undefined ? run : [];
  });
  for (const [at, run] of alone.entries()) {
    const [head, caption] = [alone[at - 1] ?? [], alone[at + 1] ?? []];
    if (!weight.test(printedOf(run)) || !title.test(printedOf(head))) continue;
    if (!goods.test(printedOf(caption))) continue;
    const [own, below] = [edgesOf(run), edgesOf(caption)];
    if (below.left > own.right || below.right < own.left) continue;
    const reading = readWhole(printedOf(caption), 'text', caption);
    if (reading) return { ProductName: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) };
  }
  return {};
}
