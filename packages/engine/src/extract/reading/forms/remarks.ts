import type { Label } from '../labels/labels.ts';
import type { Token } from '../sheet/sheet.ts';

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
