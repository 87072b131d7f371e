import { numberWord } from '../reading/phrases/money-words.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

/** The beginning of a name, which is neither the print before an amount nor the amount itself. */
const first = String.raw`(?!(?:QUANTIA|IMPORT|EXTENSO|(?:${numberWord.toUpperCase()}|REAL|REAIS) )|(?:[aA] )?(?:${numberWord}) )\p{Lu}`;
const name = String.raw`(${first}[\p{L}\d '/.&-]{5,60}?)`;
/** The small print behind the name; handwriting beside it bends it ("á tua"), and its first words may be lost. */
const behind = String.raw`(?= (?:[oO]u|OU) (?:[àaáÀÁA] |a quem|ao portador|AO PORTADOR)|(?: [àaáÀÁA])? (?:[stST]ua|SUA)(?!\p{L})|$)`;
/** Models of cooperatives, of stationers and of later years say it before the name. */
const before =
  '(?:[àaáÀÁA] (?:ordem de|ORDEM DE)|[eE]m favor de|EM FAVOR DE|[aA] (?:favor de|FAVOR DE)|(?:[nN]omina|NOMINA)(?:l|tivo|L|TIVO) [aA]|(?:[pP]ague|PAGUE)[ -]?(?:se|SE)? [aàAÀ]|A[oO](?:\\([àÀ]\\))? [sS][rR]\\.?(?: ?\\(?[aA]\\)?\\.?)?|[fF]avorecid[oa]|FAVORECID[OA]|[bB]enefici[áa]ri[oa]|BENEFICI[ÁA]RI[OA])';

const led: readonly RegExp[] = [
  new RegExp(`(?:^| )${before}:? ${name}${behind}`, 'u'),
  // The letter between it and the name may be lost at the beginning of a row.
  new RegExp(String.raw`^PAGUE[ -]?SE ${name}${behind}`, 'u'),
];

/** The payee of a cheque in its row, by the small print before or behind it. */
export const payeeRows: readonly Phrase<'PayeeName'>[] = [
  ...led,
  // What is left of the print before it may be a letter.
  /^(?:\p{L} )?([\p{Lu}][\p{L} '/.&-]{5,60}?)(?: \S{1,2})? [aàáAÀÁ] (?:[st]ua|SUA)/u,
].map((pattern) => ({ pattern, gives: [['PayeeName', 'name']], isWritten: true }));

/** Whether the print of a row says that its name is the payee's. */
export const isPayeeRow = (text: string): boolean => led.some((pattern) => pattern.test(text));
