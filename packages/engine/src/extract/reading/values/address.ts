import { isUf, states } from '@lavra/brazil/states';
import { inRow } from '../labels/around-label.ts';
import { readValue, readWhole, type Reading } from './values.ts';
import { printedOf, type Token } from '../sheet/sheet.ts';
import { foldWords, withoutAccents } from '../sheet/text.ts';
import { streetKinds } from '../sheet/street-kinds.ts';
import { partStreet, wordsIn } from './parted-street.ts';
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

function textReading(value: string, tokens: readonly Token[]): Reading {
  return { value, printed: value, tokens, shapeFit: 1, checks: [] };
}

/** Removes a labelled piece ("CEP: 01310-100", "Fone: (11) 3333-4444") and the separators around it. */
function without(text: string, pattern: RegExp): string {
  return text
    .replace(pattern, '')
    .replace(/\b(?:CEP|FONE(?:\s*\/\s*FAX)?|TEL(?:EFONE)?|FAX|[FT](?=:))\b\.?:?/gi, '')
    .replace(/^[\s,;:/|+-]+|[\s,.;:/|+-]+$/g, '');
}

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
