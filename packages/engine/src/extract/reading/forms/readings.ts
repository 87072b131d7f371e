import { townWithState } from '../values/town-with-state.ts';
import { isUf } from '@lavra/brazil/states';
import { runAt } from '../labels/around-label.ts';
import { areOfOneSize } from '../sheet/size-of-type.ts';
import { goesOnCentred, isCentred } from './centred-values.ts';
import { isCrossedOut } from './crossed-out.ts';
import type { FormField } from './form-spec.ts';
import { endOfTaken, freeBeside } from './besides-taken.ts';
import { isLegalForm, restOfCompany } from './legal-form.ts';
import {
  alignedBelow,
  brokenBeside,
  brokenNumber,
  codeBefore,
  furtherLines,
  isCaptionBelow,
  isSentenceBelow,
  isUnfinished,
  isWrapped,
  nextLine,
} from './next-row.ts';
import type { Place } from './place.ts';
import { restOfOpenName, restOfPerson } from './rest-of-person.ts';
import { endsWithColon, withoutNextLabel, withoutOtherWording, withoutRemark } from './remarks.ts';
import type { Label } from '../labels/labels.ts';
import { edgesOf, inkOf, middleOf, printedOf, type Token } from '../sheet/sheet.ts';
import { hasCentavos, readValue, type Reading } from '../values/values.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';

/** Whether values of a kind are running text over several rows. */
export const isLongKind = (kind: ValueKind): boolean => kind === 'long-text';

/** Mean confidence below which words are probably none, and above which they certainly are. */
const [unsure, sure] = [60, 85] as const;
const surenessOf = (tokens: readonly Token[]): number =>
  inkOf(tokens) / Math.max(1, inkOf(tokens.map(({ text }) => ({ text, conf: 1 }))));

type ReadAs = Pick<FormField<string>, 'kind' | 'wraps'>;

