import { beginsText, endsText, goesOnInText, isOption, isTitleAlone, standsAlone } from '../labels/alone.ts';
import { endsLineAbove } from '../labels/end-of-line-above.ts';
import { beginsLonger } from '../labels/longer-labels.ts';
import { labelsOverBoxes } from '../labels/box-heads.ts';
import { labelsOfBlanks } from '../labels/filled-rows.ts';
import { findFormLabels, type Label } from '../labels/labels.ts';
import { ownLabels } from '../labels/own-labels.ts';
import { withHalves } from '../labels/label-halves.ts';
import { withoutFilledIn } from '../labels/shorter-labels.ts';
import { streetLabels } from '../labels/street-labels.ts';
import { withSignsBehind } from '../labels/signs-behind.ts';
import { strangeLabels } from '../labels/strange-labels.ts';
import { withTitlesInBrackets } from '../labels/titles-in-brackets.ts';
import { withTranslations } from '../labels/translations.ts';
import { beginsSentence, isWithinText, leadsText } from '../labels/within-text.ts';
import { oncePer } from '../sheet/once-per.ts';
import { runFrom } from '../sheet/runs.ts';
import { printedOf, type Sheet } from '../sheet/sheet.ts';
import { areOfOneSize } from '../sheet/size-of-type.ts';
import { fold } from '../sheet/text.ts';
import { isTextKind } from '../values/kinds.ts';
import { beginsStreet } from './begins-street.ts';
import type { FormField, FormSpec } from './form-spec.ts';
import type { WordsOfForm } from './words-of-form.ts';
import { rowWith } from '../sheet/row-with.ts';

/** Least words of a title that no other text begins with. */
const leastSurely = 3;

/** The first halves of bilingual labels, by their second halves. */
const halvesOf = oncePer(
  (fields: readonly Pick<FormField<string>, 'labels'>[]): ReadonlyMap<string, string> =>
    new Map(
      fields.flatMap(({ labels }) => {
        const spelt = new Set(labels.map(fold));
        return labels.flatMap((label): [string, string][] => {
          const [first, second, ...more] = label.split(' / ').map(fold);
          const isBoth = first !== undefined && second !== undefined && more.length === 0;
          return isBoth && spelt.has(first) && spelt.has(second) ? [[second, first]] : [];
        });
      }),
    ),
);

/** The labels that a form prints in small letters. */
const smallLabelsOf = oncePer(
  (fields: readonly Pick<FormField<string>, 'labels'>[]) =>
    new Set(fields.flatMap(({ labels }) => labels.filter((label) => /^\p{Ll}/u.test(label)).map(fold))),
);

/** Widest space between the words of one text, in glyphs. */
const inText = 1.5;

/** Labels whose words were written out fit this well; what fits less is spelt otherwise. */
const leastResembling = 0.96;

/** What establishments are called, with which their names begin, too ("Hospital Santa Inês"). */
const ofEstablishment = /^(?:HOSPITAL|CLINICA|LABORATORIO|CONSULTORIO)$/;

/** What carriers are called, with which their names begin as well as labels: their legal form ends such a name, in one type with it. Behind another label any word may. */
const ofCompany = /^TRANSPORTADORA$/;
const legalForm = /^(?:LTDA|SA|EIRELI|ME|EPP)$/;

