import { runAt } from '../labels/around-label.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { goesOnCentred } from './centred-values.ts';
import { edgesOf, printedOf, type Token } from '../sheet/sheet.ts';
import { endsWithLegalForm } from './legal-form.ts';

/** Most names in a person's second row, most space above it and most difference of its edge, in glyphs. */
const [mostNames, mostUnder, aligned] = [2, 1.3, 0.8] as const;
/** Types of two rows of one name differ by no more than this factor. */
const otherType = 1.18;

const isName = ({ text }: Token): boolean => /^\p{Lu}[\p{L}'’-]+$/u.test(text);
/** A name of one letter ("Ó"), or one cut short to its first. */
const isLetter = ({ text }: Token): boolean => /^\p{Lu}\.?$/u.test(text);
const isLink = ({ text }: Token): boolean => /^(?:d[aeo]s?|e)$/iu.test(text);
const isCapital = (tokens: readonly Token[]): boolean => !/\p{Ll}{2}/u.test(printedOf(tokens));

/**
 * The words right below a person's name that end it: one or two names and nothing else in their row, below the first word, at the same right edge or
 * around the same middle, in the same type. `line` is where the line begins that the name is in, behind its label.
 */
export function restOfPerson(
  run: readonly Token[],
  next: readonly Token[],
  glyph: number,
  line: number = Infinity,
): readonly Token[] {
  const [first, start] = [run[0], next[0]];
  if (first === undefined || start === undefined || run.length < 2 || endsWithLegalForm(run)) return [];
  const isOfNames = [run, next].every((words) =>
    words.every((word) => isName(word) || isLink(word) || isLetter(word)),
  );
  if (!isOfNames || !isName(first) || next.filter(isName).length > mostNames || !next.some(isName)) return [];
  const [over, under] = [edgesOf(run), edgesOf(next)];
  const isAligned =
    Math.abs(start.left - first.left) < aligned * glyph ||
    Math.abs(start.left - line) < aligned * glyph ||
    Math.abs(under.right - over.right) < aligned * glyph ||
    goesOnCentred(run, next, glyph);
  const share = sizeOfType(next) / Math.max(1, sizeOfType(run));
  const isAlike = share < otherType && share > 1 / otherType && isCapital(run) === isCapital(next);
  const space = under.top - over.bottom;
  return isAligned && isAlike && space > -0.4 * glyph && space < mostUnder * glyph ? next : [];
}

/** Most rows below a name among which its rest is: what stands beside both may be a row between them. */
const rowsBelow = 2;

/** The end of a person's name that its first row leaves open ("Rui Sá da" over "Costa"), whatever else stands beside these rows. */
export function restOfOpenName(
  run: readonly Token[],
  rows: readonly (readonly Token[])[],
  glyph: number,
): readonly Token[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || !isLink(last)) return [];
  for (const row of rows.slice(0, rowsBelow)) {
    const rest = restOfPerson(run, runAt(row, first.left, glyph), glyph);
    if (rest.length > 0) return rest;
  }
  return [];
}
