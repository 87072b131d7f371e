import { centreOf, edgesOf, printedOf, textOf, type Token } from '../sheet/sheet.ts';
import { areOfOneSize, sizeOfType, tellsSize } from '../sheet/size-of-type.ts';
import { foldWords } from '../sheet/text.ts';
import { withoutCalled } from './names-called.ts';
import { isStreet, ofCompany, ownersOfCopy } from './street.ts';
import type { Reading } from './values.ts';

/** Whether a text ends with a company's legal form, or is one. */
export const endsWithForm = (text: string): boolean =>
  ofCompany.test(foldWords(text)) || legalForm.test(text);
/** The legal form of a small company; in the name of a town it is a word ("Não-Me-Toque"). */
const small = '(?<!NAO )ME';
/** Words that only companies, offices and buildings have in their names. */
export const company = new RegExp(
  String.raw`\b(?:LTDA|S ?A|EIRELI|${small}|EPP|CIA|COMPANHIA|CONDOMINIO|PREFEITURA|MUNICIPIO|SECRETARIA|BANCO|ENERGIA|COOPERATIVA|AGROINDUSTRIAL|USINA|SANEAM(?:ENTO)?|TELECOM\w*|DISTRIBUI\w+|DEPARTAMENTO|AUTARQUIA|SERVICO AUTONOMO|ESGOTOS?)\b`,
);
const withForm = new RegExp(String.raw`\b(?:LTDA|S ?A|EIRELI|${small}|MEI|EPP|CIA|COMPANHIA)\b`);
/** A company's legal name ends with its legal form; a name without one is a trade name. */
export const hasLegalForm = (name: string): boolean => withForm.test(foldWords(name));
/** Labelled numbers that follow a name in its row, or fill a row between a name and its address. */
const numbers =
  /\s*\b(?:CNPJ|CNP[)\]]|CPF|CIC|INSC\w*\.?|IE|IM|I\.E|CEP|FONE|TEL|TELEFONES?|CELULAR|WHATSAPP|RNTRC|[FT](?=[:.]? ?\(\d{2}\)))(?!\w).*$/i;

/** The number of a company before its name, as consumers' invoices have it. */
const ownNumber = /^CNPJ:? ?\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2} ?[-–]? ?(?=\p{L})/iu;
/** What a paper or a copy of it is called, or the network of a card terminal: no name of the seller. */
const paperTitle = new RegExp(
  [
    String.raw`^\d[ªa] VIA\b`,
    String.raw`^VIA(?: (?:${ownersOfCopy}|\d+)\b|$)`,
    String.raw`^(?:SEGUNDA VIA|CONTA DE|CONTA MENSAL|FATURA|BOLETO|CARN[EÊ]|DEMONSTRATIVO|COMPROVANTE|RECIBO|CUPOM|EXTRATO|NOTA FISCAL|DANFE|DOCUMENTO AUXILIAR)\b`,
    String.raw`^(?:REDE|CIELO|GETNET|STONE|PAGSEGURO|SAFRAPAY|SUMUP|VISA|MASTERCARD|ELO)(?:(?: [-–])? (?:CR[EÉ]DITO|D[EÉ]BITO)(?!\p{L}).*| \p{L}+)?$`,
  ].join('|'),
  'iu',
);

/** The end of a company's name, which alone in its row continues the row above. */
export const legalForm =
  /^(?:(?:&|E) CIA\.? )?(?:LTDA|S\.? ?[/.]? ?A|EIRELI|M\.?E|EPP|S\.?S)\.?(?: ?-? ?(?:ME|EPP))?$/i;

/** A name whose row ends with a preposition goes on in the next one. */
export const goesOn = /\p{Lu}{3}.* (?:D[AEO]S?|E|&)$/iu;
/** So does one whose next row begins with what no name begins with ("E LOGÍSTICA LTDA"). */
const isRest = /^(?:E|&|D[AEO]S?) \p{L}{2}/iu;
/** And an adjective alone, which no name is. */
const isAdjective = /^(?:RURAL|MUNICIPAL|REGIONAL|NACIONAL|ESTADUAL|LIMITADA)$/i;

/** The title of the paper in the row of a company's name, whose end is its legal form. */
const titleBehind =
  /(?<=(?:LTDA|S\.? ?\/?A|EIRELI|EPP|ME)\.?) (?:COMPROVANTE|TICKET|ROMANEIO|RECIBO|NOTA|MINUTA|ORDEM|GUIA|CUPOM|FATURA|CONTA|BOLETO|CONHECIMENTO|CONTRATO|DANFE|DACTE|DACTE OS|DOCUMENTO|CONTROLE)(?: .*)?$/i;

/** Rows of one large type are one name that was too long for the paper; types differ by this factor at least. */
const otherType = 1.1;

/** Whether two rows are in one type; words with tails and accents alone tell its size roughly. */
function areInOneType(one: readonly Token[], other: readonly Token[]): boolean {
  if (!tellsSize(one) || !tellsSize(other)) return areOfOneSize(one, other);
  const [first, second] = [sizeOfType(one), sizeOfType(other)];
  return Math.max(first, second) < otherType * Math.min(first, second);
}

