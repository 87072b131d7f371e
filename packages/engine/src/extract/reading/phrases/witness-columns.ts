import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { placed } from '../../found.ts';
import { isLevel } from '../sheet/level.ts';
import { printedOf, type Token } from '../sheet/sheet.ts';
import { readWhole } from '../values/values.ts';

/** A witness of a deed in a column of its own. */
type Witness = Partial<Record<'Name' | 'CPF' | 'RG', Field>>;

/** Words for a witness, as a noun or by what one did, with a colon behind them or behind the number of the witness. */
const [head, numbered, its] = [
  /^(?:testemunha|viu|assistiu|presenciou|testemunhou):$/i,
  /^(?:testemunha|viu|assistiu|presenciou|testemunhou)$/i,
  /^[12][.ªa]?:$/,
] as const;
/** Space that ends a text of a row, between the left edges and between the rows of a column; in heights of the word over it. */
const [apart, sameEdge, betweenRows] = [2, 0.6, 1.3] as const;
/** Most rows of a column. */
const mostRows = 5;

const told =
  /^(\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}'’.]+)+),? (?:[–-] )?(?:(CPF|RG):? ?(?:n[º°o.]+ ?)?([\d.Xx-]+\d?))/u;

/** The words of a row from one on, up to a space or another column. */
function rowFrom(first: Token, tokens: readonly Token[], end: number): Token[] {
  const row: Token[] = [first];
  const right = tokens
    .filter((token) => token.left > first.left && token.left < end && isLevel(token, first))
    .toSorted((one, other) => one.left - other.left);
  for (const token of right) {
    if (token.left - (row.at(-1)?.right ?? 0) > apart * (first.bottom - first.top)) break;
    row.push(token);
  }
  return row;
}

/** The word for a witness, with how many words lead to the name. */
interface Head {
  readonly word: Token;
  readonly count: number;
}

/** What stands behind the word for a witness and in the rows below it that begin at its edge. */
function columnOf({ word, count: ofHead }: Head, tokens: readonly Token[], end: number): Token[] {
  const height = word.bottom - word.top;
  let row = rowFrom(word, tokens, end);
  const words = row.slice(ofHead);
  for (let count = 1; count < mostRows; count += 1) {
    const { bottom } = row[0] ?? word;
    const next = tokens.find(
      ({ page, left, top }) =>
        page === word.page &&
        Math.abs(left - word.left) < sameEdge * height &&
        top > bottom - 0.3 * height &&
        top - bottom < betweenRows * height,
    );
    if (next === undefined) break;
    row = rowFrom(next, tokens, end);
    words.push(...row);
  }
  return words;
}

const fieldIn = (
  value: string,
  kind: 'cpf' | 'text' | 'name',
  tokens: readonly Token[],
): Field | undefined => {
  const reading = readWhole(value, kind, tokens);
  return (
    reading && fieldOf({ ...reading, anchorFit: 1, placed: kind === 'cpf' ? placed.typed : placed.text })
  );
};

/** Two witnesses in columns side by side, each behind the word for one, whose names may go on in the row below. */
export function witnessesInColumns(tokens: readonly Token[]): readonly Witness[] {
  const heads = tokens.flatMap((word, at): Head[] => {
    if (head.test(word.text)) return [{ word, count: 1 }];
    const isNumbered = numbered.test(word.text) && its.test(tokens[at + 1]?.text ?? '');
    return isNumbered ? [{ word, count: 2 }] : [];
  });
  const [one, other] = heads;
  if (one === undefined || other === undefined || heads.length > 2 || !isLevel(one.word, other.word))
    return [];
  const found = [columnOf(one, tokens, other.word.left), columnOf(other, tokens, Infinity)].flatMap(
    (words): Witness[] => {
      const [, name = '', id, number = ''] = told.exec(printedOf(words)) ?? [];
      const isCpf = id === 'CPF';
      const [Name, document] = [
        fieldIn(name, 'name', words.slice(0, name.split(' ').length)),
        fieldIn(
          number,
          isCpf ? 'cpf' : 'text',
          words.filter(({ text }) => text.includes(number)),
        ),
      ];
      if (Name === undefined || document === undefined) return [];
      return [{ Name, ...(isCpf ? { CPF: document } : { RG: document }) }];
    },
  );
  return found.length === 2 ? found : [];
}
