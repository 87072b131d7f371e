import { isUf } from '@lavra/brazil/states';
import { belowOf, besideOf, inRow, paragraphOf, withoutStrangers } from '../labels/around-label.ts';
import type { FormField, FormSpec } from './form-spec.ts';
import type { Label } from '../labels/labels.ts';
import { inBlocks, pastParty, sectionOf } from './blocks.ts';
import { upToColumn } from '../labels/column-behind.ts';
import { besideColumn, columnsOf, setToRight, withoutEmpty } from '../labels/columns.ts';
import { goesOnIn } from '../labels/two-names.ts';
import { atLineStart } from './at-line-start.ts';
import { atValues, testableOf } from './at-values.ts';
import { followingOf } from './following.ts';
import { inPartyColumns } from './party-columns.ts';
import { inPartyRows } from './party-rows.ts';
import { overTheirBlocks } from './centred-titles.ts';
import { atBlockStarts } from './middle-titles.ts';
import { middlesOf } from './centred-values.ts';
import { type Choice, choiceOf } from './choices.ts';
import { compoundValues } from './compounds.ts';
import { provenOf } from './proven.ts';
import { linesAroundMiddle } from '../labels/middle-of-cell.ts';
import { lineEnds } from '../labels/line-ends.ts';
import { boxNumbers, lineNumbers } from '../labels/line-numbers.ts';
import { printedOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { withPointedCaptions } from '../sheet/captions-behind.ts';
import { keptRows } from '../sheet/kept-rows.ts';
import { withPhonesJoined } from '../sheet/phones-across-lines.ts';
import { oncePer } from '../sheet/once-per.ts';
import { runsApart } from '../sheet/runs.ts';
import { figuresOfKeys } from '../values/keys.ts';
import { fold } from '../sheet/text.ts';
import { readWhole, type Reading } from '../values/values.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import { labelsOn } from './labels-on.ts';
import { withoutKindsInBrackets } from './kinds-in-brackets.ts';
import { withLabelsBefore } from './labels-behind.ts';
import { isSpoken } from './spoken.ts';
import { withTotals } from './totals-of-columns.ts';
import { withoutBoxNumbers } from './box-numbers.ts';
import { titlesOf, withoutAnswers } from './titles-of-blocks.ts';
import { turnedTitles } from './turned-titles.ts';
import { untilTaken, type UntilTaken } from './until-taken.ts';
import { withNamesOver } from './names-over-titles.ts';
import { inUsualOrder } from './untitled-parties.ts';
import { type OwnLabel, type WordsOfForm, wordsOfForm } from './words-of-form.ts';
import { type FormValue, withAddress, withCode, withParts } from './form-values.ts';
import type { Place } from './place.ts';
import { isLongKind, readingsAt } from './readings.ts';
import { doubtsOf } from './doubts.ts';

/** A value without a label of its own is as sure as one whose label was misread in one letter of five. */
const ofProven = 0.8;

/** A value this close behind a label, in glyphs, is more likely that label's than the one's above it; so much less it scores there. */
const [behind, ofOther] = [1, 0.4] as const;

/** Least height of words on a narrow roll, in thousandths of its width, and widest space between a label and its value there, in glyphs. */
const [glyphOfRoll, ofRoll] = [16, 3] as const;

/** A space wider than this parts two texts of a row, in glyphs. */
const betweenTexts = 2;

interface Offer<Id extends string> {
  readonly field: FormField<Id>;
  readonly place: Place;
  readonly reading: Reading;
  readonly score: number;
}

/** Splits a word that is a label with its value ("CNPJ:00.112…"), so that each is found; pictures have the I of IE and IM as a one. */
function parted(token: Token): Token[] {
  const parts = /^((?:\p{L}|1(?=[EM]:))[\p{L}.ºª/]*:|\p{L}{2,}=(?=\d))(\S+)$/u.exec(token.text);
  const [, head, tail] = parts ?? [];
  if (head === undefined || tail === undefined || tail.startsWith('//')) return [token];
  const cut = token.left + ((token.right - token.left) * head.length) / token.text.length;
  const share = token.box[2] * (head.length / token.text.length);
  const [x, y, width, height] = token.box;
  return [
    { ...token, text: head, folded: fold(head), right: cut, box: [x, y, share, height] },
    { ...token, text: tail, folded: fold(tail), left: cut, box: [x + share, y, width - share, height] },
  ];
}

/** Widest space between a label and its colon, in glyphs: colons of a column are set below each other. */
const beforeColon = 8;

/** Joins a colon that stands by itself to the word before it, which is a label or its end. */
function withColons(page: Sheet): Token[] {
  const tokens = withoutKindsInBrackets(page);
  const { glyph } = page;
  const rows = tokens === page.tokens ? page.rows : rowsOf(tokens, glyph);
  const led = new Map<Token, Token>();
  for (const row of rows)
    for (const [at, token] of row.entries()) {
      const before = row[at - 1];
      const isLed =
        token.text === ':' &&
        before !== undefined &&
        /\p{L}[).ºª]?$/u.test(before.text) &&
        token.left - before.right < beforeColon * glyph;
      if (isLed) led.set(before, token);
    }
  const joined = new Set(led.values());
  return tokens
    .filter((token) => !joined.has(token))
    .map((token) => {
      const colon = led.get(token);
      return colon === undefined ? token : { ...token, text: `${token.text}:`, right: colon.right };
    });
}

