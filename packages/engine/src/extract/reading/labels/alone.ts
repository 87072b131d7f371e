import type { Label } from './labels.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';
import { rowWith } from '../sheet/row-with.ts';
import { sizeOfType, tellsSize } from '../sheet/size-of-type.ts';

/** Space between two words that are not of one text, in glyphs. */
const apart = 1.2;

/** Space between two columns of a page, and greatest distance of edges that are one, in glyphs. */
const [betweenColumns, sameEdge] = [3, 0.5] as const;
/** Least neighbouring rows with a text at the edge of a column. */
const leastOfColumn = 2;

/** Whether a word begins a text of a column, as texts of the rows around it do at the same edge. */
function beginsInColumn(token: Token, { rows, glyph }: Sheet): boolean {
  const at = rows.indexOf(rowWith(rows, token));
  const around = rows.slice(Math.max(0, at - 2), at + 3);
  const begins = around.filter((row) =>
    row.some(({ left }, index) => {
      const before = row[index - 1];
      const isApart = before === undefined || left - before.right > betweenColumns * glyph;
      return isApart && Math.abs(left - token.left) < sameEdge * glyph;
    }),
  );
  return begins.length > leastOfColumn;
}

/** What may stand before a label of a box: a number of a list, or a mark; a small letter without a sign is an article. */
export const isMark = ({ text }: Token): boolean =>
  /^(?:\d{1,2}(?:\.\d{1,2})?|[IVX]{1,4}|\p{Lu}|\p{Ll}(?=\W))?[.)º°ª:–—•|-]*$/u.test(text);

