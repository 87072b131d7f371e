import { fieldOf } from '../evidence/field.ts';
import { type Found, placed } from './found.ts';
import { readForm } from './reading/forms/form.ts';
import type { FormField, FormSpec } from './reading/forms/form-spec.ts';
import { paraphrasesOn } from './reading/labels/paraphrases.ts';
import type { Sheet } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';

/** Puts the values that the page's own wording leads to, of fields that no label of the form led to. */
export function putParaphrased<Id extends string>(data: Found<Id>, sheet: Sheet, spec: FormSpec<Id>): void {
  const paraphrases = paraphrasesOn(sheet, spec.fields).filter(({ ids }) =>
    [...ids].some((id) => data[id as Id] === undefined),
  );
  if (paraphrases.length === 0) return;
  const own = new Set(paraphrases.map(({ text }) => fold(text)));
  const withOwn = (field: FormField<Id>): FormField<Id> => {
    const more = paraphrases.filter(({ ids }) => ids.has(field.id)).map(({ text }) => text);
    return more.length === 0 || data[field.id] !== undefined
      ? field
      : { ...field, labels: [...field.labels, ...more] };
  };
  const values = readForm(sheet, { ...spec, fields: spec.fields.map(withOwn) });
  for (const { id, reading, fit, isText, label } of values) {
    if (label === undefined || !own.has(label)) continue;
    const doubts = [...(reading.doubts ?? []), 'paraphrased' as const];
    data[id] ??= fieldOf({ ...reading, doubts, anchorFit: fit, placed: isText ? placed.text : placed.typed });
  }
}
