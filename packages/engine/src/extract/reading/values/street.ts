import { printedOf, type Token } from '../sheet/sheet.ts';
import { streetKinds } from '../sheet/street-kinds.ts';
import { foldWords } from '../sheet/text.ts';

const street = new RegExp(`^(?:${streetKinds}|PC|QUADRA|SETOR|RUELA|VILA) [A-Z0-9]`);
/** Kinds of streets whose words say other things too: their house number tells them. */
const numberedStreet =
  /^(?:ANEL VIARIO|ANEL RODOVIARIO|CONTORNO|LADEIRA|BECO|VIELA|PASSAGEM|ACESSO|BOULEVARD|CALCADAO|TV|LGO|VIA|LINHA(?! DIGITAVEL)) [A-Z].* (?:\d{1,5}[A-Z]?|S NO?)(?: |$)/;
/** Whether a text is a street by the number of its house, whose kind is a word for other things, too ("Linha Feliz, 20"). */
export const isStreetByNumber = (text: string): boolean => numberedStreet.test(foldWords(text));
/** A block of the capital's plan, which is its street ("SQN 215, bloco H"). */
const ofPlan = /^(?:SQ[NS]W?|CL[NS]W?|SHI[NS]) \d{1,4} (?:BLOCO|BL|CONJUNTO|CONJ) /;
/** Whose copy a paper is, behind the word that streets begin with, too ("VIA CLIENTE - 1ª VIA"): the alternatives of a regular expression. */
export const ownersOfCopy =
  '(?:D[AO] )?(?:CLIENTE|ESTABELECIMENTO|ESTAB|LOJA|LOJISTA|CONSUMIDOR|CAIXA|PORTADOR|EMPRESA|BANCO|UNICA)';
const copy = new RegExp(`^VIA ${ownersOfCopy}(?: |$)`);
/** A company's name or the end of one, which may begin with the word of a street ("Largo Ltda", "VIA NORTE CARGAS S.A."). */
export const ofCompany = /^\D* (?:LTDA|S ?A|EIRELI|EPP|MEI?)(?: (?:ME|EPP))?$/;
/** Whether a text begins as a street does. */
export const isStreet = (text: string): boolean => {
  // An amount is no street, though its sign begins as one does.
  if (text.startsWith('R$')) return false;
  const words = foldWords(text);
  return (
    (street.test(words) || numberedStreet.test(words) || ofPlan.test(words)) &&
    !ofCompany.test(words) &&
    !copy.test(words)
  );
};

/** Widest space in a street's row before the sign of its house number or the kind of a room, in glyphs: typewriters set such parts apart. */
const beforeHouse = 6;
const houseOrRoom = /^(?:N(?:RO?)?[º°o.]*|LOJA|LJ|SALA|SL|AP(?:TO)?|BLOCO|BL|CASA|FUNDOS|GALP[ÃA]O)\.?:?$/i;

/** Whether a word behind a wide space goes on with the address that a text begins. */
export function goesOnAsHouse(text: readonly Token[], word: Token, glyph: number): boolean {
  const space = word.left - (text.at(-1)?.right ?? -Infinity);
  return space < beforeHouse * glyph && houseOrRoom.test(word.text) && isStreet(printedOf(text));
}
