import { median } from '../../../pages/median.ts';
import { inRow, nextInRow, runAt } from './around-label.ts';
import { inCaption, mostOfCaption, mostSpace, wordOfCaption } from './raised-captions.ts';
import { isLargerThan, sizeOfType, tellsSize } from '../sheet/size-of-type.ts';
import type { Label } from './labels.ts';
import { edgesOf, middleOf, rowsOf, type Token } from '../sheet/sheet.ts';

/** A label and a test of whether words are of the kind that its value has. */
export interface Testable {
  readonly label: Label;
  readonly isValue: (run: readonly Token[]) => boolean;
  /** Whether its value has a format of its own. */
  readonly hasFormat: boolean;
}

/** Of two values around a label the nearer one is its own, where its space is less than this share of the other's. */
const nearer = 0.7;
/** A value with less space than this below it, in glyphs, is right above a label. */
const rightAbove = 0.8;
/** How far a value may begin from the label above or below it, in glyphs. */
const toEdge = 0.6;
/** A value this far behind a label in its row, in glyphs, may be of another column. */
const farBehind = 3;
/** Least labels whose value is above them, and how many of these there must be for each that has it elsewhere. */
const [leastBelow, share] = [2, 3] as const;

/** Least labels of one row whose values are above them, with no label over these; fewer tell it where the values are in larger type. */
const [leastInRow, leastUnderLarger] = [3, 2] as const;
/** Least labels of a part of a page whose values are above them, with none in between that has it elsewhere. */
const leastInPart = 3;
/** How far a label of a box is from a value set to the right edge of that box, in glyphs. */
const besideEnd = 15;

interface Near {
  readonly isValue: boolean;
  readonly space: number;
  readonly run: readonly Token[];
}

function nearestOf(
  { label, isValue }: Testable,
  values: readonly Token[],
  glyph: number,
  side: 'above' | 'below',
  end = Infinity,
): Near {
  const spaceOf = ({ top, bottom }: Pick<Token, 'top' | 'bottom'>): number =>
    side === 'above' ? label.top - bottom : top - label.bottom;
  const isNear = (token: Token): boolean =>
    (side === 'above' ? middleOf(token) < label.top : middleOf(token) > label.bottom) &&
    spaceOf(token) < mostSpace * glyph;
  const rows = rowsOf(values.filter(isNear), glyph).filter((row) =>
    row.some(({ left, right }) => right > label.left - glyph && left < label.right + glyph),
  );
  const row = side === 'above' ? rows.at(-1) : rows[0];
  // A word set to the next label of the row is that one's value.
  const own = row?.filter(({ left }) => left < label.right || left < end - toEdge * glyph);
  const run = own === undefined ? [] : runAt(own, label.left, glyph);
  return run.length === 0
    ? { isValue: false, space: Infinity, run }
    : { isValue: isValue(run), space: spaceOf(edgesOf(run)), run };
}

/** Where a label's value is, as far as the values around it tell. */
interface Told {
  readonly side: 'above' | 'beside' | 'below';
  /** Whether it has another one on the other side to compare with, or this one is right at it. */
  readonly isClear: boolean;
  /** Whether the words on this side are nearer than those on the other. */
  readonly isNearer: boolean;
}

interface Sided {
  readonly label: Label;
  readonly told: Told | undefined;
  readonly hasFormat: boolean;
}

/** Whether words right before another label in its row begin its text ("prestador no Simples Nacional" behind "série da DPS"). */
function beginsNext(run: readonly Token[], labels: readonly Testable[], glyph: number): boolean {
  const last = run.at(-1);
  return (
    last !== undefined &&
    /^\p{L}+$/u.test(last.text) &&
    labels.some(
      ({ label }) =>
        inRow(last, label, glyph) &&
        label.left > last.left &&
        label.left - last.right < inCaption * glyph &&
        sizeOfType(run) < mostOfCaption * sizeOfType(label.tokens),
    )
  );
}