/** Whether a label is the first word of a company's name. */
function beginsCompany(
  { id, tokens: [word, ...others] }: Label,
  printed: readonly Label[],
  { rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>,
): boolean {
  if (word === undefined || others.length > 0 || !/^\p{Lu}/u.test(word.text)) return false;
  const row = rowWith(rows, word);
  const before = row[row.indexOf(word) - 1];
  const isBehindLabel = before !== undefined && printed.some(({ tokens }) => tokens.at(-1) === before);
  if (!ofCompany.test(id) && !isBehindLabel) return false;
  const run = runFrom(row, row.indexOf(word), inName * Math.max(glyph, word.bottom - word.top));
  const isCapital = (text: string): boolean => !/\p{Ll}/u.test(text);
  return (
    run.length > 2 &&
    legalForm.test(run.at(-1)?.folded ?? '') &&
    run.slice(1, 2).every(({ text }) => isCapital(text) === isCapital(word.text)) &&
    areOfOneSize(run.slice(0, 1), run.slice(1))
  );
}
/** Most space between two words of one name, in heights of their type. */
const inName = 0.45;

/** Whether the figures right behind a label are of none of its fields, as those of a road ("Tibagi - KM 452") of no odometer, or the words, as those of an address ("Rodovia BR-116, 95") or of a name: it is a word of a text. */
function isRefuted(
  label: Label,
  fields: readonly Pick<FormField<string>, 'shape'>[],
  printed: readonly Label[],
  { rows, glyph }: Sheet,
): boolean {
  const last = label.tokens.at(-1);
  const first = label.tokens[0];
  if (last === undefined || fields.length === 0 || last.text.endsWith(':')) return false;
  if (beginsCompany(label, printed, { rows, glyph })) return true;
  const row = rowWith(rows, last);
  const next = row[row.indexOf(last) + 1];
  const before = first && row[row.indexOf(first) - 1];
  if (next === undefined || next.left - last.right > inText * glyph) return false;
  if (ofEstablishment.test(label.id) && /^\p{Lu}\p{L}/u.test(next.text)) return true;
  if (!/^\d/.test(next.text)) {
    const text = printedOf(runFrom(row, row.indexOf(next), inText * glyph));
    return fields.every(({ shape }) => shape !== undefined && !shape.test(text)) && /, ?\d/.test(text);
  }
  if (before === undefined || label.left - before.right > inText * glyph) return false;
  if (printed.some(({ tokens }) => tokens.includes(next))) return false;
  return fields.every(({ shape }) => shape !== undefined && !shape.test(next.text));
}

/** Least words behind one that make a text of it. */
const leastBehind = 2;

/** Whether the label of a number, one word, begins a text without any figure or colon ("Peças fundidas de ferro"): it has no value there and heads no box. */
function beginsPlainText(
  { tokens: [word, ...others] }: Label,
  fields: readonly Pick<FormField<string>, 'kind'>[],
  { rows, glyph }: Sheet,
): boolean {
  if (word === undefined || others.length > 0 || fields.length === 0 || word.text.endsWith(':')) return false;
  if (fields.some(({ kind }) => isTextKind(kind))) return false;
  const row = rowWith(rows, word);
  const text = runFrom(row, row.indexOf(word), inText * glyph).slice(1);
  return (
    text.length >= leastBehind &&
    /^\p{Ll}{2}/u.test(text[0]?.text ?? '') &&
    text.every((token) => !/[\d:(]/.test(token.text))
  );
}

/** Whether a label is within brackets without a figure, right behind a number: they say what that is ("41733 / 2 (número / série)"). */
function explainsNumber({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean {
  const row = rowWith(rows, first);
  const at = row.findIndex((token) => token === first);
  const from = row.slice(0, at + 1).findLastIndex(({ text }) => text.startsWith('('));
  const to = row.findIndex(({ text }, index) => index >= from && /\)[.:]?$/.test(text));
  const [open, number] = [row[from], row[from - 1]];
  if (open === undefined || number === undefined || to < at) return false;
  const isNear = open.left - number.right < inText * glyph;
  return isNear && /\d$/.test(number.text) && !row.slice(from, to + 1).some(({ text }) => /\d/.test(text));
}

/** A word read at least this surely is no speck. */
const surelyRead = 85;

/** Whether words spell a label only without a letter among them: they are a value ("Bloco B Apto 1203" of "Bloco/Apto"). */
const hasLetterApart = ({ id, tokens }: Label): boolean =>
  tokens.every(({ conf }) => conf >= surelyRead) &&
  tokens.some(
    ({ folded }) =>
      /^[A-Z]$/.test(folded) &&
      tokens.map((token) => token.folded).join('') !== id &&
      tokens
        .filter((token) => token.folded !== folded)
        .map((token) => token.folded)
        .join('') === id,
  );

/** Whether a label in brackets is right behind another one, and so is a remark on it ("Endereço (rua, av.)"). */
function isRemark({ tokens }: Label, printed: readonly Label[], { glyph }: Sheet): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first?.text.startsWith('(') !== true || last === undefined || !/\)[.:]?$/.test(last.text)) return false;
  return printed.some((other) => {
    const end = other.tokens.at(-1);
    if (end === undefined || other.tokens === tokens) return false;
    const gap = first.left - end.right;
    return gap > -0.2 * glyph && gap < inText * glyph && Math.abs(end.top - first.top) < 0.5 * glyph;
  });
}

