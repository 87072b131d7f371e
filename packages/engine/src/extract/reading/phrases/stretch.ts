import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import { readTold } from './in-words.ts';
import { tokensIn, type RunningText } from './phrases.ts';

/** A range of a text; `to` is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How many of the values that a list or a row of running text names were the field's own. */
const inLists = { text: 0.85, typed: 0.96 };
/**
 * The same in deeds, where a value is told by the words around it: on leases of twelve hands, read for the first time, 336 of 384 values
 * were right. Since, of 391 texts stated at 90 on leases and articles of ten further hands 386 were.
 */
const inDeeds = 0.8;

/** A value printed somewhere in a range of a list. */
export function fieldIn(
  running: RunningText,
  stretch: Stretch,
  printed: string | undefined,
  kind: ValueKind,
  shares: { readonly text: number; readonly typed: number } = inLists,
): Field | undefined {
  if (printed === undefined || printed.trim() === '') return undefined;
  const at = running.text.slice(stretch.from, stretch.to).indexOf(printed);
  const from = stretch.from + Math.max(0, at);
  const tokens = tokensIn(running, from, at < 0 ? stretch.to : from + printed.length);
  const reading = readTold(printed, kind, tokens);
  return (
    reading && fieldOf({ ...reading, anchorFit: 1, placed: isTextKind(kind) ? shares.text : shares.typed })
  );
}

/** A value of a party, a clause or a signature somewhere in a range of a deed. */
export function deedFieldIn(
  running: RunningText,
  stretch: Stretch,
  printed: string | undefined,
  kind: ValueKind,
): Field | undefined {
  return fieldIn(running, stretch, printed, kind, { text: inDeeds, typed: inDeeds });
}
