import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { placedOnCard } from '../../evidence/confidence.ts';
import { fieldOf } from '../../evidence/field.ts';
import { areOfOneSize } from '../reading/sheet/size-of-type.ts';
import { middleOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { withoutAccents } from '../reading/sheet/text.ts';
import { readAs } from '../reading/values/kinds.ts';
import { knownOf } from '../reading/values/known.ts';
import { issuers } from '../reading/particulars/people.ts';
import { formNumbersOf } from './form-numbers.ts';

type Data = ServiceData<'cnh'>;

const identity = /^[\d.-]{5,13}[\dXx]$/;
const issuer = new RegExp(`^(?:${issuers})$`);
/** An office that no list has, before its state. */
const office = /^[A-Z]{2,8}$/;
const category = /^(?:A[B-E]?|[B-E])$/;
/** No category is a figure. */
const likeB = '8';
const registration = /^\d{11}$/;
/** The name stands at most this far above the row below it; the category above its registration, and beside a day's edge. */
const [overRow, overNumber, besideDay] = [4.5, 5, 6] as const;
const ofName = /^\p{Lu}[\p{Lu}'.-]*$/u;

/** The row below the name: of the identity document (models until 2022), or of birth (Resolução CONTRAN 886/2021). */
function rowBelowName({ rows }: Sheet): Token | undefined {
  for (const row of rows)
    for (const [at, token] of row.entries()) {
      const [next = '', state = ''] = row.slice(at + 1, at + 3).map(({ text }) => text);
      if (/^\d{2}\/\d{2}\/\d{4},$/.test(token.text) && /^\p{Lu}/u.test(next)) return token;
      const isOffice = issuer.test(next.replace(/[/-].*$/, '')) || (office.test(next) && isUf(state));
      if (identity.test(token.text) && isOffice) return token;
    }
  return undefined;
}

const fieldFrom = (tokens: readonly Token[]): Field =>
  fieldOf({ value: tokens.map(({ text }) => text).join(' '), tokens, anchorFit: 1, placed: placedOnCard });

/** A single letter after a name is the edge of the card or of a stamp. */
const withoutLetter = (name: readonly Token[]): readonly Token[] =>
  name.at(-1)?.text.length === 1 ? name.slice(0, -1) : name;

/** The name of the holder, in the last row of capitals above another row of the card. */
function nameOf(sheet: Sheet, below: Token): Field | undefined {
  const rows = sheet.rows.flatMap((row) => {
    const words = row.filter(({ left, text }) => left < below.right || ofName.test(text));
    const end = words.findIndex(({ text }) => !ofName.test(text));
    const name = withoutLetter(words.slice(0, end < 0 ? undefined : end));
    const [first] = name;
    const isOver =
      first !== undefined &&
      first.left < below.left &&
      first.bottom < below.top &&
      below.top - first.bottom < overRow * sheet.glyph;
    return isOver && name.filter(({ text }) => text.length > 2).length > 1 && !hasCaption(name) ? [name] : [];
  });
  const tokens = rows.at(-1);
  return tokens && fieldFrom(tokens);
}

/** The category: right after the registration's number, or above the last of the days in its row. */
function categoryOf({ tokens, rows, glyph }: Sheet): Field | undefined {
  const row = rows.find((each) => each.some(({ text }) => registration.test(text)));
  const number = row?.find(({ text }) => registration.test(text));
  if (row === undefined || number === undefined) return undefined;
  const day = row.findLast(({ text }) => /^\d{2}\/\d{2}\/\d{4}$/.test(text));
  const isCategory = ({ text }: Token): boolean => category.test(text) || text === likeB;
  const beside = row.find(({ left, text }) => left > number.right && category.test(text));
  const over =
    day &&
    tokens.filter(
      (token) =>
        isCategory(token) &&
        Math.abs(token.left - day.left) < besideDay * glyph &&
        token.left > day.left &&
        // Captions are printed smaller.
        token.bottom - token.top > leastHeight * (day.bottom - day.top) &&
        middleOf(token) < day.top &&
        day.top - token.bottom < overNumber * glyph,
    );
  const token = beside ?? over?.at(-1);
  return token && fieldFrom([token.text === likeB ? { ...token, text: 'B', conf: token.conf / 2 } : token]);
}

/** The letter's height is at least so many times that of the row of birth, which it stands above or beside, within this many heights of it. */
const [large, nearBirth] = [1.3, 11] as const;
/** So large, and within so many heights, it may stand below the boxes; the letters of the table of categories are small. */
const [larger, belowBoxes] = [1.8, 40] as const;

/**
 * Whether a licence is a permit (P) or definitive (D): the large letter in a circle at the head of the model of 2022 (Resolução CONTRAN
 * 886/2021) or below its boxes, where birth has day and town in one row.
 */
function kindOf({ tokens, rows }: Sheet, birth: Token): Field | undefined {
  const height = birth.bottom - birth.top;
  // A comma makes the day taller; above birth there is no other letter by itself.
  const row = rows.find((each) => each.includes(birth)) ?? [birth];
  const least = Math.min(...row.filter(({ text }) => text.length > 1).map(({ top, bottom }) => bottom - top));
  const lettersWithin = (reach: number, size: number): Token[] =>
    tokens.filter(
      (token) =>
        /^[PD]$/.test(token.text) &&
        token.bottom - token.top >= size * least &&
        token.left > birth.right &&
        Math.abs(middleOf(token) - middleOf(birth)) <= reach * height,
    );
  const near = lettersWithin(nearBirth, 1).filter(
    (token) => token.bottom < birth.top || token.bottom - token.top >= large * least,
  );
  const letters = near.length > 0 ? near : lettersWithin(belowBoxes, larger);
  const [letter] = letters;
  return letter && letters.length === 1 ? fieldFrom([letter]) : undefined;
}

/** Least height of a category, of that of a day. */
const leastHeight = 0.75;
/** Parents begin at the column's edge, within this distance of the row below the name, and their words are close together. */
const [aligned, farthest, apart, continued] = [1.5, 18, 2, 1.4] as const;
/** The parents of the model of 2022 are within so many heights of the row of birth. */
const ofBoxes = 22;

/** The parents: the first two names in the column that begins with the row below the holder's. */
function parentsOf({ rows, glyph }: Sheet, below: Token): Token[][] {
  // From the row of birth of the model of 2022 several rows of boxes lead to them, whatever small print the page has.
  const reach = isOf2022(below)
    ? Math.max(farthest * glyph, ofBoxes * (below.bottom - below.top))
    : farthest * glyph;
  const names: Token[][] = [];
  for (const row of rows) {
    const from = row.findIndex(({ left }) => Math.abs(left - below.left) < aligned * glyph);
    const [first] = row.slice(Math.max(0, from), from + 1);
    if (first === undefined || first.top < below.bottom || first.top - below.bottom > reach) continue;
    const rest = row.slice(from);
    const end = rest.findIndex(
      ({ text, left }, at) =>
        !ofName.test(text) || (at > 0 && left - (rest[at - 1]?.right ?? 0) > apart * glyph),
    );
    const name = [...withoutLetter(rest.slice(0, end < 0 ? undefined : end))];
    const isCaption = hasCaption(name);
    const before = names.at(-1)?.at(-1);
    if (name.length > 1 && !isCaption && name.filter(({ text }) => text.length > 2).length > 1)
      names.push(name);
    else if (
      name.length === 1 &&
      !isCaption &&
      before &&
      first.top - before.bottom < continued * glyph &&
      areOfOneSize(name, names.at(-1) ?? name)
    )
      names.at(-1)?.push(...name);
  }
  return names.slice(0, 2);
}

const captions =
  /^(?:DATA|NASCIMENTO|FILIACAO|NACIONALIDADE|REGISTRO|VALIDADE|PERMISSAO|HAB|CPF|DOC|IDENTIDADE|EMISSOR|NOME|SOBRENOME)$/;

const hasCaption = (words: readonly Token[]): boolean =>
  words.some(({ text }) => captions.test(withoutAccents(text)));

/** Whether the row below the name is that of birth, with day and town in one box (model of 2022). */
const isOf2022 = ({ text }: Token): boolean => /^\d{2}\/\d{2}\/\d{4},$/.test(text);

/** The first row below birth with two days: those of issue and expiry. */
function daysBelow({ rows, glyph }: Sheet, below: Token): readonly Token[] {
  for (const row of rows) {
    const days = row.filter(({ text }) => /^\d{2}\/\d{2}\/\d{4}$/.test(text));
    const [first, second] = days;
    if (first === undefined || first.top < below.bottom) continue;
    const isNear = Math.abs(first.left - below.left) < aligned * glyph;
    return second !== undefined && days.length === 2 && isNear ? days : [];
  }
  return [];
}

function dayOf(token: Token): Field | undefined {
  const value = readAs(token.text, 'date')?.value;
  return value === undefined
    ? undefined
    : fieldOf({ value, printed: token.text, tokens: [token], anchorFit: 1, placed: placedOnCard });
}

/** Values of a licence by their places, whose captions a picture loses first. */
export function placesOfCnh(sheet: Sheet): Data {
  const below = rowBelowName(sheet);
  const [father, mother] = (below && parentsOf(sheet, below)) ?? [];
  const isNew = below !== undefined && isOf2022(below);
  const [issue, expiry] = (isNew && daysBelow(sheet, below)) || [];
  return knownOf<keyof Data, Field>({
    ...formNumbersOf(sheet),
    IssueDate: issue && dayOf(issue),
    ExpiryDate: expiry && dayOf(expiry),
    LicenseKind: isNew ? kindOf(sheet, below) : undefined,
    Name: below && nameOf(sheet, below),
    Category: categoryOf(sheet),
    FatherName: father && mother && fieldFrom(father),
    MotherName: father && mother && fieldFrom(mother),
  });
}
