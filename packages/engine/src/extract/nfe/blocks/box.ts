import type { InvoiceField } from '../invoice.ts';
import type { LabelSpec } from '../../reading/labels/labels.ts';
import { spelt } from '../../reading/sheet/text.ts';
import { withShortWords } from './short-words.ts';
import type { ValueKind } from '../../reading/values/kinds.ts';

/** The parties whose number is a CNPJ or a CPF. */
const parties = ['Issuer', 'Recipient', 'Carrier'] as const;
export type Party = (typeof parties)[number];

export function isParty(id: InvoiceField | Party): id is Party {
  return parties.some((party) => party === id);
}

/** A labelled box of the form: its field and the kind of its text. A party's box gives `…CNPJ` or `…CPF` by length. */
export interface BoxSpec extends LabelSpec<InvoiceField | Party> {
  readonly kind: ValueKind;
  /** Pattern that the box's text must match; other words below its label do not. */
  readonly shape?: RegExp;
}

/** A box with its labels in a list in which strokes part them; those of amounts also in short words. */
export const box = (id: BoxSpec['id'], kind: ValueKind, labels: string): BoxSpec => ({
  id,
  kind,
  spellings: kind === 'money' ? withShortWords(labels) : spelt(labels),
});
