import { expect, it } from 'vitest';

import { FieldPlaceError, fieldAt, keyedFields, parseFieldKey, withFields } from './field-keys.ts';
import type { Field, Result } from './result.ts';

const aField = (value: string): Field => ({ value, conf: 90 });

const result: Result = {
  Time: '0.10',
  Quantity: 2,
  Document: [
    { Page: 1, Data: { Number: aField('1'), Items: [{ Code: aField('a') }, { Code: aField('b') }] } },
    { Page: 2, Data: { Number: aField('2') } },
  ],
};

const changed = (...changes: readonly (readonly [string, Field | undefined])[]) =>
  keyedFields(withFields(result, new Map(changes))).map(({ key, field }) => `${key}=${field.value}`);

it('calls every single value by a key under which it is found again', () => {
  const all = keyedFields(result);
  expect(all.map(({ key }) => key)).toEqual(['Number', 'Items[0].Code', 'Items[1].Code', '#2.Number']);
  for (const { key, field } of all) expect(fieldAt(result, key)).toBe(field);
});

it('finds nothing at what is no key, or where nothing stands', () => {
  for (const key of ['', '1', 'Items[0]', 'Items[-1].Code', '#x.Number', 'Number '])
    expect(parseFieldKey(key)).toBeUndefined();
  for (const key of ['Other', 'Items', 'Items[2].Code', 'Number[0].Code', '#3.Number'])
    expect(fieldAt(result, key)).toBeUndefined();
});

it('puts, adds and takes away, and leaves the given result alone', () => {
  const before = structuredClone(result);
  expect(
    changed(['Number', undefined], ['Items[1].Code', aField('c')], ['Items[2].Code', aField('d')]),
  ).toEqual(['Items[0].Code=a', 'Items[1].Code=c', 'Items[2].Code=d', '#2.Number=2']);
  expect(result).toEqual(before);
});

it('refuses a place that the result has not', () => {
  for (const key of ['#3.Number', '#0.Number', 'Items', 'Items[3].Code', 'Number[0].Code', 'no key'])
    expect(() => changed([key, aField('x')])).toThrow(FieldPlaceError);
});
