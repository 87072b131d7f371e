import type { LabelSpec } from '../labels/labels.ts';
import { twoNamesOn } from '../labels/two-names.ts';
import { streetLabels } from '../labels/street-labels.ts';
import { oncePer } from '../sheet/once-per.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { FormField, FormSpec } from './form-spec.ts';
import { roleTitlesOn } from './role-titles.ts';

/** The words of a form by which its parts are known, folded. */
export interface WordsOfForm<Id extends string> {
  /** The fields of each label. */
  readonly spellings: Map<string, readonly FormField<Id>[]>;
  /** The block of each title. */
  readonly sections: ReadonlyMap<string, string>;
  /** The words that the form has on each page. */
  readonly ofForm: readonly LabelSpec<string>[];
  /** The words that only this page has. */
  readonly ofPage: readonly LabelSpec<string>[];
}

/** A label that only one page has, and the fields that it is the label of. */
export interface OwnLabel<Id extends string> {
  /** Folded. */
  readonly spelling: string;
  readonly fields: readonly FormField<Id>[];
}

const specOf = (word: string): LabelSpec<string> => ({ id: word, spellings: [word] });

/** All words of a form to be found on its pages. */
const specsOfForm = oncePer(({ fields, sections, passedOver = [] }: FormSpec<string>) =>
  [
    ...new Set([
      ...labelsIn(fields).keys(),
      ...(sections === undefined ? [] : titlesIn(sections).keys()),
      ...passedOver.map(fold),
    ]),
  ]
    .filter((word) => word !== '')
    .map(specOf),
);

const labelsOnce = oncePer((fields: readonly FormField<string>[]): ReadonlyMap<string, unknown> => {
  const spellings = new Map<string, readonly FormField<string>[]>();
  for (const field of fields)
    for (const label of field.labels.map(fold))
      spellings.set(label, [...(spellings.get(label) ?? []), field]);
  return spellings;
});

/** The fields of each folded label of a list, which must not change. */
export const labelsIn = <Id extends string>(fields: readonly FormField<Id>[]) =>
  labelsOnce(fields) as ReadonlyMap<string, readonly FormField<Id>[]>;

/** The block of each folded title. */
const titlesIn = oncePer(
  (sections: Readonly<Record<string, readonly string[]>>) =>
    new Map(
      Object.entries(sections).flatMap(([id, titles]) => titles.map((title) => [fold(title), id] as const)),
    ),
);

/** The labels and titles of a form, with those that a page joins of two names of one thing, and others that it has. */
export function wordsOfForm<Id extends string>(
  spec: FormSpec<Id>,
  sheet: Sheet,
  own: readonly OwnLabel<Id>[],
): WordsOfForm<Id> {
  const labels = labelsIn(spec.fields);
  const titles = new Map(spec.sections === undefined ? [] : titlesIn(spec.sections));
  const spellings = new Map(labels);
  const streets = spec.fields.filter(({ kind }) => kind === 'street');
  if (!spellings.has('RUA') && streets.length > 0 && streetLabels(sheet).length > 0)
    spellings.set('RUA', streets);
  for (const [whole, fields] of twoNamesOn(sheet, spellings)) spellings.set(whole, fields);
  for (const { spelling, fields } of own) spellings.set(spelling, fields);
  const sections = new Map(titles);
  const ofSections = new Map([...sections].map(([title, id]) => [title, [id]]));
  for (const [whole, ids] of twoNamesOn(sheet, ofSections)) sections.set(whole, ids[0] ?? '');
  for (const { spelling, section } of roleTitlesOn(sheet, spec)) sections.set(spelling, section);
  const ofPage = [...spellings.keys(), ...sections.keys()].filter(
    (word) => word !== '' && !labels.has(word) && !titles.has(word),
  );
  return {
    spellings,
    sections,
    ofForm: specsOfForm(spec as FormSpec<string>),
    ofPage: [...new Set(ofPage)].map(specOf),
  };
}
