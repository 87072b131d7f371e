import { isBehindPreposition } from './behind-preposition.ts';
import { inRow } from './around-label.ts';
import { endsWithColon, type Label } from './labels.ts';
import { numberOfTitle } from './numbered-titles.ts';
import { oncePer } from '../sheet/once-per.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';

/** Whether two spellings are labels of one field. */
export type IsKin = (one: string, other: string) => boolean;

type Kin = Readonly<Record<'isKin' | 'isTwin', IsKin>>;

const choicesOf = ({ tokens }: Label): string[] => {
  const choices = tokens
    .map(({ text }) => text)
    .join('')
    .split('/');
  return choices.length > 1 ? choices.map(fold) : [];
};

/** Least letters of a choice that is cut short. */
const leastOfChoice = 3;

const isShortFor = (choice: string, word: string): boolean =>
  choice === word || (choice.length >= leastOfChoice && word.startsWith(choice));

/** Widest space between two words of a value in large type, in glyphs. */
const wordSpace = 2;

/** A sign between a code and its text. */
const isDash = /^[-–—]$/;

/** The sign of a number, which right behind a word belongs to it ("Lei nº 11.442"). */
const isSign = /^N[O0R]?$/;

/**
 * Whether a label has the number of its part before it, which begins the line ("2. Locatário(a)"); behind a dash it may be a code's text
 * ("3 - Destinatário"), and behind a number without any mark the line has nothing but the title.
 */
function isNumbered(label: Label, sheet: Sheet, row: readonly Token[]): boolean {
  const number = numberOfTitle(label, sheet);
  if (number === undefined) return false;
  const before = row[row.indexOf(number) - 1];
  const begins = before === undefined || number.left - before.right > wordSpace * sheet.glyph;
  const isAlone =
    before === undefined &&
    row.length === label.tokens.length + 1 &&
    !row.some(({ text }) => isDash.test(text));
  return begins && (/[.)°º]$/.test(number.text) || (isAlone && /^[1-9]\d?$/.test(number.text)));
}

/** Widest space behind a comma within one text, in glyphs. */
const behindComma = 1.2;

/** Labels of at most this length may be between values of one row ("SP CEP 17010-100"). */
const longestInline = 6;

/** Most words of a remark in brackets between a label and its colon. */
const longestRemark = 4;

/** Least labels with a colon, and their share, on a page whose labels have colons. */
const [leastLed, ofLed] = [6, 0.6] as const;

/** Widest space between words of one text, in glyphs: monospaced type has a whole letter there, and more behind a point. */
const betweenWords = 1.5;

/** Whether words stand right behind a label: alone, or with a value in a column of its own, it is no beginning of one. */
function isFollowed(label: Label, words: readonly Token[], glyph: number): boolean {
  const last = label.tokens.at(-1) ?? label;
  return words.some(
    (token) =>
      inRow(token, last, glyph) &&
      token.left >= last.right - 0.2 * glyph &&
      token.left - last.right < wordSpace * glyph,
  );
}

/** Whether the page has the label elsewhere with its colon, or another one of its field. */
const isElsewhere = (label: Label, labels: readonly Label[], isTwin: IsKin): boolean =>
  labels.some((other) => other !== label && endsWithColon(other) && isTwin(other.id, label.id));

/** Whether the colon of a label stands behind a remark ("Condomínio (estimado): R$ 640,00"). */
function hasColonBehindRemark({ tokens }: Label, row: readonly Token[]): boolean {
  const remark = row.slice(row.findIndex((token) => token === tokens.at(-1)) + 1);
  const closes = remark.findIndex(({ text }) => text.endsWith('):'));
  return remark[0]?.text.startsWith('(') === true && closes >= 0 && closes < longestRemark;
}