function sideOf(
  each: Testable,
  labels: readonly Testable[],
  values: readonly Token[],
  glyph: number,
): Told | undefined {
  const { label } = each;
  // Behind the next label of the row stands its value, or that of another column.
  const end = nextInRow(
    label,
    labels.map((other) => other.label),
    glyph,
  );
  const row = values.filter(
    (token) => inRow(token, label, glyph) && token.left >= label.right && token.left < (end ?? Infinity),
  );
  const beside = runAt(
    row.toSorted((a, b) => a.left - b.left),
    label.right,
    glyph,
  );
  const [over, under] = (['above', 'below'] as const).map((side) =>
    nearestOf(each, values, glyph, side, end),
  );
  const hasOver = over?.isValue === true;
  const hasUnder = under?.isValue === true;
  // Nearness is measured in the height of larger type.
  const isRightAbove = over !== undefined && over.space < rightAbove * Math.max(glyph, sizeOfType(over.run));
  const isSetBelow =
    hasOver && isRightAbove && Math.abs(edgesOf(over.run).left - label.left) < toEdge * glyph;
  const isFar = (beside[0]?.left ?? 0) - label.right > farBehind * glyph;
  const isBeside = beside.length > 0 && each.isValue(beside) && !beginsNext(beside, labels, glyph);
  if (isBeside && !(isFar && isSetBelow)) return { side: 'beside', isClear: true, isNearer: true };
  const isClear = (hasOver && hasUnder) || isRightAbove;
  if (hasOver && (!hasUnder || over.space < nearer * under.space))
    return { side: 'above', isClear, isNearer: over.space < (under?.space ?? Infinity) };
  if (hasUnder && (!hasOver || under.space < nearer * over.space))
    return { side: 'below', isClear, isNearer: under.space < (over?.space ?? Infinity) };
  return undefined;
}

/** Whether the labels of a page are below their values. */
function areBelow(labels: readonly Sided[]): boolean {
  const below = labels.filter(({ told }) => told?.side === 'above').length;
  const elsewhere = labels.filter(({ told }) => told !== undefined && told.side !== 'above').length;
  return below >= leastBelow && below >= share * elsewhere;
}

/** Widest space between two rows of labels of one block, in glyphs. */
const ofBlock = 5;

/**
 * The stretches of a page, from top to bottom, whose labels are below their values: a block of figures with what they are under them. Fewer of
 * its labels may have their values behind them ("ANS - nº 41.234-5").
 */
function blocksBelow(labels: readonly Sided[], glyph: number): Pick<Label, 'top' | 'bottom'>[] {
  const blocks: { top: number; bottom: number; labels: Sided[] }[] = [];
  for (const each of labels.toSorted((a, b) => a.label.top - b.label.top)) {
    const { top, bottom } = each.label;
    const last = blocks.at(-1);
    if (last === undefined || top - last.bottom > ofBlock * glyph)
      blocks.push({ top, bottom, labels: [each] });
    else {
      last.bottom = Math.max(last.bottom, bottom);
      last.labels.push(each);
    }
  }
  return blocks.filter((block) => {
    const told = block.labels.flatMap((each) => each.told ?? []);
    const above = told.filter(({ side, isClear }) => side === 'above' && isClear).length;
    const beside = told.filter(({ side }) => side === 'beside').length;
    return above >= leastBelow && above > beside && told.every(({ side }) => side !== 'below');
  });
}

/**
 * The part of a page whose labels are below their values, with tables or notes under it that have theirs elsewhere: the stretch up to the first
 * label that tells another place. Of a form with labels above their values an empty box may have its neighbour's value over it, but not several.
 */
function partBelow(labels: readonly Sided[]): Pick<Label, 'top' | 'bottom'> | undefined {
  const sorted = labels
    .filter(({ told }) => told !== undefined)
    .toSorted((a, b) => a.label.top - b.label.top);
  const isAbove = ({ told }: Sided): boolean => told?.side === 'above' && told.isNearer;
  const from = sorted.findIndex(isAbove);
  const part = from < 0 ? [] : sorted.slice(from);
  const end = part.findIndex((each) => !isAbove(each));
  const run = end < 0 ? part : part.slice(0, end);
  const [first, last] = [run[0], run.at(-1)];
  return first && last && run.length >= leastInPart
    ? { top: first.label.top, bottom: part[end]?.label.top ?? Infinity }
    : undefined;
}

/** Makes a test of whether the value right above a label has no label of its own over it. */
function freeOver(labels: readonly Sided[], values: readonly Token[], glyph: number) {
  return ({ label }: Sided): boolean => {
    const over = rowsOf(
      values.filter(
        (token) =>
          middleOf(token) < label.top &&
          label.top - token.bottom < mostSpace * glyph &&
          token.right > label.left &&
          token.left < label.right,
      ),
      glyph,
    ).at(-1);
    if (over === undefined) return false;
    // Values set to the right edge of their boxes stand beside the ends of their labels.
    const { left, top } = edgesOf(over);
    return !labels.some(
      (other) =>
        other.hasFormat &&
        Math.abs(other.label.left - left) < besideEnd * glyph &&
        middleOf(other.label) < top &&
        top - other.label.bottom < mostSpace * glyph,
    );
  };
}

