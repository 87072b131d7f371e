import { oncePer } from './once-per.ts';
import type { Token } from './sheet.ts';

type Rows = readonly (readonly Token[])[];

const rowsOfWords = oncePer<Rows, ReadonlyMap<Token, readonly Token[]>>(
  (rows) => new Map(rows.toReversed().flatMap((row) => row.map((token) => [token, row] as const))),
);

/** The first of a page's rows, which must not change, that has a word; empty where none has. */
export const rowWith = (rows: Rows, token: Token | undefined): readonly Token[] =>
  token === undefined ? [] : (rowsOfWords(rows).get(token) ?? []);
