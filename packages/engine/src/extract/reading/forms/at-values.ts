import { inRow } from '../labels/around-label.ts';
import { captionsBelow, valuesOver, withinTexts, type Testable } from '../labels/captions-below.ts';
import type { Label } from '../labels/labels.ts';
import { raised, restOfCaption, type Raised } from '../labels/raised-captions.ts';
import { edgesOf, type Token } from '../sheet/sheet.ts';
import { isTextKind } from '../values/kinds.ts';
import { readValue, type Reading } from '../values/values.ts';
import type { FormField } from './form-spec.ts';

/** Widest space between a colon and the value behind it, in glyphs. */
const behindColon = 3;

const endsWithColon = ({ tokens }: Label): boolean => tokens.at(-1)?.text.endsWith(':') === true;

const isRightBehind = (label: Label, other: Label, glyph: number): boolean =>
  inRow(label, other, glyph) && Math.abs(label.left - other.right) < glyph;

function leadsOn(label: Label, values: readonly Token[], glyph: number): boolean {
  const last = label.tokens.at(-1);
  return (
    last !== undefined &&
    endsWithColon(label) &&
    values.some(
      (token) =>
        inRow(token, last, glyph) &&
        token.left >= last.right - 0.2 * glyph &&
        token.left - last.right < behindColon * glyph,
    )
  );
}

/** Whether words are without doubt a value of a kind. */
const isSure = (reading: Reading | undefined): boolean =>
  reading !== undefined && reading.shapeFit > 0.8 && reading.checks.every(({ ok }) => ok);

/** Labels with a test of whether words are of a kind with a format that one of their fields has. */
export const testableOf = (
  labels: readonly Label[],
  spellings: ReadonlyMap<string, readonly FormField<string>[]>,
  glyph: number,
): Testable[] =>
  labels.map((label) => {
    const kinds = (spellings.get(label.id) ?? []).map(({ kind }) => kind).filter((kind) => !isTextKind(kind));
    const isValue = (run: readonly Token[]): boolean =>
      kinds.some((kind) => isSure(readValue(run, kind, glyph)));
    return { label, isValue, hasFormat: kinds.length > 0 };
  });

/** Whether a label of running text is the title over it, which begins at its left edge nearer than what ends above it. */
function isOverText(
  label: Label,
  words: readonly Token[],
  spellings: ReadonlyMap<string, readonly FormField<string>[]>,
): boolean {
  const fields = spellings.get(label.id) ?? [];
  if (fields.length === 0 || fields.some(({ kind }) => kind !== 'long-text')) return false;
  const aligned = words.filter(({ left }) => Math.abs(left - label.left) < label.bottom - label.top);
  const spaces = aligned.filter(({ top }) => top > label.bottom).map(({ top }) => top - label.bottom);
  const over = aligned.filter(({ bottom }) => bottom < label.top).map(({ bottom }) => label.top - bottom);
  return spaces.length > 0 && Math.min(...spaces) < Math.min(...over);
}

/**
 * The labels, moved to above their values where the page has them below; the rows of those that were, the words of captions around them, and the
 * words of labels that are values of captions below them. `before` are words of labels that are known to stand before their values.
 */
export function atValues(
  own: readonly Label[],
  words: readonly Token[],
  spellings: ReadonlyMap<string, readonly FormField<string>[]>,
  { glyph, before }: { readonly glyph: number; readonly before: ReadonlySet<Token> },
): {
  readonly labels: readonly Label[];
  readonly over: ReadonlyMap<Label, Raised['rows']>;
  readonly rest: ReadonlySet<Token>;
  readonly said: ReadonlySet<Token>;
} {
  // Those of columns with their own order tell nothing of the others.
  const isBefore = ({ tokens }: Label): boolean => tokens.some((token) => before.has(token));
  const testable = testableOf(
    own.filter((label) => !isBefore(label)),
    spellings,
    glyph,
  );
  const whole = [...words, ...own.flatMap(({ tokens }) => tokens)];
  const isUnder = captionsBelow(testable, words, glyph);
  const isBelow = (label: Label): boolean =>
    !isBefore(label) && isUnder(label) && !isOverText(label, whole, spellings);
  const isCaption = (label: Label): boolean =>
    isBelow(label) || spellings.get(label.id)?.some(({ captioned }) => captioned === true) === true;
  // What stands behind another one's colon below a value says which of several it is ("Destino: sepultamento").
  const isAnswer = (label: Label): boolean =>
    isBelow(label) &&
    own.some((other) => other !== label && endsWithColon(other) && isRightBehind(label, other, glyph));
  const captions = own.filter(isBelow);
  const large = new Set(valuesOver(own, captions, glyph));
  const said = new Set([...large].flatMap(({ tokens }) => tokens));
  const values = [...words, ...said];
  const labels = own.filter((label) => !isAnswer(label) && !large.has(label));
  const ofTexts = new Set(withinTexts(labels, captions, values, glyph));
  const edges = labels.filter((label) => !ofTexts.has(label));
  const over = new Map<Label, Raised['rows']>();
  const rest = new Set<Token>();
  // A colon tells that the value is behind it, also on a page with labels below.
  const placed = labels.map((label) => {
    if (!isCaption(label) || ofTexts.has(label) || leadsOn(label, values, glyph)) return label;
    const others = isBelow(label) ? restOfCaption(label, values, glyph) : [];
    const { left, right } = edgesOf([...label.tokens, ...others]);
    const widened = others.length === 0 ? label : { ...label, left, right };
    const lifted = raised(widened, edges, values, glyph);
    if (lifted === undefined) return label;
    over.set(lifted.label, lifted.rows);
    for (const token of others) rest.add(token);
    return lifted.label;
  });
  return { labels: placed, over, rest, said };
}
