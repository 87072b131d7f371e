import { isService } from '@lavra/contract/services/all';
import { columnOf, findField } from '@lavra/contract/services/fields';
import { parseFieldKey } from '@lavra/contract/model/field-keys';

import type { FieldNames } from '../../../ui/result-viewer/fields/field-names.ts';
import type { ValueView } from '../../../ui/result-viewer/result-view.ts';
import { type Doubt, keyOf, kindOf, typeable } from './doubts.ts';

/** As many as keys are within reach. */
const mostAlternatives = 3;

/** Kinds of which a document has few, so that one may have been taken for another. */
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

/** A value on the wire as a person reads it. */
export function shownAs(service: string, key: string, value: string, names: FieldNames): string {
  const { name = '', column } = parseFieldKey(key) ?? {};
  const isKnown =
    isService(service) && (column === undefined ? findField(service, name) : columnOf(service, name, column));
  if (!isKnown) return value;
  return column === undefined ? names.show(name, value) : names.showCell(name, column, value);
}

/**
 * What else the value may be: what a second pass at its place gives, then what was read elsewhere on the document of the
 * same kind, the nearest first.
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

/** Of two places on the same page, as a share of it. */
function distance({ place }: ValueView, from: ValueView | undefined): number {
  const near = from?.place;
  if (place === undefined || near === undefined || place.file !== near.file || place.page !== near.page)
    return 2;
  return Math.hypot(place.box[0] - near.box[0], place.box[1] - near.box[1]);
}
