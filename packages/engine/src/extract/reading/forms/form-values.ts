import { isUf } from '@lavra/brazil/states';
import {
  isComplement,
  partHouse,
  partStreet,
  piecesOf,
  tellsHouse,
  type Street,
} from '../values/parted-street.ts';
import type { FormSpec } from './form-spec.ts';
import { townInRow } from './town-in-row.ts';
import { inRow } from '../labels/around-label.ts';
import { isTextKind } from '../values/kinds.ts';
import { readWhole, type Reading } from '../values/values.ts';
import { printedOf, type Token } from '../sheet/sheet.ts';

/** A value and the label by which it was found. */
export interface FormValue<Id extends string> {
  readonly id: Id;
  readonly reading: Reading;
  /** 0 to 1: how well the label fits its spelling. */
  readonly fit: number;
  /** The spelling of that label; undefined when none was needed. */
  readonly label?: string;
  /** The words of that label. */
  readonly heading?: readonly Token[];
  /** Any words could be this value: it has no format of its own. */
  readonly isText: boolean;
}

/** The code that the words of a box stand for; other values as they are. */
export function withCode<Id extends string>(value: FormValue<Id>, { fields }: FormSpec<Id>): FormValue<Id>[] {
  const specs = fields.filter(({ id }) => id === value.id);
  const codes = specs.flatMap((field) => field.codes ?? []);
  const said = value.reading.value;
  // A field with codes may have other labels, whose few answers are values as they are.
  const isAnswer = specs.some(({ codes: none, oneOf }) => none === undefined && oneOf?.test(said) === true);
  if (codes.length === 0 || isAnswer) return [value];
  const code = codes.find((each) => each.said.test(said))?.code;
  return code === undefined ? [] : [{ ...value, reading: { ...value.reading, value: code } }];
}

/** Splits a value that holds the values of several fields, for those that have none yet. */
export function withParts<Id extends string>(
  value: FormValue<Id>,
  { fields }: FormSpec<Id>,
  done: Set<Id>,
): FormValue<Id>[] {
  // A field may be printed in one box with others, or in a box of its own.
  const splits = fields.find(
    (field) => field.id === value.id && field.splits?.pattern.test(value.reading.value) === true,
  )?.splits;
  const match = splits?.pattern.exec(value.reading.value);
  if (splits === undefined || !match) return [value];
  return splits.into.flatMap((id, index) => {
    const part = match[index + 1]?.trim() ?? '';
    if (part === '' || (id !== value.id && done.has(id))) return [];
    const { kind = 'text' } = fields.find((field) => field.id === id) ?? {};
    const own = isTextKind(kind) ? { value: part } : readWhole(part, kind, value.reading.tokens);
    if (own === undefined) return [];
    done.add(id);
    return [{ ...value, id, reading: { ...value.reading, ...own } }];
  });
}

interface AroundAddress<Id extends string> {
  readonly glyph: number;
  readonly found: readonly FormValue<Id>[];
  /** The words of the page that are of no value and no label. */
  readonly free?: () => readonly Token[];
}

