import { isAtGuessed } from './email.ts';
import { isUf } from '@lavra/brazil/states';
import { parseNumberWords } from '@lavra/brazil/words';
import type { MadeCheck, Doubt } from '../../../evidence/confidence.ts';
import { rowsOf, type Token } from '../sheet/sheet.ts';
import { isTextKind, readAs, type TextKind, type ValueKind } from './kinds.ts';
import {
  isMisreadLabel,
  isStrokeLost,
  issuerOf,
  nameOf,
  townOf,
  withAgreedOrdinal,
  withStroke,
} from './names.ts';
import { townWithState } from './town-with-state.ts';
import { withProvenZero, withZerosOfDate } from './misread-zeros.ts';

/** A typed value and the words it was read from; `shapeFit` is the share of the offered characters that it explains. */
export interface Reading {
  readonly value: string;
  readonly printed: string;
  readonly tokens: readonly Token[];
  readonly shapeFit: number;
  readonly checks: readonly MadeCheck[];
  readonly doubts?: readonly Doubt[];
}

/** Most words of a printed value, for kinds with more than six. */
const mostWords: Partial<Readonly<Record<ValueKind, number>>> = {
  'access-key': 13,
  matricula: 9,
  answer: 12,
  'date-words': 18,
  'words-of-date': 18,
  'money-words': 24,
  'words-of-money': 24,
};

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + token.text.length, 0);

/** Several words without a capital or a sign between them: a piece of a sentence, which a label within the text leads to ("Tarifa Social: informe-se sobre o direito"). */
const isSentence = /^[\p{Ll}-]{3,}(?: \p{Ll}+){2,}$/u;
/** Names of documents and labels in the place of a person's name, and what is asked for under a line for a signature, which are nobody's. */
const isTitle =
  /\b(?:RENAVAM|CNPJ|RNTRC|CHASSI)\b|^(?:CERTID[AÃ]O(?: DE)?|CERTID[AÃ]O DE \p{L}+|[OÓ]BITO|CASAMENTO)$|^(?:CARIMBO|ASSINATURA|RUBRICA|RECONHECIMENTO DE FIRMA)(?!\p{L})/iu;

/** Restores the slash of "c/c" after an agency or an article, which may be read as a letter; "CIC", a former name of the CPF, follows neither. */
const withStrokes = (text: string): string =>
  text.replace(/(\b(?:AG[.:]*|ART\.?) ?\d[\d-]*,? )(C)[I1l|](C)\b/gi, '$1$2/$3');

/** The sign of a number before a code that is a value of its own ("nº LC-204"). */
const signOfNumber = /^n(?:\.? ?[º°]|r?o?\.) ?(?=(?:[A-Z]{1,5}[-/. ]?)?\d\S*$)/i;

/** A space wider than this, in glyphs, and so much wider than those before it, parts a town from the next box. */
const [besideTown, widerThan] = [1.2, 2.5] as const;

/** Where the words of the next box begin behind a town's name of several words. */
function endOfTown(tokens: readonly Token[], glyph: number): number | undefined {
  const spaces = tokens.slice(1).map((token, index) => token.left - (tokens[index]?.right ?? 0));
  const at = spaces.findIndex(
    (space, index) =>
      index > 0 && space > besideTown * glyph && space > widerThan * Math.max(...spaces.slice(0, index)),
  );
  return at < 0 ? undefined : at + 1;
}

/** A stroke between two commas is a Roman numeral ("ART. 30, |, DA LEI"), and before a maker the letter of imported vehicles ("|/KIA SPORTAGE"). */
const withNumerals = (text: string): string => text.replace(/(?<=\d, )\|(?=, )|^\|(?=\/\p{Lu}{2})/gu, 'I');

/** Towns with their states, the stroke between which may be read as a letter. */
const withStrokesOfStates = (text: string): string =>
  text
    .split(/(?<=[A-Z]{2}[,;]) /)
    .map((town) => town.replace(/^[^,;]+/, withStroke))
    .join(' ');

/** What Brazilians are, which is no town's name. */
const isNationality = /^brasileir[oa](?:\(a\))?$/i;

