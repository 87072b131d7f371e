import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

type Data = ServiceData<'weighingticket'>;

/** How the rows of a classification begin whose share has a field of its own. */
const kinds = [
  ['MoisturePercent', /^UMIDADE/],
  ['ImpurityPercent', /^(?:IMPUREZAS?|MATERIASESTRANHAS)/],
  ['DamagedPercent', /^(?:TOTALDE)?AVARIAD[OA]S?/],
] as const;

/** Least rows of a classification: one row may be a sentence. */
const leastRows = 2;

/** The shares found in the goods, first of the numbers in the rows of their classification. */
export function readShares({ rows }: Sheet): Data {
  const found = kinds.flatMap(([id, name]) =>
    rows.flatMap((row) => {
      const at = row.findIndex(({ text }) => /\d/.test(text));
      const token = row[at];
      const words = row.slice(0, Math.max(0, at)).map(({ folded }) => folded);
      const isShare = token !== undefined && /^\d{1,3}[.,]\d{1,2}%?$/.test(token.text);
      if (!isShare || !name.test(words.join('')) || row.length < at + 2) return [];
      const reading = readWhole(token.text.replace('%', ''), 'decimal', [token]);
      return reading ? [[id, fieldOf({ ...reading, anchorFit: 1, placed: placed.typed })] as const] : [];
    }),
  );
  return found.length < leastRows ? {} : Object.fromEntries(found.toReversed());
}
