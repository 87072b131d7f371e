import { runAt } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { edgesOf, printedOf, type Token } from '../sheet/sheet.ts';
import { areOfOneSize, sizeOfType, tellsSize } from '../sheet/size-of-type.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import { townWithState } from '../values/town-with-state.ts';
import { readValue, type Reading } from '../values/values.ts';
import type { Place } from './place.ts';
import { endsWithColon } from './remarks.ts';

/** Widest space between a label and a value in one line of text with it, in glyphs: monospaced type has a whole letter there. */
const rightBehind = 1.6;
/** Widest gap between two lines of one text, in glyphs, and of one that breaks behind a comma, which nothing else can follow. */
export const [nextLine, behindComma] = [1.3, 3] as const;
/** Most that the left edges of two lines of one text differ, in glyphs. */
const aligned = 0.8;

/** The rows that continue a long text beside its label: each begins where the text does, close below the row before. */
export function alignedBelow({ below, label }: Place, beside: readonly Token[], glyph: number): Token[] {
  const found: Token[] = [];
  let last = edgesOf(beside);
  for (const row of below) {
    const next = row.filter((token) => token.left > label.right);
    const edges = edgesOf(next);
    if (row.some((token) => beside.includes(token))) continue;
    const isNext = next.length > 0 && Math.abs(edges.left - last.left) < aligned * glyph;
    if (!isNext || next.length < row.length || edges.top - last.bottom > glyph) break;
    found.push(...next);
    last = edges;
  }
  return found;
}

/** The lines of a text below its second one: each begins where the text does, right below the line before, with nothing below the label. */
export function furtherLines(
  { label, below }: Place,
  second: readonly Token[],
  left: number,
  glyph: number,
): Token[] {
  const found: Token[] = [];
  let last = second;
  for (const row of below.slice(
    1 + below.findIndex((each) => second.every((token) => each.includes(token))),
  )) {
    const run = runAt(row, label.left, glyph);
    const [start] = run;
    const isMore =
      start !== undefined &&
      start.left > label.right &&
      Math.abs(start.left - left) < aligned * glyph &&
      start.top - edgesOf(last).bottom < glyph &&
      areOfOneSize(run, last);
    if (!isMore) break;
    found.push(...run);
    last = run;
  }
  return found;
}

/** Whether a text ends as none does, so that it goes on in the next row: a dash behind words joins others to them. */
export const isUnfinished = (tokens: readonly Token[]): boolean =>
  (tokens.length > 1 && /^[-–]$/.test(tokens.at(-1)?.text ?? '')) ||
  /(?:(?<!\p{L})(?:d[aeo]s?|e|com|para|pel[ao]s?|n[ao]s?|ao?s?|em)|\d[ºª°])$/iu.test(
    printedOf(tokens.slice(-1)),
  );

/** Least words in small letters of a sentence. */
const leastOfSentence = 4;

/** Whether a row is a sentence of its own below a text in capitals only ("Recebemos os volumes em perfeito estado." below a driver's name). */
export function isSentenceBelow(over: readonly Token[], row: readonly Token[]): boolean {
  const small = row.filter(({ text }) => /^\p{Ll}+[,.;]?$/u.test(text));
  return (
    small.length >= leastOfSentence &&
    /^\p{Lu}\p{Ll}/u.test(row[0]?.text ?? '') &&
    /\p{Lu}{2}/u.test(printedOf(over)) &&
    !/\p{Ll}/u.test(printedOf(over)) &&
    !isUnfinished(over) &&
    !printedOf(over).endsWith(',')
  );
}

/** Type of captions is smaller than that of their values by this factor at least. */
const ofCaption = 0.85;

/** Whether a row of small letters in smaller type says what the text above it is: a text goes on in its own type. */
export const isCaptionBelow = (over: readonly Token[], row: readonly Token[]): boolean =>
  /^\p{Ll}/u.test(row[0]?.text ?? '') &&
  [over, row].every((tokens) => tokens.every(({ conf }) => conf === 100)) &&
  tellsSize(over) &&
  tellsSize(row) &&
  sizeOfType(row) < ofCaption * sizeOfType(over);

/** A number behind a comma, as addresses have it, or a postal code: in no name. */
const ofAddress = /, (?:n[º°o.]+ ?)?\d|(?<!\p{L})CEP(?!\p{L})/iu;

/** A word of a name. */
const ofName = /^(?:[^\p{Ll}]|(?:d[aeo]s?|e|y|von|van|del?|ltda)\.?$)/u;

