import { printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import { townOf } from '../values/names.ts';
import { readValue, readWhole, type Reading } from '../values/values.ts';
import type { FormField, FormSpec } from './form-spec.ts';
import { type FormValue, withAddress, withParts } from './form-values.ts';
import { rowWith } from '../sheet/row-with.ts';

/** Least labels of a text that goes through them one by one, and least of those with other words right before them. */
const [leastLabels, leastInText] = [6, 4] as const;
/** Most words of a label, and widest space between two words of a text, in glyphs. */
const [mostWords, betweenWords] = [12, 2.5] as const;

interface Led {
  readonly spelling: string;
  readonly from: number;
  /** Where the value begins. */
  readonly to: number;
}

/** The labels with a colon among the words of a text, each the longest that is spelt exactly. */
function ledIn(tokens: readonly Token[], spellings: ReadonlyMap<string, unknown>): Led[] {
  return tokens.flatMap((token, at): Led[] => {
    if (!token.text.endsWith(':')) return [];
    for (let from = Math.max(0, at - mostWords + 1); from <= at; from += 1) {
      const words = tokens.slice(from, at + 1);
      const spelling = fold(printedOf(words));
      const isOne = words.slice(0, -1).every(({ text }) => !/[:;]$/.test(text));
      if (isOne && spellings.has(spelling) && words[0]?.folded !== '')
        return isOfSeveral(tokens, from, spellings) ? [] : [{ spelling, from, to: at + 1 }];
    }
    return [];
  });
}

/** Most words of a label before a stroke behind which another one stands. */
const mostBeforeStroke = 4;

/** Whether a label stands behind the stroke of a label of several fields, whose values are parted by strokes too ("LIVRO / FOLHA / TERMO:"). */
function isOfSeveral(
  tokens: readonly Token[],
  from: number,
  spellings: ReadonlyMap<string, unknown>,
): boolean {
  if (!/^[/|]$/.test(tokens[from - 1]?.text ?? '')) return false;
  for (let first = from - 2; first >= Math.max(0, from - 1 - mostBeforeStroke); first -= 1) {
    if (tokens[first]?.text.endsWith(':') !== false) return false;
    if (spellings.has(fold(printedOf(tokens.slice(first, from - 1))))) return true;
  }
  return false;
}

/** A number or sign of a list before its next label ("02)", "b)", "–"). */
const marker = /^(?:\d{1,2}|\p{L})?[.)ºª°–—•|·-]+$/u;
const endsSentence = /(?<!(?:^|\.)\p{Lu}|^(?:Dra?|DRA?|D[Rr]\([Aa]\)|Av|Sra?|St[ao]|Prof|n))\.$/u;

/** Most words of a label that is none of the form's. */
const mostOfStrange = 5;

/** Whether the words behind a semicolon are another label, with a capital letter and a colon. */
function isLabel(words: readonly Token[]): boolean {
  const end = words.slice(0, mostOfStrange).findIndex(({ text }) => /[:;,.]$/.test(text));
  return words[end]?.text.endsWith(':') === true && /^\p{Lu}/u.test(words[0]?.text ?? '');
}

/** Least space between a label and the column of its value, and most between the left edges of that column's rows, in glyphs. */
const [toColumn, sameEdge] = [2.5, 1] as const;

/**
 * The words of a value in a column of its own beside a label that begins a row, perhaps with its number: all rows that begin where the value
 * does, however many sentences they are. Undefined where no such column is.
 */
function columnOf(
  words: readonly Token[],
  label: readonly Token[],
  { rows, glyph }: Sheet,
): Token[] | undefined {
  const [first] = words;
  const [head, last] = [label[0], label.at(-1)];
  if (first === undefined || head === undefined || last === undefined) return undefined;
  const row = rowWith(rows, head);
  const isFirst = row[0] === head || (row[1] === head && marker.test(row[0]?.text ?? ''));
  if (!isFirst || !row.includes(first) || first.left - last.right < toColumn * glyph) return undefined;
  const end = words.findIndex((word, index) => {
    const [begins] = rowWith(rows, word);
    if (begins === word) return Math.abs(word.left - first.left) > sameEdge * glyph;
    return index > 0 && word.left - (words[index - 1]?.right ?? 0) > betweenWords * glyph;
  });
  return words.slice(0, end < 0 ? undefined : end);
}

