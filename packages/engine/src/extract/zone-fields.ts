import { isCpf } from '@lavra/brazil/cpf';
import { fieldOf } from '../evidence/field.ts';
import type { Found } from './found.ts';
import { findName } from './printed-name.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import type { Sheet } from './reading/sheet/sheet.ts';
import { readPartOfZone, readZone } from './reading/values/zone.ts';

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
  const { documentNumber, nameWords, isCut } = zone;
  const printed = names.holder === undefined ? undefined : findName(sheet, nameWords, { isCut });
  if (names.holder !== undefined && printed) data[names.holder] = printed;
  if (names.cpf !== undefined && documentNumber !== undefined && isCpf(documentNumber.value))
    data[names.cpf] = fieldOf(documentNumber);
  for (const part of ['surname', 'givenNames'] as const) {
    const [id, reading] = [names[part], zone[part]];
    if (id !== undefined && reading !== undefined) data[id] ??= fieldOf(reading);
  }
}
