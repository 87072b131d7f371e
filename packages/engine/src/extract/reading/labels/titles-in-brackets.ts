import type { Label } from './labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { rowWith } from '../sheet/row-with.ts';

/** The block of which a label is a title; undefined for other labels. */
type SectionOf = (id: string) => string | undefined;

/** Most words before a title in brackets, and widest space between words of one title, in glyphs. */
const [mostWords, betweenWords] = [6, 1.3] as const;

/** What makes the title in brackets the end of the text before it, with whatever words ("Carga entregue a (destinatário)"). */
const preposition = /^(?:A|AO|COM|D[AEO]|EM|PARA|PEL[AO]|POR)$/;

/** A signature's line names who signs it and is over no block. */
const signs = /^(?:ASSINA|VISTO|RUBRICA|ACORDO|CIENTE)/;

/**
 * Whether a text begins with a label of its own; a word within it is none ("carga" of "Busque a carga aqui (remetente)"), and a title of the
 * same block that is all of it says the same as the one in brackets.
 */
function isLabelled(
  text: readonly Token[],
  title: Label,
  labels: readonly Label[],
  sectionOf: SectionOf,
): boolean {
  const [first, ...others] = text.filter((token) => /\p{L}{2}/u.test(token.text));
  const own = first && labels.find(({ tokens }) => tokens.includes(first));
  if (own === undefined) return false;
  const isSame = sectionOf(own.id) === sectionOf(title.id);
  return !isSame || !others.every((token) => own.tokens.includes(token));
}

/** The title with the free words right before it, which only tell it in other words; undefined where it is not the end of a text in brackets. */
function wholeOf(
  title: Label,
  labels: readonly Label[],
  sectionOf: SectionOf,
  { rows, glyph }: Sheet,
): Label | undefined {
  const [first, last] = [title.tokens[0], title.tokens.at(-1)];
  const bracket = title.tokens.findIndex(({ text }) => text.startsWith('('));
  if (first === undefined || bracket < 0 || last === undefined || !/\):?$/.test(last.text)) return undefined;
  const row = rowWith(rows, first);
  const behind = row[row.indexOf(last) + 1];
  if (behind !== undefined && behind.left - last.right < betweenWords * glyph) return undefined;
  const tokens = [...title.tokens];
  for (let at = row.indexOf(first) - 1; at >= 0; at -= 1) {
    const [token, next] = [row[at], tokens[0]];
    if (token === undefined || next === undefined || next.left - token.right > betweenWords * glyph) break;
    tokens.unshift(token);
  }
  const before = tokens.slice(0, -title.tokens.length);
  const led = title.tokens[bracket - 1] ?? before.at(-1);
  if (bracket > 0 && !preposition.test(led?.folded ?? '')) return undefined;
  const isTold =
    before.length > 0 &&
    before.length <= mostWords &&
    before.every(({ text }) => /^(?:[\p{L}\d.ªº–-]+|\d{1,2}\/\d{1,2}\/\d{4})$/u.test(text)) &&
    (preposition.test(led?.folded ?? '') || !isLabelled(before, title, labels, sectionOf)) &&
    !before.some(({ folded }) => signs.test(folded));
  return isTold ? { ...title, tokens, ...edgesOf(tokens) } : undefined;
}

/** The labels, of which a title in brackets is one title with the words before it ("Quem aluga (locador)"). */
export function withTitlesInBrackets(
  labels: readonly Label[],
  sectionOf: SectionOf,
  sheet: Sheet,
): readonly Label[] {
  const wholes = new Map(
    labels.flatMap((label) => {
      const whole = sectionOf(label.id) === undefined ? undefined : wholeOf(label, labels, sectionOf, sheet);
      return whole === undefined ? [] : [[label, whole] as const];
    }),
  );
  if (wholes.size === 0) return labels;
  const within = new Set([...wholes.values()].flatMap(({ tokens }) => tokens));
  return labels.flatMap(
    (label) => wholes.get(label) ?? (within.has(label.tokens[0] as Token) ? [] : [label]),
  );
}
