import { parseNumberWords } from '@lavra/brazil/words';
import type { Field } from '@lavra/contract/model/result';
import type { ValueKind } from '../values/kinds.ts';
import type { RunningText } from './phrases.ts';
import { deedFieldIn, type Stretch } from './stretch.ts';

/** What a clause may speak of, by its words. */
export interface Subject<Id extends string> {
  /** The field of its value; a subject without one keeps its values from the others. */
  readonly id?: Id;
  /** Words that name the subject; a global pattern. */
  readonly cue: RegExp;
}

/** Values of one shape in running text, and the subjects that they may belong to. */
export interface SubjectValues<Id extends string> {
  readonly kind: ValueKind;
  /** The shape of a value, a global pattern; its first group is the value. */
  readonly value: RegExp;
  readonly subjects: readonly Subject<Id>[];
  /** How many of the field's unit one unit of the value is: a year of a term has twelve months. */
  readonly unit?: number;
  /** What the second group of the shape, in the field's own unit, adds to the value ("2 anos e 6 meses"). */
  readonly isSummed?: true;
}

/** How far before a value its subject is named, in characters of the same sentence. */
const reach = 170;
/** Words behind a value name it less often ("R$ 800,00 de aluguel"); they must be near, and none that lead to the next value ("10% e juros de 1%"). */
const reachBehind = 40;
const weightBehind = 2.5;

/** Where a sentence ends: a full stop that no number and no shortened word has. */
const sentenceEnd = /(?<![\s.]\p{L}{1,3}|\d|n[º°])[.;] (?=\p{Lu}|\d)/gu;

/** A value that its subject follows at once ("10% (dez por cento) de multa") belongs to no other. */
const beforeSubject = /^(?: ?\([^)]*\))? (?:ao m[eê]s )?(?:de|a t[ií]tulo de|como) $/iu;

interface Owned<Id extends string> {
  readonly subject: Subject<Id>;
  readonly printed: string;
  readonly more?: string | undefined;
  readonly at: number;
  readonly distance: number;
}

/** The subject whose words are nearest to a value. */
function ownerOf<Id extends string>(
  text: string,
  from: number,
  to: number,
  subjects: readonly Subject<Id>[],
): { subject: Subject<Id>; distance: number } | undefined {
  const before = text.slice(Math.max(0, from - reach), from);
  const sentence = [...before.matchAll(sentenceEnd)].at(-1);
  const led = sentence ? before.slice(sentence.index + 2) : before;
  const behind =
    text
      .slice(to, to + reachBehind)
      .split(/[.;,]| e (?=juros|multa|(?:com |a )?(?:find|t[ée]rmin|encerr|expir|acab))/u)[0] ?? '';
  const near = subjects.flatMap((subject) => {
    const last = [...led.matchAll(subject.cue)].at(-1);
    const [next] = behind.matchAll(subject.cue);
    const distances = [
      ...(last ? [led.length - last.index - last[0].length] : []),
      ...(next
        ? [beforeSubject.test(behind.slice(0, next.index)) ? 0 : weightBehind * (next.index + 1)]
        : []),
    ];
    return distances.length === 0 ? [] : [{ subject, distance: Math.min(...distances) }];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0];
}

/** Gives each value of a text to the subject named nearest to it, and each subject the value that is nearest of its own. */
export function readSubjects<Id extends string>(
  running: RunningText,
  groups: readonly SubjectValues<Id>[],
  taken: readonly Stretch[] = [],
): Partial<Record<Id, Field>> {
  const { text } = running;
  const found: Partial<Record<Id, Field>> = {};
  for (const { kind, value, subjects, unit = 1, isSummed = false } of groups) {
    const owned = [...text.matchAll(value)].flatMap((match): Owned<Id>[] => {
      const [whole, printed, more] = match;
      const isTaken = taken.some(({ from, to }) => match.index >= from && match.index < to);
      if (printed === undefined || isTaken) return [];
      const owner = ownerOf(text, match.index, match.index + whole.length, subjects);
      const at = match.index + whole.indexOf(printed);
      return owner ? [{ ...owner, printed, more, at }] : [];
    });
    for (const { id } of subjects) {
      if (id === undefined || found[id] !== undefined) continue;
      const [best] = owned
        .filter(({ subject }) => subject.id === id)
        .toSorted((a, b) => a.distance - b.distance || a.at - b.at);
      if (best === undefined) continue;
      // A number may be in words alone.
      const number = kind === 'integer' ? parseNumberWords(best.printed) : undefined;
      const field = deedFieldIn(
        running,
        { from: best.at, to: best.at + best.printed.length },
        best.printed,
        number === undefined ? kind : 'text',
      );
      if (field === undefined) continue;
      const value = number ?? (unit === 1 ? undefined : Number(field.value));
      const added = isSummed ? Number(best.more ?? 0) : 0;
      found[id] = value === undefined ? field : { ...field, value: String(unit * value + added) };
    }
  }
  return found;
}
