import { isUf, states } from '@lavra/brazil/states';
import { inRow } from '../labels/around-label.ts';
import { readValue, readWhole, type Reading } from './values.ts';
import { printedOf, type Token } from '../sheet/sheet.ts';
import { foldWords, withoutAccents } from '../sheet/text.ts';
import { streetKinds } from '../sheet/street-kinds.ts';
import { runsApart } from '../sheet/runs.ts';
import { cepPattern } from './postal-code.ts';
import { withWrapped } from './wrapped-rows.ts';

/** The parts of an address block, each with the words it was read from. */
export interface AddressBlock {
  readonly address?: Reading;
  readonly district?: Reading;
  readonly city?: Reading;
  readonly uf?: Reading;
  readonly cep?: Reading;
  readonly phone?: Reading;
}

const phonePattern =
  /(?<![\d.])\(?\d{2}\)?\s*\d{4,5}(?:-\s?|\s)?\d{4}(?!\d)|(?<=(?:FONE|TEL)\S*\s*)\d{4,5}[\s-]?\d{4}/i;
/** Any digits after the word, with or without country and area code. */
const labelledPhone = /(?:FONE|TEL)[^\d(]{0,14}([\d\s().+-]*\d)/i;
const cityAndUf = /^(?:MUNIC[IÍ]PIO:?\s*)?(.*\S)\s*(?:[-/,]\s*|\((?=[A-Z]{2}\)$))([A-Za-z]{2}|R\$)\)?$/;
/** In a row with the street, the state may follow its town without punctuation between them. */
const cityBeforeUf = /^(.*\s[-–]\s+\p{L}[^-–]*?)\s+([A-Z]{2})$/u;

