import type { Box, Field } from '@lavra/contract/model/result';
import type { Page, Word } from '../pages/page.ts';
import { median } from '../pages/median.ts';
import { oddly, weighed } from './confidence.ts';
import { withDoubt } from './field.ts';
import { hasNumbersLeft } from './numbers-taken.ts';
import { isUnlikely, namelessNumbers, parents } from './unlikely.ts';

/** A value of a form, or the rows of one of its tables. */
type Value = Field | readonly Readonly<Record<string, Field>>[];

/** The reading as a whole. */
interface Reading {
  readonly service: string;
  readonly pages: readonly Page[];
  /** True when few of the form's fields were found. */
  readonly isPartial: boolean;
  /** True when less of them was found than of a layout whose labels are known. */
  readonly isUnfamiliar?: boolean;
}

/**
 * Added to the logarithm of a value's odds on a page without a doubtful word, and for the logarithm of the number of values whose checks
 * hold; subtracted from it for the share of doubtful words, for the share of `mostFailing` values that fail a check, and when few fields
 * were found (decision 0310).
 */
const weights = { best: 1.9, holding: 0.25, doubtful: 3.2, failing: 0.7, partial: 0.4 };
/** A word of two letters or digits with less confidence is doubtful; a larger share of doubtful words has no further effect. */
const [sure, mostDoubtful] = [80, 0.3] as const;
/** More failing values than this have no further effect. */
const mostFailing = 4;
/** More values whose checks hold than this have no further effect. */
const mostHolding = 12;

/**
 * Where zeros are printed with a stroke or a dot, they are read as other round digits: nearly half of these are zeros on other pages.
 * Subtracted from the logarithm of the odds of an unproven number with such a digit, for what the page lacks of that share.
 */
const [usualZeros, ofLackingZeros] = [0.45, 4.5] as const;
/** Fewer round digits than this tell nothing about the print. */
const fewestRound = 20;
const isNumber = /^[\d.,/:-]+$/;
/** A day, a month, an hour or a minute that cannot be, or a year of a later century, shows that zeros were misread: as if so much more of the share lacked. */
const ofImpossible = 0.15;
const isImpossible =
  /(?<!\d)(?:[689]\d\/\d\d\/\d{4}|\d\d\/[689]\d\/\d{4}|\d\d\/\d\d\/2[689]\d\d)(?!\d)|^(?:[689]\d:\d\d|\d\d:[689]\d)(?::\d\d)?$/;

/** So many amounts of nothing, 0,00, in which another round digit stands, show the same on a page most of whose zeros are right. */
const [fewestOfNothing, ofNothing] = [3, 0.3] as const;
const isLikeNothing = /^(?!0,0+$)[0689],[0689]{2,4}$/;

const lackingZerosOf = (page: Page): number => {
  const figures = page.words
    .filter(({ text }) => isNumber.test(text))
    .map(({ text }) => text.replace(/[^0689]/g, ''))
    .join('');
  const zeros = figures.replace(/[^0]/g, '').length;
  const lacking = figures.length < fewestRound ? 0 : Math.max(0, usualZeros - zeros / figures.length);
  const isMisread = lacking > 0 && page.words.some(({ text }) => isImpossible.test(text));
  const nothings = page.words.filter(({ text }) => isLikeNothing.test(text)).length;
  return lacking + (isMisread ? ofImpossible : 0) + (nothings >= fewestOfNothing ? ofNothing : 0);
};

const mayHoldZero = ({ value, checks = [] }: Field): boolean =>
  isNumber.test(value) && /[689]/.test(value) && !checks.some(({ ok }) => ok);

const isProven = ({ checks = [] }: Field): boolean => checks.some(({ ok }) => ok);

