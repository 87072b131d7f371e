import type { Field } from '@lavra/contract/model/result';

/**
 * "Trib. aprox. R$ 65.448,62 fonte IBPT", "Valor aproximado dos tributos (Lei 12.741/2012): R$ 12,00". An amount for each of federal, state
 * and municipal taxes is a part of it only.
 */
export const approximateTaxes =
  /(?<!\p{L})(?:trib\p{L}*\.? ?(?:\p{L}+ )?aprox\p{L}*|aprox\p{L}*\.? ?(?:d[oea]s? )?(?:carga )?trib\p{L}*)\.?(?: \([^()]{1,30}\))?:? ?(?:de |[eé] de )?R\$:? ?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d)(?! ?\(?(?:fed|est|mun)\p{L}*)/iu;

/** The taxes' approximate amount, which Lei 12.741/2012 has printed and most papers have among their notes. */
export function taxesInNotes(notes: Field | undefined): Field | undefined {
  const [, printed] = approximateTaxes.exec(notes?.value ?? '') ?? [];
  if (notes === undefined || printed === undefined) return undefined;
  return { ...notes, value: printed.replaceAll('.', '').replace(',', '.'), printed };
}