/** Labels of fields of blocks, each with its block and kind of value. */
const ownedBy = oncePer(
  (fields: readonly FormField<string>[]) =>
    new Set(
      fields.flatMap(({ kind, section, labels }) =>
        section === undefined ? [] : labels.map((label) => `${fold(label)} ${section} ${kind}`),
      ),
    ),
);

/** Least other labels in the row of a title with which it is one of a row of boxes. */
const leastOfBoxes = 2;

/** The titles of blocks that are some field's, each with its block, but those that are labels in a row of boxes. */
function rolesIn<Id extends string>(
  found: readonly Label[],
  sections: ReadonlyMap<string, string>,
  { fields }: FormSpec<Id>,
  glyph: number,
) {
  const ofFields = new Set(fields.map(({ section }) => section));
  return found.flatMap((label) => {
    const section = sections.get(label.id);
    const inBoxes = found.filter((other) => other !== label && inRow(other, label, glyph));
    return section === undefined || !ofFields.has(section) || inBoxes.length >= leastOfBoxes
      ? []
      : [{ ...label, section }];
  });
}

const pointed = oncePer(withPointedCaptions);

/** A page with its labels parted from their values, its numbers of boxes kept as they are. */
const withNumbers = oncePer((printed: Sheet): Sheet => {
  const page = pointed(printed);
  return withLabelsParted(page, withColons(page));
});

/** A page with its labels parted from their values and without numbers of boxes. */
const withoutNumbers = oncePer((printed: Sheet): Sheet => {
  const page = pointed(printed);
  return withLabelsParted(page, withoutBoxNumbers(withColons(page), page.rows));
});

function withLabelsParted(page: Sheet, words: readonly Token[]): Sheet {
  const tokens = withPhonesJoined(words, page).flatMap(parted);
  return { ...page, tokens, rows: keptRows(page.rows, rowsOf(tokens, page.glyph)) };
}

/** A page with its labels before their values where it has columns of them behind, and the labels found on it. */
function inOrder<Id extends string>(printed: Sheet, spec: FormSpec<Id>, words: WordsOfForm<Id>) {
  const found = labelsOn(printed, spec, words);
  const { sheet, before } = withLabelsBefore(printed, testableOf(found.own, words.spellings, printed.glyph));
  return { sheet, before, ...(sheet === printed ? found : labelsOn(sheet, spec, words)) };
}

/**
 * Reads a form of which only the labels are known, and those that this page has of its own. Every place of every label offers values to the
 * fields with that label; the best offer of the page is accepted until none is left. A field has one value, and a word belongs to one field.
 */
