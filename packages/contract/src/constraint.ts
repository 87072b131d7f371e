import type { ConstraintKey } from './constraint-sentences.ts';

/** What an operator decides about the constraints. */
export interface ConstraintSettings {
  /** Domains of e-mail that belong to no company. */
  readonly freeEmailDomains?: readonly string[];
}

/**
 * What a value must be, said once: schemas carry it (`constrained`), the server refuses what breaks it, `/docs` teaches it,
 * and a form takes `maxLength` and `check` from it. It knows nothing of the schema library, which the pages before the
 * sign-in cannot afford.
 */
export interface Constraint<V = string> {
  /** Characters at most. */
  readonly maxLength: number;
  /** Characters at least, where there is such a number. */
  readonly minLength?: number;
  /** What it must match, where one pattern says it. */
  readonly pattern?: RegExp;
  /** What it may say; together they are its description. */
  readonly sentences: readonly ConstraintKey[];
  /** Null when it holds, else the key of its sentence. */
  readonly check: (value: V, settings?: ConstraintSettings) => ConstraintKey | null;
}
