import { boxAround } from '../evidence/field.ts';
import type { Found } from './found.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import { fold } from './reading/sheet/text.ts';

/** A name beside a surname that has no part of it is the given names. */
export function putDivided<Id extends string>(data: Found<Id>, { divided }: FormSpec<Id>): void {
  if (divided === undefined) return;
  const [whole, surname] = [data[divided.whole], data[divided.surname]];
  if (whole === undefined || surname === undefined) return;
  // A zone has no particles between the words of a surname ("LEGUIZAMON ROLON" of "LEGUIZAMÓN VDA DE ROLÓN").
  const words = whole.value.split(' ').map(fold);
  const isWithin = surname.value.split(' ').every((word) => words.includes(fold(word)));
  if (isWithin || fold(whole.value).includes(fold(surname.value))) return;
  data[divided.givenNames] ??= whole;
  delete data[divided.whole];
}

/** The whole name is as sure as its parts together. */
export function putJoined<Id extends string>(data: Found<Id>, { joined }: FormSpec<Id>): void {
  if (joined === undefined || data[joined.whole] !== undefined) return;
  const parts = joined.parts.flatMap((id) => data[id] ?? []);
  const [first] = parts;
  if (first === undefined || parts.length < joined.parts.length) return;
  const conf = parts.reduce((all, part) => (all * (part.conf ?? 0)) / 100, 100);
  const box = boxAround(parts.flatMap((part) => (part.box ? [{ box: part.box }] : [])));
  data[joined.whole] = {
    value: parts.map(({ value }) => value).join(' '),
    conf: Math.round(conf * 10) / 10,
    ...(first.page === undefined ? {} : { page: first.page }),
    ...(box ? { box } : {}),
  };
}
