import type { Field } from '@lavra/contract/model/result';
import { placedOnCard } from '../../../evidence/confidence.ts';
import { fieldOf } from '../../../evidence/field.ts';
import { middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readAs } from '../values/kinds.ts';
import { knownOf } from '../values/known.ts';

type Found<Id extends string> = Partial<Record<Id, Field>>;

/** The registry number of a foreigner: a letter, six digits, and a check digit or letter; some of it may be misread where only its place is wanted. */
const registry = /^(?=(?:.*\d){4})[A-Z][\dA-Z]{6}(?:-[\dA-Z])?$/;
const day = /^\d{2}\/\d{2}\/\d{4}$/;
/** How far values begin from their column's edge, and words of one value from each other, in glyphs. */
const [aligned, apart] = [1.5, 2] as const;
/** How far a row is from its place, as a share of the distance between two rows. */
const offPlace = 0.28;

interface Column {
  readonly sheet: Sheet;
  readonly left: number;
  /** Distance between two rows of values. */
  readonly step: number;
}

const plain = (token: Token): string => token.text.replace(/^[^\p{L}\d]+|[^\p{L}\d.]+$/gu, '');

/** The words that begin at a place of a column and stand close together; a caption right beside that place is smaller or in small letters. */
function wordsAt(
  { sheet: { tokens, glyph }, left, step }: Column,
  middle: number,
  from = left,
): readonly Token[] {
  const row = tokens
    .filter((token) => Math.abs(middleOf(token) - middle) < offPlace * step && plain(token) !== '')
    .toSorted((a, b) => a.left - b.left);
  const start = row.findIndex((token) => Math.abs(token.left - from) < aligned * glyph);
  if (start < 0) return [];
  const end = row.findIndex(
    (token, index) => index > start && token.left - (row[index - 1]?.right ?? 0) > apart * glyph,
  );
  return row.slice(start, end < 0 ? undefined : end);
}

const fieldFrom = (tokens: readonly Token[], value: string): Field =>
  fieldOf({ value, tokens, anchorFit: 1, placed: placedOnCard });

