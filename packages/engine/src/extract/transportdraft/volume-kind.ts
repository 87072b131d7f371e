import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

/** Farthest that a value begins beside and below its label, in glyphs. */
const [aside, under] = [1.2, 2.6] as const;

/** The kind of the packages where its only word is itself a label ("VOLUMES" below ESPÉCIE). */
export function readVolumeKind({ tokens, glyph }: Sheet): ServiceData<'transportdraft'> {
  for (const label of tokens.filter(({ folded }) => folded === 'ESPECIE'))
    for (const token of tokens) {
      const down = token.top - label.bottom;
      const isUnder =
        down > -0.3 * glyph && down < under * glyph && Math.abs(token.left - label.left) < aside * glyph;
      const reading =
        isUnder && /^VOLS?$|^VOLUMES?$/.test(token.folded)
          ? readWhole(token.text, 'text', [token])
          : undefined;
      if (reading) return { VolumeKind: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) };
    }
  return kindOfColumn(tokens, glyph);
}

/** The one kind that a column of invoices says of all of them. */
function kindOfColumn(tokens: readonly Token[], glyph: number): ServiceData<'transportdraft'> {
  for (const heading of tokens.filter(({ folded }) => folded === 'ESPECIE')) {
    const column = tokens
      .filter(
        (token) => token.top > heading.bottom && token.left < heading.right && token.right > heading.left,
      )
      .toSorted((one, other) => one.top - other.top);
    const end = column.findIndex(
      (token, at) =>
        token.top - (column[at - 1] ?? heading).bottom > betweenInvoices * glyph ||
        !/^\p{L}{2,}$/u.test(token.text),
    );
    const cells = end < 0 ? column : column.slice(0, end);
    const [first] = cells;
    const isOne = cells.length > 1 && cells.every(({ folded }) => folded === first?.folded);
    const reading = isOne && first !== undefined ? readWhole(first.text, 'text', [first]) : undefined;
    if (reading) return { VolumeKind: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) };
  }
  return {};
}
/** Most space between two rows of such a column, in glyphs. */
const betweenInvoices = 4;