/** The rows of one name are closer together than a label between two names would allow. */
const isMoreOfName = (row: readonly Token[], gap: number, glyph: number): boolean =>
  gap < 0.6 * glyph && surenessOf(row) > sure && row.every(({ text }) => /^\p{Lu}[\p{Lu}'-]+$/u.test(text));
/** Most space above the end of a parent's name below a label of both, in glyphs: a word alone is nobody's whole name. */
const aboveEnd = 1.4;

/** Whether an address has come to its state ("Niterói/RJ"). */
const endsWithState = (tokens: readonly Token[]): boolean => {
  const [, state = ''] = /[/–-] ?([A-Z]{2})[.,;]?$/.exec(printedOf(tokens.slice(-3))) ?? [];
  return isUf(state);
};
/** Whether a text ends with a comma, behind which it goes on. */
const isOpen = (tokens: readonly Token[]): boolean => tokens.at(-1)?.text.endsWith(',') === true;
/** Labels over two names, one below the other. */
const ofTwo = /FILIACAO|^PAIS/;
/** Behind a house number the district may be further away, where the dash between them was not read. */
const behindNumber = 6;

function streetAt(row: readonly Token[], left: number, glyph: number): Token[] {
  const run = runAt(row, left, glyph);
  const last = run.at(-1);
  const next = last && row[row.indexOf(last) + 1];
  const isDistrict =
    next !== undefined &&
    /^(?:\d{1,6}[A-Z]?|S\/?N)[,.]?$/.test(last?.text ?? '') &&
    /^\p{Lu}/u.test(next.text) &&
    next.left - (last?.right ?? 0) < behindNumber * glyph;
  return isDistrict ? [...run, ...runAt(row, next.left, glyph)] : run;
}

/** A line of a machine-readable zone, which goes on from no value. */
const isOfZone = /[A-Z]<[A-Z<]/;

/** Rows of text that belong together: close to each other, with the same left edge. */
function textBelow(place: Place, { kind, wraps }: ReadAs, glyph: number): Token[] {
  if (isLongKind(kind)) return [...place.paragraph];
  // Rows of boxes to the right may come between: the value is in the first row with words below the label.
  const rows = place.below.map((row) => runAt(row, place.label.left, glyph));
  const isUnder = (run: readonly Token[]): boolean =>
    run[0] !== undefined &&
    (run[0].left - place.label.left <= 12 * glyph || isCentred(run, place.middle, glyph)) &&
    // A name does not consist of single letters.
    (kind !== 'name' || run.some(({ text }) => /\p{L}{2}/u.test(text)));
  const first = rows.findIndex(isUnder);
  const next = rows.findIndex((run, at) => at > first && isUnder(run));
  // Words read from a portrait or a pattern above the value have low confidence, unlike the value.
  const isOver =
    surenessOf(rows[first] ?? []) < unsure &&
    surenessOf(rows[next] ?? []) > sure &&
    edgesOf(rows[next] ?? []).top - place.label.bottom < 2.6 * glyph;
  const index = isOver ? next : first;
  const own = place.below[index];
  if (own === undefined || edgesOf(own).top - (place.taken ?? place.label.bottom) > 2.6 * glyph) return [];
  const run =
    kind === 'street' ? streetAt(own, place.label.left, glyph) : runAt(own, place.label.left, glyph);
  const found = [...run];
  if (kind === 'name') {
    const rest = restOfCompany(run, place.below.slice(index + 1), [run[0]?.left ?? 0], glyph);
    const open = rest.length > 0 ? rest : restOfOpenName(run, place.below.slice(index + 1), glyph);
    if (open.length > 0) return [...run, ...open];
    const next = place.below[index + 1] ?? [];
    // Below a row of several boxes a text alone is the rest of one of them.
    const isOfBoxes = !run.some((token) => place.alone?.has(token) === true);
    const isAlone = next.every((token) => place.alone?.has(token) === true);
    // Of cards side by side, one with no more than two rows up to its next label is filled by both.
    const isFilled = place.below.length === 2;
    const names =
      (place.isCaption === true || (isOfBoxes && (isAlone || isFilled))) && !ofTwo.test(place.label.id)
        ? restOfPerson(run, next, glyph)
        : [];
    if (names.length > 0) return [...run, ...names];
  }
  let [last, lastRun] = [edgesOf(run), run];
  const isMore = (row: readonly Token[], gap: number): boolean => {
    const isEnd = row.length === 1 && ofTwo.test(place.label.id) && areOfOneSize(row, lastRun);
    return isMoreOfName(row, gap, glyph) || (isEnd && gap < aboveEnd * glyph && isMoreOfName(row, 0, glyph));
  };
  for (const row of place.below.slice(index + 1)) {
    const next = runAt(row, place.label.left, glyph);
    const edges = next.length > 0 ? edgesOf(next) : undefined;
    // Unknown labels are printed smaller than values: a row of another size is not part of this value.
    const isAligned =
      edges !== undefined &&
      [last.left, lastRun === run ? (place.code ?? last.left) : last.left].some(
        (left) => Math.abs(edges.left - left) <= 0.8 * glyph,
      );
    if (
      edges === undefined ||
      edges.top - last.bottom >
        (areOfOneSize(next, lastRun) || isUnfinished(lastRun) || isOpen(lastRun) ? 1.6 : 0.5) * glyph ||
      !(isAligned || (kind === 'text' && goesOnCentred(lastRun, next, glyph)))
    )
      break;
    if (
      next.some(({ text }) => isOfZone.test(text)) ||
      isSentenceBelow(found, next) ||
      isCaptionBelow(lastRun, next) ||
      (kind === 'name' && (wraps !== true || !isMore(next, edges.top - last.bottom))) ||
      // Nothing but a postal code follows the state of an address.
      (kind === 'street' && endsWithState(found) && !/^CEP|^\d/i.test(next[0]?.text ?? '')) ||
      (kind === 'street' && /^(?:TEL|FONE|E-?MAIL|CNPJ|SITE|WWW|\S+@)/i.test(next[0]?.text ?? ''))
    )
      break;
    found.push(...next);
    [last, lastRun] = [edges, next];
  }
  return found;
}

function besideRun(place: Place, kind: ValueKind, glyph: number): Token[] {
  if (!isTextKind(kind)) return withoutRemark(place.beside);
  const beside = withoutOtherWording(place.beside, place.label, glyph);
  const hasColon =
    endsWithColon(place.label) ||
    place.beside[place.beside.length - beside.length - 1]?.text.endsWith(':') === true;
  const [first] = beside;
  // After a colon the value may be far away, in a column of values.
  const reach = place.isInColumn ? 80 : hasColon ? 40 : 10;
  if (first === undefined || first.left - place.label.right > reach * glyph) return [];
  const run = [...withoutNextLabel(runAt(beside, first.left, glyph), place.label, glyph)];
  const end = run.findIndex(({ text }) => /^[|·•]$/.test(text));
  // In a column of values the sign parts what one box says ("12.345.678-9 · SSP/SP").
  return end < 0 || place.isInColumn ? run : run.slice(0, end);
}

/** A place with the rows below a value that stand in its box, where that is another one than the label's: the value goes on beyond none of its lines. */
function withinCell(place: Place, first: Token | undefined): Place {
  const cell = first?.cell;
  if (cell === undefined || place.label.tokens.some((token) => token.cell === cell)) return place;
  const own = place.below.map((row) =>
    row.filter((token) => token.cell === undefined || token.cell === cell),
  );
  return { ...place, below: own.filter((row) => row.length > 0) };
}

/**
 * The value beside a label, with its continuation in the next row: where the line was full, or aligned with its beginning and with nothing below
 * the label itself. `before` are words there that another field has, as a code before its meaning.
 */
function besideAndBelow(all: Place, kind: ValueKind, glyph: number, before: Token | undefined): Token[] {
  const beside = besideRun(all, kind, glyph);
  const [first] = beside;
  const place = withinCell(all, first);
  const hasOwnColumn = (isLongKind(kind) || kind === 'street') && first !== undefined && place.isInColumn;
  const aligned = hasOwnColumn ? alignedBelow(place, beside, glyph) : [];
  if (aligned.length > 0) return [...beside, ...aligned];
  const [next] = place.below
    .filter((row) => !row.some((token) => beside.includes(token)))
    .map((row) => runAt(row, place.label.left, glyph));
  const start = next?.[0];
  if (
    first !== undefined &&
    next !== undefined &&
    isTextKind(kind) &&
    isWrapped(beside, next, place, { kind, glyph })
  )
    return [...beside, ...next];
  if (hasOwnColumn) return beside;
  if (isTextKind(kind) && first !== undefined) {
    const rest = restOfCompany(beside, place.below, [first.left, place.label.left], glyph);
    const under = place.below.find((row) => !row.some((token) => beside.includes(token))) ?? [];
    const isShort = kind === 'name' && rest.length === 0 && !ofTwo.test(place.label.id);
    // Label and name may be one text that goes on below the label.
    const isOfLine =
      first.left - place.label.right < ofLine * glyph && areOfOneSize([first], place.label.tokens);
    const own = isShort ? restOfPerson(beside, under, glyph, isOfLine ? place.label.left : Infinity) : rest;
    if (kind === 'name' || isLegalForm(rest)) return [...beside, ...own];
  }
  if (kind !== 'text' || first === undefined || next === undefined || start === undefined) return beside;
  const isAligned =
    start.left > place.label.right &&
    ([first, before].some((word) => word !== undefined && Math.abs(start.left - word.left) < 0.8 * glyph) ||
      // Values of a list may be set to its right edge.
      (place.isInColumn && Math.abs(edgesOf(next).right - edgesOf(beside).right) < 0.5 * glyph));
  const isSame =
    areOfOneSize(next, beside) &&
    start.top - edgesOf(beside).bottom < (isUnfinished(beside) || isOpen(beside) ? nextLine : 1) * glyph;
  const isNear = place.isInColumn || isOpen(beside) || first.left - place.label.right < 6 * glyph;
  if (!isAligned || !isSame || !isNear) return beside;
  return [...beside, ...next, ...furtherLines(place, next, first.left, glyph)];
}

/** A value in words beside its label that ends in the next row, wherever that begins. */
function inWords(
  run: readonly Token[],
  rows: readonly (readonly Token[])[],
  kind: ValueKind,
  glyph: number,
): Reading | undefined {
  const [first] = run;
  const next = rows.find((row) => !row.some((token) => run.includes(token)));
  if (first === undefined || next === undefined || !kind.includes('words')) return undefined;
  const rest = runAt(next, next[0]?.left ?? 0, glyph);
  const isNear = edgesOf(rest).top - edgesOf(run).bottom < 1.6 * glyph;
  return isNear ? readValue([...run, ...rest], kind, glyph) : undefined;
}

/** Whether other words are right below the label and the value is apart to their right, in a box whose label was not read. */
function standsBehind({ tokens }: Reading, { label, below }: Place, kind: ValueKind, glyph: number): boolean {
  const [row = []] = below;
  const isUnder = (token: Token): boolean => token.left < label.right && token.right > label.left;
  const [first] = tokens;
  if (isTextKind(kind) || first === undefined || !row.includes(first) || tokens.some(isUnder)) return false;
  return row.some(isUnder) && !runAt(row, label.left, glyph).includes(first);
}

/** Whether a row is a line of a list, whose amount is apart from its words: these are no value. */
function hasAmountApart(row: readonly Token[], glyph: number): boolean {
  const [before, last] = row.slice(-2);
  if (before === undefined || last === undefined) return false;
  return /^[\d.]+,\d{2}$/.test(last.text) && last.left - before.right > farBehind * glyph;
}

/** Least space of a text from the label before it, and most from the label above it, where the one above it is its own; in glyphs. */
const [farBehind, closeUnder] = [6, 1.6] as const;

/** Whether a text right below a label begins where the label does, and the text beside it is far away: in another column, though a colon ends the label. */
function standsUnder(
  label: Label,
  [beside]: readonly Token[],
  [under]: readonly Token[],
  glyph: number,
): boolean {
  return (
    under !== undefined &&
    (beside === undefined || beside.left - label.right > farBehind * glyph) &&
    Math.abs(under.left - label.left) < glyph &&
    under.top - label.bottom < closeUnder * glyph
  );
}

/** Widest space between two rows of a box, and between a label and the first row that no other field has, in glyphs. */
const [mostBetween, mostUnder] = [4, 8] as const;

/** Labels of an address, which has its postal code alone in one of so many rows that are this close together, in glyphs. */
const overAddress = /ENDERECO/;
const [rowsOfAddress, inAddress] = [5, 1.6] as const;

/** The row of an address that is its postal code and nothing else. */
function codeUnder(rows: readonly (readonly Token[])[], label: Label, glyph: number): Token[] | undefined {
  let { bottom } = label;
  for (const row of rows.slice(0, rowsOfAddress)) {
    const run = runAt(row, label.left, glyph);
    if (run.length === 0 || edgesOf(run).top - bottom > inAddress * glyph) return undefined;
    if (/^(?:CEP:? ?)?\d{2}\.?\d{3}-?\d{3}$/i.test(printedOf(run))) return run;
    ({ bottom } = edgesOf(run));
  }
  return undefined;
}

/** The first rows below a label, where a number may be below a remark. */
const nearRows = (
  [first, second]: readonly (readonly Token[])[],
  { bottom }: Label,
  glyph: number,
): (readonly Token[])[] => {
  if (first === undefined || edgesOf(first).top - bottom > mostUnder * glyph) return [];
  const isNear = second !== undefined && edgesOf(second).top - edgesOf(first).bottom < mostBetween * glyph;
  return isNear ? [first, second] : [first];
};

/** A value nearer than this behind its label, in glyphs, is printed in one text with it. */
const rightBehind = 1.1;

/** A space wider than this parts two texts of a row, in glyphs. */
const apart = 1.5;

/** The value beside a label: the words right behind it where they are one by themselves, whatever else is at their height further right. */
function readBeside(
  run: readonly Token[],
  { label, beside: [first], isInColumn }: Place,
  kind: ValueKind,
  glyph: number,
): Reading | undefined {
  const isNear = first !== undefined && (isInColumn || first.left - label.right < rightBehind * glyph);
  if (isNear && !isTextKind(kind)) {
    const own = readValue(runAt(run, first.left, glyph), kind, glyph);
    // A number without centavos before an amount with them is none.
    const isBare = kind === 'money' && own !== undefined && !hasCentavos(own);
    if (own !== undefined && own.shapeFit > 0.8 && own.checks.every(({ ok }) => ok) && !isBare) return own;
    // Behind a code other words may stand a wide space apart.
    const alone = kind === 'code' ? readValue(run.slice(0, 1), kind, glyph) : undefined;
    const [code, next] = run;
    const isApart = code !== undefined && next !== undefined && next.left - code.right > apart * glyph;
    if (alone !== undefined && isApart && /\d/.test(alone.value)) return alone;
  }
  return readValue(run, kind, glyph);
}

/** A unit behind a label may be read as a number that is shorter than the value ("PESO (kg)"). */
const figuresIn = (reading: Reading | undefined): number => reading?.printed.replace(/\D/g, '').length ?? 0;

/** Whether a value follows its label in one line of text ("RNTRC 07658025"), and what is below begins elsewhere. */
function isRightBehind({ tokens: [first] }: Reading, place: Place, kind: ValueKind, glyph: number): boolean {
  const { label, beside, below } = place;
  if (first === undefined || first !== beside[0]) return false;
  const isUnder = runAt(below[0] ?? [], label.left, glyph).some(
    ({ left }) => Math.abs(left - label.left) < 0.8 * glyph,
  );
  // A text is printed in one type with its label where both are one line.
  const isOfLine =
    !isTextKind(kind) ||
    (first.left - label.right < ofLine * glyph && areOfOneSize([first], label.tokens) && below.length > 0);
  return first.left - label.right < rightBehind * glyph && isOfLine && !isUnder;
}
/** Widest space between the words of one line, in glyphs. */
const ofLine = 0.7;

/** The sign of a number at the end of a label. */
const signOfNumber = /^n[º°o]\.?$/i;

/** Whether a number is right behind its sign ("Minuta nº 45218 - coleta"), whatever is below. */
function isBehindSign({ tokens: [first] }: Reading, { label, beside }: Place, glyph: number): boolean {
  const last = label.tokens.at(-1);
  return (
    last !== undefined &&
    first !== undefined &&
    first === beside[0] &&
    signOfNumber.test(last.text) &&
    /^\d/.test(first.text) &&
    first.left - label.right < rightBehind * Math.max(glyph, last.bottom - last.top)
  );
}

/** Whether a value right behind its label is all that stands there, and what is below is a text with such a value somewhere in it. */
function isWholeBehind(
  { tokens: [first], shapeFit, checks }: Reading,
  below: Reading | undefined,
  { label, beside }: Place,
  glyph: number,
): boolean {
  return (
    first !== undefined &&
    first === beside[0] &&
    first.left - label.right < rightBehind * glyph &&
    shapeFit > 0.8 &&
    checks.every(({ ok }) => ok) &&
    below !== undefined &&
    below.shapeFit < ofText
  );
}
/** A value that explains a smaller share of the words around it is a part of a text. */
const ofText = 0.3;

/** Whether a value is at the middle of a label of several rows, right of it. */
function isBesideStacked({ tokens: [first] }: Reading, { label, beside }: Place, glyph: number): boolean {
  const isStacked = (label.tokens.at(-1)?.top ?? 0) > label.top + 0.5 * glyph;
  return (
    isStacked &&
    first !== undefined &&
    first === beside[0] &&
    Math.abs(middleOf(first) - middleOf(label)) < 0.5 * glyph &&
    first.left - label.right < farBehind * glyph
  );
}

/** A line with blanks to be filled in by hand is the next one of the form, not the value of the label above it ("Recebi em ___/___/___"). */
const toFillIn = /_{3}/;

/** For whom each copy of a paper is, at its foot ("1ª via transportadora, 2ª via remetente"): no value. */
const ofCopies = /^\d{1,2} ?[ªaA°.]{0,2} ?VIA\b/i;

/** Values beside or below a label, best first; words of another field are not offered again. */
export function readingsAt(
  place: Place,
  field: ReadAs,
  taken: Pick<ReadonlySet<Token>, 'has'>,
  glyph: number,
): (Reading & { near: number })[] {
  return around(place, field, taken, glyph).filter(
    ({ printed }) => !isTextKind(field.kind) || !ofCopies.test(printed),
  );
}

function around(
  place: Place,
  field: ReadAs,
  taken: Pick<ReadonlySet<Token>, 'has'>,
  glyph: number,
): (Reading & { near: number })[] {
  const { kind } = field;
  if (isCrossedOut(place, glyph)) return [];
  const free = (tokens: readonly Token[]): Token[] => tokens.filter((token) => !taken.has(token));
  // The lower row of a value that stands around its label is beside it, too.
  const isBeside = (row: readonly Token[]): boolean => row.every((token) => place.beside.includes(token));
  const rows = place.below.map(free).filter((row) => row.length > 0 && !isBeside(row));
  const rest: Place = {
    ...place,
    beside: freeBeside(place.beside, kind, taken, glyph),
    below: rows,
    taken: kind === 'name' ? endOfTaken(place, taken, glyph) : undefined,
    code: codeBefore(place, rows[0]?.[0], taken),
  };
  const run = besideAndBelow(rest, kind, glyph, place.beside[0]);
  const broken = brokenBeside(run, rows, place.label, kind, glyph);
  if (broken !== undefined) return [{ ...broken, near: 1 }];
  const beside = readBeside(run, rest, kind, glyph) ?? inWords(run, rows, kind, glyph);
  const goesOn = run.length > besideRun(rest, kind, glyph).length;
  if (goesOn && beside) return [{ ...beside, near: 0.9 }];
  const underText = isTextKind(kind)
    ? textBelow(rest, field, glyph)
    : ((kind === 'cep' && overAddress.test(place.label.id)
        ? codeUnder(rows, place.label, glyph)
        : undefined) ?? nearRows(rows, place.label, glyph).flat());
  // A value in words continues in the next row.
  const ownRows = rows.slice(0, kind.includes('words') ? 2 : 1);
  const own = isTextKind(kind)
    ? undefined
    : (brokenNumber(rows, place.label, kind, glyph) ??
      readValue(
        ownRows.flatMap((row) => runAt(row, place.label.left, glyph)),
        kind,
        glyph,
      ));
  // The words right below the label are its value, whatever else is in its box.
  const isOwn = own !== undefined && own.shapeFit > 0.8 && own.checks.every(({ ok }) => ok);
  const offered = isOwn ? own : readValue(underText, kind, glyph);
  const isNone =
    offered &&
    (standsBehind(offered, place, kind, glyph) ||
      (isTextKind(kind) && underText.some(({ text }) => toFillIn.test(text))));
  const below = isNone === true ? undefined : offered;
  const isUnder =
    !place.isInColumn &&
    isTextKind(kind) &&
    !hasAmountApart(place.below[0] ?? [], glyph) &&
    standsUnder(place.label, run, underText, glyph);
  const isInline =
    (endsWithColon(place.label) && !isUnder) ||
    place.isInColumn ||
    (kind === 'city' && townWithState(printedOf(run)) !== undefined) ||
    (beside !== undefined && isBehindSign(beside, rest, glyph)) ||
    (beside !== undefined && isBesideStacked(beside, place, glyph)) ||
    (beside !== undefined &&
      !isUnder &&
      figuresIn(beside) >= figuresIn(below) &&
      (isRightBehind(beside, rest, kind, glyph) ||
        (!isTextKind(kind) && isWholeBehind(beside, below, rest, glyph))));
  // Of two amounts, the one with centavos is the value.
  const isBare = kind === 'money' && beside && below && hasCentavos(beside) !== hasCentavos(below);
  if (isBare === true) return [hasCentavos(beside) ? { ...beside, near: 0.9 } : { ...below, near: 0.9 }];
  return [
    ...(beside ? [{ ...beside, near: isInline ? 1 : 0.55 }] : []),
    ...(below ? [{ ...below, near: isInline && rest.beside.length > 0 ? 0.4 : 0.9 }] : []),
  ].toSorted((a, b) => b.near - a.near);
}