/** The labels of rows that caption the values right above them: these have no labels of their own over them, and none of the row has a value elsewhere. */
function rowsBelow(
  labels: readonly Sided[],
  values: readonly Token[],
  glyph: number,
  isUnderLarger: (each: Sided) => boolean,
): ReadonlySet<Label> {
  const isFree = freeOver(labels, values, glyph);
  return new Set(
    labels.flatMap((each) => {
      const row = labels.filter(({ label }) => inRow(label, each.label, glyph));
      const isTold = row.every(({ told }) => told === undefined || told.side === 'above');
      const above = row.filter((other) => other.told?.side === 'above' && isFree(other));
      const isLarger = above.length >= leastUnderLarger && row.every(isUnderLarger);
      return isTold && (above.length >= leastInRow || isLarger) ? row.map(({ label }) => label) : [];
    }),
  );
}

/** How far the sizes of two captions differ at most, and least size of a value compared with its caption's. */
const [mostUnlike, leastLarger] = [0.08, 1.12] as const;

/**
 * The labels in the `usual` size of those that are surely below their values, with a larger text right above and none as near below: captions of one form
 * are set alike, wherever they are and of whatever kind their values.
 */
function inTypeOfCaptions(
  each: Testable,
  usual: number,
  values: readonly Token[],
  { glyph, told }: { readonly glyph: number; readonly told: Told | undefined },
): boolean {
  const { tokens } = each.label;
  // Letters of unlike height tell a size roughly: a value of its format right above tells more.
  const isSure = told?.side === 'above' && told.isNearer;
  const isUnlike = !isSure && tellsSize(tokens) && Math.abs(sizeOfType(tokens) / usual - 1) > mostUnlike;
  if (isUnlike) return false;
  const [over, under] = (['above', 'below'] as const).map((side) => nearestOf(each, values, glyph, side));
  return (
    over !== undefined &&
    over.run.length > 0 &&
    over.space < nearer * (under?.space ?? Infinity) &&
    sizeOfType(over.run) > leastLarger * usual
  );
}

/** Least labels in small print that tell each other, and widest space between a label and a value right behind it, in glyphs. */
const [leastSmall, rightBehind] = [2, 1.5] as const;

/** Whether words in other type than a label's stand right behind it: they are its value, whatever else is in their row. */
const isLed = ({ right, tokens, ...label }: Label, values: readonly Token[], glyph: number): boolean =>
  values.some(
    (token) =>
      inRow(token, label, glyph) &&
      token.left >= right - 0.2 * glyph &&
      token.left - right < rightBehind * glyph &&
      !(wordOfCaption.test(token.text) && sizeOfType([token]) < mostOfCaption * sizeOfType(tokens)),
  );

/**
 * The labels that begin with small letters, each in smaller print than the text right above it and nearer to that than to what is below: captions
 * of values of any kind, on a page of which other parts are set otherwise. None where another such label is nearer to what is below it.
 */
function inSmallPrint(
  labels: readonly Testable[],
  sided: readonly Sided[],
  values: readonly Token[],
  glyph: number,
): ReadonlySet<Label> {
  const small = labels.filter(
    ({ label }, at) =>
      /^\p{Ll}/u.test(label.tokens[0]?.text ?? '') &&
      sided[at]?.told?.side !== 'beside' &&
      !isLed(label, values, glyph),
  );
  const isUnder = (each: Testable): boolean => {
    const [over, under] = (['above', 'below'] as const).map((side) => nearestOf(each, values, glyph, side));
    return (
      over !== undefined &&
      over.run.length > 0 &&
      over.space < nearer * (under?.space ?? Infinity) &&
      sizeOfType(over.run) > leastLarger * sizeOfType(each.label.tokens)
    );
  };
  const under = small.filter(isUnder);
  return new Set(under.length >= leastSmall ? under.map(({ label }) => label) : []);
}

