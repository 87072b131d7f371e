import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { readWhole, type Reading } from '../../reading/values/values.ts';
import { cellOf } from './card-headings.ts';
import type { InvoiceItem } from '../invoice.ts';

/** A product's card: its cells, and its name as the card prints it. */
export interface NamedCard {
  readonly cells: Partial<Record<keyof InvoiceItem, Field>>;
  readonly name: Reading | undefined;
}

/** The name of a product as a cell. */
export const nameCell = (name: Reading): Field =>
  fieldOf({ ...name, anchorFit: 1, placed: 0.96, doubts: ['inRow'] });

/** Least products by whose names numbers before them all are their codes. */
const leastCoded = 2;
const codeFigures = /^\d{3,14}$/;
/** A code in brackets, with or without what it is called. */
const inBrackets = /^[([]((?=[\p{L}\d./-]*\d)[\p{Lu}\d][\p{L}\d./-]{1,14})[)\]]$/u;

/** The code in a word at one end of a name. */
interface Coded {
  readonly code: string;
  readonly at: 0 | -1;
}

function codedAt(name: Reading | undefined, at: Coded['at']): Coded | undefined {
  const word = name?.tokens.at(at);
  if (word === undefined || (name?.tokens.length ?? 0) < 2) return undefined;
  const [, code = at === 0 && codeFigures.test(word.text) ? word.text : undefined] =
    inBrackets.exec(word.text) ?? [];
  return code === undefined ? undefined : { code, at };
}

/** Parts the codes from the names where every product has another one before its name, or in brackets behind it. */
export function partCodes(cards: readonly NamedCard[]): void {
  if (cards.length < leastCoded || cards.some(({ cells }) => cells.Code !== undefined)) return;
  const found = ([0, -1] as const)
    .map((at) => cards.map(({ name }) => codedAt(name, at)))
    .find(
      (codes) =>
        codes.every((each) => each !== undefined) &&
        new Set(codes.map((each) => each?.code)).size === cards.length,
    );
  if (found === undefined) return;
  for (const [index, { cells, name }] of cards.entries()) {
    const coded = found[index];
    const word = coded && name?.tokens.at(coded.at);
    const code = word && readWhole(coded?.code ?? '', 'code', [word]);
    if (name === undefined || coded === undefined || word === undefined || code === undefined) continue;
    const isFirst = coded.at === 0;
    const text = (
      isFirst ? name.value.slice(word.text.length) : name.value.slice(0, -word.text.length)
    ).trim();
    const tokens = name.tokens.filter((token) => token !== word);
    cells.Code = cellOf(code);
    cells.Description = nameCell({ ...name, value: text, printed: text, tokens });
  }
}
