import type { Field } from '@lavra/contract/model/result';
import { withDoubt } from '../evidence/field.ts';
import type { Found } from './found.ts';

/** Least values of a party that show where its block is, and least share of the page's height that what is none of it is away from all of them. */
const [leastOfBlock, leastAway] = [3, 0.1] as const;

/** How far two values are apart in height; none where either is on another page or has no place. */
function apart(one: Field, other: Field): number | undefined {
  if (one.box === undefined || other.box === undefined || one.page !== other.page) return undefined;
  const [, top, , height] = one.box;
  const [, otherTop, , otherHeight] = other.box;
  return Math.max(0, otherTop - (top + height), top - (otherTop + otherHeight));
}

/**
 * A state without its town that stands far from all else of its party is another's, as that of the place where a service was done: the title of
 * the party's block, which would have told so, may be lost.
 */
export function doubtFarStates<Id extends string>(data: Found<Id>): void {
  for (const id of Object.keys(data) as Id[]) {
    const party = /^(.+)UF$/.exec(id)?.[1];
    const state = data[id];
    if (party === undefined || state === undefined || `${party}City` in data) continue;
    const others = Object.entries<Field | undefined>(data)
      .filter(([other]) => other !== id && other.startsWith(party))
      .flatMap(([, field]) => (field === undefined ? [] : (apart(state, field) ?? [])));
    if (others.length >= leastOfBlock && Math.min(...others) > leastAway)
      data[id] = withDoubt(state, 'unlikely');
  }
}
