import type { Field } from '@lavra/contract/model/result';
import type { RunningText } from './phrases.ts';
import { printedCpf } from './qualification.ts';
import { deedFieldIn, type Stretch } from './stretch.ts';

/** A witness of a deed with one document. */
export type Witness = Partial<Record<'Name' | 'CPF' | 'RG', Field>>;

const heading = /(?:testemunhas?|TESTEMUNHAS?|Testemunhas?)(?: *\(?s?\)?)? ?[:_\d]/gu;
/** How far the signatures of two witnesses go behind their heading, in characters. */
const mostOfWitnesses = 500;
const word = String.raw`(?!(?:Nome|NOME|CPF|RG|Testemunha|TESTEMUNHA)(?!\p{L}))\p{Lu}[\p{L}'’]+(?![\p{L}'’])`;
const person = new RegExp(String.raw`(?<![\p{L}\d])${word}(?: (?:d[aeo]s? |D[AEO]S? |e |E )?${word})+`, 'gu');
const documents = [
  ['CPF', 'cpf', new RegExp(printedCpf, 'g')],
  ['RG', 'text', /(?<![\d.])\d{1,2}\.\d{3}\.\d{3}(?: ?- ?[\dXx])?(?![\d.])/g],
] as const;

/** The two witnesses behind their heading, each name with the document in the same order; none unless both have one of a kind. */
export function readWitnesses(running: RunningText): readonly Witness[] {
  const at = [...running.text.matchAll(heading)].at(-1);
  if (at === undefined) return [];
  const stretch: Stretch = { from: at.index + at[0].length, to: at.index + mostOfWitnesses };
  const text = running.text.slice(stretch.from, stretch.to);
  for (const [document, kind, pattern] of documents) {
    const numbers = [...text.matchAll(pattern)];
    const [first, second] = numbers;
    if (numbers.length !== 2 || first === undefined || second === undefined) continue;
    const names = [...text.slice(0, second.index).matchAll(person)];
    const between = names.filter(({ index }) => index > first.index);
    const [one, other] =
      between.length > 0
        ? [names.findLast(({ index }) => index < first.index), between.at(-1)]
        : names.slice(-2);
    if (one === undefined || other === undefined) continue;
    return (
      [
        [one, first],
        [other, second],
      ] as const
    ).map(([name, number]) => ({
      ...part('Name', deedFieldIn(running, stretch, name[0], 'name')),
      ...part(document, deedFieldIn(running, stretch, number[0], kind)),
    }));
  }
  return [];
}

const part = (id: keyof Witness, field: Field | undefined): Witness =>
  field === undefined ? {} : { [id]: field };
