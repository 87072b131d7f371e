import type { Field } from '@lavra/contract/model/result';
import { fold } from '../sheet/text.ts';
import type { Token } from '../sheet/sheet.ts';
import type { TableColumn } from './table-spec.ts';

/** A number, and a unit, which is short and begins with a letter; a picture's small print bends its raised figure ("mº"). */
const [aNumber, aUnit] = [String.raw`\d[\d.,]*`, String.raw`\p{L}[\p{L}\d³²º°/]{0,5}\.?[?*"”]?`] as const;
const [number, unit, both] = [
  new RegExp(`^${aNumber}$`),
  new RegExp(`^${aUnit}$`, 'u'),
  new RegExp(`^(${aNumber})(${aUnit})$`, 'u'),
] as const;

/** The number of a cell and the unit behind it, where nothing else stands there. */
export function unitParted(cell: readonly Token[]): readonly [number: Token, unit: Token] | undefined {
  const [first, second, ...more] = cell;
  if (first === undefined || more.length > 0) return undefined;
  if (second !== undefined)
    return number.test(first.text) && unit.test(second.text) ? [first, second] : undefined;
  const [, figures, behind] = both.exec(first.text) ?? [];
  const part = (text: string): Token => ({ ...first, text, folded: fold(text) });
  return figures === undefined || behind === undefined ? undefined : [part(figures), part(behind)];
}

/** A cell with the value that a picture's small print bent. */
export const asMeant = (field: Field, mends: TableColumn<string>['mends']): Field =>
  mends?.[0].test(field.value) === true ? { ...field, value: mends[1] } : field;
