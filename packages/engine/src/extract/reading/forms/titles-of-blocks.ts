import { isBehindLabel } from '../labels/alone.ts';
import { besideOf, inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { isTitle } from '../labels/own-labels.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { sectionOf } from './blocks.ts';
import type { Choice } from './choices.ts';
import type { FormField } from './form-spec.ts';

/** A title read less well than this may be another word. */
const likeTitle = 0.95;
/** Widest space between words of one text, in glyphs: monospaced type has a whole letter there. */
const betweenWords = 1.3;

/** Whether a word is right before or behind a label, in one text with it. */
const isNextTo = (token: Token, label: Label, glyph: number): boolean =>
  /\p{L}{2}/u.test(token.text) &&
  inRow(token, label, glyph) &&
  Math.min(Math.abs(label.left - token.right), Math.abs(token.left - label.right)) < betweenWords * glyph;

/** Least and greatest distance between the lines of one heading, in heights of its letters. */
const [leastLine, mostLine] = [0.8, 2.2] as const;

/** Whether a label is the last line of a heading whose line above ends with a preposition ("AUTORIZAÇÃO PARA TRANSFERÊNCIA DE / VEÍCULO"). */
function endsHeading(label: Label, { tokens }: Sheet): boolean {
  return tokens.some((word) => {
    const height = word.bottom - word.top;
    const down = (label.bottom - word.bottom) / height;
    if (!/^D[AEO]S?$/.test(word.folded) || down < leastLine || down > mostLine) return false;
    const row = tokens.filter((token) => inRow(token, word, height));
    const isLast = !row.some(({ left }) => left > word.left && left - word.right < betweenWords * height);
    // The line above is the wider one, as of any text that goes on.
    return isLast && word.right > label.right && row.some(({ left }) => left < label.left);
  });
}

/** An amount with its centavos, or its sign. */
const amount = /^(?:R\$)?[\d.]*\d,\d\d$|^R\$$/;

/** What is known of a page before its titles are. */
interface Known {
  readonly sections: ReadonlyMap<string, string>;
  readonly spellings: ReadonlyMap<string, readonly Pick<FormField<string>, 'section'>[]>;
  /** The words that are of no label. */
  readonly values: readonly Token[];
  readonly sheet: Sheet;
}

/** Titles of blocks: one may be the label of its first value ("REMETENTE"), but a line with its amount begins no block ("Dependentes 4.550,16"). */
export function titlesOf(found: readonly Label[], known: Known): Label[] {
  const { sections, values, sheet } = known;
  const titles = found.flatMap((label) => {
    const id = sections.get(label.id);
    if (id === undefined || !isTitle(label, sheet) || isBehindLabel(label, found, sections)) return [];
    if (endsHeading(label, sheet)) return [];
    // Words of a text that only resemble a title are none ("PRODUTOS" in a company's name).
    if (label.fit < likeTitle && values.some((token) => isNextTo(token, label, sheet.glyph))) return [];
    // Of two blocks side by side the left one's title is in no line with the amounts of the right one.
    const next = found.find(
      ({ left, top, bottom }) => left > label.right && top < label.bottom && bottom > label.top,
    );
    const beside = besideOf(label, values, found, sheet.glyph).filter(
      ({ left }) => next === undefined || left < next.left,
    );
    const isLine = beside.length > 0 && beside.every(({ text }) => amount.test(text));
    return isLine ? [] : [{ label, title: { ...label, id } }];
  });
  return withoutBoxes(titles, found, known);
}

interface Titled {
  readonly label: Label;
  readonly title: Label;
}

const isLed = ({ tokens }: Label): boolean => tokens.at(-1)?.text.endsWith(':') === true;

/** The titles but those that are labels of the block below a title that stands by itself ("Contratado: …" below "Solicitante"). */
function withoutBoxes(
  all: readonly Titled[],
  found: readonly Label[],
  { sections, spellings, values, sheet }: Known,
): Label[] {
  const { glyph, tokens } = sheet;
  const kept: Titled[] = [];
  const isBoxOf = (block: string, { label }: Titled): boolean =>
    spellings.get(label.id)?.some(({ section }) => section === block) === true &&
    // With its value behind it in a column of labels, or among the labels of a row of boxes.
    (besideOf(label, values, found, glyph).length > 0 ||
      (!isLed(label) &&
        found.some((other) => other !== label && !sections.has(other.id) && inRow(other, label, glyph))));
  for (const each of all.toSorted((one, other) => one.title.top - other.title.top)) {
    const titles = kept.map(({ title }) => title);
    const block = sectionOf(each.label, titles, glyph, tokens);
    const over = kept.findLast(({ title }) => title.id === block);
    const isHeading =
      over !== undefined && !isLed(over.label) && besideOf(over.label, values, found, glyph).length === 0;
    if (block === undefined || !isHeading || !isBoxOf(block, each)) kept.push(each);
  }
  return kept.map(({ title }) => title);
}

/** Least other labels in the row of a label with which it is one of a row of boxes. */
const leastOfBoxes = 2;

/** The titles but those that are the label or the answer of a box ("Tomador: DESTINATÁRIO") in a row of boxes, or whose block has a title elsewhere. */
export function withoutAnswers(
  titles: readonly Label[],
  chosen: readonly { readonly reading: Choice }[],
  found: readonly Label[],
  { sections, sheet }: Pick<Known, 'sections' | 'sheet'>,
): readonly Label[] {
  const tokensOf = ({ reading }: { readonly reading: Choice }) => [
    ...reading.tokens,
    ...reading.asked.tokens,
  ];
  const answers = new Set(chosen.flatMap(tokensOf));
  const isInBoxes = ({ reading: { asked } }: { readonly reading: Choice }): boolean =>
    found.filter((other) => other !== asked && !sections.has(other.id) && inRow(other, asked, sheet.glyph))
      .length >= leastOfBoxes;
  const ofBoxes = new Set(chosen.filter(isInBoxes).flatMap(tokensOf));
  const isOf = ({ tokens }: Label, words: ReadonlySet<Token>): boolean =>
    tokens.every((token) => words.has(token));
  return titles.filter(
    (title) =>
      !isOf(title, ofBoxes) &&
      (!isOf(title, answers) || !titles.some((other) => other.id === title.id && !isOf(other, answers))),
  );
}