/** Words of sentences about the law, which no town's name has ("origem conforme a Lei 11.442"). */
const isOfLaw =
  /(?<!\p{L})(?:Lei|LEI|Leis|Decreto|DECRETO|(?:[Aa]rt(?:igo)?|ART)\.? \d|[Cc]onforme|(?:de )?acordo com|nos termos)(?!\p{L})/u;

/** Words of sentences, which no office has in its name. */
const isSaid = /(?<!\p{L})(?:AT[ÉE]|DEVE|DEVER[ÁA]|N[ÃA]O|QUE)(?!\p{L})/iu;

/** The root of its CNPJ, with which the name of a person's own firm (MEI) begins ("48.771.320 ANA SÁ PRADO"). */
const ofOwnFirm = /^\d{2}\.\d{3}\.\d{3} (?=\p{L}{3,}(?: \p{L}{1,3})? \p{L}{3,})/iu;

function readText(tokens: readonly Token[], glyph: number, kind: ValueKind): Reading | undefined {
  const read = withStrokes(withAgreedOrdinal(tokens, glyph)).replace(
    /^(?!\|\/\p{Lu}{2})[\s:;,./|·•–-]+|[\s:;,/|·•–-]+$/gu,
    '',
  );
  // No word has nothing but these two letters: they are a Roman numeral ("TIPO Il", "Dom Pedro Il").
  const whole = read.replace(/(?<![\p{L}'’])[Il]{2,3}(?![\p{L}'’])/gu, (strokes) =>
    'I'.repeat(strokes.length),
  );
  const numbered = withNumerals(whole);
  const printed =
    kind === 'name'
      ? nameOf(whole)
      : kind === 'issuer'
        ? issuerOf(whole)
        : kind === 'towns'
          ? withStrokesOfStates(numbered)
          : numbered.replace(kind === 'text' ? signOfNumber : '', '');
  if (kind === 'name' && (isTitle.test(printed) || isSentence.test(printed))) return undefined;
  // No town is called by figures.
  if (kind === 'city' && !/\p{L}{2}/u.test(printed)) return undefined;
  // A town's neighbour on a card is what its holder is a citizen of.
  if (kind === 'city' && (isNationality.test(printed) || isOfLaw.test(printed))) return undefined;
  // The caption of a signature names an office as well, and what is below it is a sentence.
  if (kind === 'issuer' && isSaid.test(printed)) return undefined;
  // A street has a kind and a name, or a name of more than one word; "R$" begins an amount.
  if (kind === 'street' && (!/\S\s+\S/.test(printed) || printed.startsWith('R$'))) return undefined;
  // Nor is a town with its state one.
  if (kind === 'street' && townWithState(printed) !== undefined) return undefined;
  // A name contains no numbers, dates or times, but for the one that a person's own firm is called by.
  const named = kind === 'name' ? printed.replace(ofOwnFirm, '') : '';
  if (kind === 'name' && (!/\p{L}{2}/u.test(named) || /\d{3}|\d[/:]\d{2}/.test(named))) return undefined;
  if ((kind === 'name' || kind === 'city') && isMisreadLabel(printed, tokens)) return undefined;
  // A word that only joins others is a piece of a text.
  if (/^(?:d[aeo]s?|n[ao]s?|e|em)$/u.test(printed)) return undefined;
  // A lone dash or row of asterisks is how forms print "nothing".
  if (!/[\p{L}\p{N}]/u.test(printed)) return undefined;
  const [before, last] = tokens.slice(-2);
  // A word read from a portrait or a pattern beside or below a name has low confidence, and is not its next word.
  const gap = before && last && last.conf < 60 ? last.left - before.right : 0;
  // In monospaced type words are a whole letter apart.
  const letter = before && before.text.length > 2 ? (before.right - before.left) / before.text.length : 0;
  if (kind === 'name' && (gap > Math.max(0.9 * glyph, 1.2 * letter) || gap < -0.5 * glyph))
    return readText(tokens.slice(0, -1), glyph, kind);
  if (kind !== 'city') return { value: printed, printed, tokens, shapeFit: 1, checks: [] };
  // A state at a distance is in a box of its own.
  if (before && last && isUf(last.text) && last.left - before.right > 1.1 * glyph)
    return readText(tokens.slice(0, -1), glyph, kind);
  const end = endOfTown(tokens, glyph);
  if (end !== undefined) return readText(tokens.slice(0, end), glyph, kind);
  const town = townOf(printed);
  const doubts = isStrokeLost(town, tokens) ? (['odd'] as const) : [];
  return { value: town, printed, tokens, shapeFit: 1, checks: [], doubts };
}

