import { isCpf } from '@lavra/brazil/cpf';
import type { Field } from '@lavra/contract/model/result';
import { placedOnCard } from '../evidence/confidence.ts';
import { fieldOf } from '../evidence/field.ts';
import type { Found } from './found.ts';
import { findName } from './printed-name.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import type { Sheet } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';
import type { Reading } from './reading/values/values.ts';
import { readPartOfZone, readZone } from './reading/values/zone.ts';

/** Most characters of a number that a page prints as its zone has it, and that were misread. */
const mostMisread = 2;

/** Whether two numbers of one length differ in a few characters only. */
const isNearly = (one: string, other: string): boolean => {
  const unlike = [...one].filter((character, index) => character !== other[index]).length;
  return one.length === other.length && unlike > 0 && unlike <= mostMisread;
};

/** Adds the lines of a machine-readable zone, and what they say of the fields of its card; nothing where the page has none. */
export function putZone<Id extends string>(
  data: Found<Id>,
  sheet: Sheet,
  names: NonNullable<FormSpec<Id>['zone']>,
): void {
  const zone = readZone(sheet) ?? readPartOfZone(sheet);
  if (zone === undefined) return;
  names.lines.forEach((id, index) => {
    const reading = zone.lines[index];
    if (reading) data[id] = fieldOf(reading);
  });
  // A zone whose check digits hold is the surer reading of values that are also printed elsewhere.
  const surer = [
    'documentNumber',
    'documentType',
    'issuingCountry',
    'birthDate',
    'expiryDate',
    'sex',
  ] as const;
  for (const part of surer) {
    const [id, reading] = [names[part], zone[part]];
    if (id === undefined || reading === undefined) continue;
    // A zone may have another number than the one that the field is, or the first part of it.
    const isPart =
      names.wholeNumber !== undefined && part === 'documentNumber' && !names.wholeNumber.test(reading.value);
    if (!isPart) data[id] = fieldOf(reading);
  }
  const { documentNumber, personalNumber, nameWords, isCut } = zone;
  if (names.personalNumber !== undefined && personalNumber !== undefined) {
    const own = data[names.personalNumber];
    const other = fieldOf({ ...personalNumber, anchorFit: 1, placed: placedOnCard });
    if (own === undefined || isNearly(own.value, personalNumber.value)) data[names.personalNumber] = other;
  }
  const printed = names.holder === undefined ? undefined : findName(sheet, nameWords, { isCut });
  if (names.holder !== undefined && printed) data[names.holder] = printed;
  if (names.cpf !== undefined && documentNumber !== undefined && isCpf(documentNumber.value))
    data[names.cpf] = fieldOf(documentNumber);
  for (const part of ['surname', 'givenNames'] as const) {
    const [id, reading] = [names[part], zone[part]];
    if (id === undefined || reading === undefined) continue;
    // Of a name that the page has in several words a label may have led to the first ones only.
    const isBegun = data[id] !== undefined && fold(reading.value).startsWith(fold(data[id].value));
    if (isBegun && fold(reading.value) !== fold(data[id]?.value ?? ''))
      data[id] = findName(sheet, reading.value.split(' ')) ?? fieldOf(reading);
    data[id] = data[id] === undefined ? fieldOf(reading) : agreed(data[id], reading);
  }
}

/** A printed name with what the zone proves of it, where it is the same; "de" at its beginning is no sign then that it was cut. */
function agreed(own: Field, reading: Reading): Field {
  if (fold(own.value) !== fold(reading.value)) return own;
  const { conf = 0, checks } = fieldOf({ ...reading, value: own.value, isWhole: true });
  return conf > (own.conf ?? 0) ? { ...own, conf, ...(checks === undefined ? {} : { checks }) } : own;
}
