import type { Label } from '../labels/labels.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { runsApart } from '../sheet/runs.ts';
import type { Token } from '../sheet/sheet.ts';
import { goesOnAsHouse } from '../values/street.ts';

/** A space wider than this parts two texts of a row, in glyphs; a label's type is smaller than a value's by at least the first factor, on pictures by the second, and like another label's within the others. */
const [apart, smaller, smallerOnPictures, alike] = [0.9, 0.9, 0.75, [0.85, 1.18]] as const;

/** The words up to a text in the smaller type of the label before them: it is the next label, which the form does not know. */
export function withoutNextLabel(words: readonly Token[], label: Label, glyph: number): readonly Token[] {
  const [first = [], ...rest] = runsApart(words, apart * glyph);
  const [own, value] = [sizeOfType(label.tokens), sizeOfType(first)];
  const most = words.every(({ conf }) => conf === 100) ? smaller : smallerOnPictures;
  if (value * most <= own) return words;
  const found = [...first];
  for (const run of rest) {
    const size = sizeOfType(run.slice(0, 1));
    const isOfLabels = size < value * most && size > own * alike[0] && size < own * alike[1];
    // The sign of a house number is low, as the letters of a smaller type are.
    if (isOfLabels && !run.slice(0, 1).every((token) => goesOnAsHouse(found, token, glyph))) break;
    found.push(...run);
  }
  return found;
}

export const endsWithColon = ({ tokens }: Label): boolean => /[:.]$/.test(tokens.at(-1)?.text ?? '');

/** Widest space between a label and what is said of it in brackets, in glyphs. */
const besideRemark = 1.1;
/** Most words of that. */
const longestRemark = 4;

/** The words behind another wording of the label in brackets ("NOME EMPRESARIAL (RAZÃO SOCIAL)"): text in brackets is a value where no label is right before it. */
export function withoutOtherWording(tokens: readonly Token[], label: Label, glyph: number): readonly Token[] {
  const [first] = tokens;
  if (first === undefined || !/^\(\p{L}{2}/u.test(first.text) || endsWithColon(label)) return tokens;
  const end = tokens.findIndex(({ text }) => /\):?$/.test(text));
  const isRemark = end >= 0 && end < longestRemark && first.left - label.right < besideRemark * glyph;
  const isEnd = tokens[end]?.text.endsWith(':') === true;
  const next = tokens[end + 1];
  const isApart = next === undefined || next.left - (tokens[end]?.right ?? 0) > besideRemark * glyph;
  return isRemark && (isEnd || isApart) ? tokens.slice(end + 1) : tokens;
}

/** The words behind a remark in brackets that belongs to the label ("Trib. aprox. (Lei 12.741)", "Peso (kg)"). */
export function withoutRemark(tokens: readonly Token[]): Token[] {
  const end =
    tokens[0]?.text.startsWith('(') === true
      ? tokens.findIndex(({ text }) => /\p{L}.*\)|\d{2}.*\):?$/u.test(text))
      : -1;
  const isRemark = end >= 0 && tokens.slice(0, end + 1).some(({ text }) => /\p{L}/u.test(text));
  return isRemark ? tokens.slice(end + 1) : [...tokens];
}
