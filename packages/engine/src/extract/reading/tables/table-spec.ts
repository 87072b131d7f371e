import type { ValueKind } from '../values/kinds.ts';

/** A column of a table of a form: how its cells are read, and what its heading says. */
export interface TableColumn<Id extends string> {
  readonly id: Id;
  readonly kind: ValueKind;
  /** Columns of one heading ("SITUAÇÃO EM") follow each other as they stand here. */
  readonly labels: readonly string[];
  /** What its texts hold: others are of a neighbour. */
  readonly holds?: RegExp;
  /** A cell that holds the values of several columns ("001/000824935"). */
  readonly splits?: { readonly pattern: RegExp; readonly into: readonly Id[] };
}

/** A table of a form, as data. */
export interface TableSpec<Id extends string, C extends string> {
  readonly id: Id;
  readonly columns: readonly TableColumn<C>[];
  /** Headings that must be there for the table to be this one. */
  readonly least?: number;
  /** What a row of print looks like, where the headings were not read: its groups are these columns. */
  readonly rows?: {
    readonly pattern: RegExp;
    readonly gives: readonly C[];
  };
  /** Count, price and what both come to. */
  readonly product?: readonly [count: C, price: C, amount: C];
  /** Rows of text under a row that are no part of its cells. */
  readonly without?: RegExp;
  /** Words that must stand over the table on the page, where others have the same headings. */
  readonly title?: readonly string[];
  /** Fields of the service that the row of totals holds, by column. */
  readonly totals?: Partial<Readonly<Record<C, string>>>;
}

/** Kinds of values that are words, and so may go on in the next row of print. */
export const textKinds = new Set<ValueKind>(['text', 'name', 'long-text', 'city', 'street']);