/** Kinds of numbers of which two words far apart are two values. */
const parted = new Set<ValueKind>([
  'number',
  'digits',
  'state-register',
  'code',
  'serial',
  'integer',
  'money',
  'decimal',
  'percent',
]);

/** Whether the words are so far apart that they belong to different boxes. */
const isParted = (tokens: readonly Token[], glyph: number): boolean =>
  tokens.some((token, index) => index > 0 && token.left - (tokens[index - 1]?.right ?? 0) > 2.5 * glyph);

/** Amounts are printed with their centavos; a number without them may be another value. */
export const hasCentavos = ({ printed }: Pick<Reading, 'printed'>): boolean =>
  /\d[.,] ?\d{2}\D*$/.test(printed);

/** Whether the next words continue a number in words; "Mil novecentos e noventa e" continues even if nothing follows. */
function goesOn([first, second]: readonly Token[]): boolean {
  const isNumber = ({ text }: Token) => parseNumberWords(text) !== undefined;
  if (first === undefined) return false;
  return /^e$/i.test(first.text) ? second === undefined || isNumber(second) : isNumber(first);
}

const dateKinds = new Set<ValueKind>(['date', 'month']);
const provenKinds = new Set<ValueKind>(['cpf', 'cnpj', 'taxpayer']);

const tornYear = /^(\d{2} ?[/.] ?\d{2} ?[/.] ?(?:19|20)) (\d{2})$/;

type Printed = NonNullable<ReturnType<typeof readAs>> & Pick<Reading, 'doubts'>;

/** A text as a value of a kind; of a picture, a zero may be read as another digit where it cannot be one. */
function readPrinted(
  text: string,
  kind: Exclude<ValueKind, TextKind>,
  tokens: readonly Token[],
): Printed | undefined {
  const isExact = tokens.every(({ conf }) => conf === 100);
  if (kind === 'cpf' && maskless.test(text)) return isExact ? undefined : ofBareMask(readAs(text, kind));
  if (kind.endsWith('plate')) return !isExact ? ofPicture(readAs(text, kind)) : readAs(text, kind);
  // A year that the print tears is no day with an hour behind it ("15/07/20 12").
  if (!isExact && kind === 'date' && tornYear.test(text))
    return readPrinted(text.replace(tornYear, '$1$2'), kind, tokens);
  const zeros = !isExact && dateKinds.has(kind) ? withZerosOfDate(text) : undefined;
  const day = zeros === undefined ? undefined : readAs(zeros, kind);
  if (day) return { ...day, doubts: ['mended'] };
  const read = readAs(text, kind);
  if (kind === 'email' && read !== undefined && isAtGuessed(text))
    return isExact ? undefined : { ...read, doubts: ['either'] };
  const holds = (other: string): boolean => readAs(other, kind)?.checks?.every(({ ok }) => ok) === true;
  if (isExact || !provenKinds.has(kind) || read === undefined || holds(text)) return read;
  const proven = withProvenZero(text, holds);
  const number = proven === undefined ? undefined : readAs(proven, kind);
  return number ? { ...number, doubts: ['tried'] } : read;
}

/** A plate of a picture: its fifth sign is a letter or a figure, and an I is read as a one. */
const ofPicture = (plate: Printed | undefined): Printed | undefined =>
  plate?.value[4] === '1' ? { ...plate, doubts: ['either'] } : plate;

/** Six figures with nothing of a mask beside them, which exact text would have: any number of a policy or a card looks so. */
const maskless = /^\d{3}\.\d{3}$/;
const ofBareMask = (cpf: Printed | undefined): Printed | undefined =>
  cpf && { ...cpf, doubts: [...(cpf.doubts ?? []), 'either'] };

