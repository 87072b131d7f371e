import type { Phrase } from '../phrases/phrases.ts';

/** Fields of a card that are told by what they are: its labels are the smallest print and the first that a picture loses. */
export interface CardFields<Id extends string> {
  /** Days in the order in which they come in a life. */
  readonly days?: readonly Id[];
  /** Two names right under each other that are not the holder's. */
  readonly parents?: readonly [father: Id, mother: Id];
  /** Fields of the holder's own name, whole or in parts. */
  readonly names?: readonly Id[];
  /** Whom it is of: the first name that stands alone. */
  readonly holder?: Id;
  /** Whose card it is: the name set larger than all other words. */
  readonly brand?: Id;
  /** Patterns of words that stand together in a row. */
  readonly runs?: readonly Phrase<Id>[];
  /** Patterns of a whole row. */
  readonly rows?: readonly Phrase<Id>[];
  /** Patterns of words that run up or down the margin. */
  readonly margin?: readonly Phrase<Id>[];
  readonly cpf?: Id;
  /** Towns with their state behind them, in the order of print. */
  readonly towns?: readonly (readonly [city: Id, state: Id])[];
}
