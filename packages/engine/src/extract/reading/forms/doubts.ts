import type { Doubt } from '../../../evidence/confidence.ts';
import { inRow } from '../labels/around-label.ts';
import type { Label } from '../labels/labels.ts';
import { edgesOf, middleOf, type Token } from '../sheet/sheet.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import { isOfTwoBoxes } from '../values/of-two-boxes.ts';
import type { Reading } from '../values/values.ts';

/** A value offered for a field, with the label at which it was found. */
interface Offered {
  readonly field: {
    readonly id: string;
    readonly kind: ValueKind;
    readonly splits?: { readonly pattern: RegExp };
  };
  readonly place: { readonly label: Label };
  readonly reading: Reading;
  readonly score: number;
}

/** The page around a value. */
interface Around {
  /** The words of the page, in any order. */
  readonly tokens: readonly Token[];
  readonly ofLabels: Pick<ReadonlySet<Token>, 'has'>;
  /** Words of values accepted before. */
  readonly taken: Pick<ReadonlySet<Token>, 'has'>;
  readonly glyph: number;
}

/** An offer that scores less than this below the best one fits nearly as well. */
const nearly = 0.5;
/** Greatest distances in glyphs: of a text's left edge from its label's, of a value beside its label, and of one below it. */
const [asideFrom, farBeside, farUnder] = [1, 12, 3] as const;
/** Text further below its label than this, in glyphs, is low. */
const lowFrom = 1.6;
/** A word nearer than this before another one, in glyphs, is of one text with it. */
const ofText = 0.8;
/** Widest gap that the letters of a lost piece of a name leave, in glyphs. */
const ofLost = 6;
/** Least confidence of a word that is none of a pattern's. */
const leastSure = 60;

/** Long texts say of many things what boxes hold, and a field may have a box with two values that it parts. */
const runsOn = ({ kind, splits }: Offered['field'], value: string): boolean =>
  isTextKind(kind) && kind !== 'long-text' && splits?.pattern.test(value) !== true && isOfTwoBoxes(value);

/** Doubts about the best offer: its reading's own, another one nearly as good, its position relative to its label, or words around it. */
export function doubtsOf(best: Offered, offers: readonly Offered[], around: Around): Doubt[] {
  const { field, reading } = best;
  const hasRival = offers.some(
    (other) =>
      other.field.id === field.id &&
      other.reading.value !== reading.value &&
      best.score - other.score < nearly,
  );
  const stands = standsAt(best, around.glyph);
  return [
    ...(reading.doubts ?? []),
    ...(hasRival ? [isTextKind(field.kind) ? ('rival' as const) : ('either' as const)] : []),
    ...(stands === undefined ? [] : [stands]),
    ...(isTorn(best, around) || isParted(best, around) ? (['torn'] as const) : []),
    ...(isTextKind(field.kind) && isLow(best, around) ? (['low'] as const) : []),
    ...(runsOn(field, reading.value) ? (['runsOn'] as const) : []),
  ];
}

function standsAt({ field, place: { label }, reading }: Offered, glyph: number): Doubt | undefined {
  const [first] = reading.tokens;
  if (first === undefined) return undefined;
  const last = label.tokens.at(-1) ?? label;
  const { left, top } = edgesOf(reading.tokens);
  if (inRow(first, last, glyph)) return left - last.right > farBeside * glyph ? 'far' : undefined;
  const away = Math.abs(left - label.left);
  if (isTextKind(field.kind)) return away > asideFrom * glyph ? 'aside' : undefined;
  return away > farBeside * glyph || top - label.bottom > farUnder * glyph ? 'far' : undefined;
}

/** Whether a word that is of no label and no other value stands right before a text, or such words right before and behind another value. */
function isTorn({ field, reading: { tokens: own } }: Offered, around: Around): boolean {
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return false;
  const { tokens, ofLabels, taken, glyph } = around;
  const isFree = (token: Token, beside: Token): boolean =>
    token.conf >= leastSure &&
    inRow(token, beside, glyph) &&
    !own.includes(token) &&
    !ofLabels.has(token) &&
    !taken.has(token);
  const isBefore = tokens.some(
    (token) =>
      Math.abs(first.left - token.right) < ofText * glyph &&
      /[\p{L}\p{N}][,;]?$/u.test(token.text) &&
      isFree(token, first),
  );
  if (!isBefore || isTextKind(field.kind)) return isBefore;
  return tokens.some(
    (token) =>
      Math.abs(token.left - last.right) < ofText * glyph &&
      /^\p{L}{2}/u.test(token.text) &&
      isFree(token, last),
  );
}

/** Whether a word of capitals stands apart before a picture's name below its label, where letters between both may be lost. */
function isParted({ field, place: { label }, reading: { tokens: own } }: Offered, around: Around): boolean {
  const [first] = own;
  if (field.kind !== 'name' || first === undefined || first.conf === 100) return false;
  const { tokens, ofLabels, taken, glyph } = around;
  return tokens.some(
    (token) =>
      /^\p{Lu}{3,}$/u.test(token.text) &&
      inRow(token, first, glyph) &&
      token.right < first.left &&
      first.left - token.right < ofLost * glyph &&
      token.left < label.right &&
      !own.includes(token) &&
      !ofLabels.has(token) &&
      !taken.has(token),
  );
}

/** Whether a text is further below its label than a value is, with no other value between them. */
function isLow({ place: { label }, reading }: Offered, { taken, tokens, glyph }: Around): boolean {
  const { top, left, right } = edgesOf(reading.tokens);
  const isBetween = (token: Token): boolean =>
    middleOf(token) > label.bottom && middleOf(token) < top && token.left < right && token.right > left;
  return (
    top - label.bottom > lowFrom * glyph && !tokens.some((token) => taken.has(token) && isBetween(token))
  );
}
