import type { Phrase } from '../phrases/phrases.ts';

/** Fields of a card that are recognised by their values: labels are its smallest print, and the first that a picture loses. */
export interface CardFields<Id extends string> {
  /** Dates in the order in which they occur in a life. */
  readonly days?: readonly Id[];
  /** Two names, one right below the other, that are not the holder's. */
  readonly parents?: readonly [father: Id, mother: Id];
  /** The names are of any language. */
  readonly areForeigners?: true;
  /** Fields of the holder's own name, whole or in parts. */
  readonly names?: readonly Id[];
  /** The card's holder: the name above a CPF or CNPJ, else the first name. */
  readonly holder?: Id;
  /** The company of the card: the name printed larger than all other words. */
  readonly brand?: Id;
  /** Patterns of words close together in a row that come before all others. */
  readonly firstRuns?: readonly Phrase<Id>[];
  /** Patterns of words close together in a row. */
  readonly runs?: readonly Phrase<Id>[];
  /** Patterns of a whole row. */
  readonly rows?: readonly Phrase<Id>[];
  /** Patterns of words that run up or down the margin. */
  readonly margin?: readonly Phrase<Id>[];
  readonly cpf?: Id;
  readonly cnpj?: Id;
  /** The holder's address below the name: street and number, and a row with district and postal code. */
  readonly address?: { readonly street: Id; readonly number?: Id; readonly district: Id; readonly cep?: Id };
  /** Towns with their state after them, in printed order. */
  readonly towns?: readonly (readonly [city: Id, state: Id])[];
  /** Town and state of issue, printed by themselves without a label. */
  readonly issued?: readonly [city: Id, state: Id];
  /** Fields that are, or end with, the state in which the card was issued. */
  readonly states?: readonly Id[];
}
