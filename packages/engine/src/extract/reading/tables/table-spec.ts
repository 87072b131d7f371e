import type { Field } from '@lavra/contract/model/result';
import type { Sheet, Token } from '../sheet/sheet.ts';
import type { LabelSpec } from '../labels/labels.ts';
import type { Phrase } from '../phrases/phrases.ts';
import { oncePer } from '../sheet/once-per.ts';
import { fold } from '../sheet/text.ts';
import type { ValueKind } from '../values/kinds.ts';

/** A column of a form's table: how its cells are read, and its possible headings. */
export interface TableColumn<Id extends string> {
  readonly id: Id;
  readonly kind: ValueKind;
  /** Columns with the same heading ("SITUAÇÃO EM") are in the order given here. */
  readonly labels: readonly string[];
  /** What else its cells hold in lines of their own, which their heading may name below (folded). */
  readonly also?: readonly string[];
  /** Pattern that its values must match; others belong to a neighbour. */
  readonly holds?: RegExp;
  /** What a value that a picture's small print bends is meant as ("mº" for "m³"). */
  readonly mends?: readonly [pattern: RegExp, value: string];
  /** The column of the unit that may be printed behind a number ("7 m³"). */
  readonly unit?: Id;
  /** For a cell that holds the values of several columns ("001/000824935"). */
  readonly splits?: { readonly pattern: RegExp; readonly into: readonly Id[] };
}

/** Rows that were read without headings, with their words. */
interface RowsWithout<C extends string> {
  readonly rows: readonly Partial<Record<C, Field>>[];
  readonly totals: Partial<Record<C, Field>>;
  readonly used: ReadonlySet<Token>;
}

/** A table of a form, as data. */
export interface TableSpec<Id extends string, C extends string> {
  readonly id: Id;
  readonly columns: readonly TableColumn<C>[];
  /** Least number of headings that identify the table. */
  readonly least?: number;
  /** The shape of a row of print, for headings that were not read: its groups are these columns. */
  readonly rows?: {
    readonly pattern: RegExp;
    readonly gives: readonly C[];
  };
  /** Quantity, price and their product. */
  readonly product?: readonly [count: C, price: C, amount: C];
  /** Matches rows of text below a row that are not part of its cells. */
  readonly without?: RegExp;
  /** Matches rows that stand among those of the table and are boxes with labels of their own. */
  readonly apart?: RegExp;
  /** The column without which a table of such headings is none: boxes side by side may have the same labels. */
  readonly key?: C;
  /** Columns that say what a row is of: a second part of the table, with further columns, says it again. */
  readonly joins?: readonly C[];
  /** Whether a row read by the labels of a table is what the page itself is: boxes of its head have the labels of a list of other papers. */
  readonly isOfPage?: (row: Partial<Record<C, Field>>, sheet: Sheet) => boolean;
  /** What the text of a row may say behind names, in the column `key`, for columns without a heading. */
  readonly named?: readonly Phrase<C>[];
  /** The column whose numbers ascend in the order of the rows, where the same columns stand side by side. */
  readonly ascends?: C;
  /** Names of which the second comes right after the first in the order of the rows, where the same columns stand side by side. */
  readonly follows?: readonly [column: C, first: RegExp, next: RegExp];
  /** Its headings have no numbers; a page where the numbers of boxes stand before them ("26 - Descrição") has another table. */
  readonly isUnnumbered?: true;
  /** Words that must be above the table on the page, when other tables have the same headings. */
  readonly title?: readonly string[];
  /** Reads rows without headings, by what their values are and say of each other. */
  readonly cards?: (sheet: Sheet) => RowsWithout<C> | undefined;
  /** Its rows may be cards with a caption at each value; a form that reads such cards itself would have them twice. */
  readonly isCaptioned?: true;
  /** A single row is no total of this table, nor is an amount that is not the sum of its column. */
  readonly isOnlySummed?: true;
  /** Fields of the service that the row of totals holds, by column. */
  readonly totals?: Partial<Readonly<Record<C, string>>>;
}

/** Kinds of values that are words, and so may continue in the next row of print. */
export const textKinds = new Set<ValueKind>(['text', 'name', 'long-text', 'city', 'street', 'issuer']);

/** The headings of a table's columns, folded. */
export const spellingsOf = ({ columns }: Pick<TableSpec<string, string>, 'columns'>): ReadonlySet<string> =>
  new Set(columns.flatMap(({ labels }) => labels.map(fold)));

/** The headings of a table's columns as labels with the columns' ids. */
export const headingSpecs = oncePer(
  <C extends string>(columns: readonly TableColumn<C>[]): readonly LabelSpec<C>[] =>
    columns.map(({ id, labels }) => ({ id, spellings: labels.map(fold) })),
);
