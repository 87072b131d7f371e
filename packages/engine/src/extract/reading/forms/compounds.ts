import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { inRow, runAt } from '../labels/around-label.ts';
import { fold } from '../sheet/text.ts';
import { isTextKind } from '../values/kinds.ts';
import { readValue } from '../values/values.ts';
import type { FormField } from './form-spec.ts';
import type { FormValue } from './form-values.ts';

/** Signs that part the labels of one box ("Livro / Folha / Termo"), and the words between two. */
const parting = /^(?:[/|,–—•·-]|e)$/i;
/** Signs that part their values, the surest first. */
const separators = [/^\|$/, /^\/$/, /^[–—-]$/, /^[•·]$/, /^,$/] as const;

/** Most words of a label of several fields, widest space between two of them, and widest between it and its values; in words and glyphs. */
const [mostWords, betweenWords, toValue] = [10, 1.5, 60] as const;

interface Compound<Id extends string> {
  readonly tokens: readonly Token[];
  readonly parts: readonly { readonly spelling: string; readonly fields: readonly FormField<Id>[] }[];
}

const isParting = ({ text }: Token): boolean => parting.test(text);
/** A word with strokes within it or at an end ("C-12/104", "C-12/104/"), or a comma at its end. */
const stroked = /^(?=.*[/|,])[/|]?[^/|,]+(?:[/|][^/|,]+)*[/|,]?$/;
/** Whether a word is or holds a sign that may part labels. */
const mayPart = (token: Token): boolean => isParting(token) || stroked.test(token.text);

/** Such a word as words of their own. */
const withStrokesApart = (token: Token): Token[] =>
  stroked.test(token.text)
    ? token.text
        .split(/([/|,])/)
        .filter((text) => text !== '')
        .map((text) => ({ ...token, text, folded: fold(text) }))
    : [token];

