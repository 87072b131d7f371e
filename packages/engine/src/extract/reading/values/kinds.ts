import { type CheckKey, checks, type FiguresCheck, isCheckKey } from '@lavra/contract/fields/checks';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import { completeAccessKey, parseAccessKey } from '@lavra/brazil/access-key';
import { isCep, normaliseCep } from '@lavra/brazil/cep';
import { isCnpj, normaliseCnpj } from '@lavra/brazil/cnpj';
import { isCpf, normaliseCpf } from '@lavra/brazil/cpf';
import { isMatricula, normaliseMatricula } from '@lavra/brazil/civil-registry';
import { monthOfName, parseDate } from '@lavra/brazil/dates';
import { parseMoney } from '@lavra/brazil/money';
import { isNfseKey } from '@lavra/brazil/nfse-key';
import { isPhone } from '@lavra/brazil/phone';
import { isRenavam } from '@lavra/brazil/renavam';
import { isUf, ufOfName } from '@lavra/brazil/states';
import { isVin, normaliseVin } from '@lavra/brazil/vin';
import {
  mendedMoneyWords,
  parseDateWords,
  parseMoneyWords,
  parseNumberWords,
  parseTimeWords,
  withJoinedTens,
} from '@lavra/brazil/words';
import { withoutAccents, withoutRemnant } from '../sheet/text.ts';
import { isHouseNumber } from './house-number.ts';
import { withAt } from './email.ts';
import { readPlate } from './plate.ts';
import { withStroke } from './names.ts';
import { answerOf } from './answers.ts';

interface Match {
  readonly value: string;
  readonly checks?: readonly MadeCheck[];
}

type Reader = (text: string) => Match | undefined;

const check = (name: CheckKey, ok: boolean): MadeCheck => ({ check: name, ok });

/** The text with letters that resemble digits replaced by those digits; for values that must be digits or have a check digit. */
export function figuresOf(text: string): string {
  return text
    .replace(/[OoDQ]/g, '0')
    .replace(/[Il|!]/g, '1')
    .replace(/[Ss]/g, '5')
    .replace(/B/g, '8')
    .replace(/[Zz]/g, '2');
}

/** A CNPJ (14 characters) or CPF (11 digits), checked; letters in a CNPJ are taken for misread digits only when the check digits then hold. */
export function readTaxpayer(text: string): Match | undefined {
  const cnpj = normaliseCnpj(text);
  if (/^[0-9A-Z]{12}\d{2}$/.test(cnpj) && isCnpj(cnpj))
    return { value: cnpj, checks: [check('cnpj_digits', true)] };
  const figures = figuresOf(text).replace(/\D/g, '');
  if (figures.length === 14 && (/\d/.test(text) || isCnpj(figures))) {
    return {
      value: isCnpj(figures) || /^\d+$/.test(cnpj) ? figures : cnpj,
      checks: [check('cnpj_digits', isCnpj(figures))],
    };
  }
  if (figures.length === 11)
    return { value: normaliseCpf(figures), checks: [check('cpf_digits', isCpf(figures))] };
  return undefined;
}

/** Whether a text is a date, a time, a telephone number, a postal code, a CPF or a CNPJ, and so no other number. */
const isOtherNumber = (text: string): boolean =>
  /^\d{1,2}\/\d{1,2}\/\d{2,4}|^\(?\d{2}\)?\s?\d{4,5}-\d{4}$|^\d{4,5}-\d{4}$|^\d{2}\.?\d{3}-\d{3}$|^\d{3}\.\d{3}\.\d{3}-\d{2}$|^\d{2}\.\d{3}\.\d{3}\/|:\d{2}/.test(
    text.trim(),
  );

