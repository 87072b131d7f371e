import { twoNamesOn } from '../labels/two-names.ts';
import { streetLabels } from '../labels/street-labels.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { FormField, FormSpec } from './form-spec.ts';

/** The words of a form by which its parts are known, folded. */
interface WordsOfForm<Id extends string> {
  /** The fields of each label. */
  readonly spellings: Map<string, readonly FormField<Id>[]>;
  /** The block of each title. */
  readonly sections: ReadonlyMap<string, string>;
}

/** The labels and titles of a form, with those that a page joins of two names of one thing. */
export function wordsOfForm<Id extends string>(spec: FormSpec<Id>, sheet: Sheet): WordsOfForm<Id> {
  const spellings = new Map<string, readonly FormField<Id>[]>();
  for (const field of spec.fields)
    for (const label of field.labels)
      spellings.set(fold(label), [...(spellings.get(fold(label)) ?? []), field]);
  const streets = spec.fields.filter(({ kind }) => kind === 'street');
  if (!spellings.has('RUA') && streets.length > 0 && streetLabels(sheet).length > 0)
    spellings.set('RUA', streets);
  for (const [whole, fields] of twoNamesOn(sheet, spellings)) spellings.set(whole, fields);
  const sections = new Map<string, string>();
  for (const [id, titles] of Object.entries(spec.sections ?? {}))
    for (const title of titles) sections.set(fold(title), id);
  const ofSections = new Map([...sections].map(([title, id]) => [title, [id]]));
  for (const [whole, ids] of twoNamesOn(sheet, ofSections)) sections.set(whole, ids[0] ?? '');
  return { spellings, sections };
}
