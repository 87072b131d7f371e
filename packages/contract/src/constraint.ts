import type { ConstraintKey } from './constraint-sentences.ts';

/** The operator's settings for the constraints. */
export interface ConstraintSettings {
  /** E-mail domains that do not count as corporate. */
  readonly freeEmailDomains?: readonly string[];
}

/**
 * The rule for a value, defined once: schemas carry it (`constrained`), verbs refuse values that break it, `/docs`
 * explains it, and forms use its `maxLength` and `check`. It does not depend on the schema library, which is
 * too large for the pages before the sign-in.
 */
export interface Constraint<V = string, Key extends ConstraintKey = ConstraintKey> {
  readonly maxLength: number;
  readonly minLength?: number;
  /** The pattern to match, when a single pattern expresses the constraint. */
  readonly pattern?: RegExp;
  /** The sentences it may answer; together they are its description. */
  readonly sentences: readonly Key[];
  /** Null when the value is valid, else the key of the sentence. */
  readonly check: (value: V, settings?: ConstraintSettings) => NoInfer<Key> | null;
}

/** A constraint; the compiler refuses an answer that its sentences do not list. */
export function constraint<const Key extends ConstraintKey, V = string>(
  it: Constraint<V, Key>,
): Constraint<V, Key> {
  return it;
}
