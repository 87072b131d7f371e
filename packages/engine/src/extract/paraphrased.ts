import { fieldOf } from '../evidence/field.ts';
import { type Found, placed } from './found.ts';
import { readForm } from './reading/forms/form.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import { roleTitlesOn } from './reading/forms/role-titles.ts';
import type { OwnLabel } from './reading/forms/words-of-form.ts';
import { paraphrasesOn } from './reading/labels/paraphrases.ts';
import { printedOf, type Sheet } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';

/** Puts the values that the page's own wording leads to, of fields that no label of the form led to. */
export function putParaphrased<Id extends string>(data: Found<Id>, sheet: Sheet, spec: FormSpec<Id>): void {
  const known = new Set<string>(spec.fields.map(({ id }) => id));
  const amounts = new Set(spec.fields.flatMap(({ id, kind }) => (kind === 'money' ? [id] : [])));
  const titles = roleTitlesOn(sheet, spec);
  // A label that is known as another box's is no other words for a field's.
  const ofOthers = new Set([...titles.map(({ spelling }) => spelling), ...(spec.passedOver ?? []).map(fold)]);
  const ofNames = titles.flatMap(({ isLabel, section, label }) =>
    isLabel ? [{ text: printedOf(label.tokens), ids: new Set([`${section}Name`]) }] : [],
  );
  const spoken = paraphrasesOn(sheet, spec.fields).filter(({ text }) => !ofOthers.has(fold(text)));
  const paraphrases = [...ofNames, ...spoken].filter(({ ids }) =>
    [...ids].some((id) => data[id as Id] === undefined && known.has(id)),
  );
  if (paraphrases.length === 0) return;
  const own = paraphrases.map(({ text, ids }): OwnLabel<Id> => ({
    spelling: fold(text),
    fields: spec.fields.filter(({ id }) => ids.has(id) && data[id] === undefined),
  }));
  const spellings = new Set(own.map(({ spelling }) => spelling));
  const values = readForm(sheet, spec, own);
  for (const { id, reading, fit, isText, label } of values) {
    if (label === undefined || !spellings.has(label)) continue;
    // A number without centavos is more likely of another thing ("Mercadorias 12").
    if (amounts.has(id) && !/[.,]\d{2}(?!\d)/.test(reading.printed)) continue;
    const doubts = [...(reading.doubts ?? []), 'paraphrased' as const];
    data[id] ??= fieldOf({ ...reading, doubts, anchorFit: fit, placed: isText ? placed.text : placed.typed });
  }
}
