import { parseDateWords, parseMoneyWords, parseNumberWords } from '@lavra/brazil/words';
import type { Token } from '../sheet/sheet.ts';
import type { ValueKind } from '../values/kinds.ts';
import { readWhole, type Reading } from '../values/values.ts';
import { numberWord } from './money-words.ts';

const words = String.raw`${numberWord}(?: ${numberWord})*`;
/** Where a number in words begins, in small letters: not within brackets, which repeat in words what figures say. */
const begin = String.raw`(?<!\p{L})(?=${numberWord} )(?!e |de )(?<!\([^)]{0,120})`;

/** A number, an amount and a share that are told in words alone ("trinta mil", "dez reais", "trinta e três inteiros e três décimos por cento"). */
export const inWordsAlone = {
  number: begin + words,
  money: String.raw`${begin}${words} (?:reais|real)(?: e ${words} centavos?)?`,
  percent: String.raw`${begin}${words}(?: (?:inteiros?|v[ií]rgula) (?:e )?${words}(?: d[ée]cimos?| cent[ée]simos?)?)? por cento`,
} as const;

/** A share in words as a decimal. */
function parsePercentWords(text: string): string | undefined {
  const [, whole = '', part, unit] =
    /^(.+?)(?: (?:inteiros?|v[ií]rgula) (?:e )?(.+?)(?: (d[ée]cimo|cent[ée]simo)s?)?)? por cento$/iu.exec(
      text,
    ) ?? [];
  const number = parseNumberWords(whole);
  const decimals = part === undefined ? 0 : parseNumberWords(part);
  if (number === undefined || decimals === undefined || number > 100) return undefined;
  const figures = unit?.startsWith('d') === true ? String(decimals) : String(decimals).padStart(2, '0');
  return decimals === 0 ? String(number) : `${number}.${figures.replace(/0+$/, '')}`;
}

const parsers: Partial<Record<ValueKind, (text: string) => string | undefined>> = {
  date: (text) => parseDateWords(text.replace(' no ano ', ' do ano ')),
  money: parseMoneyWords,
  integer: (text) => {
    const number = parseNumberWords(text);
    return number === undefined ? undefined : String(number);
  },
  measure: parsePercentWords,
};

/** Whether words are no name: exact text that begins with a small letter goes on with what led to it. */
const isNobodys = ({ value, tokens }: Reading): boolean =>
  /^\p{Ll}/u.test(value) && tokens.every(({ conf }) => conf === 100);

/** A value of running text, whose numbers may be in words. */
export function readTold(printed: string, kind: ValueKind, tokens: readonly Token[]): Reading | undefined {
  const whole = readWhole(printed, kind, tokens);
  if (kind === 'name' && whole !== undefined && isNobodys(whole)) return undefined;
  if (whole !== undefined || !/\p{L}{3}/u.test(printed)) return whole;
  const value = parsers[kind]?.(printed.trim());
  return value === undefined ? undefined : { value, printed, tokens, shapeFit: 1, checks: [] };
}