/** Makes a test of whether a label is below its value, on the whole page or in its block, told by values of a format of their own. */
export function captionsBelow(
  labels: readonly Testable[],
  values: readonly Token[],
  glyph: number,
): (label: Label) => boolean {
  const sided = labels.map((each) => ({
    label: each.label,
    told: sideOf(each, labels, values, glyph),
    hasFormat: each.hasFormat,
  }));
  if (areBelow(sided)) return () => true;
  const part = partBelow(sided);
  const blocks = [...blocksBelow(sided, glyph), ...(part ? [part] : [])];
  const besides = new Set(sided.filter(({ told }) => told?.side === 'beside').map(({ label }) => label));
  // Right under a larger value of its kind, with nothing below: of a form with labels above their values the empty box would be its last.
  const isUnderLarger = ({ label, told }: Sided): boolean => {
    const each = labels.find((other) => other.label === label);
    if (each === undefined || told?.side !== 'above' || !told.isNearer) return false;
    const [over, under] = (['above', 'below'] as const).map((side) => nearestOf(each, values, glyph, side));
    if (over === undefined || under === undefined || under.run.length > 0) return false;
    const { top, bottom } = edgesOf(over.run);
    const isRight = over.space < rightAbove * Math.max(glyph, bottom - top);
    return isRight && isLargerThan(over.run, label.tokens, leastLarger);
  };
  const ofRows = rowsBelow(sided, values, glyph, isUnderLarger);
  const small = inSmallPrint(labels, sided, values, glyph);
  const told = new Map(sided.map((each) => [each.label, each.told]));
  // A label whose value tells no format may have it right behind, whatever the others of its block have.
  const isProven = (label: Label): boolean =>
    ofRows.has(label) ||
    small.has(label) ||
    (!besides.has(label) &&
      !(told.get(label) === undefined && isLed(label, values, glyph)) &&
      blocks.some(({ top, bottom }) => label.top >= top && label.bottom <= bottom));
  const proven = new Set(sided.filter(({ label }) => isProven(label)).map(({ label }) => label));
  const isFree = freeOver(sided, values, glyph);
  // Right under a value of its kind, with nothing below, a label of a page with captions is one, whatever its size.
  const isLone = (each: Testable, at: number): boolean => {
    const own = sided[at];
    return (
      own?.told?.side === 'above' &&
      own.told.isClear &&
      own.told.isNearer &&
      nearestOf(each, values, glyph, 'below').run.length === 0 &&
      isFree(own)
    );
  };
  // Fewer captions tell nothing of others.
  if (proven.size < leastInRow) return (label) => proven.has(label);
  const usual = usualSize([...proven]);
  const alike = new Set(
    labels.flatMap((each, at) => {
      const { told } = sided[at] ?? {};
      const isBeside = besides.has(each.label) || isLed(each.label, values, glyph);
      const isAlike = !isBeside && inTypeOfCaptions(each, usual, values, { glyph, told });
      return isLone(each, at) || isAlike ? [each.label] : [];
    }),
  );
  return (label) => proven.has(label) || alike.has(label);
}

/** The usual size of the type of captions; none where their words do not tell it. */
const usualSize = (captions: readonly Label[]): number =>
  median(captions.filter(({ tokens }) => tellsSize(tokens)).map(({ tokens }) => sizeOfType(tokens)));

/** Whether a label is in larger type than captions: words that do not tell their size are at least as large as it is taken to be. */
const isLarger = ({ tokens }: Label, usual: number): boolean => sizeOfType(tokens) > leastLarger * usual;

/** The labels whose words are the values of captions right below them, in larger type than these ("Volumes" over "espécie"). */
export function valuesOver(labels: readonly Label[], captions: readonly Label[], glyph: number): Label[] {
  const usual = usualSize(captions);
  return labels.filter(
    (label) =>
      isLarger(label, usual) &&
      captions.some(
        (caption) =>
          !isLarger(caption, usual) &&
          middleOf(label) < caption.top &&
          caption.top - label.bottom < rightAbove * glyph &&
          label.left < caption.right &&
          label.right > caption.left,
      ),
  );
}

/** The labels whose words are of a text in larger type than the captions: no box begins or ends there. */
export function withinTexts(
  labels: readonly Label[],
  captions: readonly Label[],
  values: readonly Token[],
  glyph: number,
): Label[] {
  const usual = usualSize(captions);
  const isBeside = (token: Token, label: Label): boolean =>
    inRow(token, label, glyph) &&
    Math.max(token.left - label.right, label.left - token.right) < inCaption * glyph;
  return labels.filter((label) => isLarger(label, usual) && values.some((token) => isBeside(token, label)));
}