/** The brackets or boxes of a choice, of which no part is an answer. */
const ofChoice = /[()[\]☐☒☑]/u;

/** Reads the first run of words, in reading order, that makes a value of the kind; longer runs are tried before shorter ones. */
export function readValue(tokens: readonly Token[], kind: ValueKind, glyph: number): Reading | undefined {
  if (tokens.length === 0) return undefined;
  if (isTextKind(kind)) return readText(tokens, glyph, kind);
  const offered = lengthOf(tokens);
  let failing: Reading | undefined;
  let whole: Reading | undefined;
  // A date is one word if possible: a time after it is another value.
  const alone =
    kind === 'date'
      ? tokens.find((token) => readPrinted(token.text, kind, [token]) !== undefined)
      : undefined;
  // A value in words continues in the next row.
  const rows = kind.includes('words')
    ? [rowsOf(tokens, glyph).flat()]
    : rowsOf(alone ? [alone] : tokens, glyph);
  for (const row of rows) {
    for (let from = 0; from < row.length; from++) {
      for (let to = Math.min(row.length, from + (mostWords[kind] ?? 6)); to > from; to--) {
        const used = row.slice(from, to);
        if (parted.has(kind) && isParted(used, glyph)) continue;
        if (kind.includes('words') && goesOn(row.slice(to))) continue;
        const around = kind === 'answer' ? [...row.slice(0, from), ...row.slice(to)] : [];
        if (around.some(({ text }) => ofChoice.test(text))) continue;
        const printed = used.map((token) => token.text).join(' ');
        const match = readPrinted(printed, kind, used);
        if (!match) continue;
        const reading = {
          ...match,
          printed,
          tokens: used,
          shapeFit: lengthOf(used) / offered,
          checks: match.checks ?? [],
        };
        // A stamp may leave digits in an amount's row: the amount is the one with centavos.
        if (kind === 'money' && !hasCentavos(reading)) whole ??= reading;
        else if (kind === 'phone' && failing !== undefined && isWithoutArea(reading, failing)) continue;
        else if (kind === 'phone' && lacksArea(reading))
          failing ??= { ...reading, shapeFit: ofPart * reading.shapeFit };
        else if (reading.checks.every(({ ok }) => ok)) return reading;
        else failing ??= reading;
      }
    }
  }
  return failing ?? (whole && doubted(whole));
}

/** Forms print telephone numbers with their area code: a shorter one read from a picture may have lost it, which lowers its shape fit. */
const fewestOfPhone = 10;
const ofPart = 0.2;
const lacksArea = ({ value, tokens }: Reading): boolean =>
  value.length < fewestOfPhone && tokens.some(({ conf }) => conf < 100);

/** Whether a telephone number is what an area code in brackets leads, which with it is like no such number: without it no check would fail. */
const isWithoutArea = ({ value, tokens }: Reading, whole: Reading): boolean =>
  value.length < fewestOfPhone &&
  /^\(\d{2,3}\)/.test(whole.printed) &&
  tokens.every((token) => whole.tokens.includes(token));

/** Factor on the shape fit of a picture's amount without punctuation, which may have lost its comma. */
const ofBare = 0.4;
const doubted = (whole: Reading): Reading =>
  /^\d{3,}$/.test(whole.printed) && whole.tokens.some(({ conf }) => conf < 100)
    ? { ...whole, shapeFit: ofBare * whole.shapeFit }
    : whole;

/** Reads a whole text, without punctuation around it, as a value of a kind; undefined when it is none. */
export function readWhole(printed: string, kind: ValueKind, tokens: readonly Token[]): Reading | undefined {
  const text = printed.replace(/^[\s:;,.]+|[\s:;,.]+$/g, '');
  if (isTextKind(kind)) {
    const value = kind === 'name' ? nameOf(text) : kind === 'issuer' ? issuerOf(text) : withNumerals(text);
    // A name contains no numbers.
    if (value === '' || (kind === 'name' && /\d{3}/.test(value))) return undefined;
    return { value, printed, tokens, shapeFit: 1, checks: [] };
  }
  const match = readPrinted(text, kind, tokens);
  return match && { ...match, printed, tokens, shapeFit: 1, checks: match.checks ?? [] };
}
