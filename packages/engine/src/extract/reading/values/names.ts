import { isUf, ufOfName } from '@lavra/brazil/states';
import { textOf, type Token } from '../sheet/sheet.ts';

/** A name without the particulars that follow it. */
export const nameOf = (text: string): string =>
  text
    .replace(/^e (?=\p{Lu})/iu, '')
    // It leads to the name in the row below.
    .replace(/(?<=\p{L}{2}),? e$/u, '')
    .replace(/^d[ao] (?:finad|falecid)[oa] (?=\p{Lu})/u, '')
    // What the person is to another ("o filho Rui Sá Prado").
    .replace(
      /^[oa] (?:pr[óo]pri[oa] )?(?:filh[oa]|pai|m[ãa]e|vi[úu]v[oa]|espos[oa]|irm[ãa]o?|net[oa]|sobrinh[oa]|genro|nora|cunhad[oa]|companheir[oa]),? (?=\p{Lu}[\p{L}'’]+ \S)/u,
      '',
    )
    // Which parent it is.
    .replace(/^(?:pai|m[aã]e)(?: ?: ?| )(?=\p{Lu})/u, '')
    // Its code in a program's register, with zeros before it ("000094 RODOVIA CARGAS").
    .replace(/^0\d{2,}(?:[/-]\d{1,4})?(?: ?[–-])? (?=\p{L}{3})/u, '')
    // A speck read between two words.
    .replace(/(?<=\p{L}) [\d|!](?= \p{L})/gu, '')
    // The person's CPF.
    .replace(/[\s–-]+(?:(?:CPF|CNPJ)[\s:]*)?\d{3}\.\d{3}\.\d{3}-\d{2}.*$/i, '')
    // Or the company's CNPJ.
    .replace(/[\s–-]+(?:CNPJ[\s:]*)?\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}.*$/i, '')
    // The till where the person works, with its number.
    .replace(/[\s,–-]+(?:CAIXA|CX|PDV|TERMINAL|TURNO)\.?:? ?(?:N[º°o.]{1,2} ?)?\d{1,4}(?!\S).*$/iu, '')
    // The number at the council of brokers or builders.
    .replace(/[\s,–-]+(?:CRECI|CREA|CAU)\b.*$/, '')
    // What the person is to another, or that the person is dead.
    .replace(
      /[\s,–-]*\(\s?(?:(?:j[áa] )?falecid[oa]s?|in memoriam|(?:av[ôóo]s? )?(?:p|m)atern[oa]s?|pai|m[ãa]e|genitora?)\s?\).*$/iu,
      '',
    )
    .replace(
      /(?:,\s*| [–—-] |\s*\(\s?)(?:(?:[oa]|seu|sua) )?(?:filh[oa]|pai|m[ãa]e|genitora?|irm[ãa]o?|espos[oa]|c[ôo]njuge|vi[úu]v[oa]|companheir[oa]|sobrinh[oa]|net[oa]|av[ôó]|ti[oa]|prim[oa]|cunhad[oa]|genro|nora|enteado|padrasto|madrasta|sogr[oa])(?: d[oa] (?:falecid|registrad|declarad)[oa])?\s?\)?$/iu,
      '',
    )
    .replace(
      /,?\s+(?:natural d|nascid[oa] |residente|brasileir[oa]\b|falecid[oa]|(?:foi|foram) (?:declarante|testemunha)).*$/i,
      '',
    );

/** An office of the Federal Police, in which strokes are read as letters or beside them ("DELEMIG/SRIPFI/IAM", "CGPUDIREX/DPF", "DPFIPACIRR"). */
function federalOf(printed: string): string | undefined {
  const text = printed.replace(/\s/g, '').toUpperCase();
  const [, force] = /^CGP[IL|/U]{0,3}DIREX[IL|/]{1,2}(D?PF)$/.exec(text) ?? [];
  if (force !== undefined) return `CGPI/DIREX/${force}`;
  const [, over = '', police, town, state = ''] = ofPolice.exec(text) ?? [];
  return police === undefined || !isUf(state)
    ? undefined
    : [...(over.match(units) ?? []), police, ...(town === undefined ? [] : [town]), state].join('/');
}

/** Units of the Federal Police that receive foreigners, and a unit with its police, three letters of a town, and the state. */
const units = /CGPI|DIREX|DREX|DELEMIG|DELEMAF|NUMIG|NUMAF|NRE|SR/g;
const ofPolice = new RegExp(
  String.raw`^((?:(?:${units.source})[IL|/]{1,2})*)(D?PF)(?:[IL|/]{1,3}([A-Z]{3}))?[IL|/]{1,3}([A-Z]{2})$`,
);

/** Restores the slash before a state or an office, which may be read as a letter ("SESPIPR", "DIREXIPF"). */
export function issuerOf(printed: string): string {
  // Words after an office and its state do not belong to it.
  const [word = '', ...more] = printed.split(' ');
  const head = more.length > 0 ? issuerOf(word) : '';
  if (/^[A-Z/]{2,14}\/[A-Z]{2}$/.test(head)) return head;
  // The regional offices of the Federal Police differ only in their state.
  const regional = /^SR[IilL|/]P[EFP][IilL|/]?([A-Z]{2})$/i.exec(printed)?.[1]?.toUpperCase();
  if (regional !== undefined && isUf(regional)) return `SR/PF/${regional}`;
  const federal = federalOf(printed);
  if (federal !== undefined) return federal;
  const text = printed.replace(/(?<=[A-Z]{3})[Il|](?=(?:DIREX|DELEMIG|D?PF)(?![A-Z]{2}\b))/g, '/');
  const [, office, state] =
    /^([A-Z]{2,6}|[A-Z]{2,4}[I/l|][A-Z]{2,4})[Il|]([A-Z]{2})$/.exec(text.replace(/^s(?=[A-Z])/, 'S')) ?? [];
  return office === undefined || state === undefined || !isUf(state)
    ? text
    : `${office.replace(/(?<=[A-Z]{2})[Il|](?=[A-Z]{2})/, '/')}/${state}`;
}

/** Restores the slash before a state that was read as a letter or digit ("CURITIBAIPR"), for states whose letters end no Portuguese word, and others behind an accent that ends one ("BELÉMIPA"). */
export const withStroke = (text: string): string =>
  text
    .replace(/(?<=\p{L}I)[Il|1!]R[I1l]$/u, '/RJ')
    .replace(
      /(?<=\p{L}(?:[ÁÉÍÓÚÂÊÔ][MS]?|Ã[OE]S?))[Il|1!](?=(?:A[CLMP]|BA|CE|ES|GO|MA|P[AEI]|RO|SE|TO)$)/u,
      '/',
    )
    // No town ends so: the letter between them is the stroke ("ANÁPOLISIGO", "ITAPEMIRIMIES").
    .replace(/(?<=\p{Lu}{3}(?:[SLNZ](?=.GO$)|[SLNZMR](?=.ES$)))[I|1!](?=(?:GO|ES)$)/u, '/')
    .replace(/(?<=\p{L}{2})[Il|1!](?=(?:DF|MG|MS|MT|PB|PR|RJ|RN|RR|RS|SC|SP)$)/u, '/');

/** A town without its state and without a word after that, which is another label. */
export function townOf(said: string): string {
  // Its code in a register, of seven figures in that of the statistics office, of four in the tax authority's ("3205200 / Vila Velha").
  const printed = said
    .replace(/^(?:\d{7} ?[-–/]?|\d{4} ?[-–/]) ?(?=\p{L}{2})/u, '')
    // The state may be said in words.
    .replace(/(?: ?[-–—,/] ?| )(?:no |do )?Estado d[eoa] \p{L}[\p{L} ]*$/iu, '');
  // The label of the state may stand between ("Uberaba UF: MG"), and the state behind it be read by itself.
  const [, led] = /^(\p{L}[\p{L}' .-]*?)[ ,/–-]+UF[:.]?(?: ?[A-Z]{2})?$/u.exec(printed) ?? [];
  if (led !== undefined) return led;
  const [, before, state = ''] =
    /^(\p{L}.+?) ?(?: [-–—]|[/(–—]) ?(\p{L}[\p{L} ]{3,18})\)?$/u.exec(printed) ?? [];
  if (before !== undefined && ufOfName(state) !== undefined) return before;
  const [, town, uf = ''] = /^(.+?)\s*[/,(–-]\s*([A-Z]{2})\)?(?: \S{1,8})?$/.exec(withStroke(printed)) ?? [];
  return town !== undefined && isUf(uf) ? town : printed;
}

/** Whether the text is a single lower-case word read from a picture, which is neither a name nor a town. */
export const isMisreadLabel = (printed: string, [first]: readonly Token[]): boolean =>
  first?.conf !== 100 && /^\p{Ll}+$/u.test(printed);

/** The raised letter of an ordinal is hardly legible in a picture: the word after it decides which it is. */
export function withAgreedOrdinal(tokens: readonly Token[], glyph: number): string {
  const text = textOf(tokens, glyph);
  if (tokens.every(({ conf }) => conf === 100)) return text;
  return text.replace(/(?<=\d)[º°](?= (?:zona|vara|circunscri[cç][aã]o|regi[aã]o|se[cç][aã]o)\b)/giu, 'ª');
}

/** Whether a picture's town ends with a state whose stroke was read as a letter, as some towns end by themselves ("SOBRALICE"). */
export function isStrokeLost(printed: string, tokens: readonly Token[]): boolean {
  const [, state = ''] = /\p{L}{3}[Il|1]([A-Z]{2})$/u.exec(printed) ?? [];
  return isUf(state) && !/JANEIRO$/i.test(printed) && tokens.some(({ conf }) => conf < 100);
}
