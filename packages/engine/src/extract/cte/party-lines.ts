import { parseAccessKey } from '@lavra/brazil/access-key';
import type { Field } from '@lavra/contract/model/result';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { type Phrase, readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { foldWords } from '../reading/sheet/text.ts';
import { readAddressBlock } from '../reading/values/address.ts';
import { isStreet } from '../reading/values/street.ts';
import { findPrintedKeys, hasRightDigit } from '../reading/values/keys.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

type Party = 'Sender' | 'Recipient' | 'Dispatcher' | 'Receiver' | 'Payer';
type Row = readonly Token[];
type Data = Partial<Record<FieldName<'cte'>, Field>>;

/** What a party is called before its name, by its part in the freight or by what it does. */
const roles: readonly (readonly [Party, RegExp])[] = [
  ['Sender', /^(?:REMETENTE|EMBARCADOR|QUEM (?:ENVIA|REMETE|MANDA|DESPACHA|EMBARCA)|ENVIADO POR)$/],
  ['Recipient', /^(?:DESTINATARIO|QUEM (?:RECEBE|VAI RECEBER)|PARA QUEM|ENVIADO PARA)$/],
  ['Dispatcher', /^EXPEDIDOR$/],
  ['Receiver', /^RECEBEDOR$/],
  ['Payer', /^(?:TOMADOR|PAGADOR|QUEM (?:PAGA|CONTRATA))(?: (?:O|D[EO]) (?:SERVICO|FRETE))?$/],
];
/** Most words of a role ("Tomador do serviço"). */
const longestRole = 4;
/** Most space between the rows of a party, and between their left edges, in glyphs. */
const [betweenRows, aligned] = [2, 1] as const;

type Part = 'Name' | 'CNPJ' | 'CPF' | 'IE' | 'Phone';
const register = String.raw`(?:I\.?E\.?|Insc(?:r(?:i[cç][aã]o)?)?\.? ?Est(?:adual)?\.?)`;
const inFirst: readonly Phrase<Part>[] = [
  {
    pattern:
      /^(\p{L}.{2,90}?),?(?: [-–—|·])? CNPJ(?:\/(?:CPF|MF))?:? (\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})(?!\d)/iu,
    gives: [
      ['Name', 'name'],
      ['CNPJ', 'cnpj'],
    ],
  },
  {
    pattern: /^(\p{L}.{2,90}?),?(?: [-–—|·])? (?:CNPJ\/)?CPF:? (\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?!\d)/iu,
    gives: [
      ['Name', 'name'],
      ['CPF', 'cpf'],
    ],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${register}:? (ISENTO|\d[\d./-]{6,17})`, 'iu'),
    gives: [['IE', 'state-register']],
  },
  {
    pattern: /(?<!\p{L})(?:fone|tel(?:efone)?\.?):? (\(?\d{2}\)? ?\d{4,5}-?\d{4})(?!\d)/iu,
    gives: [['Phone', 'phone']],
  },
];

const at = (reading: Reading, isText: boolean): Field =>
  fieldOf({ ...reading, anchorFit: 1, placed: isText ? placed.text : placed.typed });

/** The role at the beginning of a row, with the rest of it. */
function roleOf(row: Row): { readonly party: Party; readonly first: Token; readonly rest: Row } | undefined {
  const [first] = row;
  if (first === undefined) return undefined;
  for (let length = longestRole; length > 0; length -= 1) {
    const words = foldWords(
      row
        .slice(0, length)
        .map(({ text }) => text)
        .join(' '),
    ).trim();
    const party = roles.find(([, pattern]) => pattern.test(words))?.[0];
    if (party !== undefined && row.length > length) return { party, first, rest: row.slice(length) };
  }
  return undefined;
}

/** What is printed in brackets below the role at the beginning of a row ("(destinatário)"), with the rest of it. */
function bracketOf(row: Row): { readonly inside?: Token; readonly rest: Row } {
  const [first, ...rest] = row;
  return first !== undefined && /^\(\p{L}{4,}\)$/u.test(first.text) ? { inside: first, rest } : { rest: row };
}

/** The row of the address below that of the name: a word in brackets below the role may be in a row of its own between them. */
function addressBelow(
  rows: readonly Row[],
  first: Row,
  glyph: number,
): ReturnType<typeof bracketOf> | undefined {
  const own = bracketOf(rows[0] ?? []);
  const { inside = own.inside, rest } = own.rest.length > 0 ? own : bracketOf(rows[1] ?? []);
  if (rest.length === 0) return undefined;
  const [over, under] = [edgesOf(first), edgesOf(rest)];
  const isBelow =
    under.top - over.bottom < betweenRows * glyph && Math.abs(under.left - over.left) < aligned * glyph;
  return isBelow ? { rest, ...(inside ? { inside } : {}) } : undefined;
}

/**
 * Parties told in two lines each: behind the role the name with its number and registration led by their short words, and right below it the
 * whole address. Neither line is a row of boxes: a label there belongs to the party of its line.
 */
export function readPartyLines({ rows, glyph }: Sheet): ServiceData<'cte'> {
  const data: Data = {};
  for (const [index, row] of rows.entries()) {
    const role = roleOf(row);
    if (role === undefined) continue;
    const told = readPhrases(runningTextOf([{ tokens: [...role.rest] }]), inFirst);
    const isSound = told.some(
      ({ id, reading }) => (id === 'CNPJ' || id === 'CPF') && reading.checks.every(({ ok }) => ok),
    );
    const below = isSound ? addressBelow(rows.slice(index + 1, index + 3), role.rest, glyph) : undefined;
    if (below === undefined) continue;
    const { address, district, city, uf, cep, phone } = readAddressBlock([below.rest], glyph);
    if (address === undefined) continue;
    const { party } = role;
    for (const { id, reading } of told) data[`${party}${id}`] ??= at(reading, id === 'Name');
    const texts = { Address: address, District: district, City: city };
    for (const [part, reading] of Object.entries(texts))
      if (reading) data[`${party}${part}` as FieldName<'cte'>] ??= at(reading, true);
    for (const [part, reading] of Object.entries({ UF: uf, CEP: cep, Phone: phone }))
      if (reading) data[`${party}${part}` as FieldName<'cte'>] ??= at(reading, false);
    // Below the payer its part in the freight.
    const part = below.inside?.text.slice(1, -1);
    const reading =
      party === 'Payer' && below.inside && part ? readWhole(part, 'text', [below.inside]) : undefined;
    if (reading) data.PayerRole ??= at(reading, true);
  }
  return data as ServiceData<'cte'>;
}

const ofIssuer: readonly Phrase<'CNPJ' | 'IE'>[] = [
  {
    pattern: new RegExp(
      String.raw`CNPJ:? (\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})[,;.|·–-]* ?[|·–-]? ?${register}:? (\d[\d./-]{6,17}(?<![./-]))`,
      'iu',
    ),
    gives: [
      ['CNPJ', 'cnpj'],
      ['IE', 'state-register'],
    ],
  },
];

const isSign = ({ text }: Token): boolean => /^[·•|,;–—-]$/.test(text);

/** The issuer's name before its number in a line of its own. */
function nameBefore(row: Row, number: Reading): Data {
  const words = row.slice(
    0,
    row.findIndex((word) => number.tokens.includes(word)),
  );
  const own = words.slice(
    0,
    words.findLastIndex((word) => !isSign(word) && !word.folded.startsWith('CNPJ')) + 1,
  );
  const name =
    /^\p{Lu}[^:]*$/u.test(printedOf(own)) && own.length > 1
      ? readWhole(printedOf(own), 'name', own)
      : undefined;
  return name === undefined ? {} : { IssuerName: at(name, true) };
}

/** The issuer's address behind its registration, which goes on in the next line of print. */
function addressBehind(row: Row, next: Row, register: Reading, glyph: number): Data {
  const words = row.slice(row.findLastIndex((word) => register.tokens.includes(word)) + 1);
  const street = words.slice(words.findIndex((word) => !isSign(word)));
  if (words.length === 0 || !isStreet(printedOf(street))) return {};
  const [over, under] = [edgesOf(row), edgesOf(next)];
  const goesOn =
    next.length > 0 &&
    under.top - over.bottom < betweenRows * glyph &&
    Math.abs(under.left - over.left) < aligned * glyph;
  const { address, district, city, uf, cep, phone } = readAddressBlock(
    [street, ...(goesOn ? [next] : [])],
    glyph,
  );
  if (address === undefined || city === undefined) return {};
  return {
    IssuerAddress: at(address, true),
    IssuerCity: at(city, true),
    ...(district && { IssuerDistrict: at(district, true) }),
    ...(uf && { IssuerUF: at(uf, false) }),
    ...(cep && { IssuerCEP: at(cep, false) }),
    ...(phone && { IssuerPhone: at(phone, false) }),
  };
}

/** The issuer's registration, in a line of the letterhead with the number that the bill's own key holds: no party of the freight has that. */
export function readIssuerLine(sheet: Sheet): ServiceData<'cte'> {
  const issuers = findPrintedKeys(sheet).flatMap(({ key }) => {
    const parts = hasRightDigit(key) ? parseAccessKey(key) : undefined;
    return parts?.model === '57' ? [parts.issuer] : [];
  });
  for (const [index, row] of sheet.rows.entries()) {
    const told = readPhrases(runningTextOf([{ tokens: row }]), ofIssuer);
    const number = told.find(({ id }) => id === 'CNPJ')?.reading;
    const ie = told.find(({ id }) => id === 'IE')?.reading;
    if (number && ie && issuers.includes(number.value))
      return {
        IssuerCNPJ: at(number, false),
        IssuerIE: at(ie, false),
        ...nameBefore(row, number),
        ...addressBehind(row, sheet.rows[index + 1] ?? [], ie, sheet.glyph),
      } as ServiceData<'cte'>;
  }
  return {};
}