/** An amount as pages print it, and one whose comma a picture has taken for a point. */
const [withComma, withPoint] = [
  /^\D{0,3}(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}\D{0,2}$/,
  /^\D{0,3}\d{1,4}\.\d{2}\D{0,2}$/,
] as const;
/** Fewer amounts with commas do not tell how a page prints them. */
const fewestCommas = 3;
/** Factor on the odds of an unproven amount with a point among amounts with commas: what smudged the comma may have spared no figure beside it. */
const ofPointed = 0.02;
/** Codes have points before two figures, too. */
const [namesAmount, isAmount] = [/Amount$/, /^-?\d+\.\d{2}$/] as const;

const printsCommas = ({ words }: Page): boolean =>
  words.filter(({ text }) => withComma.test(text)).length >= fewestCommas;
const isPointed = (field: Field, words: readonly Word[]): boolean =>
  isAmount.test(field.value) && !isProven(field) && words.some(({ text }) => withPoint.test(text));

const fieldsOf = (data: Readonly<Record<string, Value>>): Field[] =>
  Object.values(data).flatMap((value) =>
    isRows(value) ? value.flatMap((row) => Object.values(row)) : [value],
  );

const isRows = (value: Value): value is readonly Readonly<Record<string, Field>>[] => Array.isArray(value);

const doubtfulOf = (page: Page): number => {
  const words = page.words.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  return words.filter(({ conf }) => conf < sure).length / Math.max(1, words.length);
};

/** The words within the box that were recognised; words of a text layer are exact. */
const readIn = ([left, top, width, height]: Box, { words }: Page): readonly Word[] =>
  words.filter(({ conf, box }) => {
    if (conf === 100) return false;
    const [x, y, w, h] = box;
    const [atX, atY] = [x + w / 2 - left, y + h / 2 - top];
    return atX >= 0 && atX <= width && atY >= 0 && atY <= height;
  });

/**
 * Factor on the odds of exact text where the layout is not familiar: of 1,293 values stated above 90 on such pages 73 were wrong, of 2,251 on others
 * of layouts not seen before 58 (decision 0325). With 0.3, of 239 texts then stated at 88.4 on five sets of pages 231 were right.
 */
const ofUnfamiliar = 0.5;
/**
 * The same where many of the document's numbers became no value, of a single value and of a cell, whose column may be another: on layouts not
 * seen before, of 571 single values then stated at 97 nine in ten were right, of some 900 cells four in five (decision 0332).
 */
const [ofNumbersLeft, ofNumbersLeftInRow] = [0.3, 0.15] as const;

/** Words lower than this, in pixels, are small; what each pixel less takes from the logarithm of the odds (decision 0310). */
const [small, ofSmall] = [12, 0.4] as const;

const lackingHeightOf = (words: readonly Word[], { height }: Page): number =>
  Math.max(0, small - median(words.map(({ box }) => box[3] * height)));

/**
 * Added to the logarithm of the odds of a cell when another row of its column has the same value, and for the share of the other rows
 * that do: a misreading seldom makes a value that stands elsewhere in its column (decision 0310). Of text the share tells nothing: what
 * is misread in one row is misread alike where it is printed again.
 */
const [ofAgain, ofShareAgain] = [0.9, 1.5] as const;
const isText = /\p{L}{3}/u;

/** Whether nearly all rows have a cell that fails a check: columns may stand in each other's places, in all rows alike. */
const isDoubted = (rows: readonly Readonly<Record<string, Field>>[]): boolean =>
  rows.filter((row) => Object.values(row).some(({ checks = [] }) => checks.some(({ ok }) => !ok))).length >
  0.8 * rows.length;

/** What the other rows say for each value of a column. */
function againOf(rows: readonly Readonly<Record<string, Field>>[], column: string): Map<string, number> {
  const values = rows.flatMap((row) => row[column]?.value ?? []);
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map(
    [...counts].map(([value, count]) => [
      value,
      count === 1
        ? 0
        : ofAgain + (isText.test(value) ? 0 : (ofShareAgain * (count - 1)) / (values.length - 1)),
    ]),
  );
}

/** The most that is known of whose a number is. */
const surelyOnesOwn = 99.9;

