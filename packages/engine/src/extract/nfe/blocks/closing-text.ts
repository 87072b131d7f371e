import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import type { Band } from '../../reading/labels/labels.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { readValue } from '../../reading/values/values.ts';
import type { Blocks } from './blocks.ts';

/** Least gap between the last product and the form's last block, in glyphs. */
const leastPaper = 6;
/** Least words of a text's first row and least mean confidence of its rows; its label, the smallest print, is read worse, or is one of `label`. */
const [fewestWords, leastSure] = [4, 65] as const;
const label = /COMPLEMENT|FISCO|ADICIONA/;
/** Fit of a text without a label. */
const unlabelledFit = 0.6;

const meanOf = (row: readonly Token[]): number =>
  row.reduce((sum, { conf, text }) => sum + conf * text.length, 0) /
  Math.max(
    1,
    row.reduce((sum, { text }) => sum + text.length, 0),
  );

const isText = (row: readonly Token[]): boolean =>
  meanOf(row) >= leastSure && !row.some(({ folded }) => label.test(folded));

/** Rows below the last product when the title of the last block was not read: they are apart, at the foot of the form. */
function lastRows(sheet: Sheet, [items]: readonly Band[], end: number): readonly (readonly Token[])[] {
  if (items === undefined) return [];
  // Levelled rows may be slightly below the picture's own height.
  const bottom = end < sheet.height ? end : Infinity;
  const rows = sheet.rows.filter((row) =>
    row.some((each) => middleOf(each) > items.top && middleOf(each) < bottom),
  );
  const at = rows.findLastIndex((row, index) => {
    const above = rows[index - 1];
    return above !== undefined && edgesOf(row).top - edgesOf(above).bottom > leastPaper * sheet.glyph;
  });
  return at < 0 ? [] : rows.slice(at);
}

/** Notes of a picture whose label was not read: the only text of the form's last block. */
export function closingText(sheet: Sheet, { bands, end }: Blocks): Field | undefined {
  const known = bands.get('additional') ?? [];
  const rows =
    known.length > 0
      ? sheet.rows
          .map((row) =>
            row.filter((token) =>
              known.some(({ top, bottom }) => middleOf(token) >= top && middleOf(token) < bottom),
            ),
          )
          .filter((row) => row.length > 0)
      : lastRows(sheet, bands.get('items') ?? [], end);
  const first = rows.findIndex((row) => row.length >= fewestWords && isText(row));
  if (first < 0) return undefined;
  const left = Math.min(...(rows[first] ?? []).map((token) => token.left));
  const text = rows
    .slice(first)
    .filter((row, at) => at === 0 || (isText(row) && (row[0]?.left ?? 0) - left < 2 * sheet.glyph));
  const reading = readValue(text.flat(), 'text', sheet.glyph);
  return reading && fieldOf({ ...reading, anchorFit: unlabelledFit, shapeFit: unlabelledFit });
}