/** The words of a value up to the next label, without what leads to that. */
function valueOf(sheet: Sheet, tokens: readonly Token[], { from: head, to: from }: Led, to: number): Token[] {
  const column = columnOf(tokens.slice(from, to), tokens.slice(head, from), sheet);
  if (column !== undefined) return column;
  let words = tokens.slice(from, to);
  const listed = words.findIndex(
    ({ text }, index) =>
      text.endsWith(';') && (marker.test(words[index + 1]?.text ?? '') || isLabel(words.slice(index + 1))),
  );
  if (listed >= 0) words = words.slice(0, listed + 1);
  const end = words.findIndex(
    ({ text }, index) => endsSentence.test(text) && /^\p{Lu}/u.test(words[index + 1]?.text ?? 'A'),
  );
  if (end >= 0) words = words.slice(0, end + 1);
  while (words.length > 0 && marker.test(words.at(-1)?.text ?? '')) words = words.slice(0, -1);
  return words;
}

/** What is said twice stands in brackets the second time: a typed value may be either. */
function readLed(words: readonly Token[], kind: ValueKind, glyph: number): Reading | undefined {
  const said = printedOf(words).replace(/[\s;,]+$/, '');
  const outside = said.replaceAll(/ ?\([^()]*\)/g, '').trim();
  if (kind === 'city') return readWhole(townOf(outside), kind, words);
  if (isTextKind(kind)) return readWhole(kind === 'name' ? outside : said, kind, words);
  const inside = /\(([^()]+)\)/.exec(said)?.[1] ?? '';
  const whole = [said, outside, inside].map((text) =>
    text === '' ? undefined : readWhole(text, kind, words),
  );
  return whole.find((reading) => reading !== undefined) ?? readValue(words, kind, glyph);
}

/** Where a choice ends that more is said of ("SIM, com …"). */
const endOfChoice = (words: readonly Token[]): number =>
  words.findIndex(({ text }) => /[,;.]$/.test(text)) + 1 || words.length;

/** Values of a text that goes through the labels of a form one after another ("01) NOME: …; 02) SEXO: …"); none where labels stand in boxes. */
export function readLedText<Id extends string>(sheet: Sheet, spec: FormSpec<Id>): FormValue<Id>[] {
  const spellings = new Map<string, FormField<Id>[]>();
  for (const field of spec.fields)
    for (const label of field.labels)
      spellings.set(fold(label), [...(spellings.get(fold(label)) ?? []), field]);
  const tokens = sheet.rows.flat();
  const led = ledIn(tokens, spellings);
  const isInText = ({ from }: Led): boolean => {
    const [before, first] = [tokens[from - 1], tokens[from]];
    const row = rowWith(sheet.rows, first);
    if (before === undefined || first === undefined || row[0] === first) return false;
    return first.left - before.right < betweenWords * sheet.glyph && /[;,.)]$/.test(before.text);
  };
  if (led.length < leastLabels || led.filter(isInText).length < leastInText) return [];
  const done = new Set<Id>();
  return led
    .flatMap(({ spelling, from, to }, index): FormValue<Id>[] => {
      const next = led[index + 1];
      const words = valueOf(sheet, tokens, { spelling, from, to }, next?.from ?? tokens.length);
      const fields = spellings.get(spelling) ?? [];
      // Both persons of a couple stand behind one label: whoever is the second is parted from the first.
      const isPart = (field: FormField<Id>, said: string): boolean =>
        fields.some(
          ({ splits }) => splits?.into.slice(1).includes(field.id) === true && splits.pattern.test(said),
        );
      return fields.flatMap((field): FormValue<Id>[] => {
        const chosen = field.oneOf === undefined ? words : words.slice(0, endOfChoice(words));
        const reading = done.has(field.id) ? undefined : readLed(chosen, field.kind, sheet.glyph);
        const isOwn = reading !== undefined && (field.oneOf ?? field.shape)?.test(reading.value) !== false;
        if (!isOwn || isPart(field, reading.value)) return [];
        done.add(field.id);
        return [{ id: field.id, reading, fit: 1, label: spelling, isText: isTextKind(field.kind) }];
      });
    })
    .flatMap((value) => withParts(value, spec, done))
    .flatMap((value) => withAddress(value, spec, done, { glyph: sheet.glyph, found: [] }));
}
