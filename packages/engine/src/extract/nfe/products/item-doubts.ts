import type { Doubt } from '../../../evidence/confidence.ts';
import { isOfTwoBoxes } from '../../reading/values/of-two-boxes.ts';
import { rowsOf, type Token } from '../../reading/sheet/sheet.ts';
import type { ItemColumn } from './item-columns.ts';

/** Units that most goods are sold in. */
export const commonUnits: ReadonlySet<string> = new Set(
  'UN UND UNID PC PÇ CX KG LT ML MT TON PAR KIT JG DZ FD SC RL BD GL FR PCT MIL CJ BR'.split(' '),
);

/** Origin of goods and situation of small companies (Convênio s/nº 1970, CSOSN), the only tax situations of four figures. */
const isLongSituation = /^[0-8](?:10[123]|20[123]|300|400|500|900)$/;

/** Widest space between words of a description, and farthest that one begins right of the others, in glyphs: words between were not read. */
const [mostSpace, mostAside] = [2.2, 4] as const;

interface ReadCell {
  readonly id: ItemColumn;
  readonly tokens: readonly Token[];
  readonly value: string;
  /** Words of this column's cells in the other rows. */
  readonly column: readonly (readonly Token[])[];
}

/** Fewer letters are a piece of a description, and so is the beginning of this many others. */
const [fewestLetters, ofOthers] = [4, 2] as const;

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

function hasHole(tokens: readonly Token[], column: ReadCell['column'], glyph: number): boolean {
  const isWide = rowsOf(tokens, glyph).some((row) =>
    row.some((token, at) => token.left - (row[at - 1]?.right ?? Infinity) > mostSpace * glyph),
  );
  const [first] = tokens;
  const left = Math.min(...column.flatMap(([begin]) => begin?.left ?? []));
  return isWide || (first !== undefined && first.left - left > mostAside * glyph);
}

/** Whether the first and the last word are another's, and those between some of its words: the others were not read. */
function lacksWords(tokens: readonly Token[], other: readonly Token[]): boolean {
  if (tokens.length < 2 || other.length <= tokens.length) return false;
  const rest = other.map(({ text }) => text);
  if (rest[0] !== tokens[0]?.text || rest.at(-1) !== tokens.at(-1)?.text) return false;
  return tokens.every(({ text }) => {
    const at = rest.indexOf(text);
    rest.splice(0, at + 1);
    return at >= 0;
  });
}

function isPiece(tokens: readonly Token[], column: ReadCell['column']): boolean {
  const text = textOf(tokens);
  if (column.some((other) => lacksWords(tokens, other))) return true;
  const longer = column.map(textOf).filter((other) => other.length > text.length && other.startsWith(text));
  return text.replace(/[^\p{L}]/gu, '').length < fewestLetters || longer.length >= ofOthers;
}

/** What speaks against the words of a product's cell in a picture, and against a description in any table. */
export function doubtsOfCell({ id, tokens, value, column }: ReadCell, glyph: number): readonly Doubt[] {
  const isRead = tokens.some(({ conf }) => conf < 100);
  if (id === 'Description') {
    const isPart = isRead && (hasHole(tokens, column, glyph) || isPiece(tokens, column));
    return [
      'inRow',
      ...(isPart ? (['piece'] as const) : []),
      ...(isOfTwoBoxes(value) ? (['runsOn'] as const) : []),
    ];
  }
  if (!isRead) return [];
  if (id === 'Code') return tokens.length > 1 ? ['joined'] : [];
  if (id === 'CST') return value.length === 4 && !isLongSituation.test(value) ? ['odd'] : [];
  if (id !== 'Unit' || commonUnits.has(value.toUpperCase())) return [];
  if (commonUnits.has(value.toUpperCase().replace('O', 'D'))) return ['piece'];
  // A unit of several products is one, however seldom it is used.
  return column.filter((other) => textOf(other) === value).length > 1 ? [] : ['piece'];
}
