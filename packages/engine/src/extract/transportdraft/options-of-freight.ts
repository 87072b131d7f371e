import type { FieldName } from '@lavra/contract/services/fields';
import type { Phrase } from '../reading/phrases/phrases.ts';

const option = String.raw`(?:frete )?(?:pago|a pagar)(?: (?:n[ao]|pel[ao]) \p{L}+)? ?[(/–-] ?(CIF|FOB)(?!\p{L})\)?`;
const other = option.replace('(CIF|FOB)', '(?:CIF|FOB)');

/** The terms of the freight as printed options: the marked one, or the first where the mark was lost. An option alone is filled in, with all its words. */
export const optionsOfFreight: readonly Phrase<FieldName<'transportdraft'>>[] = [
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])[([]? ?[Xx☒] ?[)\]]? ?${option}`, 'iu'),
    gives: [['FreightMode', 'text']],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${option}[^\p{L}\d]{1,6}${other}`, 'iu'),
    gives: [['FreightMode', 'text']],
  },
];
