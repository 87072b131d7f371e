import type { Label } from '../labels/labels.ts';
import type { Token } from '../sheet/sheet.ts';

/** A label with the words around it that may be its value. */
export interface Place {
  readonly label: Label;
  readonly section: string | undefined;
  readonly beside: readonly Token[];
  readonly below: readonly (readonly Token[])[];
  /** Whether the label was a caption below its value, which ends that value. */
  readonly isCaption?: boolean;
  /** All words below the label, including labels, as long as the rows are close together. */
  readonly paragraph: readonly Token[];
  /** True for one of a column or list of labels with their values beside them. */
  readonly isInColumn: boolean;
  /** True for one in the column of its party, whose title may stand over the middle of that. */
  readonly isOfParty?: boolean;
  /** The right edge of its column of lines; undefined where it stands in none. */
  readonly lineEnd?: number | undefined;
  /** The words of rows of the page that hold one text and nothing else. */
  readonly alone?: ReadonlySet<Token>;
  /** The middle of the box that begins at the label. */
  readonly middle?: number;
  /** Where the rows below it end that are another field's; undefined where there are none. */
  readonly taken?: number | undefined;
  /** The left edge of words below it, before the first that are left, which another field has as their code. */
  readonly code?: number | undefined;
}
