import { isOfDistrict } from './districts.ts';
import { beginsWithNumber } from './numbered-titles.ts';
import { isDirection } from './roles.ts';
import { rowWith } from '../sheet/row-with.ts';
import { middleOf, type Token } from '../sheet/sheet.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';

/** Words that spell a label, 1 when exactly. */
interface Spelt {
  readonly tokens: readonly Token[];
  readonly fit: number;
  readonly right: number;
}

/** Within one type size, heights of capitals and of lower-case words with or without tails differ by less than this factor. */
export const mostOfSize = 1.45;

/** A word this close behind another one, in glyphs, is of one text with it. */
export const ofText = 0.9;

export const isCapital = /\p{Lu}{4}/u;
export const textIn = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Whether figures stand right behind words in their row. */
export function hasFigure(words: readonly Token[], rows: readonly (readonly Token[])[]): boolean {
  const last = words.at(-1);
  const row = rows.find((each) => last !== undefined && each.includes(last)) ?? [];
  const next = last && row[row.indexOf(last) + 1];
  return next !== undefined && /^(?:R\$|\d)/.test(next.text);
}

/** A value's type is larger than that of the label before it by at least this factor. */
const ofValue = 1.12;
/** That of a value below its label, by this one: the rows of one label in a picture differ by less. */
const ofLargeValue = 1.25;

/** Whether a word is at the height of a label's first word. */
const inOneRow = (token: Token, { tokens: [first] }: Pick<Spelt, 'tokens'>): boolean =>
  first !== undefined && middleOf(token) > first.top && middleOf(token) < first.bottom;

/**
 * Whether the last word is of the value behind an exact shorter label: a figure that only resembles the label's own ("LC 116) 11.04" is not
 * "LC 116/2003"), or the first word of a district's name ("Bairro Distrito Industrial" beside BAIRRO/DISTRITO).
 */
function endsInValue(
  { tokens, fit }: Spelt,
  exact: readonly Spelt[],
  rows: readonly (readonly Token[])[],
): boolean {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length < 2) return false;
  const isOfShorter = exact.some(
    ({ tokens: own }) =>
      own.length === tokens.length - 1 && own.every((token, index) => token === tokens[index]),
  );
  if (!isOfShorter) return false;
  const row = rowWith(rows, last);
  const next = row[row.indexOf(last) + 1];
  const isName = next !== undefined && isOfDistrict(last, next);
  return isName || (fit < 1 && /^\d[\d.,/-]*$/.test(last.text));
}

const beginsWith = (tokens: readonly Token[], start: readonly Token[]): boolean =>
  start.every((token, index) => token === tokens[index]);

/**
 * Without those that go on where the value of a shorter one begins: behind its colon ("BAIRRO: DISTRITO INDUSTRIAL" beside BAIRRO/DISTRITO),
 * or in larger type, in a text that goes on behind them.
 */
