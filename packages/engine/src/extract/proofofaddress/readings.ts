import { daysBetween } from '@lavra/brazil/dates';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { Token } from '../reading/sheet/sheet.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** One word as a value of a kind, without a rule behind it. */
export const read = (token: Token, kind: ValueKind): Reading | undefined =>
  readWhole(token.text.replace(/[|!\]]+$/, ''), kind, [token]);

/** A reading whose kind tells it from the words around it. */
export const fieldAt = (reading: Reading): Field =>
  fieldOf({ ...reading, anchorFit: 1, placed: placed.typed });

/** Days from one reading of a meter to the next: a month, with its holidays. */
const [fewestDays, mostDays] = [20, 45] as const;
export const isMonth = (from: Reading | undefined, to: Reading | undefined): boolean => {
  const days = from && to ? daysBetween(from.value, to.value) : Number.NaN;
  return days >= fewestDays && days <= mostDays;
};