/** Beside its postal code, or above it in a row of their own, it may as well, where the sign between them was lost. */
const cityBesideCep = /^(\p{Lu}[\p{L}' ]*?)\s+([A-Z]{2})$/u;

/** A party's number in a row of its address, with its label. */
const registers =
  /(?<!\p{L})(?:CNPJ|CPF|INSC\S*(?: (?:EST|MUN)\S*)?|I\.?[EM]\.?)\b\.?:? ?(?=[\d./-]*\d{4})[\d./-]+/giu;

/** A town with its state and postal code, and the words that lead from it to a telephone number. */
const purposeOfPhone =
  /((?:[-–/,(]|\s)\s?[A-Z]{2}\)?[\s,–-]+(?:CEP:? ?)?\d{2}\.?\d{3}-?\d{3}) [-–|·•] ?[^\d(]{3,60}(?=\(?\d{2}\)? ?\d{4})/u;

/** What leads to a telephone number, beside the words that any part of an address has removed. */
const wordOfPhone = /\bFONE\s*\/\s*FAX\b|(?<!\p{L})(?:WHATSAPP|WHATS|ZAP|CELULAR|CEL)(?!\p{L})\.?:?/iu;

/** Bars between a district, the postal code taken out from among them, the town and its state. */
const barsAroundTown = / (?:\|\s+)+(\p{L}[^|,;]+?) \| (?=[A-Z]{2}$)/u;

const longestLabel = 10;

/** The country behind a town and its state. */
const country = new RegExp(
  String.raw`(?<=\p{L}[\s,(/–-]+(?:${states.map(({ uf }) => uf).join('|')})\)?)[\s,;–-]+(?:Brasil|BRASIL)\.?$`,
  'u',
);

/** A sentence: a capital word and two in small letters, which are more than the joints of a name. */
const sentence = /(?:^|[.;,\s])\s*\.?\s*\p{Lu}\p{Ll}+(?: (?!d[aeo]s? )\p{Ll}{3,}){2}.*$/u;

/** The text of a row; a picture's gap of more than a glyph has lost the sign between two parts of the address. Behind a house's number the row's own type measures it. */
function textOfRow(row: readonly Token[], glyph: number): string {
  return row
    .map((token, index) => {
      const before = row[index - 1];
      const isBehindNumber = before !== undefined && /\d[A-Z]?$/.test(before.text);
      const size = isBehindNumber ? Math.min(glyph, before.bottom - before.top) : glyph;
      const isParted =
        before !== undefined &&
        before.conf < 100 &&
        token.left - before.right > lostDash * size &&
        !kindOfDistrict.test(before.text) &&
        /^\p{L}{2}/u.test(token.text) &&
        (isBehindNumber || /^\p{L}{2}/u.test(before.text));
      const isSign = dash.test(token.text) || (token.conf < 100 && misreadDot.test(token.text));
      return `${isParted ? '- ' : ''}${isSign ? '-' : token.text.replace(dashOfState, '-')}`;
    })
    .join(' ');
}
const lostDash = 1.6;
/** Behind the abbreviation of a kind of district no dash was lost ("JD PAULISTA"). */
const kindOfDistrict = /^(?:JD|VL|PQ|PRQ|RES|STA|STO|CJ|CONJ|DIST)$/i;
const roman = /^[IVX]{1,4}$/;
/** Signs that stand between the parts of an address. */
const dash = /^[–—•·]$/;
/** The dot between two parts, as pictures have it read. */
const misreadDot = /^[*+«»¢°]$/;
/** The same between a town and its state, without spaces ("Belém–PA"). */
const dashOfState = /(?<=\p{L})[–—](?=[A-Z]{2}$)/u;
const betweenParts = / [•·|] /g;

function textReading(value: string, tokens: readonly Token[]): Reading {
  return { value, printed: value, tokens, shapeFit: 1, checks: [] };
}

function wordsIn(row: readonly Token[], part: string): Token[] {
  // A word may begin with the label of what it is ("F:(42)").
  const bare = ({ text }: Token): string => text.replace(/[,;]$/, '').replace(/^\p{L}[\p{L}./]*:(?=.)/u, '');
  const used = row.filter((token) => part.includes(bare(token)));
  return used.length > 0 ? used : [...row];
}

/** Removes a labelled piece ("CEP: 01310-100", "Fone: (11) 3333-4444") and the separators around it. */
function without(text: string, pattern: RegExp): string {
  return text
    .replace(pattern, '')
    .replace(/\b(?:CEP|FONE(?:\s*\/\s*FAX)?|TEL(?:EFONE)?|FAX|[FT](?=:))\b\.?:?/gi, '')
    .replace(/^[\s,;:/|+-]+|[\s,.;:/|+-]+$/g, '');
}

/** Words of an address with their text. */
export interface Street {
  readonly text: string;
  readonly tokens: readonly Token[];
}

const streetNumber =
  /^.*?(?:,\s*|\s)(?:N(?:RO?)?[ºo°.]*\s*)?(?:\d{1,2}\.\d{3}(?![\d-])|\d+[A-Z]?|S\/?N[ºo°]?)(?![A-Za-zÀ-ÿ\dºª°])(?! +DE )/i;

/** The number of a road, which is no house's ("RODOVIA BR 101, 512", "ROD. SP 330 40"). */
const road = new RegExp(
  `^(?:ROD|ESTR)\\S* (?:\\D* )?(?:BR|${states.map(({ uf }) => uf).join('|')})[ -]*\\d+(?!\\d)`,
  'i',
);
/** Streets and blocks called by a number, with the house's own behind the comma ("Rua 7, 120", "Quadra 104 Sul Alameda 6, 18"). */
const calledByNumber = new RegExp(
  `^(?:${streetKinds}|QUADRA|QD|SQ[NS]W?|SH[CI][A-Z]*|CL[NS]W?|SETOR)\\.? \\d{1,4}(?! DE )(?: [^,;]*)?(?=, ?(?:N[º°o.]* ?)?(?:\\d{1,5}|\\d{1,2}\\.\\d{3})[A-Z]?(?:$|[,;]| [-–—·(]))`,
  'i',
);
/** A block of the capital's plan and its building, which are the street of a house's number ("SQN 215, bloco H, s/n"). */
const ofPlan =
  /^(?:SQ[NS]W?|CL[NS]W?|SH[CI][A-Z]{0,2}|Q[NRSIE][A-Z]?) \d{1,4}(?:, ?(?:BL(?:OCO)?|CONJ(?:UNTO)?)\.? ?[A-Z\d]{1,2})?(?=, ?(?:(?:N[º°o.]* ?)?\d{1,5}[A-Z]?|S\/?N)(?:$|[,;]| [-–—·]))/i;
/** The text with a letter for each figure of its road's or street's number. */
const withoutRoad = (text: string): string =>
  text
    .replace(road, (name) => name.replace(/\d/g, 'X'))
    .replace(ofPlan, (name) => name.replace(/\d/g, 'X'))
    .replace(calledByNumber, (name) => name.replace(/\d/g, 'X'));

/** A dwelling right before its district, where the comma between them was not read ("APTO 401 BL A IPIRANGA"). */
const beforeDistrict =
  /^(?:(?:AP(?:TO|ARTAMENTO)?\.?|LJ|LOJA|SALA|SL|CASA|CJ|CONJ\.?) ?\d+[A-Z]? )(?:BL(?:OCO)?\.? ?[A-Z\d]{1,2} )?(?=\p{L}{3})/iu;

/** A part of a building with its number or letter, or several, which are no district ("GALPÃO B", "Sala 12", "KM 90", "Bloco C Apto 14"). */
const partOfBuilding = String.raw`(?:(?:AP(?:TO|ARTAMENTO)?|BL(?:OCO)?|BOX|CASA|CJ|CONJ(?:UNTO)?|GALP(?:[AÃ]O)?|KM|LJ|LOJA|LOTE|LT|QUADRA|QD|SALA|SL|SOBRADO|SOBRELOJA|ANDAR|PISO|PAVIMENTO|T[EÉ]RREO|FRENTE|FUNDOS|M[OÓ]DULO|TORRE|UNIDADE|COBERTURA)\.?(?: (?:N[º°] ?)?(?:[A-Z]|\d[\d.,]{0,5}[A-Z]?))?|\d{1,2}[º°o]? ?ANDAR)`;
const room = new RegExp(`^${partOfBuilding}(?:,? (?:E )?${partOfBuilding})*$`, 'i');

/** How a place is found from the road, which is no district's name ("KM 11, à esquerda"). */
const direction =
  /^(?:[ÀA] (?:ESQUERDA|DIREITA)|AO LADO|EM FRENTE|DEFRONTE|PR[ÓO]XIM[OA]|PERTO|ANTES|AP[ÓO]S|DEPOIS|ESQUINA|SENTIDO)(?!\p{L})/iu;

/** A street called by a number, within a block that the address begins with ("Quadra 104 Sul, Al. 6"). */
const streetOfBlock = new RegExp(`^(?:${streetKinds})\\.? \\d`, 'i');

/** What a deed says of a property behind its address. */
const ofRegister =
  /^(?:MATR[IÍ]CULA|INSCRI[CÇ][AÃ]O|[AÁ]REA(?! INDUSTRIAL)|VAGAS?|REGISTRAD[OA]|CADASTRO)(?!\p{L})/iu;

/** Street and district: the district is the one that its own word names, or the last part with letters after the house number, in whichever row. */
export function partStreet(rows: readonly Street[]): { address?: Street; district?: Street } {
  const [first] = rows;
  if (first === undefined) return {};
  const text = rows
    .map((row) => row.text.replaceAll(betweenParts, ' - ').replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, ''))
    .join(', ');
  const tokens = rows.flatMap((row) => row.tokens);
  const found = streetNumber.exec(withoutRoad(text)) ?? road.exec(text);
  const upToNumber = text.slice(0, found?.[0].length);
  const rest = text.slice(upToNumber.length);
  const parts = rest
    .split(/\s+[-–—]\s+|[,;]\s+/)
    .map((part) => part.replace(/^[\s,;.–—-]+|[\s,;.–—-]+$/g, ''));
  const named = parts.filter(
    (part) =>
      /\p{L}{2}/u.test(part) &&
      !isUf(part) &&
      !room.test(part) &&
      !direction.test(part) &&
      !streetOfBlock.test(part) &&
      !ofRegister.test(part),
  );
  const told = named.find((part) => /^BAIRRO:? \p{L}/iu.test(part));
  const district = (told ?? named.at(-1))
    ?.replace(beforeDistrict, '')
    .replace(/^BAIRRO:? (?!(?:D[AEO]S? |(?:ALTO|BAIXO|NOVO|VELHO|FELIZ|INDUSTRIAL|CENTRAL)$))/i, '');
  if (district === undefined) return { address: { text, tokens } };
  const address = text
    .slice(0, text.lastIndexOf(district))
    .replace(/[\s,;.–—-]+(?:BAIRRO:?[\s,;.-]*)?$/i, '');
  return {
    address: { text: address === '' ? upToNumber : address, tokens: wordsIn(tokens, address) },
    district: { text: district, tokens: wordsIn(tokens, district) },
  };
}

/** The words of a street in one row, split at wide gaps, after which the district may be printed. */
export function piecesOf({ value, tokens }: Reading, glyph: number): Street[] {
  const [first] = tokens;
  if (first === undefined || !tokens.every((token) => inRow(token, first, glyph)))
    return [{ text: value, tokens }];
  const pieces = runsApart(tokens, 1.5 * glyph);
  return pieces.length === 1
    ? [{ text: value, tokens }]
    : pieces.map((piece) => ({ text: piece.map(({ text }) => text).join(' '), tokens: piece }));
}

/** Towns that count houses by the block print both numbers ("20-45"); a kilometre may have a fraction. */
const house =
  /^(.*?\p{L}\S*)[\s,]+(?:N(?:RO?)?[º°o.]*\s*)?((?<=\bKM\.? )\d{1,4},\d{1,3}(?=$|[\s,;–—-])|\d+-(?:[A-Z]|\d{1,3})(?=$|[\s,;])|\d{1,2}\.\d{3}|\d+\s?[A-Z]?|S\/?N[ºo°]?)(?=$|[\s,;–—-])(?! DE )[\s,;–—-]*(.*)$/iu;

/** The word before the kilometre of a road, and a house's own number behind it. */
const kilometre = /^(.*\p{L}.*?)[\s,]+(KM\.?)$/iu;
const numberBehind = /^(?:N[º°o.]* ?)?(\d+[A-Z]?|S\/?N[º°o]?)(?:[\s,;–-]+(.*))?$/iu;

/** The kilometre that stands for a house's number ("ESTRADA DA SERRA, KM 14"), or is a complement of one ("…, KM 14, 512"). */
function atKilometre(
  street: string,
  number: string,
  behind: string,
): { street: string; number: string; complement?: string } | undefined {
  const [, road, word] = kilometre.exec(street) ?? [];
  if (road === undefined || word === undefined) return undefined;
  const place = `${word} ${number}`;
  const [, own, more] = numberBehind.exec(behind) ?? [];
  if (own !== undefined) return { street: road, number: own, complement: more ? `${place}, ${more}` : place };
  return { street: road, number: place, ...(behind === '' ? {} : { complement: behind }) };
}

/** Splits a line into street, house number and complement ("RUA DAS ACÁCIAS, 3944, FUNDOS"). */
export function partHouse(text: string): { street: string; number?: string; complement?: string } {
  const [, street, number, behind] = house.exec(withoutRoad(text)) ?? [];
  const complement = behind?.replace(/^COMPL(?:EMENTO|\.)[\s.:]*/i, '').replace(/^\(([^()]+)\)$/, '$1');
  if (street === undefined || number === undefined) return { street: text };
  const name = text.slice(0, street.length).replace(/[\s,]+$/, '');
  const onRoad = atKilometre(name, number.trim(), complement ?? '');
  if (onRoad !== undefined) return onRoad;
  return {
    street: name,
    number: number.trim(),
    ...(complement === undefined || complement === '' ? {} : { complement }),
  };
}

/** Street, house number and complement of an address, each as read where the whole line stands. */
export function houseOf(address: Reading): {
  readonly street: Reading;
  readonly number?: Reading;
  readonly complement?: Reading;
} {
  const { street, number, complement } = partHouse(address.value);
  return {
    street: { ...address, value: street },
    ...(number === undefined ? {} : { number: { ...address, value: number } }),
    ...(complement === undefined ? {} : { complement: { ...address, value: complement } }),
  };
}

/** A street of two words at least, and its house number, the only one of the line, at its end. */
const numberAtEnd = /^\p{L}\S*\s(?:\d{1,2} DE )?\D*\p{L}{3}\S*\s\d{1,5}(?:-?[A-Z])?$/iu;

/** Whether a line tells its house number from its street: by a comma, or as its only number and at its end. */
export const tellsHouse = (text: string): boolean => text.includes(',') || numberAtEnd.test(text);

/** Rooms, floors and kilometres come after the house number, where a district may be too. */
export const isComplement = (text: string): boolean =>
  /^(?:AP(?:TO|ARTAMENTO)?|BL(?:OCO)?|CASA|CJ|CONJ\w*|FUNDOS|KM|LJ|LOJA|SALA|SL|\d+[ºo°]?\s*ANDAR|SOBRELOJA|T[EÉ]RREO|LOTE|QUADRA|GALP\w*)\b/i.test(
    text,
  );

/** The beginning of a district's name that no district is called by alone. */
const openDistrict =
  /^(?:SENHORA|SANT[AO]|SAO|JARDIM|JD|VILA|VL|PARQUE|PQ|RESIDENCIAL|CONJUNTO|LOTEAMENTO|CIDADE|NOSSA|D[AEO]S?)$/;
const preposition = /^D[AEO]S?$/;

/** Whether a word at the end of a row leaves a district's name open, which goes on in the next row. */
export const opensDistrict = ({ text }: Pick<Token, 'text'>): boolean =>
  openDistrict.test(withoutAccents(text).toUpperCase());

/** Rows in which a district that the paper's width parts is whole ("NOSSA SENHORA" above "APARECIDA BAURU-SP"). */
function withWholeDistricts(rows: readonly (readonly Token[])[]): (readonly Token[])[] {
  const whole = [...rows];
  for (const [at, row] of whole.entries()) {
    const next = whole[at + 1] ?? [];
    const last = row.at(-1);
    if (last === undefined || row.length < 3 || !opensDistrict(last)) continue;
    const own = next.findIndex(({ folded }) => !preposition.test(folded)) + 1;
    const rest = printedOf(next.slice(own));
    // What is left must be the town with its state, or be in the row below.
    const under = printedOf(rest === '' ? (whole[at + 2] ?? []) : []);
    const isOver = cepPattern.test(under) || cityAndUf.test(under);
    const isTown = own > 0 && (isOver || /^\p{L}.*(?:[-–/(]|\s)\s?[A-Z]{2}\)?(?= |$)/u.test(rest));
    if (!isTown || !/^\p{L}+$/u.test(next[own - 1]?.text ?? '')) continue;
    whole[at] = [...row, ...next.slice(0, own)];
    whole[at + 1] = next.slice(own);
  }
  return whole;
}

/** Whether a postal code alone is in the row below one that is no street's. */
function isOverCode(rows: readonly (readonly Token[])[], row: readonly Token[]): boolean {
  const at = rows.indexOf(row);
  const [first, ...others] = (rows[at + 1] ?? []).filter(({ folded }) => folded !== 'CEP');
  return at > 0 && others.length === 0 && cepPattern.test(first?.text ?? '');
}

/** A heading of the next box alone in its row. */
const heading =
  /^(?:QUADRA|LOTE|SETOR|N[UÚ]MERO|N[º°]|COMPLEMENTO|BAIRRO|(?:MUNIC[IÍ]PIO|CIDADE|LOCALIDADE)(?: ?[/-] ?(?:UF|ESTADO))?|ESTADO|UF|TELEFONE|CELULAR)$/i;

/** A street with its number, and the town behind both. */
const streetKind = new RegExp(`^(?:${streetKinds}) `);
const behindNumber = /^.*\d[A-Z]? (\p{L}[\p{L}' ]{3,})$/u;

const townAndState = /^(\p{Lu}[\p{L}' -]{2,40}) ([A-Z]{2})$/u;

/** Reads a letterhead address: street lines, district, "city - UF", CEP and telephone, in whatever rows they are. */
export function readAddressBlock(rows: readonly (readonly Token[])[], glyph: number): AddressBlock {
  const whole = withWholeDistricts(withWrapped(rows));
  const found: {
    address?: Reading;
    district?: Reading;
    city?: Reading;
    uf?: Reading;
    cep?: Reading;
    phone?: Reading;
  } = {};
  const streets: { text: string; tokens: Token[] }[] = [];
  const hasCep = whole.some((row) => cepPattern.test(textOfRow(row, glyph)));
  for (const row of whole) {
    // The town ends an address, with its postal code if one is printed; a telephone number may follow.
    const isWhole = found.city !== undefined && (found.cep !== undefined || !hasCep);
    let text = textOfRow(row, glyph);
    const labelled = labelledPhone.exec(text)?.[1] ?? '';
    const phone = labelled.replace(/\D/g, '').length >= 8 ? labelled : phonePattern.exec(text)?.[0];
    if (phone !== undefined && !cepPattern.test(phone)) {
      const words = wordsIn(row, phone);
      // The words of one number in two rows are no run of one row.
      const isParted = words.some((word) => !inRow(word, words[0] ?? word, glyph));
      const isLed = words.some((word) => /^\p{L}/u.test(word.text));
      const reading =
        (isParted || isLed ? readWhole(phone, 'phone', words) : undefined) ??
        readValue(words, 'phone', glyph);
      if (reading) found.phone ??= reading;
      // Between the postal code behind a town and a telephone is what the number is for ("Bauru-SP, 17012-100 · central de atendimento (14) 3232-1010").
      text = text.replace(purposeOfPhone, '$1 ');
      text = without(text.replace(phone, ' '), wordOfPhone);
    }
    const cep = cepPattern.exec(text);
    if (cep) {
      const reading = readValue(wordsIn(row, cep[0]), 'cep', glyph);
      if (reading) found.cep ??= reading;
      text = without(text, cepPattern);
      // Behind the town no street begins with the label of its code.
      if (found.city !== undefined && row[0]?.folded.startsWith('CEP') === true) text = '';
      // The text between a postal code and a telephone number is its label, however it was read ("FO. INE").
      const isLabel = phone !== undefined && row[0]?.folded.startsWith('CEP') === true && !/\d/.test(text);
      if (isLabel && text.length <= longestLabel) text = '';
    }
    // A sentence behind a stop is of no address ("… - SP. Este recibo não é nota fiscal").
    text = text.replace(sentence, '').replace(country, '');
    // The label of a number in the next row.
    text = text.replace(/[\s–-]+(?:CNPJ|CPF)\b[:.]?$/i, '');
    // What stands behind a state and a bar is of no address, but for its postal code ("Araraquara/SP | Suporte").
    text = without(text, registers).replace(/(?<=\b[A-Z]{2})[\s,;]+\|(?! ?(?:CEP|\d)).*$/, '');
    text = text.trim().replace(barsAroundTown, ' - $1 - ');
    const city =
      cityAndUf.exec(text.trim()) ??
      cityBeforeUf.exec(text.trim()) ??
      (cep || isOverCode(whole, row) ? cityBesideCep.exec(text.trim()) : undefined) ??
      // Below the postal code a town and its state may stand without a sign between them.
      (found.cep === undefined ? undefined : townAndState.exec(text.trim()));
    // The state's S is read as the sign of money, which no address has.
    const uf = withoutAccents(city?.[2] ?? '')
      .toUpperCase()
      .replace('$', 'S');
    if (city?.[1] && isUf(uf) && !found.city) {
      const last = (city[1].split(/\s+[-|]\s+|[,.]\s+/).at(-1) ?? city[1]).replace(/^[\s-]+/, '');
      // Behind the number of a road or house the sign before the town was not read.
      const isLost = row.some(({ conf }) => conf < 100) && streetKind.test(foldWords(last));
      const place = (isLost ? behindNumber.exec(last)?.[1] : undefined) ?? last;
      found.city = textReading(place, wordsIn(row, place));
      found.uf = textReading(
        uf,
        row
          .filter(({ text: word }) =>
            word
              .toUpperCase()
              .replace('$', 'S')
              .replace(/[.,;)]+$/, '')
              .endsWith(uf),
          )
          .slice(-1),
      );
      text = city[1].slice(0, city[1].lastIndexOf(place)).replace(/[\s,.|-]+$/, '');
    }
    text = text.replace(/(?:^|\s)(?:E-?MAIL|SITE|WWW|CNPJ|CPF|INSC\w*|I\.?E\.?)\b[\s:./].*$/i, '').trim();
    const before = streets.at(-1);
    // The numeral of a district ("DISTRITO INDUSTRIAL II") that the paper's width sets in a row of its own.
    if (before !== undefined && roman.test(text))
      streets[streets.length - 1] = {
        text: `${before.text} ${text}`,
        tokens: [...before.tokens, ...wordsIn(row, text)],
      };
    else if (!isWhole && /[\p{L}\p{N}]{2}/u.test(text) && !heading.test(text))
      streets.push({ text, tokens: wordsIn(row, text) });
  }
  const { address, district } = partStreet(streets);
  if (district) found.district = textReading(district.text, district.tokens);
  if (address) found.address = textReading(address.text, address.tokens);
  return found;
}