/**
 * Whether the line right below, which begins where the label does, goes on with the value beside the label: it is unfinished, or the line was too
 * narrow for the next word.
 */
export function isWrapped(
  beside: readonly Token[],
  next: readonly Token[],
  { label, lineEnd }: Place,
  { kind, glyph }: { readonly kind: ValueKind; readonly glyph: number },
): boolean {
  const [[start], [first]] = [next, beside];
  if (start === undefined || first === undefined) return false;
  if (!endsWithColon(label) || first.left - label.right > rightBehind * glyph) return false;
  const { bottom, right } = edgesOf(beside);
  // Behind a name's comma stand its numbers.
  const isOpen = kind !== 'name' && beside.at(-1)?.text.endsWith(',') === true;
  const isNext =
    Math.abs(start.left - label.left) < aligned * glyph &&
    start.top - bottom < (isOpen ? behindComma : nextLine) * glyph &&
    !next.some(({ text }) => text.endsWith(':')) &&
    // The town of an address stands in a row by itself below the district.
    (kind !== 'text' || townWithState(printedOf(next)) === undefined) &&
    // A number is no word of a name: it belongs to a label at the end of the row. Nor are words in small letters, but for those that join others.
    !(
      kind === 'name' &&
      (/\d/.test(start.text) ||
        !next.every(({ text }) => ofName.test(text)) ||
        ofAddress.test(printedOf(next)))
    );
  const isFull = lineEnd !== undefined && right + (start.right - start.left) + 0.2 * glyph > lineEnd;
  return isNext && (isFull || isOpen || isUnfinished(beside));
}

/** A number whose last word in one row goes on with the first of the next. */
function acrossRows(
  over: readonly Token[],
  under: readonly Token[],
  kind: ValueKind,
  glyph: number,
): Reading | undefined {
  const [last, start] = [over.at(-1), under[0]];
  if (last === undefined || start === undefined) return undefined;
  const whole = { ...last, text: `${last.text}${start.text}`, conf: Math.min(last.conf, start.conf) };
  const reading = readValue([...over.slice(0, -1), whole, ...under.slice(1)], kind, glyph);
  return reading && { ...reading, tokens: [...over, ...under] };
}

/** The sign behind which a number may go on in the next row; a point parts groups of three digits at most, behind more it ends a sentence. */
const broken = /\d[-–/]$|(?:^|\D)\d{1,3}\.$/;

/** A number below its label that a narrow box broke behind a hyphen or a stroke ("30.719-" over "204"). */
export function brokenNumber(
  rows: readonly (readonly Token[])[],
  label: Label,
  kind: ValueKind,
  glyph: number,
): Reading | undefined {
  if (isTextKind(kind)) return undefined;
  const [first = [], next = []] = rows.slice(0, 2).map((row) => runAt(row, label.left, glyph));
  const [last, start] = [first.at(-1), next[0]];
  if (last === undefined || start === undefined || !broken.test(last.text) || !/^\d/.test(start.text))
    return undefined;
  const [over, under] = [edgesOf(first), edgesOf(next)];
  if (Math.abs(over.left - under.left) > aligned * glyph || under.top - over.bottom > nextLine * glyph)
    return undefined;
  return acrossRows(first, next, kind, glyph);
}

/** A number beside its label that the edge of its cell broke behind a hyphen or a stroke, and that goes on below the label. */
export function brokenBeside(
  beside: readonly Token[],
  rows: readonly (readonly Token[])[],
  label: Label,
  kind: ValueKind,
  glyph: number,
): Reading | undefined {
  const last = beside.at(-1);
  if (isTextKind(kind) || last === undefined || !broken.test(last.text)) return undefined;
  const below = rows.find((row) => !row.some((token) => beside.includes(token))) ?? [];
  const [start] = runAt(below, label.left, glyph);
  const isNext =
    start !== undefined &&
    /^\d[\d./-]*$/.test(start.text) &&
    Math.abs(start.left - label.left) < aligned * glyph &&
    start.top - last.bottom < nextLine * glyph;
  return isNext ? acrossRows(beside, [start], kind, glyph) : undefined;
}

/** Where the row of a text below a label begins with a code that another field has: the text goes on below it. */
export function codeBefore(
  { label, below }: Place,
  first: Token | undefined,
  taken: Pick<ReadonlySet<Token>, 'has'>,
): number | undefined {
  const row = below.find((each) => first !== undefined && each.includes(first)) ?? [];
  const [start] = row;
  const isCode = start !== undefined && taken.has(start) && /^\d{1,6}$/.test(start.text);
  return isCode && start.left < label.right ? start.left : undefined;
}