/** Whether a label of a picture begins a text with a letter whose capital has the same shape: it may be one. */
function mayBeCapital({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean {
  if (first === undefined || first.conf === 100 || !/^[cosuvwxz]/.test(first.text)) return false;
  const row = rowWith(rows, first);
  const before = row[row.indexOf(first) - 1];
  return before !== undefined && first.left - before.right > betweenTexts * glyph;
}
/** Space that parts two texts of a row, in glyphs. */
const betweenTexts = 3;

/** Whether a spelling is a label of texts alone, which any words could be. */
const ofText = (fields: readonly Pick<FormField<string>, 'kind'>[] | undefined): boolean =>
  fields?.every(({ kind }) => isTextKind(kind)) === true;

/** The first word of a label, behind any sign before it. */
const firstWord = ({ tokens }: Label): string => tokens.find(({ folded }) => folded !== '')?.text ?? '';

const inOrder = (labels: readonly Label[]): Label[] =>
  labels.toSorted((one, other) => one.top - other.top || one.left - other.left);

/** The labels and titles of a form that its page has, each with its halves and translations, and the labels that it does not know. */
export function labelsOn<Id extends string>(
  sheet: Sheet,
  spec: FormSpec<Id>,
  { spellings, sections, ofForm, ofPage }: WordsOfForm<Id>,
): { readonly own: readonly Label[]; readonly strange: readonly Label[] } {
  const ofTitles = new Set(sections.keys());
  const printed = withTitlesInBrackets(
    withSignsBehind(
      withoutFilledIn(
        findFormLabels(sheet, ofForm, ofPage),
        new Set([...ofForm, ...ofPage].map(({ id }) => id)),
      ),
      sheet,
    ),
    (id) => sections.get(id),
    sheet,
  );
  const halves = halvesOf(spec.fields);
  const idsOf = (id: string): readonly Id[] => (spellings.get(id) ?? []).map((field) => field.id);
  const isOfOneField = (one: string, other: string): boolean =>
    idsOf(one).some((id) => idsOf(other).includes(id));
  const apart = printed.filter(({ id, ...label }) => {
    if (hasLetterApart({ id, ...label })) return false;
    const fields = spellings.get(id);
    const meaning = {
      isTitle: ofTitles.has(id),
      isLabel: fields !== undefined,
      isOfNumber: fields?.every(({ kind }) => !isTextKind(kind)) ?? false,
    };
    return (
      !isRemark({ id, ...label }, printed, sheet) &&
      !isWithinText({ id, ...label }, meaning, printed, sheet) &&
      !beginsSentence({ id, ...label }, sheet) &&
      !explainsNumber({ id, ...label }, sheet) &&
      !beginsStreet({ id, ...label }, sheet) &&
      !isRefuted({ id, ...label }, fields ?? [], printed, sheet) &&
      !beginsPlainText({ id, ...label }, fields ?? [], sheet) &&
      !(ofText(fields) && leadsText({ id, ...label }, sheet)) &&
      !(ofText(fields) && beginsLonger({ id, ...label }, printed, sheet))
    );
  });
  const isCommon = (id: string): boolean => spellings.get(id)?.every(({ alone }) => alone === true) === true;
  // The words of a title are also words of texts; one of several words begins a text of its own, whatever goes on behind it.
  const stands = (label: Label): boolean =>
    isCommon(label.id)
      ? beginsText(label, sheet)
      : !ofTitles.has(label.id) ||
        spellings.has(label.id) ||
        (label.tokens.length >= leastSurely && !goesOnInText(label, sheet)) ||
        isTitleAlone(label, sheet);
  const printedSmall = smallLabelsOf(spec.fields);
  // A form begins its labels with capitals: in small letters, with more of them behind it, a word is one of a text ("o nome de casada").
  const isSaid = (label: Label): boolean =>
    /^\p{Ll}/u.test(firstWord(label)) &&
    !printedSmall.has(label.id) &&
    !mayBeCapital(label, sheet) &&
    (goesOnInText(label, sheet) || endsText(label, sheet) || endsLineAbove(label, sheet));
  // A block's title without a colon stands behind no other label's either.
  const mayBeOption = (label: Label): boolean =>
    (ofTitles.has(label.id) && label.tokens.at(-1)?.text.endsWith(':') === false) ||
    (/^\p{Ll}/u.test(firstWord(label)) && !printedSmall.has(label.id));
  const isOfOption = (label: Label): boolean => mayBeOption(label) && isOption(label, sheet);
  // Exact text misreads nothing: what only resembles a label and goes on in small letters begins a sentence ("Autorizado conforme parecer").
  const isResembling = (label: Label): boolean =>
    label.fit < leastResembling &&
    label.tokens.every(({ conf }) => conf === 100) &&
    goesOnInText(label, sheet);
  // Each block of a page may have its own field with the label.
  const isOnce = (id: string): boolean =>
    spellings.get(id)?.every(({ section }) => section === undefined) === true;
  const isTwin = (one: string, other: string): boolean => isOnce(one) && isOfOneField(one, other);
  const own = withHalves(
    ownLabels(
      apart.filter((label) => stands(label) && !isSaid(label) && !isOfOption(label) && !isResembling(label)),
      sheet,
      isOfOneField,
      isTwin,
    ),
    halves,
    sheet,
  );
  const strange = strangeLabels(sheet, printed);
  const streets = spellings.has('RUA') ? streetLabels(sheet) : [];
  const ofStreets = new Set(streets.flatMap(({ tokens }) => tokens));
  // Beside them the word begins the street.
  const others = own.filter(
    ({ id, tokens }) =>
      !(id === 'RUA' && streets.length > 0) && !tokens.some((token) => ofStreets.has(token)),
  );
  if (spec.isDeed === true) {
    const ofBlanks = labelsOfBlanks(others, sheet);
    const ofBoxes = labelsOverBoxes(others, sheet);
    const boxed = others.filter(
      (label) => ofBlanks.has(label) || ofBoxes.has(label) || standsAlone(label, sheet),
    );
    return { own: inOrder([...boxed, ...streets]), strange };
  }
  const isSame = (one: Label, other: Label): boolean => isOfOneField(one.id, other.id);
  // Only documents for travellers have labels in several languages.
  return {
    own: inOrder([...(halves.size > 0 ? withTranslations(others, isSame, sheet) : others), ...streets]),
    strange,
  };
}
