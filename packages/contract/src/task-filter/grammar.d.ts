import type { Draft, TaskClause } from './clauses.ts';

export function parse(text: string): TaskClause[];
export function parse(text: string, options: { readonly startRule: 'Draft' }): Draft;

/** Thrown by `parse`. `expected` is null when an action of the grammar threw it with its own message. */
export class SyntaxError extends Error {
  readonly location: { readonly start: { readonly offset: number } };
  readonly expected:
    | readonly { readonly type: string; readonly description?: string; readonly text?: string }[]
    | null;
}
