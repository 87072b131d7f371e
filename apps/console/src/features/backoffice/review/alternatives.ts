import { isService } from '@lavra/contract/services/all';
import { columnOf, findField } from '@lavra/contract/services/fields';
import { parseFieldKey } from '@lavra/contract/model/field-keys';

import type { FieldNames } from '../../../ui/result-viewer/fields/field-names.ts';
import type { ValueView } from '../../../ui/result-viewer/result-view.ts';
import { type Doubt, keyOf, kindOf, typeable } from './doubts.ts';

/** As many as there are keys within reach. */
const mostAlternatives = 3;

/** Kinds that occur only a few times in a document, so that one value may have been mistaken for another. */
const confusable: ReadonlySet<string> = new Set([
  'date',
  'money',
  'cpf',
  'cnpj',
  'plate',
  'cep',
  'time',
  'month',
]);

/** A wire value as it is shown to a person. */
export function shownAs(service: string, key: string, value: string, names: FieldNames): string {
  const { name = '', column } = parseFieldKey(key) ?? {};
  const isKnown =
    isService(service) && (column === undefined ? findField(service, name) : columnOf(service, name, column));
  if (!isKnown) return value;
  return column === undefined ? names.show(name, value) : names.showCell(name, column, value);
}

/**
 * Other candidates for the value: first the second pass at its place, then values of the same kind elsewhere on the
 * document, the nearest first.
 */
export function alternativesOf(
  { key, value }: Doubt,
  { service, values, look }: { service: string; values: readonly ValueView[]; look: string | undefined },
): string[] {
  const kind = kindOf(service, key);
  const others =
    kind !== undefined && confusable.has(kind)
      ? values
          .filter(
            (other) => other.field.value !== value?.field.value && kindOf(service, keyOf(other)) === kind,
          )
          .toSorted((a, b) => distance(a, value) - distance(b, value))
          .map((other) => typeable(service, other))
      : [];
  const found = new Set([...(look === undefined ? [] : [look]), ...others]);
  if (value !== undefined) found.delete(typeable(service, value));
  return [...found].slice(0, mostAlternatives);
}

/** Distance between two places on a page, as a share of it; 2, more than any, if they are on different pages. */
function distance({ place }: ValueView, from: ValueView | undefined): number {
  const near = from?.place;
  if (place === undefined || near === undefined || place.file !== near.file || place.page !== near.page)
    return 2;
  return Math.hypot(place.box[0] - near.box[0], place.box[1] - near.box[1]);
}
