import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
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
  return {};
}
