import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';

/** How far below its label the number stands, in glyphs. */
const below = 2.5;
/** Figures of a declaration of death, with a check digit behind a hyphen or not. */
const declaration = /^\d{8,9}-?\d?$/;

/** The number of the declaration of death below its label "D.O. nº", which is too short a label to be found among other words. */
export function declarationOf({ rows, glyph }: Sheet): { readonly DeathCertificateNumber?: Field } {
  const labels = rows.flatMap((row) => row.filter(({ text }) => /^D\.? ?O[.,:]?$/.test(text)));
  for (const label of labels)
    for (const token of rows.flat()) {
      const gap = token.top - label.bottom;
      const isUnder =
        gap > -0.3 * glyph && gap < below * glyph && Math.abs(token.left - label.left) < 6 * glyph;
      if (!isUnder || !declaration.test(token.text)) continue;
      const value = token.text.replace('-', '');
      return {
        DeathCertificateNumber: fieldOf({
          value,
          printed: token.text,
          tokens: [token],
          anchorFit: 1,
          placed: placed.typed,
        }),
      };
    }
  return {};
}
