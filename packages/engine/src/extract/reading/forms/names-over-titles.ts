import type { Label } from '../labels/labels.ts';
import type { FormField } from './form-spec.ts';

/**
 * The fields of each label, with those of titles that stand as captions under names ("Olaria Campos Ltda" over "prestador"): the title of a block
 * is the label of its party's name there. `moved` are the captions found on the page.
 */
export function withNamesOver<F extends FormField<string>>(
  spellings: ReadonlyMap<string, readonly F[]>,
  moved: readonly Label[],
  sections: ReadonlyMap<string, string>,
  fields: readonly F[],
): ReadonlyMap<string, readonly F[]> {
  const named = moved.flatMap(({ id }): [string, readonly F[]][] => {
    const section = spellings.has(id) ? undefined : sections.get(id);
    const names = fields.filter((field) => field.section === section && field.id === `${section}Name`);
    return section === undefined || names.length === 0 ? [] : [[id, names]];
  });
  return named.length === 0 ? spellings : new Map([...spellings, ...named]);
}
