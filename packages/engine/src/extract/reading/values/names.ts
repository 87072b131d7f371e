import { isUf } from '@lavra/brazil/states';
import { textOf, type Token } from '../sheet/sheet.ts';

/** A name without what is said of its bearer behind it. */
export const nameOf = (text: string): string =>
  text
    .replace(/^e (?=\p{Lu})/iu, '')
    // A speck between two words.
    .replace(/(?<=\p{L}) [\d|!](?= \p{L})/gu, '')
    // The number of who bears it.
    .replace(/[\s–-]+(?:(?:CPF|CNPJ)[\s:]*)?\d{3}\.\d{3}\.\d{3}-\d{2}.*$/i, '')
    .replace(/\s*\(\s?falecid[oa]s?\s?\).*$/i, '')
    .replace(/,?\s+(?:natural d|nascid[oa] |residente|brasileir[oa]\b|falecid[oa]).*$/i, '');

/** The stroke before a state or an office is read as a letter ("SESPIPR", "DIREXIPF"). */
export function issuerOf(printed: string): string {
  // What is read behind an office and its state is none of it.
  const [word = '', ...more] = printed.split(' ');
  const head = more.length > 0 ? issuerOf(word) : '';
  if (/^[A-Z/]{2,14}\/[A-Z]{2}$/.test(head)) return head;
  // Of the regional offices of the Federal Police nothing but the state differs.
  const regional = /^SR[IilL|/]P[EFP][IilL|/]?([A-Z]{2})$/i.exec(printed)?.[1]?.toUpperCase();
  if (regional !== undefined && isUf(regional)) return `SR/PF/${regional}`;
  const text = printed.replace(/(?<=[A-Z]{3})[Il|](?=(?:DIREX|DELEMIG|D?PF)(?![A-Z]{2}\b))/g, '/');
  const [, office, state] =
    /^([A-Z]{2,6}|[A-Z]{2,4}[I/l|][A-Z]{2,4})[Il|]([A-Z]{2})$/.exec(text.replace(/^s(?=[A-Z])/, 'S')) ?? [];
  return office === undefined || state === undefined || !isUf(state)
    ? text
    : `${office.replace(/(?<=[A-Z]{2})[Il|](?=[A-Z]{2})/, '/')}/${state}`;
}

/** The stroke before a state whose letters end no word of Portuguese is read as a letter or a figure ("CURITIBAIPR"). */
export const withStroke = (text: string): string =>
  text.replace(/(?<=\p{L}{2})[Il|1!](?=(?:DF|MG|MS|MT|PB|PR|RJ|RN|RR|RS|SC|SP)$)/u, '/');

/** A town without its state and what stands behind that, the label of something else. */
export function townOf(printed: string): string {
  const [, town, uf = ''] = /^(.+?)\s*[/,(–-]\s*([A-Z]{2})\)?(?: \S{1,8})?$/.exec(withStroke(printed)) ?? [];
  return town !== undefined && isUf(uf) ? town : printed;
}

/** A word in small letters alone is neither a name nor a town, where it was read from a picture. */
export const isMisreadLabel = (printed: string, [first]: readonly Token[]): boolean =>
  first?.conf !== 100 && /^\p{Ll}+$/u.test(printed);

/** The small raised letter of an ordinal is hardly told in a picture: the word behind it says which it is. */
export function withAgreedOrdinal(tokens: readonly Token[], glyph: number): string {
  const text = textOf(tokens, glyph);
  if (tokens.every(({ conf }) => conf === 100)) return text;
  return text.replace(/(?<=\d)[º°](?= (?:zona|vara|circunscri[cç][aã]o|regi[aã]o|se[cç][aã]o)\b)/giu, 'ª');
}