export function readForm<Id extends string>(
  page: Sheet,
  spec: FormSpec<Id>,
  ownLabels: readonly OwnLabel<Id>[] = [],
): FormValue<Id>[] {
  const printed = spec.numbered === undefined ? withoutNumbers(page) : withNumbers(page);
  const { glyph } = printed;
  const words = wordsOfForm(spec, printed, ownLabels);
  const { sections } = words;
  const { sheet, before, own, strange } = inOrder(printed, spec, words);
  const ofLabels = new Set([...own, ...strange].flatMap((label) => label.tokens));
  const numbers = new Set([...lineNumbers(sheet), ...boxNumbers(own, sheet)]);
  const notLabels = sheet.tokens.filter((token) => !ofLabels.has(token) && !numbers.has(token));
  const at = atValues(own, notLabels, words.spellings, { glyph, before });
  const { labels: found, over, rest, said } = at;
  const moved = [...over.keys()];
  const spellings = withNamesOver(words.spellings, moved, sections, spec.fields);
  for (const token of said) ofLabels.delete(token);
  const values = sheet.tokens.filter(
    (token) => !ofLabels.has(token) && !numbers.has(token) && !rest.has(token),
  );
  const turned = turnedTitles(sheet, sections);
  const labels = found.filter(({ id }) => spellings.has(id));
  const chosen = chosenOf(spec, labels, sheet);
  const stand = titlesOf(found, { sections, spellings, values, sheet });
  const titles = whereBlocksBegin(withoutAnswers(stand, chosen, found, { sections, sheet }), labels, sheet);
  const all = labels.map((label) => ({
    ...aroundOf(label, values, { sheet, found, strange }),
    ...(over.has(label) ? { below: over.get(label) ?? [], isCaption: true } : {}),
    paragraph:
      spellings.get(label.id)?.some(({ kind }) => isLongKind(kind)) === true
        ? paragraphOf(label, sheet, found, { moved, own })
        : [],
    section: (turned.of(label) ?? { id: sectionOf(label, titles, glyph, sheet.tokens) }).id,
  }));
  const around = withTotals(withoutEmpty(withoutStrangers(all, glyph), glyph), sheet);
  const inColumns = ledIn(around, sheet, spec.isReceipt === true);
  const [lineEnd, boxes] = [lineEnds(sheet), [...found, ...strange]] as const;
  const alone = new Set(sheet.rows.filter((row) => runsApart(row, betweenTexts * glyph).length === 1).flat());
  const middle = middlesOf(boxes, sheet.tokens, glyph);
  const known = new Set([...titles.map(({ id }) => id), ...turned.ids]);
  const placed = inBlocks(around, spec, { known, titles, glyph }).map((place, index): Place => ({
    ...place,
    isInColumn: inColumns.has(around[index] ?? place),
    lineEnd: lineEnd(place.label),
    middle: middle(place.label),
    alone,
  }));
  const ordered = inUsualOrder(placed, spec.usualOrder, spellings, { titles, glyph });
  const places = inPartyRows(
    inPartyColumns(ordered, titles, sheet.tokens, glyph),
    rolesIn(found, sections, spec, glyph),
    values,
    glyph,
  );
  for (const { section } of places) if (section !== undefined) known.add(section);
  const taken = untilTaken();
  const result: FormValue<Id>[] = [...chosen];
  const done = new Set(result.map(({ id }) => id));
  for (const value of compoundValues(sheet, spellings)) {
    if (done.has(value.id)) continue;
    done.add(value.id);
    result.push(value);
  }
  for (const { reading } of result) for (const token of reading.tokens) taken.take(token);

  const companies = values.filter(({ text }) => readWhole(text, 'cnpj', [])?.checks.every(({ ok }) => ok));
  const isPast = pastParty(titles, companies, glyph);
  const offersOf = offering(spec, { labels, known, isPast, sheet });
  const offersAt = (place: Place, index: number, wants: (kind: ValueKind) => boolean): Offer<Id>[] =>
    (spellings.get(place.label.id) ?? []).flatMap((field, order) =>
      done.has(field.id) || !wants(field.kind)
        ? []
        : taken.kept(`${index} ${order}`, (words) => offersOf(place, field, words, [index, order])),
    );

  // Typed values first: text gets the words that they leave.
  for (const wants of [(kind: ValueKind) => !isTextKind(kind), isTextKind]) {
    for (;;) {
      const offers = leftToOthers(places.flatMap((place, index) => offersAt(place, index, wants)));
      const [best] = offers.toSorted((a, b) => b.score - a.score);
      if (best === undefined) break;
      done.add(best.field.id);
      // The state after a town or a plate is read from the same word.
      const { kind } = best.field;
      const isShared =
        (kind === 'uf' && best.reading.printed.length > 2) ||
        (kind.endsWith('plate') && best.reading.printed.includes('/'));
      for (const token of isShared ? [] : best.reading.tokens) taken.take(token);
      result.push({
        id: best.field.id,
        reading: { ...best.reading, doubts: doubtsOf(best, offers, { ...sheet, ofLabels, taken }) },
        fit: best.place.label.fit,
        label: best.place.label.id,
        heading: best.place.label.tokens,
        isText: isTextKind(best.field.kind),
      });
    }
    const proven = spec.fields.filter(
      ({ id, kind }) => !done.has(id) && (wants === isTextKind || wants(kind)),
    );
    for (const { id, reading } of provenOf(proven, {
      places,
      titles,
      fields: spec.fields,
      sheet,
      taken,
      isPast,
    })) {
      done.add(id);
      // An address that ends with the town and its state is read with both, and a town with the state joined to it.
      const isState = isUf(reading.printed) || /^[^\d/]+[/-][A-Z]{2}[.,]?$/.test(reading.printed);
      for (const token of isState ? [] : reading.tokens) taken.take(token);
      result.push({ id, reading, fit: ofProven, isText: false });
    }
  }
  const free = (): Token[] => sheet.tokens.filter((token) => !taken.has(token) && !ofLabels.has(token));
  for (const field of spec.fields) {
    const before = done.has(field.id) ? undefined : result.find(({ id }) => id === field.follows);
    const reading = before && followingOf(before.reading, field.kind, free(), glyph);
    if (before === undefined || reading === undefined) continue;
    done.add(field.id);
    for (const token of reading.tokens) taken.take(token);
    result.push({ id: field.id, reading, fit: before.fit, isText: false });
  }
  return result
    .flatMap((value) => withParts(value, spec, done))
    .flatMap((value) => withCode(value, spec))
    .flatMap((value) => withAddress(value, spec, done, { glyph, found: result, free }));
}