/** What may stand behind one: a colon, a remark in brackets, or the unit of its value. */
export const isRemark = ({ text }: Token): boolean => /^(?::|\(|(?:%|R\$|m[²2]|a\.?m\.?|ao)$)/u.test(text);

/** What a line of signs beside a title is made of ("-- CARGA ------"). */
const isRule = ({ folded }: Token): boolean => folded === '';

/** The words before and behind a label that are of one text with it, whatever signs stand between them. */
function nextTo({ tokens }: Label, { rows, glyph }: Sheet): [Token | undefined, Token | undefined] {
  const words = tokens.filter((token) => !isRule(token));
  const nearOf = (from: Token | undefined, step: 1 | -1): Token | undefined => {
    const row = rowWith(rows, from);
    let last = from;
    for (let at = row.findIndex((token) => token === from) + step; row[at] !== undefined; at += step) {
      const token = row[at];
      if (token === undefined || last === undefined || words.includes(token)) return undefined;
      const gap = step === 1 ? token.left - last.right : last.left - token.right;
      // Words in large or monospaced type are further apart than those of the page.
      if (gap >= apart * Math.max(glyph, last.bottom - last.top)) return undefined;
      if (!isRule(token)) return token;
      last = token;
    }
    return undefined;
  };
  return [nearOf(words[0], -1), nearOf(words.at(-1), 1)];
}

/** What parts the entries of one line, and what they are of ("ICMS: base R$ 90,00 · imposto R$ 6,30"). */
const beforeEntry = /^[·•|;]$|;$|\p{L}:$/u;

/** Whether words begin an entry of a line, right behind the sign before it. */
function beginsEntry({ tokens }: Label, { rows }: Sheet): boolean {
  const first = tokens.find((token) => !isRule(token));
  const row = rowWith(rows, first);
  return beforeEntry.test(row[row.findIndex((token) => token === first) - 1]?.text ?? '');
}

/** Whether a word that is common in texts is a label: with no word right before it, and behind its colon or a space a value, or a number, a code or larger type right behind it. */
export function beginsText(label: Label, sheet: Sheet): boolean {
  const [before, behind] = nextTo(label, sheet);
  const isLed = label.tokens.at(-1)?.text.endsWith(':') === true;
  const isFirst = before === undefined || isMark(before);
  if (!isFirst && !(isLed && before.text.endsWith(':')))
    return beginsEntry(label, sheet) && (isLed || (behind !== undefined && valueBehind.test(behind.text)));
  // Tails make a word of the same type taller.
  const isLarger = (value: Token): boolean =>
    before === undefined &&
    [label.tokens, [value]].every(tellsSize) &&
    sizeOfType([value]) > overLabel * sizeOfType(label.tokens);
  return isLed || behind === undefined || valueBehind.test(behind.text) || isLarger(behind);
}
/** Least size of a value right behind its label, in sizes of that: words of one text are in one type. */
const overLabel = 1.2;
/** An amount, a number, or a long code of capitals and figures. */
const valueBehind = /^(?:R\$|[\d(]|(?=\D*\d)[A-Z\d][A-Z\d./-]{5,}$)/;

/** Most words that end a remark in brackets which a title's last words begin. */
const mostInBrackets = 4;

/** The title with the end of the brackets that its words open ("Vendedor (proprietário | atual)"). */
function closed(label: Label, { rows }: Sheet): Label {
  const last = label.tokens.at(-1);
  const opened = label.tokens.findLast(({ text }) => /[()]/.test(text));
  if (last === undefined || opened?.text.startsWith('(') !== true || opened.text.includes(')')) return label;
  const row = rowWith(rows, last);
  const behind = row.slice(row.indexOf(last) + 1, row.indexOf(last) + 1 + mostInBrackets);
  const end = behind.findIndex(({ text }) => /\)[.:]?$/.test(text));
  return end < 0 ? label : { ...label, tokens: [...label.tokens, ...behind.slice(0, end + 1)] };
}

/** Whether a title stands by itself in its row, but for lines of signs around it, or has a colon. */
export function isTitleAlone(title: Label, sheet: Sheet): boolean {
  const label = closed(title, sheet);
  const [before, behind] = nextTo(label, sheet);
  if (label.tokens.at(-1)?.text.endsWith(':') === true) return true;
  return (before === undefined || isMark(before)) && (behind === undefined || isRemark(behind));
}

/** Whether words go on in the text of others, which are right before them. */
export function goesOnBehind(label: Label, sheet: Sheet): boolean {
  const [before] = nextTo(label, sheet);
  return before !== undefined && !isMark(before) && !before.text.endsWith(':');
}

/** Whether words end the text of others: words are right before them and nothing behind. */
export const endsText = (label: Label, sheet: Sheet): boolean =>
  goesOnBehind(label, sheet) && nextTo(label, sheet)[1] === undefined;

/** Whether a figure or mark stands before words, and a colon before that: they are the option that a box names ("Frete por conta: 0 - emitente"). */
export function isOption({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean {
  const row = rowWith(rows, first);
  const from = row.findIndex((token) => token === first);
  for (let at = from - 1; at >= 0; at -= 1) {
    const [token, next] = [row[at], row[at + 1]];
    if (token === undefined || next === undefined) return false;
    if (next.left - token.right >= apart * Math.max(glyph, token.bottom - token.top)) return false;
    if (!isMark(token)) return at < from - 1 && token.text.endsWith(':');
  }
  return false;
}

/** Whether words in small letters go on right behind a title of several words: it is the beginning of a text ("Prestação de serviço de transporte"). */
export function goesOnInText(label: Label, sheet: Sheet): boolean {
  const [, behind] = nextTo(label, sheet);
  return (
    label.tokens.at(-1)?.text.endsWith(':') !== true &&
    behind !== undefined &&
    /^\p{Ll}{2}/u.test(behind.text) &&
    label.tokens.some(({ text }) => /\p{Ll}/u.test(text))
  );
}

/**
 * Whether a label stands by itself, as in a box: no words right before it, and behind it a colon, a space or nothing. A sentence has words around
 * it, and says it in small letters or behind a comma.
 */
export function standsAlone({ tokens }: Label, sheet: Sheet): boolean {
  const { rows, glyph } = sheet;
  // A dash before a label is no part of it ("CPF: 529.982.247-25 – RG: 3.118.402").
  const words = tokens.filter((token) => !isRule(token));
  const isLed = tokens.at(-1)?.text.endsWith(':') === true;
  if (!isLed && /^\p{Ll}/u.test(words[0]?.text ?? '')) return false;
  return words.every((token) => {
    const row = rowWith(rows, token);
    const at = row.indexOf(token);
    const [before, next] = [row[at - 1], row[at + 1]];
    // A colon before it is of another label ("LOCADOR: Nome: …").
    const leads =
      before !== undefined &&
      !tokens.includes(before) &&
      !isMark(before) &&
      !(isLed && before.text.endsWith(':'));
    // A value of the box before it may be broken behind its comma, but no text goes on in the next column.
    const isOfList =
      leads &&
      /[,;]$/.test(before.text) &&
      !beginsInColumn(token, sheet) &&
      !(isLed && /^\p{Lu}/u.test(token.text));
    if (leads && (isOfList || token.left - before.right < apart * glyph)) return false;
    const follows = next !== undefined && !tokens.includes(next) && !isRemark(next);
    return !follows || token.text.endsWith(':') || next.left - token.right > apart * glyph;
  });
}

/** Whether "ou" right behind a label says who else may sign over it ("Produtor ou preposto"): then it has no value. */
export const isOneOfTwo = (label: Label, sheet: Sheet): boolean => nextTo(label, sheet)[1]?.text === 'ou';

const isLed = ({ tokens }: Label): boolean => tokens.at(-1)?.text.endsWith(':') === true;

/** Whether a title with a colon is the label of a value behind another label's in its row ("Código: 12345   Contratado: Clínica Azul"). */
export function isBehindLabel(
  label: Label,
  found: readonly Label[],
  sections: ReadonlyMap<string, string>,
): boolean {
  const before = found.filter(
    ({ right, top, bottom }) => right < label.left && top < label.bottom && bottom > label.top,
  );
  return isLed(label) && before.some(isLed) && !before.some(({ id }) => sections.has(id));
}