export function withoutValues<S extends Spelt>(
  candidates: readonly S[],
  rows: readonly (readonly Token[])[],
  glyph: number,
): readonly S[] {
  const exact = candidates.filter(({ fit }) => fit === 1);
  const beginning = new Map<Token | undefined, S[]>();
  for (const each of exact) {
    const [first] = each.tokens;
    const others = beginning.get(first);
    if (others === undefined) beginning.set(first, [each]);
    else others.push(each);
  }
  /** The exact labels that begin with a word. */
  const from = (token: Token | undefined): readonly S[] => beginning.get(token) ?? [];
  const ended = new Set(
    exact.flatMap(({ tokens }) => {
      const last = tokens.at(-1);
      return last?.text.endsWith(':') === true && !isDirection(last.text) ? [last] : [];
    }),
  );
  const goesOn = (last: Token): boolean => {
    const row = rowWith(rows, last);
    const next = row[row.indexOf(last) + 1];
    const size = sizeOfType(next === undefined ? [] : [next]) / Math.max(1, sizeOfType([last]));
    return (
      next !== undefined &&
      !last.text.endsWith(':') &&
      /^\p{L}{3}/u.test(next.text) &&
      next.left - last.right < ofText * glyph &&
      size < mostOfSize &&
      size > 1 / mostOfSize
    );
  };
  const isLarger = ({ tokens }: S): boolean =>
    from(tokens[0]).some(({ tokens: label }) => {
      const [rest, last] = [tokens.slice(label.length), tokens.at(-1)];
      return (
        beginsWith(tokens, label) &&
        last !== undefined &&
        rest.length > 0 &&
        sizeOfType(rest) > ofValue * sizeOfType(label) &&
        goesOn(last)
      );
    });
  // Capitals behind a space and a label in small letters are its value ("Porte   EMPRESA" beside "Porte da empresa").
  const isOfOtherCase = ({ tokens, fit }: S): boolean =>
    fit < 1 &&
    from(tokens[0]).some(({ tokens: label, right }) => {
      const rest = tokens.slice(label.length);
      const [first] = rest;
      return (
        first !== undefined &&
        first.left - right > glyph &&
        beginsWith(tokens, label) &&
        /\p{Ll}{3}/u.test(textIn(label)) &&
        isCapital.test(textIn(rest)) &&
        !/\p{Ll}/u.test(textIn(rest))
      );
    });
  // A label that goes on below begins with no words that go on in their row to another one ("Nome do Ofício" over "Cartório …").
  const isOfLonger = ({ tokens }: S): boolean =>
    tokens.some((word) =>
      from(word).some((label) => {
        const own = tokens.filter((token) => inOneRow(token, label));
        return (
          own[0] === word &&
          own.length < tokens.length &&
          own.length < label.tokens.length &&
          label.tokens.every((token) => inOneRow(token, label)) &&
          own.every((token, index) => token === label.tokens[index])
        );
      }),
    );
  // Two exact labels apart from each other are not one that they resemble ("Cód.", "Beneficiário" beside CPF DO BENEFICIÁRIO), nor is one of them with the first word of the other.
  const isOfTwo = ({ tokens, fit }: S): boolean =>
    fit < 1 &&
    from(tokens[0]).some(({ tokens: one }) => {
      const [last, next] = [one.at(-1), tokens[one.length]];
      return (
        last !== undefined &&
        next !== undefined &&
        next.left - last.right > ofText * glyph &&
        beginsWith(tokens, one) &&
        from(next).some(({ tokens: other }) => beginsWith(other, tokens.slice(one.length)))
      );
    });
  // A whole label over words in much larger type has these for its value ("ESPÉCIE" over "VOL", which is no "Espécie vol.").
  const isOverLarger = ({ tokens }: S): boolean =>
    from(tokens[0]).some((label) => {
      const rest = tokens.slice(label.tokens.length);
      return (
        rest.length > 0 &&
        beginsWith(tokens, label.tokens) &&
        !rest.some((token) => inOneRow(token, label)) &&
        sizeOfType(rest) > ofLargeValue * sizeOfType(label.tokens)
      );
    });
  // A whole label over words with a figure right behind them has these for its value ("Vencimento" over "Todo dia 10").
  const isOverFigure = ({ tokens }: S): boolean =>
    from(tokens[0]).some((label) => {
      const rest = tokens.slice(label.tokens.length);
      return (
        rest.length > 0 &&
        beginsWith(tokens, label.tokens) &&
        !rest.some((token) => inOneRow(token, label)) &&
        hasFigure(rest, rows)
      );
    });
  return candidates.filter(
    (candidate) =>
      !isOfLonger(candidate) &&
      !beginsWithNumber(candidate, exact) &&
      !isOverFigure(candidate) &&
      !isOverLarger(candidate) &&
      !isOfTwo(candidate) &&
      !isOfOtherCase(candidate) &&
      !endsInValue(candidate, from(candidate.tokens[0]), rows) &&
      !candidate.tokens.slice(0, -1).some((token) => ended.has(token)) &&
      (candidate.tokens.length < 2 || !isLarger(candidate)),
  );
}
