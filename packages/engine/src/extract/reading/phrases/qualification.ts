import { isUf } from '@lavra/brazil/states';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { tokensIn, type RunningText } from './phrases.ts';
import { readWhole } from '../values/values.ts';
import type { ValueKind } from '../values/kinds.ts';

/** Particulars of a party in deeds: name, status, profession, documents, and residence or registered office. */
export type Particular =
  | 'Name'
  | 'Nationality'
  | 'MaritalStatus'
  | 'Profession'
  | 'BirthDate'
  | 'RG'
  | 'RGIssuer'
  | 'CNHNumber'
  | 'Phone'
  | 'Email'
  | 'CPF'
  | 'CNPJ'
  | Location;

export type Location = 'Street' | 'Number' | 'Complement' | 'District' | 'City' | 'State' | 'PostalCode';

export type Qualification = Partial<Record<Particular, Field>>;

/** A range of a text; `to` is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const textKinds = new Set<ValueKind>(['text', 'name', 'city']);

/** A value printed somewhere in a range of the text. */
export function fieldIn(
  running: RunningText,
  stretch: Stretch,
  printed: string | undefined,
  kind: ValueKind,
): Field | undefined {
  if (printed === undefined || printed.trim() === '') return undefined;
  const at = running.text.slice(stretch.from, stretch.to).indexOf(printed);
  const from = stretch.from + Math.max(0, at);
  const tokens = tokensIn(running, from, at < 0 ? stretch.to : from + printed.length);
  const reading = readWhole(printed, kind, tokens);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed: textKinds.has(kind) ? 0.85 : 0.96 });
}

const rooms =
  /^(?:ap(?:to|artamento)?|barrac[aã]o|bl(?:oco)?|casa|cj|conj\w*|fundos|km|loja|sala|\d+[ºo°]?\s*andar|sobreloja|t[eé]rreo|lote|quadra|galp\w*|anexo)\b/i;

/** Reads "Rua das Araucárias, nº 791, Fundos, Alto da Glória, Piracicaba - SP, CEP 13490-415" and addresses in similar words. */
export function readLocation(running: RunningText, stretch: Stretch): Partial<Record<Location, Field>> {
  const whole = running.text.slice(stretch.from, stretch.to);
  const cep = /CEP:? ?(?:n[º°o.]+ )?(\d{2}\.?\d{3} ?- ?\d{3})/i.exec(whole);
  const text = (cep ? whole.slice(0, cep.index) : whole).replace(/[\s,;.-]+$/, '');
  const parts = text.split(/\s*,\s+|\s+-\s+(?=n[º°o.]+ ?\d|bairro )/i).filter((part) => part !== '');
  const [street, ...rest] = parts;
  const found: Partial<Record<Location, string>> = {};
  if (street !== undefined) found.Street = street;
  const left: string[] = [];
  for (const part of rest) {
    const number = /^(?:n[º°o.]+ ?|n[uú]mero )?(\d[\d.]*\w?|s\/n[º°o]?)$/i.exec(part);
    // "Bairro dos Estados" is a district's whole name, "bairro da Glória" is not.
    const district = /^(?:no )?(?:bairro(?: d[aeo]s?)?|B(?:airro|AIRRO)(?! d[aeo]s? )) (.+)$/u.exec(part);
    const state = /^(?:Estado d[aeo] (.+)|([A-Z]{2}))$/i.exec(part);
    const city =
      /^(?:(?:n[ao] |em )(?:cidade|munic[ií]pio)(?: de)?|(?:cidade|munic[ií]pio) de) (.+)$/i.exec(
        part,
      )?.[1] ?? part;
    const [, town, uf] = /^(.+?)(?: ?\/ ?| ?[-–] ?)([A-Z]{2})$/.exec(city) ?? [];
    if (number?.[1] !== undefined && found.Number === undefined) [, found.Number] = number;
    else if (district?.[1] !== undefined) [, found.District] = district;
    else if (state?.[1] !== undefined) [, found.State] = state;
    else if (state?.[2] !== undefined && isUf(state[2])) {
      // A state alone follows its town.
      [, , found.State] = state;
      found.City ??= left.pop();
    } else if (town !== undefined && uf !== undefined) [found.City, found.State] = [town, uf];
    else if (city !== part) found.City = city;
    else left.push(part);
  }
  for (const part of left) {
    if (rooms.test(part))
      found.Complement = found.Complement === undefined ? part : `${found.Complement}, ${part}`;
    else if (found.District === undefined) found.District = part;
    else found.City ??= part;
  }
  if (cep?.[1] !== undefined) found.PostalCode = cep[1].replaceAll(' ', '');
  const kinds: Record<Location, ValueKind> = {
    Street: 'text',
    Number: 'text',
    Complement: 'text',
    District: 'text',
    City: 'city',
    State: 'uf',
    PostalCode: 'cep',
  };
  return Object.fromEntries(
    (Object.keys(found) as Location[]).flatMap((part) => {
      const field = fieldIn(running, stretch, found[part], kinds[part]);
      return field === undefined ? [] : [[part, field]];
    }),
  );
}

const seat =
  /(?:residentes? e domiciliad[oa]s?|domiciliad[oa]s? e residentes?|residentes?|domiciliad[oa]s?|morador(?:a|es|as)?|com (?:sede(?: e foro)?|endere[cç]o(?: comercial| profissional)?|domic[ií]lio|resid[eê]ncia)|estabelecid[oa]|sediad[oa]|situad[oa]|localizad[oa])(?: (?:nesta|na) cidade(?: de [^,]+)?,)? (?:[àa]|n[ao]|em|ao) /iu;

