import { isMark } from './alone.ts';
import type { Label } from './labels.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** Space before the label of the next blank of a row, in glyphs. */
const apart = 1.2;

/** Greatest distance of the left edges of two rows of one block, and of their heights, in glyphs. */
const [aligned, below] = [1, 4] as const;

/** A label in capitals, as forms print them beside their blanks. */
const isInCapitals = ({ tokens }: Label): boolean => tokens.every(({ text }) => !/\p{Ll}{2}/u.test(text));

interface Filled {
  readonly row: readonly Token[];
  readonly labels: readonly Label[];
}

/**
 * The labels of rows of blanks in which each value was filled in right behind its label ("NOME Ana Reis   CPF 529.982.247-25"): such a row begins
 * with a label and has another one behind a space; a row below or above it with a single label in capitals is of the same form.
 */
export function labelsOfBlanks(labels: readonly Label[], { rows, glyph }: Sheet): ReadonlySet<Label> {
  const begun = rows.flatMap((row): Filled[] => {
    const of = labels.filter(({ tokens }) => tokens.every((token) => row.includes(token)));
    const isApart = (label: Label): boolean => {
      const at = row.findIndex((token) => label.tokens.includes(token));
      const [before, first] = [row[at - 1], row[at]];
      if (before === undefined || first === undefined || isMark(before)) return at <= 1;
      // Words right behind a label are its value, unless they are printed in capitals as labels are.
      const isValue = !isInCapitals(label) && of.some(({ tokens }) => tokens.includes(before));
      if (/[,;]$/.test(before.text) || isValue) return false;
      // What was filled in may reach up to the next label.
      return (
        first.left - before.right > apart * glyph || (isInCapitals(label) && /\p{Ll}|\d/u.test(before.text))
      );
    };
    const own = of.filter(isApart);
    const first = own.find((label) => row.slice(0, 2).some((token) => label.tokens.includes(token)));
    return first === undefined ? [] : [{ row, labels: own }];
  });
  const several = begun.filter((one) => one.labels.length > 1);
  const isBeside = (one: Filled, other: Filled): boolean => {
    const [a, b] = [one.row[0], other.row[0]];
    return (
      a !== undefined &&
      b !== undefined &&
      Math.abs(a.left - b.left) < aligned * glyph &&
      Math.abs(a.top - b.top) < below * glyph
    );
  };
  const single = begun.filter(
    (one) =>
      one.labels.length === 1 &&
      one.labels.every(isInCapitals) &&
      several.some((other) => isBeside(one, other)),
  );
  return new Set([...several, ...single].flatMap((one) => one.labels));
}
