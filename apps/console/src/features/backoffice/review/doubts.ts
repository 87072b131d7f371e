import { failedChecks } from '@lavra/contract/doubt';
import { checkValue } from '@lavra/contract/fields/check-value';
import type { FieldKind } from '@lavra/contract/fields/field-definition';
import { parseFieldKey } from '@lavra/contract/model/field-keys';
import type { Check } from '@lavra/contract/model/result';
import { isService } from '@lavra/contract/services/all';
import { columnOf, findField, fieldsOf } from '@lavra/contract/services/fields';

import type { FieldNames } from '../../../ui/result-viewer/fields/field-names.ts';
import type { ResultView, ValueView } from '../../../ui/result-viewer/result-view.ts';
import type { Desk } from './desk.ts';

/** A value to decide. */
export interface Doubt {
  /** The key that a decision uses. */
  readonly key: string;
  readonly label: string;
  /** What the engine read; absent for a field that the reviewer adds. */
  readonly value: ValueView | undefined;
  readonly isDoubtful: boolean;
}

/** `0.Items.2.Code` of the view is `Items[2].Code` of a decision; keys of a second document begin with `#2.`. */
export function keyOf({ id }: Pick<ValueView, 'id'>): string {
  const [document = '0', name = '', row, column] = id.split('.');
  const prefix = document === '0' ? '' : `#${Number(document) + 1}.`;
  return row === undefined ? `${prefix}${name}` : `${prefix}${name}[${row}].${column}`;
}

/** Names that describe how a document was found, not what it contains. */
const ofTheFile = new Set(['File', 'Kind']);

function isFile(value: ValueView): boolean {
  return value.row === undefined && ofTheFile.has(value.name) && value.place === undefined;
}

/** Sort key: failed checks first, then by confidence, the lowest first. */
function urgency({ value }: Doubt): number {
  if (value === undefined) return 0;
  return failedChecks(value.field) > 0 ? -1 : (value.field.conf ?? 100);
}

/** The values to decide: the doubtful ones first; with `isWhole` the rest follows in document order. */
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

/** Initial text of the input: the value as shown if typing it gives the same value, else as it was read. */
export function typeable(service: string, value: ValueView): string {
  const { shown, field } = value;
  return checkValue(kindOf(service, keyOf(value)), shown).value === field.value ? shown : field.value;
}

/** The typed value with its checks; a value left as it was read keeps all its checks. */
export function typedValue(
  service: string,
  { key, value }: Doubt,
  typed: string,
): { value: string; checks: readonly Check[] } {
  if (value !== undefined && (typed === value.shown || typed === value.field.value))
    return { value: value.field.value, checks: value.field.checks ?? [] };
  return checkValue(kindOf(service, key), typed, value?.field.checks);
}

/** Fields of the service that the engine did not find in the first document. */
export function missingFields(service: string, { values }: ResultView, added: readonly string[]): string[] {
  if (!isService(service)) return [];
  const known = new Set([...values.map(keyOf), ...added]);
  return fieldsOf(service)
    .filter(({ kind, name }) => kind !== 'table' && !ofTheFile.has(name) && !known.has(name))
    .map(({ name }) => name);
}
