import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
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

/** Widest space within a name, in glyphs; what is before a wider one is of a table beside the classification. */
const withinName = 1.6;

/** The rows, each from every word on that a wide space is before. */
const beginningsOf = ({ rows, glyph }: Sheet): (readonly Token[])[] =>
  rows.flatMap((row) =>
    row.flatMap((token, at) =>
      at === 0 || token.left - (row[at - 1]?.right ?? 0) > withinName * glyph ? [row.slice(at)] : [],
    ),
  );

/** The weight of a hectolitre, which stands in the classification without a tolerance. */
function readHectolitre(rows: readonly (readonly Token[])[]): Data {
  for (const [name, token] of rows) {
    const isNamed = /^(?:PH|HECTOLITRO)$/.test(name?.folded ?? '');
    const reading =
      isNamed && token && /^\d\d(?:,0+)?$/.test(token.text)
        ? readWhole(token.text, 'integer', [token])
        : undefined;
    if (reading) return { HectolitreWeight: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed }) };
  }
  return {};
}

/** The shares found in the goods, first of the numbers in the rows of their classification. */
export function readShares(sheet: Sheet): Data {
  const rows = beginningsOf(sheet);
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
  const told: Data = found.length < leastRows ? {} : Object.fromEntries(found.toReversed());
  return { ...told, ...readHectolitre(rows) };
}
