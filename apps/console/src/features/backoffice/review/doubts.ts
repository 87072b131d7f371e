import { checkValue } from '@lavra/contract/fields/check-value';
import type { FieldKind } from '@lavra/contract/fields/field-definition';
import { parseFieldKey } from '@lavra/contract/model/field-keys';
import type { Check } from '@lavra/contract/model/result';
import { isService } from '@lavra/contract/services/all';
import { columnOf, findField, fieldsOf } from '@lavra/contract/services/fields';

import type { FieldNames } from '../../../ui/result-viewer/fields/field-names.ts';
import { failedChecks } from '../../../ui/result-viewer/fields/certainty.ts';
import type { ResultView, ValueView } from '../../../ui/result-viewer/result-view.ts';
import type { Desk } from './desk.ts';

/** One value as the reviewer decides it. */
export interface Doubt {
  /** As decisions name it. */
  readonly key: string;
  readonly label: string;
  /** What the engine read; absent for a field that the reviewer adds. */
  readonly value: ValueView | undefined;
  readonly isDoubtful: boolean;
}

/** `0.Items.2.Code` of the view is `Items[2].Code` of a decision; what stands in a second document begins with `#2.`. */
export function keyOf({ id }: Pick<ValueView, 'id'>): string {
  const [document = '0', name = '', row, column] = id.split('.');
  const prefix = document === '0' ? '' : `#${Number(document) + 1}.`;
  return row === undefined ? `${prefix}${name}` : `${prefix}${name}[${row}].${column}`;
}

/** Names that say how a document was found, not what it says. */
const ofTheFile = new Set(['File', 'Kind']);

function isFile(value: ValueView): boolean {
  return value.row === undefined && ofTheFile.has(value.name) && value.place === undefined;
}

/** What does not hold before what is unsure, and that by how unsure it is. */
function urgency({ value }: Doubt): number {
  if (value === undefined) return 0;
  return failedChecks(value.field) > 0 ? -1 : (value.field.conf ?? 100);
}

/** What is to be decided: the doubtful first, the rest in the order of the document where all is wanted. */
export function doubtsOf(
  { values }: ResultView,
  { doubts, names }: { readonly doubts: readonly string[]; readonly names: FieldNames },
  { isWhole, added }: Pick<Desk, 'isWhole' | 'added'>,
): Doubt[] {
  const wanted = new Set(doubts);
  const all = values
    .filter((value) => !isFile(value))
    .map((value): Doubt => {
      const key = keyOf(value);
      return { key, label: value.label, value, isDoubtful: value.isUncertain || wanted.has(key) };
    });
  const more = added.map((key): Doubt => {
    const name = parseFieldKey(key)?.name ?? key;
    return { key, label: names.label(name), value: undefined, isDoubtful: true };
  });
  const doubtful = all.filter(({ isDoubtful }) => isDoubtful);
  const others = isWhole ? all.filter(({ isDoubtful }) => !isDoubtful) : [];
  return [...doubtful.toSorted((a, b) => urgency(a) - urgency(b)), ...more, ...others];
}

export function kindOf(service: string, key: string): FieldKind | 'table' | undefined {
  const parts = parseFieldKey(key);
  if (parts === undefined || !isService(service)) return undefined;
  const { name, column } = parts;
  return (column === undefined ? findField(service, name) : columnOf(service, name, column))?.kind;
}

/** What an input begins with: the value as it is shown, where that can be typed again; else as it was read. */
export function typeable(service: string, value: ValueView): string {
  const { shown, field } = value;
  return checkValue(kindOf(service, keyOf(value)), shown).value === field.value ? shown : field.value;
}

/** What can be said of a value that is typed; one that stands as it was read keeps all that was checked of it. */
export function typedValue(
  service: string,
  { key, value }: Doubt,
  typed: string,
): { value: string; checks: readonly Check[] } {
  if (value !== undefined && (typed === value.shown || typed === value.field.value))
    return { value: value.field.value, checks: value.field.checks ?? [] };
  return checkValue(kindOf(service, key), typed, value?.field.checks);
}

/** Fields of the service that the engine did not read in the first document. */
export function missingFields(service: string, { values }: ResultView, added: readonly string[]): string[] {
  if (!isService(service)) return [];
  const known = new Set([...values.map(keyOf), ...added]);
  return fieldsOf(service)
    .filter(({ kind, name }) => kind !== 'table' && !ofTheFile.has(name) && !known.has(name))
    .map(({ name }) => name);
}
