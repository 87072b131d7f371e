import { isUf, states } from '@lavra/brazil/states';
import { inRow } from '../labels/around-label.ts';
import { runsApart } from '../sheet/runs.ts';
import type { Token } from '../sheet/sheet.ts';
import { streetKinds } from '../sheet/street-kinds.ts';
import type { Reading } from './values.ts';

/** Words of an address with their text. */
export interface Street {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** The words of a row that a part of its text is of; all where none is told. */
export function wordsIn(row: readonly Token[], part: string): Token[] {
  // A word may begin with the label of what it is ("F:(42)").
  const bare = ({ text }: Token): string => text.replace(/[,;]$/, '').replace(/^\p{L}[\p{L}./]*:(?=.)/u, '');
  const used = row.filter((token) => part.includes(bare(token)));
  return used.length > 0 ? used : [...row];
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
  /^(?:(?:AP(?:TO|ARTAMENTO)?\.?|LJ|LOJA|SALA|SL|CASA|CJ|CONJ\.?|GALP(?:[AÃ]O)?\.?) ?\d+[A-Z]? )(?:BL(?:OCO)?\.? ?[A-Z\d]{1,2} )?(?=\p{L}{3})/iu;

/** A part of a building with its number or letter, or several, which are no district ("GALPÃO B", "Sala 12", "KM 90", "Bloco C Apto 14"). */
const partOfBuilding = String.raw`(?:(?:AP(?:TO|ARTAMENTO)?|BL(?:OCO)?|BOX|CASA|CS|CJ|CONJ(?:UNTO)?|GALP(?:[AÃ]O)?|KM|LJ|LOJA|LOTE|LT|QUADRA|QD|SALA|SL|SOBRADO|SOBRELOJA|ANDAR|PISO|PAVIMENTO|T[EÉ]RREO|FRENTE|FUNDOS|FD(?:OS?|S)?|M[OÓ]DULO|TORRE|UNIDADE|COBERTURA)\.?(?: (?:N[º°] ?)?(?:[A-Z]|\d[\d.,]{0,5}[A-Z]?))?|\d{1,2}[º°o]? ?ANDAR)`;
const room = new RegExp(`^${partOfBuilding}(?:,? (?:E )?${partOfBuilding})*$`, 'i');

/** How a place is found from the road, which is no district's name ("KM 11, à esquerda"). */
const direction =
  /^(?:[ÀA] (?:ESQUERDA|DIREITA)|AO LADO|EM FRENTE|DEFRONTE|PR[ÓO]XIM[OA]|PERTO|ANTES|AP[ÓO]S|DEPOIS|ESQUINA|SENTIDO)(?!\p{L})/iu;

/** A street called by a number, within a block that the address begins with ("Quadra 104 Sul, Al. 6"). */
const streetOfBlock = new RegExp(`^(?:${streetKinds})\\.? \\d`, 'i');

/** What a deed says of a property behind its address. */
const ofRegister =
  /^(?:MATR[IÍ]CULA|INSCRI[CÇ][AÃ]O|[AÁ]REA(?! INDUSTRIAL)|VAGAS?|REGISTRAD[OA]|CADASTRO)(?!\p{L})/iu;

const betweenParts = / [•·|] /g;

/** The word that names a district, written out or shortened. */
const wordOfDistrict = String.raw`(?:BAIRRO|B[º°])[.:]?`;
const ledDistrict = new RegExp(String.raw`^${wordOfDistrict} \p{L}`, 'iu');
const upToDistrict = new RegExp(
  String.raw`^${wordOfDistrict} (?!(?:D[AEO]S? |(?:ALTO|BAIXO|NOVO|VELHO|FELIZ|INDUSTRIAL|CENTRAL)$))`,
  'i',
);
const behindStreet = new RegExp(String.raw`[\s,;.–—-]+(?:${wordOfDistrict}[\s,;.-]*)?$`, 'i');

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
  const told = named.find((part) => ledDistrict.test(part));
  const district = (told ?? named.at(-1))?.replace(beforeDistrict, '').replace(upToDistrict, '');
  if (district === undefined) return { address: { text, tokens } };
  const address = text.slice(0, text.lastIndexOf(district)).replace(behindStreet, '');
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

/**
 * The same before a part of the building that has no number of its own: registries print a whole line without commas ("2679 APTO 102"). The
 * number behind the word for a block or a lot is none of the house.
 */
const numberBeforeRoom = new RegExp(
  String.raw`^\p{L}\S*\s(?:\d{1,2} DE )?\D*(?<!\p{L})(?!(?:QUADRA|LOTE|BLOCO|CONJUNTO|CASA|SALA|LOJA|SETOR|M[OÓ]DULO|UNIDADE)\s)\p{L}{3}\S*\s\d{1,5}[A-Z]? (?:[-–] )?(?=\D*$)${partOfBuilding}(?:,? (?:E )?${partOfBuilding})*$`,
  'iu',
);

/** Whether a line tells its house number from its street: by a comma, or as its only number, at its end or before a part of the building. */
export const tellsHouse = (text: string): boolean =>
  text.includes(',') || numberAtEnd.test(text) || numberBeforeRoom.test(text);

/** Rooms, floors and kilometres come after the house number, where a district may be too. */
export const isComplement = (text: string): boolean =>
  /^(?:AP(?:TO|ARTAMENTO)?|BL(?:OCO)?|CASA|CS|CJ|CONJ\w*|FUNDOS|FD(?:OS?|S)?|FRENTE|KM|LJ|LOJA|SALA|SL|\d+[ºo°]?\s*ANDAR|SOBRELOJA|T[EÉ]RREO|LOTE|QUADRA|GALP\w*)\b/i.test(
    text,
  );
