import { twoNamesOn } from '../labels/two-names.ts';
import { streetLabels } from '../labels/street-labels.ts';
import { oncePer } from '../sheet/once-per.ts';
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

/** The fields of each folded label. */
const labelsOnce = oncePer((fields: readonly FormField<string>[]): ReadonlyMap<string, unknown> => {
  const spellings = new Map<string, readonly FormField<string>[]>();
  for (const field of fields)
    for (const label of field.labels.map(fold))
      spellings.set(label, [...(spellings.get(label) ?? []), field]);
  return spellings;
});

const labelsIn = <Id extends string>(fields: readonly FormField<Id>[]) =>
  labelsOnce(fields) as ReadonlyMap<string, readonly FormField<Id>[]>;

/** The block of each folded title. */
const titlesIn = oncePer(
  (sections: Readonly<Record<string, readonly string[]>>) =>
    new Map(
      Object.entries(sections).flatMap(([id, titles]) => titles.map((title) => [fold(title), id] as const)),
    ),
);

/** The labels and titles of a form, with those that a page joins of two names of one thing. */
export function wordsOfForm<Id extends string>(spec: FormSpec<Id>, sheet: Sheet): WordsOfForm<Id> {
  const spellings = new Map(labelsIn(spec.fields));
  const streets = spec.fields.filter(({ kind }) => kind === 'street');
  if (!spellings.has('RUA') && streets.length > 0 && streetLabels(sheet).length > 0)
    spellings.set('RUA', streets);
  for (const [whole, fields] of twoNamesOn(sheet, spellings)) spellings.set(whole, fields);
  const sections = new Map(spec.sections === undefined ? [] : titlesIn(spec.sections));
  const ofSections = new Map([...sections].map(([title, id]) => [title, [id]]));
  for (const [whole, ids] of twoNamesOn(sheet, ofSections)) sections.set(whole, ids[0] ?? '');
  return { spellings, sections };
}