/** Words parted by a sign, which is none of them. */
function partedBy(tokens: readonly Token[], isSign: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (isSign(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts;
}

/** The labels that words between two signs spell: one, or in a picture, which may lose a sign, two one behind the other. */
function spelledBy<Id extends string>(
  words: readonly Token[],
  spellings: ReadonlyMap<string, readonly FormField<Id>[]>,
): string[] {
  const whole = fold(printedOf(words));
  if (spellings.has(whole)) return [whole];
  if (!words.some(({ conf }) => conf < 100)) return [];
  const [two] = words.slice(1).flatMap((_, at) => {
    const both = [words.slice(0, at + 1), words.slice(at + 1)].map((part) => fold(printedOf(part)));
    return both.every((part) => spellings.has(part)) ? [both] : [];
  });
  return two ?? [];
}

/** The labels of several fields that some words spell, each exactly; undefined where they are no such labels. */
function compoundOf<Id extends string>(
  tokens: readonly Token[],
  spellings: ReadonlyMap<string, readonly FormField<Id>[]>,
): Compound<Id> | undefined {
  const spelled = partedBy(tokens.flatMap(withStrokesApart), isParting).map((words) =>
    spelledBy(words, spellings),
  );
  if (spelled.length < 2 || spelled.some(({ length }) => length === 0)) return undefined;
  const parts = spelled.flat().map((spelling) => ({ spelling, fields: spellings.get(spelling) ?? [] }));
  // The same labels of several blocks are told apart by their titles.
  const isOfBlocks = parts.some(({ fields }) => new Set(fields.map(({ section }) => section)).size > 1);
  if (isOfBlocks) return undefined;
  const ids = parts.flatMap(({ fields }) => [...new Set(fields.map(({ id }) => id))]);
  return new Set(ids).size === ids.length ? { tokens, parts } : undefined;
}

/** Whether words in small letters go on in the text of the word before them, which mentions labels ("informe o CNPJ, número e código", "12,5 kg, mercadoria"). */
const isMentioned = ([first]: readonly Token[], before: Token | undefined, glyph: number): boolean =>
  first !== undefined &&
  before !== undefined &&
  /^\p{Ll}/u.test(first.text) &&
  /[\p{L}\d],?$/u.test(before.text) &&
  first.left - before.right < betweenWords * glyph;

/** The labels of several fields in a row, the longest first. */
function compoundsIn<Id extends string>(
  row: readonly Token[],
  spellings: ReadonlyMap<string, readonly FormField<Id>[]>,
  glyph: number,
): Compound<Id>[] {
  const found: Compound<Id>[] = [];
  for (let from = 0; from < row.length; from += 1) {
    let longest: Compound<Id> | undefined;
    let isParted = false;
    for (let to = from; to < Math.min(row.length, from + mostWords); to += 1) {
      const [before, token] = [row[to - 1], row[to]];
      if (token === undefined) break;
      if (to > from && before && token.left - before.right > betweenWords * glyph) break;
      if (!isParted && mayPart(token)) {
        isParted = true;
        // Words that begin with no label are no labels, however they go on.
        const [first = []] = partedBy(row.slice(from, to + 1).flatMap(withStrokesApart), isParting);
        if (spelledBy(first, spellings).length === 0) break;
      }
      if (isParted) {
        const words = row.slice(from, to + 1);
        // One label of all has no parts, nor has its beginning ("LOCAL, MUNICÍPIO DE NASCIMENTO E UF").
        longest = spellings.has(fold(printedOf(words)))
          ? undefined
          : (compoundOf(words, spellings) ?? longest);
      }
      if (token.text.endsWith(':')) break;
    }
    if (longest === undefined) continue;
    if (!isMentioned(longest.tokens, row[from - 1], glyph)) found.push(longest);
    from += longest.tokens.length - 1;
  }
  return found;
}

/** The values of a label of several fields, one for each, beside or below it. */
function partsOfValue({ tokens, parts }: Compound<string>, { rows, glyph }: Sheet): Token[][] | undefined {
  const { left, right, top, bottom } = edgesOf(tokens);
  const row = rows.find((each) => tokens.every((token) => each.includes(token))) ?? [];
  const [next] = row.filter((token) => token.left >= right);
  const beside =
    next !== undefined && next.left - right < toValue * glyph ? runAt(row, next.left, glyph) : [];
  const under = rows.find((each) => {
    const run = runAt(each, left, glyph);
    return (
      run.length > 0 &&
      edgesOf(run).top > bottom - 0.3 * glyph &&
      !inRow(edgesOf(run), { top, bottom }, glyph)
    );
  });
  const below = under === undefined ? [] : runAt(under, left, glyph);
  const isNear = below.length > 0 && edgesOf(below).top - bottom < 2.6 * glyph;
  for (const run of [beside, isNear ? below : []]) {
    const words = run.filter((token) => !tokens.includes(token)).flatMap(withStrokesApart);
    for (const sign of separators) {
      const values = partedBy(words, ({ text }) => sign.test(text));
      if (values.length === parts.length && values.every((value) => value.length > 0)) return values;
    }
    // A date keeps its strokes: only signs that stand apart part the values then.
    for (const sign of separators) {
      const values = partedBy(
        run.filter((token) => !tokens.includes(token)),
        ({ text }) => sign.test(text),
      );
      if (values.length === parts.length && values.every((value) => value.length > 0)) return values;
    }
  }
  // A picture may lose the signs: as many words as labels are one each.
  const read = [beside, isNear ? below : []]
    .map((run) => run.filter((token) => !tokens.includes(token)))
    .find((run) => run.some(({ conf }) => conf < 100));
  const words = read?.flatMap(withStrokesApart).filter(({ text }) => !parting.test(text)) ?? [];
  if (words.length === parts.length) return words.map((word) => [word]);
  // Figures before words are the value of the first of two labels.
  const [figures, ...text] = words;
  const isBoth =
    parts.length === 2 &&
    /^\d+$/.test(figures?.text ?? '') &&
    text.length > 1 &&
    text.every((word) => /\p{L}/u.test(word.text));
  return figures !== undefined && isBoth ? [[figures], text] : undefined;
}

/** The texts of a row that end with a colon, by their words before it. */
const ledIn = (row: readonly Token[]): string[] =>
  row.flatMap(({ text }, at) =>
    text.endsWith(':')
      ? Array.from({ length: Math.min(mostOfLed, at + 1) }, (_, more) =>
          fold(printedOf(row.slice(at - more, at + 1))),
        )
      : [],
  );
/** Most words of a label that leads to its value alone. */
const mostOfLed = 4;

/** Values of boxes whose label names several fields, and which hold as many values in the same order. */
export function compoundValues<Id extends string>(
  sheet: Sheet,
  spellings: ReadonlyMap<string, readonly FormField<Id>[]>,
): FormValue<Id>[] {
  const led = new Set(sheet.rows.flatMap(ledIn));
  // Labels that lead to values of their own say together who may sign ("PRODUTOR / MOTORISTA" under a line).
  const areLed = ({ parts }: Compound<Id>): boolean => parts.every(({ spelling }) => led.has(spelling));
  return sheet.rows.flatMap((row) =>
    compoundsIn(row, spellings, sheet.glyph).flatMap((compound) => {
      if (areLed(compound)) return [];
      const values = partsOfValue(compound, sheet);
      if (values === undefined) return [];
      const read = compound.parts.map(({ spelling, fields }, index) =>
        fields.flatMap((field): FormValue<Id>[] => {
          const reading = readValue(values[index] ?? [], field.kind, sheet.glyph);
          const shape = field.oneOf ?? field.shape;
          const isShaped = reading !== undefined && (shape?.test(printedOf(reading.tokens)) ?? true);
          return isShaped
            ? [
                {
                  id: field.id,
                  reading,
                  fit: 1,
                  label: spelling,
                  heading: compound.tokens,
                  isText: isTextKind(field.kind),
                },
              ]
            : [];
        }),
      );
      return read.every((each) => each.length > 0) ? read.flat() : [];
    }),
  );
}
