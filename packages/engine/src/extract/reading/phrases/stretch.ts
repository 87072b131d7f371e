import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { readWhole } from '../values/values.ts';
import type { ValueKind } from '../values/kinds.ts';
import { tokensIn, type RunningText } from './phrases.ts';

/** A range of a text; `to` is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const textKinds = new Set<ValueKind>(['text', 'name', 'city']);

/** A value printed somewhere in a range of the text. */
export function fieldIn(
  running: RunningText,
  stretch: Stretch,
  printed: string | undefined,
  kind: ValueKind,
): Field | undefined {
  if (printed === undefined || printed.trim() === '') return undefined;
  const at = running.text.slice(stretch.from, stretch.to).indexOf(printed);
  const from = stretch.from + Math.max(0, at);
  const tokens = tokensIn(running, from, at < 0 ? stretch.to : from + printed.length);
  const reading = readWhole(printed, kind, tokens);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed: textKinds.has(kind) ? 0.85 : 0.96 });
}