/** The values with a doubt where they cannot be their field's. */
function withoutUnlikely(data: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const [father, mother] = parents.map((id) => data[id]);
  const isOne = father !== undefined && mother !== undefined && textOf(father) === textOf(mother);
  const nameless = namelessNumbers(Object.keys(data));
  const own = (id: string, field: Field): Field => {
    if (isUnlikely(id, field.value) || (isOne && parents.some((each) => each === id)))
      return withDoubt(field, 'unlikely');
    // Digits that hold prove the number, not whose it is.
    const { conf = 0 } = field;
    return nameless.has(id)
      ? withDoubt({ ...field, conf: Math.min(conf, surelyOnesOwn) }, 'unlikely')
      : field;
  };
  return Object.fromEntries(
    Object.entries(data).map(([id, value]) => [
      id,
      isRows(value)
        ? value.map((row) =>
            Object.fromEntries(Object.entries(row).map(([column, field]) => [column, own(column, field)])),
          )
        : own(id, value),
    ]),
  );
}

const textOf = (value: Value): string | undefined => (isRows(value) ? undefined : value.value);

/**
 * Weighs the confidence of a form's values by their pages: where many words were read badly, or values fail their checks or have none,
 * values that were read well are wrong more often too.
 */
export function weighedByPages<D extends object>(
  read: D,
  { service, pages, isPartial, isUnfamiliar = false }: Reading,
): D {
  const data = withoutUnlikely(read as Readonly<Record<string, Value>>);
  const checked = fieldsOf(data).filter(({ checks = [] }) => checks.length > 0);
  const holding = checked.filter(({ checks = [] }) => checks.every(({ ok }) => ok)).length;
  const failing = checked.length - holding;
  const ofDocument =
    weights.best +
    weights.holding * Math.log(1 + Math.min(mostHolding, holding)) -
    weights.failing * Math.min(1, failing / mostFailing) -
    (isPartial ? weights.partial : 0);
  const lacking = new Map(pages.map((page) => [page.number, lackingZerosOf(page)]));
  const odds = new Map(
    pages.map((page) => [
      page.number,
      Math.exp(ofDocument - weights.doubtful * Math.min(mostDoubtful, doubtfulOf(page))),
    ]),
  );
  const withCommas = new Set(pages.filter(printsCommas));
  const hasLeft = hasNumbersLeft(service, pages, fieldsOf(data));
  const weigh = (id: string, field: Field, again?: number): Field => {
    const page = pages.find(({ number }) => number === field.page);
    const { conf, box } = field;
    if (page === undefined || conf === undefined || conf === 100 || box === undefined) return field;
    const words = readIn(box, page);
    const isDoubtful = !isProven(field) && (hasLeft || (isUnfamiliar && words.length === 0));
    const ofLeft = again === undefined ? ofNumbersLeft : ofNumbersLeftInRow;
    const ofDoubtful = hasLeft ? ofLeft : ofUnfamiliar;
    const ofLayout = isDoubtful ? ofDoubtful : 1;
    if (words.length === 0) return ofLayout === 1 ? field : { ...field, conf: oddly(conf, ofLayout) };
    const struck = mayHoldZero(field) ? ofLackingZeros * (lacking.get(page.number) ?? 0) : 0;
    const pointed = withCommas.has(page) && namesAmount.test(id) && isPointed(field, words) ? ofPointed : 1;
    const own = pointed * ofLayout * Math.exp((again ?? 0) - struck - ofSmall * lackingHeightOf(words, page));
    return { ...field, conf: weighed(conf, own * (odds.get(page.number) ?? 1)) };
  };
  const weighRows = (rows: readonly Readonly<Record<string, Field>>[]) => {
    const columns = isDoubted(rows) ? [] : new Set(rows.flatMap((row) => Object.keys(row)));
    const again = new Map([...columns].map((id) => [id, againOf(rows, id)]));
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([id, field]) => [
          id,
          weigh(id, field, again.get(id)?.get(field.value) ?? 0),
        ]),
      ),
    );
  };
  return Object.fromEntries(
    Object.entries(data).map(([id, value]) => [id, isRows(value) ? weighRows(value) : weigh(id, value)]),
  ) as D;
}
