import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { placed } from '../../found.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readWhole } from '../values/values.ts';
import type { Witness } from '../phrases/witnesses.ts';
import { runsOf } from './signatures.ts';

/** What stands under the line of a witness: which one it is, and perhaps the number of a document. */
const caption =
  /^(?:(?<first>1|I|primeira|2|II|segunda) ?[ªa°º.)-]* )?testemunha(?: ?(?:n[º°o.]* ?)?(?<last>[12]|II?))?(?: ?[-–—:,·|(] ?(?<rest>.*?)\)?)?$/iu;
/** A name, with the number of a document behind it perhaps. */
const person =
  /^(?<name>\p{Lu}[\p{L}'’.]+(?: (?:d[aeo]s? |D[AEO]S? |e |E )?\p{Lu}[\p{L}'’.]+){1,7}?)(?:,? ?[-–—,:·|(] ?(?=C\.?P\.?F|CIC|R\.?G|C\.?I\.|identidade|\d)[^]*)?$/u;
const numbers = [
  ['CPF', 'cpf', /(?:CPF|C\.P\.F\.?|CIC)[^\d]{0,12}(\d{3}\.?\d{3}\.?\d{3}-?\d{2})/i],
  [
    'RG',
    'text',
    /(?:RG|R\.G\.?|C\.?I\.?|identidade)(?: ?n[º°o.]+)?:? ?((?:[A-Z]{2}-)?\d[\d.]{4,12}(?:-[\dX])?)/i,
  ],
] as const;
/** Farthest that a name stands over its caption, or a number below it, in glyphs. */
const near = 2.5;

/** A CPF in a column of its own, without a word before it. */
const cpfAlone = /^(?:CPF:? ?)?(\d{3}\.\d{3}\.\d{3}-\d{2})$/i;

type Run = readonly Token[];

/** The texts beside a name, up to the next name of its row. */
function besideOf(name: Run, runs: readonly Run[]): Run[] {
  const own = edgesOf(name);
  const right = runs
    .filter((run) => {
      const { left, top, bottom } = edgesOf(run);
      return left > own.right && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 0.5 * (bottom - top);
    })
    .toSorted((one, other) => edgesOf(one).left - edgesOf(other).left);
  const next = right.findIndex((run) => person.test(printedOf(run)));
  return next < 0 ? right : right.slice(0, next);
}

const isOver = (upper: Run, lower: Run, glyph: number): boolean => {
  const [one, other] = [edgesOf(upper), edgesOf(lower)];
  const gap = other.top - one.bottom;
  return one.left < other.right && one.right > other.left && gap > -0.3 * glyph && gap < near * glyph;
};

const fieldIn = (value: string, kind: 'cpf' | 'text' | 'name', tokens: Run): Field | undefined => {
  const reading = readWhole(value, kind, tokens);
  return (
    reading && fieldOf({ ...reading, anchorFit: 1, placed: kind === 'cpf' ? placed.typed : placed.text })
  );
};

/** Witnesses whose names stand over captions that call them so ("1ª testemunha – CPF …"), in their order. */
export function captionedWitnesses({ rows, glyph }: Sheet): readonly Witness[] {
  const runs = rows.flatMap((row) => runsOf(row, glyph));
  const found: { readonly order: number; readonly witness: Witness }[] = [];
  for (const run of runs) {
    const groups = caption.exec(printedOf(run))?.groups;
    const name = groups && runs.find((upper) => isOver(upper, run, glyph) && person.test(printedOf(upper)));
    if (groups === undefined || name === undefined) continue;
    const below = runs.find((lower) => isOver(run, lower, glyph)) ?? [];
    const own = person.exec(printedOf(name))?.groups?.['name'] ?? '';
    const Name = fieldIn(own, 'name', name.slice(0, own.split(' ').length));
    const documents = numbers.flatMap(([id, kind, pattern]) =>
      (groups['rest'] ? [name, run] : [name, run, below]).flatMap((each) => {
        const value = pattern.exec(printedOf(each))?.[1];
        const field = value === undefined ? undefined : fieldIn(value, kind, each);
        return field === undefined ? [] : [[id, field] as const];
      }),
    );
    const ofRow = besideOf(name, runs).flatMap((each) => {
      const value = cpfAlone.exec(printedOf(each))?.[1];
      const field = value === undefined ? undefined : fieldIn(value, 'cpf', each);
      return field === undefined ? [] : [['CPF', field] as const];
    });
    const which = groups['first'] ?? groups['last'];
    const order = which === undefined ? found.length : /^(?:1|I|primeira)$/i.test(which) ? 0 : 1;
    found.push({
      order,
      witness: { ...(Name ? { Name } : {}), ...Object.fromEntries([...ofRow.slice(0, 1), ...documents]) },
    });
  }
  const [one, other] = [0, 1].map((at) => found.find(({ order }) => order === at)?.witness);
  return one === undefined || other === undefined ? [] : [one, other];
}