/** Whether a row ends the name that the row above begins, both in a type larger than the rows below them. */
function isOneBrand(own: readonly Token[], next: readonly Token[], below: readonly Token[]): boolean {
  return (
    areInOneType(own, next) &&
    sizeOfType(own) > otherType * sizeOfType(below) &&
    [own, next].every(
      (row) => /^\p{L}[\p{L}\d '&.-]+$/u.test(printedOf(row)) && !paperTitle.test(printedOf(row)),
    )
  );
}

/** Whether a row is the last word of the name above it with its legal form, in the same type ("Rodoviários S.A."). */
function isLastWord(own: readonly Token[], next: readonly Token[]): boolean {
  const size = sizeOfType(next);
  return (
    /^\p{L}{4,} (?:LTDA\.?|S\.? ?\/?A\.?|EIRELI)(?: [-–]? ?(?:ME|EPP))?$/iu.test(printedOf(own)) &&
    next.length > 1 &&
    /^\p{L}[\p{L} '&.-]+$/u.test(printedOf(next)) &&
    !hasLegalForm(printedOf(next)) &&
    !paperTitle.test(printedOf(next)) &&
    areInOneType(own, next) &&
    (Math.abs((own[0]?.left ?? 0) - (next[0]?.left ?? 0)) < size ||
      Math.abs(centreOf(edgesOf(own)) - centreOf(edgesOf(next))) < size)
  );
}

/** The beginning of a company's name by the word for what it is, which without its end is none. */
const beginsBody =
  /^(?:COOPERATIVA|COMPANHIA|EMPRESA|ASSOCIA[CÇ][AÃ]O|SOCIEDADE) D[AEO]S? \p{L}[\p{L} '&.,-]+$/iu;

/** Whether a row with the legal form ends the name of a company that the row above begins, in the same type and at the same edge. */
function isEndOfBody(own: readonly Token[], next: readonly Token[]): boolean {
  const [end, begin] = [printedOf(own), printedOf(next)];
  return (
    beginsBody.test(begin) &&
    !hasLegalForm(begin) &&
    endsWithForm(end) &&
    !beginsBody.test(end) &&
    areInOneType(own, next) &&
    Math.abs((own[0]?.left ?? 0) - (next[0]?.left ?? 0)) < sizeOfType(next)
  );
}

/** A plain word, as a name may end with. */
const isWord = /^\p{L}{4,}$/u;

/** Whether a word alone is what a narrow paper left of the name in the row above: in its type, in the middle below it. */
function isRestOfNarrow(own: readonly Token[], next: readonly Token[]): boolean {
  const [rest, name] = [printedOf(own), printedOf(next)];
  return (
    isWord.test(rest) &&
    next.length > 1 &&
    /^\p{Lu}[\p{L} '&.-]+$/u.test(name) &&
    !paperTitle.test(name) &&
    !endsWithForm(name) &&
    areInOneType(own, next) &&
    edgesOf(own).left > edgesOf(next).left + sizeOfType(own) &&
    Math.abs(centreOf(edgesOf(own)) - centreOf(edgesOf(next))) < sizeOfType(own) / 2
  );
}

/** Which of a company's establishments a letterhead is of, between its name and its address ("Filial Caxias do Sul/RS"). */
const isBranch = (text: string): boolean =>
  /^(?:filial|matriz|sucursal)(?!\p{L})/iu.test(text) && !hasLegalForm(text);

/** What sort of body a company is, below its name ("Autarquia Municipal"), with the law that founded it. */
const isSortOfBody =
  /^(?:autarquia|empresa p[úu]blica|sociedade de economia mista|funda[çc][ãa]o p[úu]blica)(?: (?:municipal|estadual|federal))?(?:[ ,–-]+(?:(?:criada|institu[íi]da) (?:pela|por) )?(?:lei|decreto)(?!\p{L}).*)?$/iu;

/** A preposition that ends no name. */
const leadsOn = /\p{L} (?:em|por|para)$/iu;

/** The name in the rows above an address or a number, the nearest first; `below` are the rows of the name that they are above, if any. */
export function nameAbove(
  above: readonly Token[][],
  glyph: number,
  below?: readonly Token[],
): Reading | undefined {
  for (const [index, own] of above.entries()) {
    const next = above[index + 1];
    const isEnd =
      legalForm.test(printedOf(own)) ||
      (next !== undefined &&
        (isLastWord(own, next) || isEndOfBody(own, next) || isRestOfNarrow(own, next))) ||
      (next !== undefined &&
        (goesOn.test(printedOf(next)) ||
          isRest.test(printedOf(own)) ||
          (isAdjective.test(printedOf(own)) && areInOneType(own, next)) ||
          (below !== undefined && isOneBrand(own, next, below))));
    const over = isEnd ? next : undefined;
    const run = over === undefined ? own : [...over, ...own];
    const bare = withoutCalled(printedOf(run).trim());
    const text = bare
      .replace(ownNumber, '')
      .replace(titleBehind, '')
      .replace(numbers, '')
      .replace(/\s+[-–|·]?\s*$/u, '')
      .trim();
    if (paperTitle.test(text) || isBranch(text) || isSortOfBody.test(text)) continue;
    // Words that lead to the address are the label of its box, and what is above them is in another one ("Fica em").
    if (leadsOn.test(text)) return undefined;
    // A label with its value ("RODOVIA. . . . : BR-277") is no name.
    if (!/\p{L}{2}/u.test(text) || text.includes(':')) continue;
    // Below a street may be a place whose name begins as a street's does ("Setor Pouso Alto").
    if (isStreet(text) && /, ?\d/.test(text)) continue;
    const end = printedOf(run).endsWith(text) ? run.length : text.split(' ').length;
    const tokens = run.slice(0, end).filter((token) => text.includes(token.text));
    // Two rows in large type are in order already: by the page's glyph their words would be parted anew.
    const value = over === undefined ? textOf(tokens, glyph) : text;
    return { value, printed: text, tokens, shapeFit: 1, checks: [] };
  }
  return undefined;
}