/** Titles over and beside the middles of their blocks where these begin. */
const whereBlocksBegin = (titles: readonly Label[], labels: readonly Label[], sheet: Sheet): Label[] =>
  atBlockStarts(overTheirBlocks(titles, labels, sheet.glyph), labels, sheet);

interface Page {
  readonly labels: readonly Label[];
  /** The blocks whose titles were read. */
  readonly known: ReadonlySet<string | undefined>;
  readonly isPast: ReturnType<typeof pastParty>;
  readonly sheet: Sheet;
}

/** Makes the function that reads what one place offers to one field with its label. */
function offering<Id extends string>(spec: FormSpec<Id>, { labels, known, isPast, sheet }: Page) {
  const { glyph } = sheet;
  const ofKey = figuresOfKeys(sheet);
  const owned = ownedBy(spec.fields);
  const isLabels = behindAnother(labels, glyph);
  return (
    place: Place,
    field: FormField<Id>,
    taken: Pick<UntilTaken, 'has'>,
    [index, order]: readonly [number, number],
  ): Offer<Id>[] => {
    if (field.oneOf !== undefined || isSpoken(place.label, field, sheet)) return [];
    // When other titles were read, a block without its title is considered absent.
    if (field.section !== undefined && known.size > 0 && place.section !== field.section) return [];
    // A field without a block does not take a value for which this block has a field of its own.
    const isOthers =
      field.section === undefined && owned.has(`${place.label.id} ${place.section} ${field.kind}`);
    if (isOthers || field.notIn?.includes(place.section ?? '') === true) return [];
    if (field.section !== undefined && place.isOfParty !== true && isPast(place, field.kind)) return [];
    const { whole } = field;
    const isWhole = [place.beside, place.below[0] ?? []].some((words) => whole?.test(printedOf(words)));
    if (whole !== undefined && !isWhole) return [];
    const others =
      field.kind === 'access-key' ? taken : { has: (token: Token) => ofKey.has(token) || taken.has(token) };
    const isShaped = ({ tokens }: Reading): boolean => field.shape?.test(printedOf(tokens)) ?? true;
    return readingsAt(place, field, others, glyph)
      .filter(isShaped)
      .map((reading) => ({
        field,
        place,
        reading,
        score:
          scoreOf(field, place, reading) -
          (isLabels(place, reading) ? ofOther : 0) -
          0.002 * index -
          0.02 * order,
      }));
  };
}

/** How much less a field scores at a label that it shares with a field that has no other. */
const ofShared = 0.15;

