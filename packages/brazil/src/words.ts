import { isIsoDate, monthOfName } from './dates.ts';
import { editsBetween } from './edits.ts';

const values: Readonly<Record<string, number>> = {
  zero: 0,
  um: 1,
  // The spelling on cheques, which prevents anything from being added before it.
  hum: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
  primeiro: 1,
};

const scales: Readonly<Record<string, number>> = {
  mil: 1000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
  bilhao: 1_000_000_000,
  bilhoes: 1_000_000_000,
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && word !== 'e');

/** Words of amounts that are not numbers. */
const currency = ['real', 'reais', 'centavo', 'centavos'];
const vocabulary = [...Object.keys(values), ...Object.keys(scales), ...currency];
/** Whether a word is one of those in which amounts are written, in any case and with or without accents. */
export const isMoneyWord = (word: string): boolean => {
  const [plain = '', ...others] = wordsOf(word);
  return others.length === 0 && vocabulary.includes(plain);
};
/** Spellings with their accents. */
const accented: Readonly<Record<string, string>> = {
  tres: 'três',
  milhao: 'milhão',
  milhoes: 'milhões',
  bilhao: 'bilhão',
  bilhoes: 'bilhões',
};

/**
 * The known word closest to this one: at most one letter in three may differ, and no other word may be as close ("deis"
 * is as close to "seis" as to "dez").
 */
function nearestWord(word: string): string | undefined {
  const [nearest, next] = vocabulary
    .map((known) => ({ known, edits: editsBetween(word, known) }))
    .toSorted((a, b) => a.edits - b.edits);
  if (nearest === undefined || nearest.edits > Math.floor(word.length / 3)) return undefined;
  return next !== undefined && next.edits === nearest.edits ? undefined : nearest.known;
}

const goesOn = /\be\s*$/i;

/**
 * The number that Portuguese words express ("mil novecentos e noventa e seis"); undefined when a word is not a number
 * or the last one is missing.
 */
export function parseNumberWords(text: string): number | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || goesOn.test(text)) return undefined;
  let whole = 0;
  let group = 0;
  for (const word of words) {
    const [value, scale] = [values[word], scales[word]];
    if (value !== undefined) group += value;
    else if (scale !== undefined) {
      whole += Math.max(group, 1) * scale;
      group = 0;
    } else return undefined;
  }
  return whole + group;
}

/** The same words with the "e" that belongs between tens and ones. */
export const withJoinedTens = (text: string): string =>
  text.replaceAll(
    /\b(vinte|(?:tri|quare|cinque|sesse|sete|oite|nove)nta)\s+(?=(?:uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove)(?!\p{L}))/giu,
    (_all, tens: string) => `${tens} ${tens === tens.toUpperCase() ? 'E' : 'e'} `,
  );

/** The same with the "e" between hundreds and tens or ones, and before the centavos. */
const withJoined = (text: string): string =>
  withJoinedTens(text)
    .replaceAll(
      /(?<!\p{L})(cento|(?:duz|trez|quinh)entos|(?:quatro|seis|sete|oito|nove)centos)\s+(?=(?:vinte|\p{L}+enta|dez|onze|doze|treze|\p{L}{2,3}torze|quinze|deze\p{L}+|dezoito|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove)(?!\p{L}))/giu,
      (_all, hundreds: string) => `${hundreds} ${hundreds === hundreds.toUpperCase() ? 'E' : 'e'} `,
    )
    .replaceAll(
      /(?<!\p{L})(reais|real)\s+(?=(?!e\s|de\s)\p{L}[\p{L}\s]{2,40}centavos?(?!\p{L}))/giu,
      (_all, currency: string) => `${currency} ${currency === currency.toUpperCase() ? 'E' : 'e'} `,
    );

/**
 * An amount in words with misread words replaced by the only known word they can stand for ("tres vil reais" is "tres
 * mil reais"), and with each "e" that belongs between two.
 */
export const mendedMoneyWords = (text: string): string =>
  withJoined(text).replaceAll(/\p{L}{3,}/gu, (word) => {
    const [plain = ''] = wordsOf(word);
    if (vocabulary.includes(plain)) return word;
    const nearest = nearestWord(plain);
    if (nearest === undefined) return word;
    const written = accented[nearest] ?? nearest;
    return word === word.toUpperCase() ? written.toUpperCase() : written;
  });