/** A sentence may repeat a label's words, and a longer heading may end with them ("Const. Medidor"): the label is the one with no word right before it. */
export function withoutEchoes(labels: readonly Label[], sheet: Sheet, { isKin, isTwin }: Kin): Label[] {
  const { tokens, glyph } = sheet;
  const own = new Set(labels.flatMap((label) => label.tokens));
  const rowOf = oncePer((label: Label) =>
    tokens.filter((token) => inRow(token, label, glyph)).toSorted((a, b) => a.left - b.left),
  );
  const free = tokens.filter((token) => !own.has(token));
  const led = labels.filter(endsWithColon).length;
  const areLed = led >= leastLed && led >= ofLed * labels.length;
  const follows = (label: Label): boolean =>
    rowOf(label).some(
      (token) =>
        token.right <= label.left + 0.2 * glyph &&
        // A comma says that the text goes on, however wide the spaces of the type are.
        label.left - token.right < (token.text.endsWith(',') ? behindComma : 0.6) * glyph &&
        !own.has(token),
    );
  // The word right behind it is no label: it is one text with it.
  const goesOn = (label: Label): boolean => {
    const last = label.tokens.at(-1) ?? label;
    return (
      !endsWithColon(label) &&
      rowOf(label).some(
        (token) =>
          token.left >= last.right - 0.2 * glyph &&
          // Monospaced type has a whole letter between words.
          token.left - last.right < glyph &&
          !own.has(token) &&
          // The sign before an amount is no word.
          /\p{L}/u.test(token.text.replace(/^R\$/, '')),
      )
    );
  };
  // After a colon stands the value, whichever word it begins with ("BAIRRO: DISTRITO INDUSTRIAL").
  const isBehindColon = (label: Label): boolean =>
    goesOn(label) &&
    labels.some(
      (other) =>
        other !== label &&
        endsWithColon(other) &&
        inRow(other, label, glyph) &&
        label.left >= other.right - 0.2 * glyph &&
        label.left - other.right < 1.3 * glyph,
    );
  // Where labels have colons, a word of a text led by one is none without its own ("NOME: CASA DE CARGA LTDA").
  const isOfLed = (label: Label): boolean => {
    const [first] = label.tokens;
    if (first === undefined || endsWithColon(label) || !areLed) return false;
    if (label.id.length <= longestInline && !goesOn(label) && !isElsewhere(label, labels, isTwin))
      return false;
    const row = rowOf(label);
    if (hasColonBehindRemark(label, row)) return false;
    const before = row.slice(0, row.indexOf(first)).toReversed();
    const isNear = (token: Token, index: number): boolean =>
      (before[index - 1] ?? first).left - token.right < betweenWords * glyph;
    const end = before.findIndex((token, index) => token.text.endsWith(':') || !isNear(token, index));
    const lead = before[end];
    return end > 0 && lead?.text.endsWith(':') === true && isNear(lead, end);
  };
  // Nor does a label begin behind a preposition of a value.
  const isWithinValue = (label: Label): boolean => isBehindPreposition(label, rowOf(label), own, glyph);
  // A value right below its label may begin with the label's own word ("CARROCERIA ABERTA").
  const isUnder = (label: Label): boolean =>
    !endsWithColon(label) &&
    labels.some(
      (other) =>
        other !== label &&
        other.fit >= label.fit &&
        Math.abs(other.left - label.left) < glyph &&
        label.top > other.bottom - 0.3 * glyph &&
        label.top - other.bottom < 2 * glyph &&
        ((other.id === label.id && isFollowed(label, free, glyph)) ||
          (other.id.endsWith(label.id) && goesOn(label))),
    );
  // Or it may be one of the label's choices ("Titular" or "Dependente" below "Titular/Dep.").
  const isChoice = (label: Label): boolean =>
    !endsWithColon(label) &&
    labels.some(
      (other) =>
        Math.abs(other.left - label.left) < glyph &&
        label.top > other.bottom - 0.3 * glyph &&
        label.top - other.bottom < glyph &&
        choicesOf(other).some((choice) => isShortFor(choice, label.id)),
    );
  // A value beside its label may begin with the label's word too ("FAZENDA FAZENDA TRÊS LAGOAS"), or with another label of its field ("FAZENDA SÍTIO BOA VISTA").
  const isBeside = (label: Label): boolean => {
    const row = rowOf(label);
    const [first, last] = [label.tokens[0], label.tokens.at(-1)];
    const before = row[row.findIndex((token) => token === first) - 1];
    const next = row[row.findIndex((token) => token === last) + 1];
    return (
      before !== undefined &&
      labels.some(
        (other) =>
          other.tokens.at(-1) === before &&
          (other.id === label.id ||
            (isKin(other.id, label.id) && next !== undefined && /\p{L}{2}/u.test(next.text))),
      ) &&
      last !== undefined &&
      next !== undefined &&
      !own.has(next) &&
      next.left - last.right < 1.3 * glyph
    );
  };
  // Between two numbers it is the label of the second, however long ("29.052.731/0001-62 INSCR. EST. 904.58242-57").
  const isBetweenNumbers = (label: Label): boolean => {
    const row = rowOf(label);
    const [first, last] = [label.tokens[0], label.tokens.at(-1)];
    const before = row[row.findIndex((token) => token === first) - 1];
    const next = row[row.findIndex((token) => token === last) + 1];
    return [before, next].every((token) => token !== undefined && /^[\d.,/-]{6,}$/.test(token.text));
  };
  return labels.filter(
    (label) =>
      !isUnder(label) &&
      !isBehindColon(label) &&
      !isWithinValue(label) &&
      !isOfLed(label) &&
      !isChoice(label) &&
      // Its own colon makes it the label of the next box, when the one before is empty.
      (endsWithColon(label) || !isBeside(label)) &&
      !(isSign.test(label.id) && !endsWithColon(label) && follows(label)) &&
      (label.id.length <= longestInline ||
        isBetweenNumbers(label) ||
        !follows(label) ||
        isNumbered(label, sheet, rowOf(label)) ||
        !labels.some((other) => other !== label && other.id === label.id && !follows(other))),
  );
}