/** Splits house number, district and town off an address, if no box of their own gave them. */
export function withAddress<Id extends string>(
  read: FormValue<Id>,
  { fields }: FormSpec<Id>,
  done: ReadonlySet<Id>,
  { glyph, found, free }: AroundAddress<Id>,
): FormValue<Id>[] {
  const { address: names } = fields.find((field) => field.id === read.id) ?? {};
  if (names === undefined) return [read];
  const value = { ...read, reading: withoutCode(read.reading) };
  const { tokens } = value.reading;
  const part = (id: Id, { text, tokens: words }: Street): FormValue<Id> => ({
    ...value,
    id,
    reading: { ...value.reading, value: text, tokens: words },
  });
  const parts: FormValue<Id>[] = [];
  const pieces = piecesOf(value.reading, glyph);
  // A picture may lose the commas, but not the spaces behind them.
  const isOfPicture = tokens.some(({ conf }) => conf < 100);
  const signed = partedBySigns(value.reading, glyph) ?? partedByLines(value.reading, glyph);
  let text = signed ?? (isOfPicture ? joined(pieces) : value.reading.value);
  const asRead = signed === undefined ? text : undefined;
  const [, before, town, uf = '', cep] =
    townBehind.exec(text) ?? inOrder(townBehindCode.exec(text)) ?? townBehindDash.exec(text) ?? [];
  if (names.city !== undefined && before !== undefined && town !== undefined && isUf(uf)) {
    text = before;
    const behind = [
      [names.city, 'city', town],
      [names.uf, 'uf', uf],
      [names.cep, 'cep', cep],
    ] as const;
    for (const [id, kind, said] of behind) {
      if (id === undefined || said === undefined || done.has(id)) continue;
      const own = readWhole(said, kind, tokens);
      if (own !== undefined) parts.push({ ...value, id, reading: own });
    }
  }
  // The state before the postal code may have been read already ("Centro, Lins -").
  const [, led, townAlone] = townLeft.exec(read.reading.value.replace(/[\s,;]+$/, '')) ?? [];
  if (parts.length === 0 && names.city !== undefined && led !== undefined && townAlone !== undefined) {
    text = led;
    const own = done.has(names.city) ? undefined : readWhole(townAlone, 'city', tokens);
    if (own !== undefined) parts.push({ ...value, id: names.city, reading: own });
  }
  // Before a state that was read in its row, the last of two parts behind the house is the town ("12, Centro, Lins").
  const state = found.find(({ id }) => id === names.uf)?.reading.tokens[0];
  // The dash before a state is too low to be level with it.
  const end = tokens.findLast(({ folded }) => folded !== '');
  const isBeforeState = state !== undefined && end !== undefined && inRow(state, end, glyph);
  if (parts.length === 0 && names.city !== undefined && isBeforeState && !done.has(names.city)) {
    const { address, district: last } = partStreet([{ text, tokens }]);
    const { district } = address === undefined ? {} : partStreet([address]);
    const own = last === undefined ? undefined : readWhole(last.text, 'city', tokens);
    if (
      address !== undefined &&
      district !== undefined &&
      !isComplement(district.text) &&
      own !== undefined
    ) {
      parts.push({ ...value, id: names.city, reading: own });
      text = address.text;
    }
  }
  const isTownless = parts.length === 0 && names.city !== undefined && !done.has(names.city);
  const apart = isTownless && free ? townInRow(tokens, free(), glyph) : undefined;
  if (apart !== undefined && names.city !== undefined) {
    const [city, uf] = [readWhole(apart.town, 'city', apart.tokens), readWhole(apart.uf, 'uf', apart.tokens)];
    if (city !== undefined) parts.push({ ...value, id: names.city, reading: city });
    if (uf !== undefined && names.uf !== undefined && !done.has(names.uf))
      parts.push({ ...value, id: names.uf, reading: uf });
  }
  // In a row of its own the postal code ends an address without its town.
  const [, over, code] = codeBehind.exec(text) ?? [];
  if (over !== undefined && code !== undefined) {
    text = over;
    const own = names.cep === undefined || done.has(names.cep) ? undefined : readWhole(code, 'cep', tokens);
    if (names.cep !== undefined && own !== undefined) parts.push({ ...value, id: names.cep, reading: own });
  }
  if (names.district !== undefined && !done.has(names.district)) {
    const { address, district } = partStreet(text === asRead ? pieces : [{ text, tokens }]);
    if (address !== undefined && district !== undefined && !isComplement(district.text)) {
      parts.push(part(names.district, district));
      text = address.text;
    }
  }
  const isWhole = names.isWholeWithoutComma === true && !tellsHouse(text);
  if (names.number !== undefined && !done.has(names.number) && !isWhole) {
    const { street, number, complement } = partHouse(text);
    if (number !== undefined) {
      text = street;
      parts.push(part(names.number, { text: number, tokens }));
      if (complement !== undefined && names.complement !== undefined && !done.has(names.complement))
        parts.push(part(names.complement, { text: complement, tokens }));
    }
  }
  return [part(value.id, { text: parts.length === 0 ? value.reading.value : text, tokens }), ...parts];
}

const sign = /^[·•|]$/;