/** A date in words ("vinte e dois de novembro de dois mil e sete") as YYYY-MM-DD; undefined for any other text. */
export function parseDateWords(text: string): string | undefined {
  const [, day, named, year] =
    /^\s*(?:aos?\s+|em\s+|no\s+)?(.+?)\s+(?:dias?\s+)?(?:do\s+m[eê]s\s+)?de\s+(\p{L}{4,9})\s+d[eo]\s+(?:ano\s+de\s+)?(.+?)\s*$/iu.exec(
      // Certificates repeat in digits what they say in words, or in words what they say in digits ("nove /09/ dias", "05 (cinco)").
      text.normalize('NFC').replaceAll(/\s*(?:\/\d+\/|\([^)]*\)|\bdias?\b)/gi, ''),
    ) ?? [];
  if (day === undefined || named === undefined || year === undefined) return undefined;
  const numberOf = (part: string): number | undefined =>
    /^\d+º?$/.test(part) ? parseInt(part, 10) : parseNumberWords(part.replaceAll(',', ' '));
  const [days, month, years] = [numberOf(day), monthOfName(named), numberOf(year)];
  if (days === undefined || month === undefined || years === undefined) return undefined;
  const iso = [String(years).padStart(4, '0'), month, days]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return isIsoDate(iso) ? iso : undefined;
}

/**
 * A time of day as registers write it out ("quinze horas e trinta minutos", "19 horas e 20 minutos", "oito e meia da noite", "meio-dia") as
 * HH:MM; undefined for any other text.
 */
export function parseTimeWords(text: string): string | undefined {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // What is said twice stands in brackets the second time.
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/(?<=\d) ?h(?:r?s)?(?![a-z])\.?/, ' horas ')
    .replace(/(?<=\d)(?=min)/, ' ')
    .replaceAll(/[\s,-]+/g, ' ')
    .trim();
  const [, half] = /^(?:ao? )?meio dia( e meia)?$/.exec(plain) ?? [];
  if (/^(?:ao? )?meio dia/.test(plain)) return half === undefined ? '12:00' : '12:30';
  if (/^(?:a )?meia noite$/.test(plain)) return '00:00';
  const [, hours = '', minutes, part] =
    /^(.+?)(?: horas?)?(?: (?:e |com )?(meia|[a-z]+(?: e [a-z]+)?(?= min)|\d{1,2}(?= min|$)|(?<=horas? e )[a-z]+(?: e [a-z]+)?)(?: min(?:utos?)?\b\.?)?)?(?: horas?)?(?: (d[ae] [a-z]+))?$/.exec(
      plain,
    ) ?? [];
  // A number alone is no time.
  if (!/hora|\bmeia\b/.test(plain)) return undefined;
  const numberOf = (said: string): number | undefined =>
    said === 'meia' ? 30 : /^\d{1,2}$/.test(said) ? Number(said) : parseNumberWords(said);
  const [hour, minute] = [numberOf(hours), minutes === undefined ? 0 : numberOf(minutes)];
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return undefined;
  const isLater = hour < 12 && /^d[ae] (?:tarde|noite)$/.test(part ?? '');
  return [hour + (isLater ? 12 : 0), minute].map((figures) => String(figures).padStart(2, '0')).join(':');
}

/** An amount in words ("dois mil reais e dez centavos") as a decimal string "2010.10"; undefined for any other text. */
export function parseMoneyWords(text: string): string | undefined {
  const plain = wordsOf(text).join(' ');
  const [, whole = '', cents] =
    /^(?:(.*?) (?:de )?(?:reais|real))?(?: ?(.*?) centavos?)?$/.exec(
      plain.replaceAll(/ de (?=reais)/g, ' '),
    ) ?? [];
  const reais = whole === '' ? (cents === undefined ? undefined : 0) : parseNumberWords(whole);
  const centavos = cents === undefined ? 0 : parseNumberWords(cents);
  if (reais === undefined || centavos === undefined || centavos > 99) return undefined;
  return `${reais}.${String(centavos).padStart(2, '0')}`;
}