function readMoney(text: string): Match | undefined {
  // Ten digits in a row are a number of another kind, and a whole number in brackets is a count ("Produtos (6)").
  if (/\d{10}|^\s*\(\d{1,3}\)\s*$/.test(text)) return undefined;
  // The comma before the centavos may be read as one more point, or be lost.
  // Asterisks before an amount keep others from adding figures to it.
  const plain = withoutRemnant(text.replace(/\s/g, '').replace(/(?<=^(?:R\$)?)[*#]{2,}(?=\d)/, ''));
  const value = parseMoney(plain.replace(/^((?:R\$)?\d{1,3}(?:\.\d{3})+)\.?(?=\d{2}$)/, '$1,'));
  return value === undefined ? undefined : { value };
}

function readDigits(text: string): Match | undefined {
  if (/^ISENT[AO]$/i.test(text.trim())) return { value: 'ISENTO' };
  if (isOtherNumber(text) || /(?:^|\s)\d{1,2}\/\d{1,2}$/.test(text)) return undefined;
  const value = text.replace(/[\s./-]/g, '');
  return /^[A-Z]?\d{2,}[A-Z]?$/i.test(value) ? { value } : undefined;
}

/** A number of known length with check digits. */
function checkedFigures(text: string, name: FiguresCheck): Match | undefined {
  const { figures, holds } = checks[name];
  const value = text.replace(/[\s./-]/g, '');
  return value.length === figures && /^\d+$/.test(value)
    ? { value, checks: [check(name, holds(value))] }
    : undefined;
}

/** A CPF masked by a form ("***.123.456-**") is returned as printed. */
const maskedCpf = /^[*X]{3}\.?\d{3}\.?\d{3}-?[*X]{2}$/i;
/** Asterisks may be read as specks or not at all: the six digits between them still identify a masked CPF. */
const starless = /^[^\p{L}\d]*(\d{3}\.\d{3})[^\p{L}\d]*$/u;

function readUf(text: string): Match | undefined {
  // The preposition is no state, whose name has an accent.
  if (/^para$/i.test(text.trim())) return undefined;
  const value = withoutAccents(withStroke(text))
    .toUpperCase()
    .replace(/^\s+|[\s.,;|]+$/g, '');
  // After a town ("IGUAÇU/PR", "IGUAÇU (PR)") or a plate.
  const [, last = value] = /[A-Z\d]\s?[/(–—-]\s?([A-Z]{2})\)?$/.exec(value) ?? [];
  // A state in words, alone or behind its town ("Recife – Pernambuco").
  const [, named = text] =
    /(?:\bEstado d[eoa] |\p{L} ?(?: [-–—]|[/(–—]) ?)(\p{L}[\p{L} ]*)\)?$/iu.exec(text.trim()) ?? [];
  const uf = isUf(last) ? last : ufOfName(named);
  return uf === undefined ? undefined : { value: uf };
}

/** A company's state registration has 8 digits (RJ) to 14; fewer are a part of one. */
const fewestOfStateRegister = 8;

/** Longer numbers are a payment slip's line or an invoice's key. */
const mostFigures = 20;

const ordinals: Readonly<Record<string, number>> = {
  PRIMEIRO: 1,
  SEGUNDO: 2,
  TERCEIRO: 3,
  QUARTO: 4,
  QUINTO: 5,
  SEXTO: 6,
  SETIMO: 7,
  OITAVO: 8,
  NONO: 9,
  DECIMO: 10,
  VIGESIMO: 20,
  TRIGESIMO: 30,
};
/** Figures of a chassis number, of which a picture may misread some. */
const fewestOfVin = /(?:\d\D*){3}/;

const readers = {
  // Only for text that a pattern has identified as digits.
  figures: (text) => {
    const value = figuresOf(text).replace(/\D/g, '');
    return value === '' ? undefined : { value };
  },
  // Longer than a CPF, so that no other number that is printed in groups is one, or as long with check digits that are none of a CPF.
  'card-number': (text) => {
    const value = text.replace(/\D/g, '');
    const isLong = /^\d{12,20}$/.test(value) || (/^\d{9}-\d{2}$/.test(text.trim()) && !isCpf(value));
    return isLong && !isOtherNumber(text) ? { value } : undefined;
  },
  cpf: (text) => {
    const plain = text.replace(/\s/g, '');
    if (maskedCpf.test(plain)) return { value: plain };
    const [, shown] = starless.exec(plain) ?? [];
    if (shown !== undefined) return { value: `***.${shown}-**` };
    if (!/^[\dOoDQIl|!SsBZz.,\s/-]+$/.test(text)) return undefined;
    const match = readTaxpayer(text);
    const isSure = match?.checks?.every(({ ok }) => ok) === true;
    // A 7 may be read as a stroke.
    const other = isSure ? '' : plain.replaceAll('/', '7');
    if (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(other) && isCpf(other)) return readTaxpayer(other);
    return match?.value.length === 11 ? match : undefined;
  },
  cnpj: (text) => {
    const match = /\d/.test(text) ? readTaxpayer(text) : undefined;
    return match && match.value.length === 14 ? match : undefined;
  },
  // The stroke before the year may be read as a letter ("OUTI2025").
  month: (text) => {
    const [, named, year] =
      /^(\d{1,2}|\p{L}{3,9})\.?\s*(?:\/|-|de|(?<=^\d\d)\.(?=20\d\d$)|(?<=\p{L})[Il|](?=20\d\d$))\s*(\d{4}|\d{2})$/iu.exec(
        text.trim(),
      ) ?? [];
    if (named === undefined || year === undefined) return undefined;
    const month = /^\d/.test(named) ? Number(named) : monthOfName(named);
    if (month === undefined || month < 1 || month > 12) return undefined;
    return { value: `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}` };
  },
  decimal: (text) => {
    const plain = withoutRemnant(text.replace(/(?<=\d) (?=[.,]\d)/g, ''));
    const value = /^-?[\d.,]+(?:\s*(?:kg|m3|m³|t|kWh|%))?$/i.test(plain)
      ? parseMoney(plain.replace(/m3|[^\d.,-]/gi, ''))
      : undefined;
    return value === undefined ? undefined : { value };
  },
  // Years of age, which registers write in words as well ("54 anos", "setenta e oito").
  age: (text) => {
    const [, said = ''] = /^(.+?)(?: ?\([^)]*\))?(?: anos?(?: de idade)?)?$/i.exec(text.trim()) ?? [];
    const years = /^\d{1,3}$/.test(said) ? Number(said) : parseNumberWords(said);
    return years === undefined || years > 125 ? undefined : { value: String(years) };
  },
  percent: (text) => {
    const value = /^\d{1,3}(?:[.,]\d+)?\s*%?$/.test(text)
      ? parseMoney(text.replace(/[\s%]/g, ''))
      : undefined;
    return value === undefined ? undefined : { value };
  },
  integer: (text) => {
    // Whole numbers may be printed with decimals ("148,0000", "148.00"), and seats with a letter for persons ("05P").
    const plain = text.replace(/(?<=\d)\.(?=\d{3})/g, '').replace(/(?<=\d)(?:,0+|\.0{1,2})(?= ?KG$|$)/i, '');
    const figures = /^\(?0*(\d{1,9})\)?(?:[ªºa°P]|\s?VIA|\s?KG)?$/i.exec(plain);
    return figures?.[1] === undefined ? undefined : { value: figures[1] };
  },
  // "7ª", "SÉTIMA", "DÉCIMA PRIMEIRA".
  ordinal: (text) => {
    const [, figures] = /^(\d{1,3}) ?[ªºa°]?$/.exec(text.trim()) ?? [];
    const parts = withoutAccents(text)
      .toUpperCase()
      .trim()
      .split(/[\s-]+/);
    const sum = parts.reduce((all, part) => all + (ordinals[part.replace(/A$/, 'O')] ?? NaN), 0);
    const value = figures === undefined ? sum : Number(figures);
    return Number.isNaN(value) ? undefined : { value: String(value) };
  },
  // A term in months, which may be written in years ("30 (trinta) meses", "2 anos", "trinta meses").
  months: (text) => {
    const [, figures, words = '', unit = ''] =
      /^(?:0*(\d{1,3})(?: ?\([^)]*\))?|(\p{L}[\p{L} ]*?))(?: ?(m[eê]s(?:es)?|anos?))?$/iu.exec(
        text.trim().replace(/[,;.]+$/, ''),
      ) ?? [];
    const count = figures === undefined && unit !== '' ? parseNumberWords(words) : figures;
    if (count === undefined) return undefined;
    return { value: String(Number(count) * (unit.toLowerCase().startsWith('a') ? 12 : 1)) };
  },
  // The raised letter of an ordinal may be read as a figure ("22 VIA"), and no document is issued for a tenth time.
  copy: (text) => {
    const [, ordinal, alone] =
      /^0?([1-9])(?:[ªº°ao*'"”]{0,2}|\d)\s?[VY][IT1L]A$|^0*([1-9])(?:[ªº°a]|\d)?$/i.exec(text.trim()) ?? [];
    const value = ordinal ?? alone;
    return value === undefined ? undefined : { value };
  },
  number: (text) => {
    // "1/1" is a page number.
    if (isOtherNumber(text) || /^\d{1,2}\/\d{1,2}$/.test(text) || (/\s/.test(text) && text.includes('/')))
      return undefined;
    // A zero alone before the groups of a long number is read as a letter.
    const value = text
      .replace(/^(?:N[º°o.]+|#)\s*/i, '')
      .replace(/^O(?=(?: \d+){2,}$)/, '0')
      .replace(/[\s./-]/g, '');
    return value.length <= mostFigures && /^\d+[\dXx]?$/.test(value) && !/^\d{2}\/\d{2}\/\d{4}/.test(text)
      ? { value }
      : undefined;
  },
  sex: (text) => {
    const [, initial] = /^(M|F|X)(?:ASC\w*|EM\w*)?\.?$/i.exec(text.trim()) ?? [];
    return initial === undefined ? undefined : { value: initial.toUpperCase() };
  },
  code: (text) => (/^(?=.*[\p{L}\d])[\p{L}\d./+-]+$/u.test(text) ? { value: text } : undefined),
  // The code of a fiscal operation, whose first figure may have a point behind it.
  cfop: (text) => {
    const value = text.replace(/[.\s]/g, '');
    return /^[1-7]\d{3}$/.test(value) ? { value } : undefined;
  },
  // The code of an activity (CNAE), whose parts a picture may show apart.
  cnae: (text) => {
    const [, ...parts] = /^(\d{2})\.? ?(\d{2}) ?-? ?(\d) ?[-/]? ?(\d{2})$/.exec(text.trim()) ?? [];
    const [division, group, digit, last] = parts;
    return last === undefined ? undefined : { value: `${division}.${group}-${digit}-${last}` };
  },
  // The series of a fiscal document: digits, or a letter ("U" where there is only one).
  series: (text) => (/^(?:\d{1,3}|[A-Z]\d?)$/.test(text) ? { value: text } : undefined),
  // Serial numbers may contain letters, but no more letters than digits.
  serial: (printed) => {
    const text = printed.replace(/[.,;:]+$/, '');
    const letters = text.replace(/[^\p{L}]/gu, '').length;
    const isSerial =
      /^[\p{L}\d](?:[\p{L}\d./+-]*[\p{L}\d])?$/u.test(text) && letters <= text.replace(/\D/g, '').length;
    return isSerial ? { value: text } : undefined;
  },
  email: (text) => {
    // A telephone number before it is a value of its own.
    if (/^[()\d\s+.-]*\d{4}\s/.test(text)) return undefined;
    const own = text.replace(/^[·•|/–,;-]\s*/, '');
    // The words behind an address belong to the next label.
    const [first = ''] = own.split(/\s/);
    const value = (first.includes('@') && /\.[a-z]{2,}$/i.test(first) ? first : withAt(own)).replace(
      /\s/g,
      '',
    );
    // A point neither begins nor ends the local part, and no two follow each other (RFC 5321, 4.1.2).
    const ok = /^(?!\.)[^@\s]+(?<!\.)@[^@\s]+\.[a-z]{2,}$/i.test(value) && !value.includes('..');
    return ok ? { value, checks: [check('email_format', true)] } : undefined;
  },
  'access-key': (text) => {
    const value = text.replace(/[\s.-]/g, '');
    if (!/^\d{44}$|^\d{50}$/.test(value)) return undefined;
    return value.length === 44
      ? {
          value,
          checks: [
            check(
              'key_digits',
              completeAccessKey(value.slice(0, 43)) === value && parseAccessKey(value) !== undefined,
            ),
          ],
        }
      : { value, checks: [check('nfse_key_digits', isNfseKey(value))] };
  },
  vin: (text) => {
    // I, O and Q occur in no chassis number.
    const value = normaliseVin(text).replaceAll('I', '1').replace(/[OQ]/g, '0');
    // The serial number at its end has figures.
    return isVin(value) && fewestOfVin.test(text) ? { value } : undefined;
  },
  renavam: (text) => {
    const value = text.replace(/\D/g, '');
    // A stroke of a pen within the number is none of it where its check digit holds without.
    const isWhole = /^[\d.\s-]+$/.test(text) || (/^\d+\/\d+$/.test(text) && isRenavam(value));
    if (!/^\d{9,11}$/.test(value) || !isWhole) return undefined;
    return { value, checks: [check('renavam_digits', isRenavam(value))] };
  },
  money: readMoney,
  // What is taken off may be printed with its sign, before it or behind it.
  deduction: (text) => readMoney(text.replace(/^(R\$)? ?[-–−] ?|[-–−]$/, '$1')),
  date: (text) => {
    // Travel documents print the month in two languages ("18 JUL/JUL 1982"), certificates day, month and year in boxes. A month's O may be read as a zero, or twice.
    const plain = text
      .replace(/(?<=\d)[^\p{L}\d]+$/u, '')
      .replace(/(?<=\d[/ .-])0?[O0]UT(?=[/ .-]\d)/i, 'OUT')
      .replace(/(?<=\d[/ .-])(N0V|AG0)(?=[/ .-]\d)/i, (month) => month.replace('0', 'O'))
      .replace(/^(\d{1,2})[º°](?=[/.-]\d)/, '$1')
      .replace(/^(\d{1,2}) (?:dias )?do m[eê]s (?:de )?(\p{L}+) (?:do ano )?de (?=\d{4}$)/iu, '$1 de $2 de ')
      .replace(/^([\dOSIl]{2})(?=\s+\p{L}{3})/u, (day) => (/\d|^O[SI]/.test(day) ? figuresOf(day) : day))
      .replace(/^(\d{1,2}\s+\p{L}{3})(?:[\p{L}/|]*|\s*[/|]?\s*\p{L}{3,4})(\s+\d{4})$/u, '$1$2')
      .replace(/^(\d{2})\s+(\d{2})\s+((?:19|20)\d{2})$/, '$1/$2/$3');
    const value = parseDate(plain);
    return value === undefined ? undefined : { value };
  },
  'date-words': (text) => {
    const value = parseDateWords(text);
    return value === undefined ? undefined : { value };
  },
  'words-of-date': (text) => {
    // Where the day is said again in figures, these are another value.
    const value = withJoinedTens(
      text
        .replace(/[\s,;.]+$/, '')
        .replace(/^\(([^()]+)\)$/, '$1')
        .replace(/\s*\(\d{2}[/.-]\d{2}[/.-]\d{4}\)$/, '')
        // Nor is the day with figures before it.
        .replace(/^\d{1,2}[º°]? de \p{L}+ de \d{4} ?\(([^()\d]+)\)$/u, '$1'),
    );
    return parseDateWords(value) === undefined ? undefined : { value };
  },
  'money-words': (text) => {
    const value = parseMoneyWords(mendedMoneyWords(text));
    return value === undefined ? undefined : { value };
  },
  'words-of-money': (text) => {
    const value = mendedMoneyWords(text);
    // Words that are no amount are returned as read.
    return { value: parseMoneyWords(value) === undefined ? text : value };
  },
  // A zero is the letter that it resembles: no group of blood is called by a figure.
  'blood-type': (text) =>
    /^(?:A|B|AB|O|0)\s?(?:[+–−-]|(?:RH\s?)?(?:[+–−-]|POSITIVO|NEGATIVO))$/i.test(text)
      ? { value: text.replace(/^0/, 'O') }
      : undefined,
  // A letter in a box for one digit is the digit that it resembles.
  digit: (text) => (/^[\dOoIl|]$/.test(text) ? { value: figuresOf(text) } : undefined),
  measure: (text) => {
    const value = /^[\d.,]+\s?%?$/.test(text) ? parseMoney(text.replace(/[\s%]/g, '')) : undefined;
    return value === undefined ? undefined : { value: value.replace(/\.?0+$/, '') || '0' };
  },
  // A constant as its plate prints it, whose last zero tells how exact it is.
  constant: (text) => (/^\d+(?:[.,]\d+)?$/.test(text) ? { value: text.replace(',', '.') } : undefined),
  answer: (text) => {
    const answer = answerOf(text);
    return answer === undefined ? undefined : { value: String(answer) };
  },
  // The harvest of a crop: two years that follow each other, or one.
  season: (text) => {
    const [, first, second] = /^((?:19|20)?\d{2}) ?\/ ?((?:20)?\d{2})$/.exec(text.trim()) ?? [];
    if (first === undefined || second === undefined)
      return /^(?:19|20)\d{2}$/.test(text) ? { value: text } : undefined;
    // What is sown and reaped within one year is told by it twice.
    if (first === second && first.length === 4) return { value: `${first}/${second}` };
    const isNext = (Number(first.slice(-2)) + 1) % 100 === Number(second.slice(-2));
    return isNext && second.length <= first.length ? { value: `${first}/${second}` } : undefined;
  },
  year: (text) => (/^(?:19|20)\d{2}$/.test(text) ? { value: text } : undefined),
  'house-number': (text) => (isHouseNumber(text) ? { value: text } : undefined),
  // The registration number of an entry begins with the national code of its office (Provimento CNJ 63/2017).
  'registry-office': (text) => {
    const value = normaliseMatricula(text);
    return /^\d{32}$/.test(value) ? { value: value.slice(0, 6) } : undefined;
  },
  matricula: (text) => {
    const value = normaliseMatricula(text);
    return /^\d{32}$/.test(value)
      ? { value, checks: [check('matricula_digits', isMatricula(value))] }
      : undefined;
  },
  time: (text) => {
    const parts =
      /^(\d{1,2})[:hH.,](\d{2})(?:min\.?|[:mM.](\d{2})(?: ?[-–+]\d{2}:?\d{2})?)?s?(?: ?h(?:oras?|rs?|s)?\.?)?$/.exec(
        text.trim().replace(/(?<=^\d{1,2}:) (?=\d\d)/, ''),
      );
    const said = parts ? undefined : parseTimeWords(text);
    if (said !== undefined) return { value: said };
    if (!parts || Number(parts[1]) > 23 || Number(parts[2]) > 59 || Number(parts[3] ?? 0) > 59)
      return undefined;
    return { value: [parts[1]?.padStart(2, '0'), parts[2], parts[3]].filter(Boolean).join(':') };
  },
  taxpayer: readTaxpayer,
  cep: (text) => {
    // A date, two amounts, or a telephone number, which has four digits behind its hyphen.
    if (/\/|,\d\d(?!\d)|(?<!\d)\d{4}-\d{4}(?!\d)/.test(text)) return undefined;
    const value = normaliseCep(text.replace(/[.,\s]/g, ''));
    return /^\d{8}$/.test(value) && !text.includes('/')
      ? { value, checks: [check('cep_range', isCep(value))] }
      : undefined;
  },
  // Invoices for abroad have EX in the place of a state (NF-e, annex of UF).
  uf: (text) => (text.trim() === 'EX' ? { value: 'EX' } : readUf(text)),
  // The state of a professional council: its letters, or its statistical code.
  'uf-code': (text) => {
    const uf = readUf(text);
    return uf ?? (/^(?:1[1-7]|2[1-9]|3[1235]|4[123]|5[0-3])$/.test(text) ? { value: text } : undefined);
  },
  phone: (text) => {
    // Of two numbers the first.
    const [printed = ''] = text.replace(/[|!\]]$/, '').split(/(?<=\d{4}) ?\/ ?(?=\(?\d)/);
    // The trunk zero before an area code ("(011) 5555-0000") is no part of the number.
    const value = printed
      // The one of a pen leans like a stroke; a number of mobile telephones has nine figures.
      .replace(/^(\(?\d{2}\)? ?9\d*)\/(\d*-?\d{4})$/, '$11$2')
      .replace(/\D/g, '')
      .replace(/^0(?=[1-9]{2}\d{8,9}$)/, '');
    // A postal code has as many figures as a number without its area, a CPF as many as one with it.
    if (/^\d{5}-\d{3}$|^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(printed.trim())) return undefined;
    // Forms print zeros when there is no second number.
    const isOne = value.length >= 8 && value.length <= 13 && !/^0+$/.test(value);
    if (!isOne || !/^[\d\s()+./-]+$/.test(printed)) return undefined;
    // A number with an area code, unlike "0800" numbers, that cannot be a telephone number was misread.
    const isWhole = /^[1-9]\d{9,10}$/.test(value);
    return isWhole && !isPhone(value) ? { value, checks: [check('phone_format', false)] } : { value };
  },
  digits: readDigits,
  'state-register': (text) => {
    // A point may be read as a comma; registers of Acre and Brasília have one figure less than a CNPJ behind the stroke.
    const match = readDigits(text.replace(/(?<=\d{3})(?:,(?=\d{3})|\/(?=\d{3}-\d\d$))/g, '.'));
    // A number that all the country may call.
    if (/^0[38]00[ -]?\d{2,4}[ -]?\d{3,4}$/.test(text.trim())) return undefined;
    return match && (match.value === 'ISENTO' || match.value.length >= fewestOfStateRegister)
      ? match
      : undefined;
  },
  plate: readPlate,
  // Before 1990 plates had two letters.
  'former-plate': (text) => {
    const [, letters, figures] = /^([A-Z]{2})[- ]?(\d{4})(?: ?[/–-] ?[A-Z]{2})?$/.exec(text.trim()) ?? [];
    return readPlate(text) ?? (letters === undefined ? undefined : { value: `${letters}${figures}` });
  },
} satisfies Record<string, Reader>;

const textKinds = ['text', 'name', 'long-text', 'city', 'towns', 'street', 'issuer'] as const;

export type TextKind = (typeof textKinds)[number];

/** How a text is read: as text, as a value with a format, or as a number, named by the check of its digits. */
export type ValueKind = TextKind | keyof typeof readers | FiguresCheck;

export const isTextKind = (kind: ValueKind): kind is TextKind => textKinds.some((each) => each === kind);

/** Reads a whole text as a value of a kind; undefined when it is none. */
export const readAs = (text: string, kind: Exclude<ValueKind, TextKind>): Match | undefined =>
  isCheckKey(kind) ? checkedFigures(text, kind) : readers[kind](text);