/** An address whose maker sets signs between its parts: the ends of its lines part them, too. */
function partedBySigns({ tokens }: Reading, glyph: number): string | undefined {
  if (!tokens.some(({ text }) => sign.test(text))) return undefined;
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isNewLine = before !== undefined && !inRow(token, before, glyph);
    if (sign.test(token.text) || isNewLine) text = `${text.replace(/[\s,;–-]+$/, '')},`;
    if (!sign.test(token.text)) text += `${text === '' ? '' : ' '}${token.text}`;
  }
  return text.replace(/[\s,;–-]+(?:CEP[.:]?)?$/i, '');
}

/** A street that ends its line with the house number, and a line that is a town with its state. */
const [streetLine, townLine] = [
  /^\p{L}.*\p{L}.*[ ,](?:\d{1,5} ?[A-Z]?|S\/?N[º°o]?)$/iu,
  /^(\p{L}[\p{L}' ]{2,40}?)(?: ?[-–—/(] ?| )([A-Z]{2})\)?$/u,
] as const;

/** An address of three lines or more, each of which is a part of its own, as the first and the last one tell. */
function partedByLines({ tokens }: Reading, glyph: number): string | undefined {
  const lines: Token[][] = [];
  for (const token of tokens) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && inRow(token, line[0], glyph)) line.push(token);
    else lines.push([token]);
  }
  const texts = lines.map((line) => printedOf(line).replace(/[\s,;–-]+$/, ''));
  const [, town, state = ''] = townLine.exec(texts.at(-1) ?? '') ?? [];
  if (lines.length < 3 || town === undefined || !isUf(state) || !streetLine.test(texts[0] ?? ''))
    return undefined;
  return [...texts.slice(0, -1), `${town} - ${state}`].join(', ');
}

/** A postal code that ends an address. */
const codeBehind = /^(.*\p{L}.*?)[\s,–-]+(?:CEP:?\s*)?(\d{2}\.?\d{3}-\d{3})$/iu;

/** Without the label of a postal code or a district that is a value of its own. */
function withoutCode(reading: Reading): Reading {
  const value = reading.value
    // The full stop of a sentence behind the postal code or the state.
    .replace(/(?<=\d{3}|\/ ?[A-Z]{2})\.$/, '')
    .replace(/[\s,;·•|–—-]+(?:(?:CEP|bairro)[\s.:]*)?$/i, '');
  const tokens = reading.tokens.filter(
    ({ text }, index) =>
      index < reading.tokens.length - 2 || !/^(?:(?:CEP|bairro)[.:]*|[·•|–—-])$/i.test(text),
  );
  return value === reading.value ? reading : { ...reading, value, tokens };
}
const joined = (pieces: readonly Street[]): string =>
  pieces
    .map(({ text }) => text)
    .join(', ')
    .replace(/,? ([-–/]),? /g, ' $1 ');

/** A town with its state, and perhaps the postal code, which a line may part behind its hyphen, at the end of an address in one box. */
const townBehind =
  /^(.*\S)\s*[-–,]\s+(\p{L}[\p{L}' ]{2,40}?)\s*[-–/]\s*([A-Z]{2})(?:\s*[-–,]?\s*(?:CEP:?\s*)?(\d{2}\.?\d{3}(?:- ?)?\d{3}))?$/u;

/** The same behind its postal code, as the last line of an address in several has it. */
const townBehindCode =
  /^(.*\S)[\s,–-]+(?:CEP:?\s*)?(\d{2}\.?\d{3}-?\d{3})[\s,–-]+(\p{L}[\p{L}' ]{2,40}?)[\s,/–-]+([A-Z]{2})$/u;
/** A town behind a dash, whose state follows it without a sign ("12, Centro — Lins SP"). */
const townBehindDash =
  /^(.*\d.*\S)\s[-–—]\s(\p{L}[\p{L}' ]{2,40}?)\s([A-Z]{2})(?:[\s,–—-]+(?:[Cc][Ee][Pp]:?\s*)?(\d{2}\.?\d{3}-?\d{3}))?$/u;
/** A town at the end of an address with the sign that led to its state. */
const townLeft = /^(.*\d.*\S)\s*[-–,]\s+(\p{L}[\p{L}' ]{2,40}?)\s*[-–/]$/u;
const inOrder = (match: RegExpExecArray | null): readonly (string | undefined)[] | undefined =>
  match === null ? undefined : [match[0], match[1], match[3], match[4], match[2]];