/** Words in capitals; undefined for anything else. */
function capitalsOf(tokens: readonly Token[]): Field | undefined {
  const value = tokens.map(plain).join(' ');
  return /^\p{Lu}{2}[\p{Lu} '.-]*$/u.test(value) ? fieldFrom(tokens, value) : undefined;
}

/** A foreigner's residence status (Leis 6.815/1980, 9.474/1997 and 13.445/2017). */
const status =
  /^(?:PERMANENTE|RESIDENTE|TEMPOR[AÁ]RI[OA]|PROVIS[OÓ]RI[OA]|FRONTEIRI[CÇ][OA]|ASILAD[OA]|REFUGIAD[OA])$/;

const isName = (tokens: readonly Token[]): boolean => {
  const field = capitalsOf(tokens);
  return field !== undefined && !status.test(field.value);
};

function dayOf(token: Token | undefined): Field | undefined {
  const value = token && readAs(plain(token), 'date')?.value;
  return token && value !== undefined ? fieldFrom([token], value) : undefined;
}

/** Words of a row to the right of one of its words that match. */
const besideOf = ({ tokens, glyph }: Sheet, { right, ...edges }: Token, pattern: RegExp): Token[] =>
  tokens
    .filter(
      (token) =>
        token.left > right &&
        Math.abs(middleOf(token) - middleOf(edges)) < 0.6 * glyph &&
        pattern.test(plain(token)),
    )
    .toSorted((a, b) => a.left - b.left);

const initialOf = (token: Token | undefined): Field | undefined => token && fieldFrom([token], plain(token));

/**
 * Values of the card of the Registro Nacional Migratório (Portaria 12/2018): in one column names, birth, nationality before the number,
 * parents, status and expiry, whose rows are equally far apart but for the second parent's.
 */
export function placesOfRnm(
  sheet: Sheet,
): Found<
  | 'Surname'
  | 'GivenNames'
  | 'BirthDate'
  | 'Sex'
  | 'CopyNumber'
  | 'Nationality'
  | 'FatherName'
  | 'MotherName'
  | 'ExpiryDate'
  | 'BirthPlace'
> {
  const number = sheet.tokens.find((token) => registry.test(plain(token)));
  const birth =
    number &&
    sheet.tokens
      .filter((token) => day.test(plain(token)) && token.right < number.left && token.bottom < number.top)
      .at(-1);
  if (number === undefined || birth === undefined) return {};
  const middle = middleOf(number);
  const step = middle - middleOf(birth);
  if (step > mostStep * sheet.glyph) return {};
  const column: Column = { sheet, left: birth.left, step };
  const nationality = wordsAt(column, middle).filter((token) => token.right < number.left);
  const law = sheet.tokens.find(({ folded, top }) => folded === 'ART' && top > middle);
  return knownOf({
    Surname: capitalsOf(wordsAt(column, middle - 3 * step)),
    GivenNames: capitalsOf(wordsAt(column, middle - 2 * step)),
    BirthDate: dayOf(birth),
    Sex: initialOf(besideOf(sheet, birth, /^[MF]$/)[0]),
    CopyNumber: initialOf(besideOf(sheet, birth, /^\d$/)[0]),
    Nationality: capitalsOf(nationality),
    FatherName: capitalsOf(wordsAt(column, middle + step)),
    MotherName: capitalsOf(wordsAt(column, middle + 1.47 * step)),
    ExpiryDate: dayOf(wordsAt(column, middle + 3.47 * step)[0]),
    BirthPlace: law && capitalsOf(wordsAt({ ...column, left: law.left }, middleOf(law) + step)),
  });
}

/** Rows of values are at most this far apart, in glyphs. */
const mostStep = 4.5;

/** Values of the older card of foreigners: number, name, parents, nationality with birthplace, and birth, sex and expiry in one row. */
export function placesOfRne(
  sheet: Sheet,
): Found<
  | 'Name'
  | 'FatherName'
  | 'MotherName'
  | 'Nationality'
  | 'BirthPlace'
  | 'BirthDate'
  | 'Sex'
  | 'ExpiryDate'
  | 'CopyNumber'
> {
  const number = sheet.tokens.find((token) => registry.test(plain(token)));
  const days = sheet.tokens.filter((token) => day.test(plain(token)));
  const birth =
    number &&
    days.find(
      (token) => token.top > number.bottom && Math.abs(token.left - number.left) < aligned * sheet.glyph,
    );
  if (number === undefined || birth === undefined) return {};
  const middle = middleOf(number);
  const step = (middleOf(birth) - middle) / 4.45;
  if (step > mostStep * sheet.glyph) return {};
  const column: Column = { sheet, left: number.left, step };
  const row = middle + 3.45 * step;
  const [expiry] = besideOf(sheet, birth, day);
  const names = [1, 2, 2.45].map((rows) => wordsAt(column, middle + rows * step));
  // On other models the first rows below a number are the status, or days.
  const [own = [], father = []] = names;
  if (!isName(own) || !isName(father) || new Set(names.map(([first]) => first)).size < names.length)
    return {};
  // The copy is printed beside the date of entry, on the back.
  const [copy] = days.flatMap((token) =>
    token.top > birth.bottom + step ? besideOf(sheet, token, /^\d$/) : [],
  );
  return knownOf({
    Name: capitalsOf(own),
    FatherName: capitalsOf(father),
    MotherName: capitalsOf(names[2] ?? []),
    Nationality: capitalsOf(wordsAt(column, row)),
    BirthPlace: expiry && capitalsOf(wordsAt(column, row, expiry.left)),
    BirthDate: dayOf(birth),
    Sex: initialOf(besideOf(sheet, birth, /^[MF]$/)[0]),
    ExpiryDate: dayOf(expiry),
    CopyNumber: initialOf(copy),
  });
}