const patterns: readonly (readonly [part: Particular, kind: ValueKind, pattern: RegExp])[] = [
  [
    'Nationality',
    'text',
    /,\s*(brasileir[oa]|portugu[eê]sa?|italian[oa]|espanhol[a]?|argentin[oa]|urugua[iy][oa]|paragua[iy][oa]|japon[eê]sa?|chin[eê]sa?|alem[aãoã]+|frances[a]?|estrangeir[oa]),/iu,
  ],
  [
    'MaritalStatus',
    'text',
    /,\s*((?:solteir[oa]|casad[oa]|divorciad[oa]|vi[uú]v[oa]|separad[oa]|convivente|em uni[aã]o est[aá]vel)[^,;]*)/iu,
  ],
  [
    'BirthDate',
    'date',
    /nascid[oa] (?:em |aos? |no dia )(\d{2}\/\d{2}\/\d{4}|\d{1,2}º? de \p{L}+ de \d{4})/iu,
  ],
  [
    'RG',
    'text',
    /\b(?:RG|identidade|c[eé]dula)\b[^\d;]{0,40}?((?:[A-Z]{2}-)?\d[\d.:]*(?: ?-[\dXx])?)(?= ?[-,]? ?(?:expedid|emitid|[oó]rg|[A-Z]{2,5}[-/ ]|CPF|,))/iu,
  ],
  ['RGIssuer', 'text', /\b(?:RG|[Ii]dentidade|[Cc][eé]dula)\b[^;]{0,70}?\b([A-Z]{2,5} ?[-/] ?[A-Z]{2})\b/u],
  ['Phone', 'phone', /\b(?:telefone|celular|fone|tel\.):? ?(\(?\d{2}\)? ?\d{4,5}[ -]?\d{4})/iu],
  ['Email', 'email', /\be-?mail:? ?([\w.+-]+@[\w.-]+\w)/iu],
  ['CNHNumber', 'text', /\bCNH\b[^\d;]{0,30}(\d{11})/u],
  ['CPF', 'cpf', /\bCPF(?:\/MF)?\b[^\d;]{0,30}((?:\d[. ]{0,3}){9}-? ?\d ?\d)(?!\d)/iu],
  [
    'CNPJ',
    'cnpj',
    /\bCNPJ(?:\/MF)?\b[^\d;]{0,30}([\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4} ?- ?\d{2})/iu,
  ],
];

/** A party's particulars begin with the name and the nationality, or what a company is. */
const party =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}'.&-]*(?: (?:\p{Lu}[\p{L}'.&-]*|d[aeo]s?|e|&)){1,8}), (?:brasileir|portugu|italian|espanho|argentin|urugua|paragua|japon|chin[eê]s|alem|frances|estrangeir|pessoa jur[ií]dica|sociedade |inscrit[oa] no C)/gu;
/** Words of a title in capitals, which may be before a name. */
const titled =
  /^.*\b(?:LIMITADA|LTDA|SOCIEDADE|CONTRATO|SOCIAL|CONSOLIDA\S+|S[ÓO]CI[OA]S?|NIRE|CNPJ|RESUMO|LOCA[ÇC][ÃA]O|RESIDENCIAL|COMERCIAL|PARTES)\b\W*/u;

/** Where the particulars of parties begin. */
export function partyStarts(text: string): number[] {
  return [...text.matchAll(party)].map(({ index, 1: name = '' }) => {
    // A title in capitals before a name in small letters.
    const capitals = /^(?:[\p{Lu}'.]+ )+(?=\p{Lu}\p{Ll})/u.exec(name)?.[0].length ?? 0;
    return index + (capitals > 0 ? capitals : (titled.exec(name)?.[0].length ?? 0));
  });
}

/** Reads the particulars of one party; the range begins with its name. */
export function readQualification(running: RunningText, stretch: Stretch): Qualification {
  const text = running.text.slice(stretch.from, stretch.to);
  const found: Qualification = {};
  const put = (part: Particular, printed: string | undefined, kind: ValueKind): void => {
    const field = fieldIn(running, stretch, printed, kind);
    if (field !== undefined) found[part] = field;
  };
  put('Name', /^\W*(?:\d+[.)] )?(.+?)(?=,| ?;| [-–] (?!ME\b|EPP\b))/u.exec(text)?.[1], 'name');
  for (const [part, kind, pattern] of patterns) put(part, pattern.exec(text)?.[1], kind);
  if (found.RGIssuer !== undefined && !isUf(found.RGIssuer.value.slice(-2))) delete found.RGIssuer;
  // The profession follows the marital status and has no word of its own.
  const profession =
    /,\s*(?:solteir|casad|divorciad|vi[uú]v|separad|convivente|em uni)[^,;]*,\s*(?:nascid[oa][^,;]*,\s*)?([\p{L} ]+?),/iu.exec(
      text,
    )?.[1];
  if (profession !== undefined && !/^(?:nascid|portador|inscrit|resident|domicil|filh)/i.test(profession))
    put('Profession', profession, 'text');
  const at = seat.exec(text);
  if (at) {
    const from = stretch.from + at.index + at[0].length;
    const rest = running.text.slice(from, stretch.to);
    const end =
      /CEP:? ?(?:n[º°o.]+ )?\d{2}\.?\d{3} ?- ?\d{3}|(?=,? ?(?:neste ato|doravante|portador|inscrit|nascid|representad))|;|\.(?= \p{Lu}|$)/iu.exec(
        rest,
      );
    const to = end ? from + end.index + end[0].length : stretch.to;
    Object.assign(found, readLocation(running, { from, to }));
  }
  return found;
}
