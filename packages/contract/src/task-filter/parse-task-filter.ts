import type { Draft, TaskClause } from './clauses.ts';
import { parse, SyntaxError } from './grammar.js';
import { strip } from './spaces.ts';

/** What the grammar expected at the place of the fault. */
export type Awaited =
  | { readonly what: 'name' | 'dot' | 'attribute' | 'value' | 'duration' | 'percent' | 'amount' }
  | { readonly what: 'quote' | 'end' }
  | { readonly what: 'operator'; readonly operators: readonly string[] };

/** What is wrong with a filter, and at which character, counted from 0. */
export interface FilterFault {
  readonly at: number;
  readonly awaited: Awaited;
}

export type ParsedFilter =
  | { readonly clauses: readonly TaskClause[]; readonly fault?: undefined }
  | { readonly clauses?: undefined; readonly fault: FilterFault };

export function parseTaskFilter(text: string): ParsedFilter {
  const { stripped, placeOf } = strip(text);
  try {
    const clauses = parse(stripped);
    return {
      clauses: clauses.map((clause) => ({
        ...clause,
        from: placeOf(clause.from),
        to: placeOf(clause.to - 1) + 1,
      })),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { fault: { at: placeOf(error.location.start.offset), awaited: awaitedOf(error) } };
  }
}

/** What is being typed before the caret; undefined when it cannot belong to the language. */
export function draftBefore(text: string, caret: number): Draft | undefined {
  const { stripped, placeOf } = strip(text.slice(0, caret));
  try {
    const draft = parse(stripped, { startRule: 'Draft' });
    // An empty draft begins at the caret, so that spaces before it are kept.
    return { ...draft, from: draft.typed === '' ? caret : placeOf(draft.from) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

const single = ['name', 'attribute', 'value', 'duration', 'percent', 'amount'] as const;

function awaitedOf({ expected }: SyntaxError): Awaited {
  // The only error that an action of the grammar throws is a missing quote.
  if (expected === null) return { what: 'quote' };
  const named = expected.filter(({ type }) => type === 'other').map(({ description = '' }) => description);
  const what = single.find((one) => named.includes(one));
  if (what !== undefined) return { what };
  if (named.length > 0) return { what: 'operator', operators: named.flatMap((one) => one.split(' ')) };
  return { what: expected.some(({ type, text }) => type === 'literal' && text === '.') ? 'dot' : 'end' };
}
