import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import { edgesOf, type Sheet } from '../sheet/sheet.ts';
import { streetKinds } from '../sheet/street-kinds.ts';

/** How the name of a street begins, and widest space between a printed word and what was filled in behind it, in glyphs. */
const kinds = new RegExp(`^(?:${streetKinds}|TV|VIA)$`);
const toStreet = 6;

/** The printed "Rua" of a form before a street that tells its own kind ("Rua AVENIDA BRASIL, 40"): the label of the street. */
export function streetLabels({ rows, glyph }: Sheet): Label[] {
  return rows.flatMap((row) =>
    row.flatMap((token, at): Label[] => {
      const next = row[at + 1];
      const isLabel =
        /^(?:Rua|RUA|End|End\.):?$/.test(token.text) &&
        next !== undefined &&
        next.left - token.right < toStreet * glyph &&
        kinds.test(next.folded) &&
        inRow(token, next, glyph);
      return isLabel ? [{ id: 'RUA', fit: 1, tokens: [token], ...edgesOf([token]) }] : [];
    }),
  );
}