/** The offers, those of a field at a shared label less where it has a label of its own and the other field has none ("Total", "Valor pago"). */
function leftToOthers<Id extends string>(offers: readonly Offer<Id>[]): readonly Offer<Id>[] {
  const labelsOf = new Map<Id, Set<string>>();
  for (const { field, place } of offers)
    labelsOf.set(field.id, (labelsOf.get(field.id) ?? new Set<string>()).add(place.label.id));
  const hasOthers = (id: Id): boolean => (labelsOf.get(id)?.size ?? 0) > 1;
  return offers.map((offer) => {
    const isShared =
      hasOthers(offer.field.id) &&
      offers.some(
        ({ field, place, reading }) =>
          place === offer.place &&
          field.id !== offer.field.id &&
          // Of two that only stand in for a field neither has more claim.
          !(field.isInstead === true && offer.field.isInstead === true) &&
          field.kind === offer.field.kind &&
          reading.value === offer.reading.value &&
          !hasOthers(field.id),
      );
    return isShared ? { ...offer, score: offer.score - ofShared } : offer;
  });
}

/** The words beside and below a label, up to other labels; labels that no field has end no running text. */
function aroundOf(
  label: Label,
  values: readonly Token[],
  {
    sheet,
    found,
    strange,
  }: { readonly sheet: Sheet; readonly found: readonly Label[]; readonly strange: readonly Label[] },
) {
  const ends = [...found, ...strange];
  const others = ends.filter((other) => other === label || !goesOnIn(label, other, sheet));
  const beside = upToColumn(label, besideOf(label, values, ends, sheet.glyph), ends, sheet);
  const lines = linesAroundMiddle(label, values, sheet);
  const isOfLines = lines.length > 0 && beside.every((token) => lines.includes(token));
  const next = beside.length > 0 ? beside : [...atLineStart(label, ends, sheet)];
  return {
    label,
    beside: isOfLines ? lines : next,
    below: belowOf(label, values, others, sheet.glyph),
  };
}

/** The places whose value is beside their label: of a column or a list, and those of a narrow roll with words close behind. */
function ledIn<P extends Pick<Place, 'label' | 'beside'>>(
  places: readonly P[],
  { rows, glyph }: Sheet,
  isReceipt: boolean,
): Set<P> {
  const ofList = setToRight(rows, glyph);
  const isRoll = isReceipt && glyph > glyphOfRoll;
  const isLed = ({ label, beside: [value] }: P): boolean =>
    value !== undefined && (ofList.has(value) || (isRoll && value.left - label.right < ofRoll * glyph));
  const columns = columnsOf(places, glyph);
  return new Set([...columns, ...besideColumn(places, columns, glyph), ...places.filter(isLed)]);
}

/** Values of fields that have only some possible ones. */
const chosenOf = <Id extends string>(
  { fields }: FormSpec<Id>,
  labels: readonly Label[],
  sheet: Sheet,
): (FormValue<Id> & { readonly reading: Choice })[] =>
  fields.flatMap(({ id, labels: spelt, oneOf }) => {
    const reading = oneOf && choiceOf(spelt, oneOf, labels, sheet);
    return reading === undefined ? [] : [{ id, reading, fit: 1, isText: false }];
  });

/** Tests whether a value below a label is right behind another label. */
const behindAnother =
  (labels: readonly Label[], glyph: number) =>
  ({ label }: Place, { tokens: [first] }: Reading): boolean =>
    first !== undefined &&
    !inRow(first, label, glyph) &&
    labels.some(
      (other) =>
        other !== label && inRow(first, other, glyph) && Math.abs(first.left - other.right) < behind * glyph,
    );

/** How much less a value scores that only stands for the field's own. */
const ofInstead = 1;

function scoreOf<Id extends string>(
  field: FormField<Id>,
  place: Place,
  reading: Reading & { near: number },
): number {
  const checks = reading.checks.reduce((sum, { ok }) => sum + (ok ? 0.5 : -0.4), 0);
  const section = field.section !== undefined && field.section === place.section ? 0.5 : 0;
  const length = Math.min(place.label.id.length, 30) / 60;
  const instead = field.isInstead === true ? ofInstead : 0;
  return place.label.fit + reading.near + checks + section + length + 0.3 * reading.shapeFit - instead;
}
