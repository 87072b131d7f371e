import { isUf } from '@lavra/brazil/states';
import { readAddressBlock, type AddressBlock } from './address.ts';
import { centreOf, edgesOf, printedOf, textOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { foldWords } from '../sheet/text.ts';
import { areOfOneSize, sizeOfType, tellsSize } from '../sheet/size-of-type.ts';
import { withWholeStreet } from './wrapped-street.ts';
import { goesOnAsHouse, isStreet, ofCompany, ownersOfCopy } from './street.ts';
import { withoutCalled } from './names-called.ts';
import { readWhole, type Reading } from './values.ts';

/** A name with its address, as in a letterhead or an envelope's window. */
export interface Letterhead {
  readonly name?: Reading;
  /** The text above the name that may be a name too. */
  readonly over?: Reading;
  readonly address: AddressBlock;
  /** The name is that of a company, an office or a building. */
  readonly isCompany: boolean;
  /** The company's number in the rows of the name and the address. */
  readonly number?: Reading;
}

/** Whether a text ends with a company's legal form, or is one. */
const endsWithForm = (text: string): boolean => ofCompany.test(foldWords(text)) || legalForm.test(text);
/** The legal form of a small company; in the name of a town it is a word ("Não-Me-Toque"). */
const small = '(?<!NAO )ME';
const company = new RegExp(
  String.raw`\b(?:LTDA|S ?A|EIRELI|${small}|EPP|CIA|COMPANHIA|CONDOMINIO|PREFEITURA|MUNICIPIO|SECRETARIA|BANCO|ENERGIA|COOPERATIVA|AGROINDUSTRIAL|USINA|SANEAMENTO|TELECOM\w*|DISTRIBUI\w+|DEPARTAMENTO|AUTARQUIA|SERVICO AUTONOMO|ESGOTOS?)\b`,
);
const withForm = new RegExp(String.raw`\b(?:LTDA|S ?A|EIRELI|${small}|MEI|EPP|CIA|COMPANHIA)\b`);
/** A company's legal name ends with its legal form; a name without one is a trade name. */
export const hasLegalForm = (name: string): boolean => withForm.test(foldWords(name));
/** A label that begins like a street, with its dots ("PRACA. . . . : Leme"). */
const isLabelled = /^\p{L}+[\s.]*:/u;
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

/** Widest space before a postal code, in glyphs. */
const beforeCode = 12;

/** The letter of an emblem beside a letterhead stands this far from its rows, in glyphs, and is larger by this factor. */
const [besideEmblem, emblemLarger] = [1, 1.2] as const;

const isEmblem = (letter: Token, next: Token, glyph: number): boolean =>
  /^\p{Lu}{1,2}$/u.test(letter.text) &&
  next.left - letter.right > besideEmblem * glyph &&
  letter.bottom - letter.top > emblemLarger * (next.bottom - next.top);

/** An emblem that is a sign of the type ("✈", "♻"). */
const isPictograph = /^\p{So}\uFE0F?$/u;

/** Runs of words close together, row by row. */
function runsOf(sheet: Sheet, widest = 2.5): Token[][] {
  return sheet.rows.flatMap((row) => {
    const runs: Token[][] = [];
    for (const token of row.filter(({ text }) => !isPictograph.test(text))) {
      const last = runs.at(-1)?.at(-1);
      // A postal code may stand apart from its state.
      const isCode = last !== undefined && isUf(last.text) && /^\d{5}-\d{3}$/.test(token.text);
      const most = isCode ? beforeCode : widest;
      const isFirst = runs.length === 1 && runs[0]?.length === 1;
      const own = runs.at(-1) ?? [];
      if (isFirst && last && isEmblem(last, token, sheet.glyph)) runs.push([token]);
      else if (last && token.left - last.right < most * sheet.glyph) own.push(token);
      else if (last && goesOnAsHouse(own, token, sheet.glyph)) own.push(token);
      else runs.push([token]);
    }
    return runs;
  });
}

const overlapOf = (run: readonly Token[], edges: Pick<Token, 'left' | 'right'>): number =>
  Math.min(edgesOf(run).right, edges.right) - Math.max(edgesOf(run).left, edges.left);

/** Up to four runs that follow each other closely above or below, nearest first. */
function neighbours(
  runs: readonly Token[][],
  from: readonly Token[],
  glyph: number,
  down: boolean,
): Token[][] {
  const found: Token[][] = [];
  let edge = edgesOf(from);
  const start = edge;
  const aside = (run: readonly Token[]): number =>
    Math.min(
      Math.abs(edgesOf(run).left - start.left),
      Math.abs(centreOf(edgesOf(run)) - centreOf(start)),
      Math.abs(edgesOf(run).right - start.right),
    );
  // Of two texts in one row the one set like the address is its neighbour.
  const isOutdone = (run: readonly Token[]): boolean =>
    runs.some(
      (other) =>
        other !== run &&
        Math.abs(edgesOf(other).top - edgesOf(run).top) < 0.5 * glyph &&
        overlapOf(other, start) > 0 &&
        aside(other) + glyph < aside(run),
    );
  for (const run of down ? runs : runs.toReversed()) {
    const edges = edgesOf(run);
    const gap = down ? edges.top - edge.bottom : edge.top - edges.bottom;
    const overlaps = Math.min(edges.right, edge.right) - Math.max(edges.left, edge.left) > 0;
    // A name in large type stands as far above its address as the type is high.
    const most = 2 * (down ? glyph : Math.max(glyph, sizeOfType(run)));
    if (!overlaps || gap < -0.4 * glyph || gap > most || isOutdone(run)) continue;
    found.push([...run]);
    edge = edges;
    if (found.length === 4) break;
  }
  return found;
}

/** The end of a company's name, which alone in its row continues the row above. */
const legalForm =
  /^(?:(?:&|E) CIA\.? )?(?:LTDA|S\.? ?[/.]? ?A|EIRELI|M\.?E|EPP|S\.?S)\.?(?: ?-? ?(?:ME|EPP))?$/i;

/** A name whose row ends with a preposition goes on in the next one. */
const goesOn = /\p{Lu}{3}.* (?:D[AEO]S?|E|&)$/iu;
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

/** Which of a company's establishments a letterhead is of, between its name and its address ("Filial Caxias do Sul/RS"). */
const isBranch = (text: string): boolean =>
  /^(?:filial|matriz|sucursal)(?!\p{L})/iu.test(text) && !hasLegalForm(text);

/** What sort of body a company is, below its name ("Autarquia Municipal"), with the law that founded it. */
const isSortOfBody =
  /^(?:autarquia|empresa p[úu]blica|sociedade de economia mista|funda[çc][ãa]o p[úu]blica)(?: (?:municipal|estadual|federal))?(?:[ ,–-]+(?:(?:criada|institu[íi]da) (?:pela|por) )?(?:lei|decreto)(?!\p{L}).*)?$/iu;

/** A preposition that ends no name. */
const leadsOn = /\p{L} (?:em|por|para)$/iu;

function nameAbove(above: readonly Token[][], glyph: number, below?: readonly Token[]): Reading | undefined {
  for (const [index, own] of above.entries()) {
    const next = above[index + 1];
    const isEnd =
      legalForm.test(printedOf(own)) ||
      (next !== undefined && (isLastWord(own, next) || isEndOfBody(own, next))) ||
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

/** A letterhead in one line at the foot of a page: name, street, district, town and postal code between dashes. */
export const letterheadLine =
  /(\p{Lu}[^-–|\d]{3,60}?(?:S\.?\/?A\.?|LTDA\.?|EIRELI)) [-–] ((?:Rua|R\.|Avenida|Av\.|Rodovia|Rod\.|Alameda|Pra[cç]a) [^-–]+?) [-–] ([^-–]+?) [-–] ([^-–/]+?) ?[-–/] ?([A-Z]{2}) [-–] CEP:? ?(\d{5}-?\d{3})/u;

/** The label of a company's number; its last letter may be read as a bracket. */
const isNumberLabel = /^CNPJ|^CNP$|^CGC/;

/** Whether the rows of an address contain a CNPJ's label, as a company's letterhead does. */
const hasCompanyNumber = (rows: readonly (readonly Token[])[]): boolean =>
  rows.some((row) => row.some(({ folded }) => isNumberLabel.test(folded)));

/** The first number of a company in the rows whose digits hold. */
const numberIn = (rows: readonly (readonly Token[])[]): Reading | undefined =>
  rows
    .flat()
    .flatMap((token) => readWhole(token.text, 'cnpj', [token]) ?? [])
    .find(({ checks }) => checks.every(({ ok }) => ok));

/** The address of a coupon of one state, which prints no state: a town alone in the row between the street and the number of the company. */
function withTownAlone(run: readonly Token[], below: readonly Token[][], glyph: number): AddressBlock {
  const end = below.findIndex(([first]) => first !== undefined && isNumberLabel.test(first.folded));
  const row = below[end - 1];
  const text = printedOf(row ?? []);
  if (row === undefined || !/^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,4}$/u.test(text)) return {};
  const city: Reading = { value: text, printed: text, tokens: row, shapeFit: 1, checks: [] };
  return { ...readAddressBlock([run, ...below.slice(0, end - 1)], glyph), city };
}

/** The address whose town and state are right below the street, in a row of their own with a gap instead of a sign between them. */
function withStateApart(run: readonly Token[], { rows, glyph }: Sheet): AddressBlock | undefined {
  const edge = edgesOf(run);
  const under = rows.find((row) => {
    const { top, left } = edgesOf(row);
    const isUnder = top > edge.bottom - 0.4 * glyph && top - edge.bottom < 2 * glyph;
    return isUnder && Math.abs(left - edge.left) < glyph;
  });
  const last = under?.at(-1);
  const town = under?.slice(0, -1) ?? [];
  const text = printedOf(town);
  const isTown = /^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,4}$/u.test(text);
  if (!isTown || last === undefined || !isUf(last.text)) return undefined;
  const at = (value: string, tokens: readonly Token[]): Reading => ({
    value,
    printed: value,
    tokens,
    shapeFit: 1,
    checks: [],
  });
  return { ...readAddressBlock([run], glyph), city: at(text, town), uf: at(last.text, [last]) };
}

/** A company's number before its street in one row, and its name before both where the row is a sentence ("Nuvem Viagens Ltda, CNPJ …, Rua Chile, 10, Centro, Bauru/SP"). */
const beforeStreet =
  /^(.*?)[\s,;.|–—-]*\bCNPJ(?:\/MF)?\b[\s:.]*(?:n[º°o.]{1,2} ?)?[\d./-]{14,18}[,;.]?(?: [|•·–—-])*$/i;

/** A row from its street on, with what stands before it. */
interface Led {
  readonly run: readonly Token[];
  readonly number?: Reading;
  readonly name?: Reading;
}

/** The office of an authority before its street in one row ("SECRETARIA DA FAZENDA - AV. BRASIL, 10"). */
const officeBefore =
  /^(?:SECRETARIA|DEPARTAMENTO|DIRETORIA|DIVIS[AÃ]O|COORDENA\S+|GER[EÊ]NCIA)(?: \p{L}[\p{L}.]*)+ ?[-–—|·•,]$/iu;

function ledBy(run: readonly Token[]): Led | undefined {
  if (isStreet(printedOf(run))) return isLabelled.test(printedOf(run)) ? undefined : { run };
  const office = run.findIndex(
    (_token, index) =>
      index > 1 && isStreet(printedOf(run.slice(index))) && officeBefore.test(printedOf(run.slice(0, index))),
  );
  if (office > 0) return { run: run.slice(office) };
  const at = run.findIndex(
    (token, index) =>
      index > 1 &&
      /^\p{L}/u.test(token.text) &&
      isStreet(printedOf(run.slice(index))) &&
      beforeStreet.test(printedOf(run.slice(0, index))),
  );
  if (at < 0) return undefined;
  const text = beforeStreet.exec(printedOf(run.slice(0, at)))?.[1] ?? '';
  const number = numberIn([run.slice(0, at)]);
  if (number === undefined || (text !== '' && !hasLegalForm(text))) return undefined;
  const tokens = run.slice(0, text === '' ? 0 : text.split(' ').length);
  // The point of "S.A." is no sign between the parts.
  const value = text.replace(/(?<=\bS\. ?A)$/u, '.');
  const name: Reading = { value, printed: value, tokens, shapeFit: 1, checks: [] };
  return { run: run.slice(at), number, ...(text === '' ? {} : { name }) };
}

/** Every name with an address on the page, from top to bottom: a street, its town or postal code below it, and the name above it. */
export function findLetterheads(sheet: Sheet): Letterhead[] {
  const runs = runsOf(sheet);
  return runs.flatMap((whole, index): Letterhead[] => {
    const isOpen = whole.at(-1)?.text.endsWith(',') === true;
    const led = ledBy(whole) ?? (isOpen ? { run: whole } : undefined);
    if (led === undefined) return [];
    const under = neighbours(runs.slice(index + 1), whole, sheet.glyph, true);
    const [run = [], ...below] = withWholeStreet([[...led.run], ...under]);
    if (isOpen && !isStreet(printedOf(run))) return [];
    const read = readAddressBlock([run, ...below.slice(0, 3)], sheet.glyph);
    const apart = read.city === undefined ? withStateApart(run, sheet) : undefined;
    const address = apart ?? ((read.city ?? read.cep) ? read : withTownAlone(run, below, sheet.glyph));
    if (address.cep === undefined && address.city === undefined) return [];
    const above = led.name ? [] : neighbours(runs.slice(0, index), whole, sheet.glyph, false);
    const name = led.name ?? nameAbove(above, sheet.glyph);
    // A long name takes two rows.
    const own = above.findLastIndex((each) => each.some((token) => name?.tokens.includes(token) === true));
    const over = nameAbove(above.slice(own + 1), sheet.glyph, above[own]);
    // Beside the name may stand a block of its own that begins with the number.
    const rowsAbove = name === undefined ? above.filter(isNumberRow).slice(0, 1) : above.slice(0, own + 1);
    const isCompany =
      company.test(foldWords(name?.value ?? '')) ||
      hasCompanyNumber([whole, ...below, ...(name === undefined ? rowsAbove : [])]);
    const number = led.number ?? numberIn([run, ...below, ...rowsAbove]);
    return [
      {
        address,
        isCompany,
        ...(name ? { name } : {}),
        ...(name && over ? { over } : {}),
        ...(number ? { number } : {}),
      },
    ];
  });
}

/** A company's name in one row with its number ("… LTDA - CNPJ 92.211.278/0001-26") at the top of the page. */
function nameBeforeNumber(runs: readonly Token[][], { glyph, height }: Sheet): Reading | undefined {
  for (const run of runs) {
    const at = run.findIndex(({ folded }) => isNumberLabel.test(folded));
    // The first number is the issuer's: what is before another one is another party's name.
    if (at === 0) return undefined;
    const tokens = run.slice(0, Math.max(0, at)).filter(({ folded }) => folded !== '');
    const text = printedOf(tokens).replace(/[\s–|,-]+$/, '');
    if (edgesOf(run).top > 0.25 * height) return undefined;
    if (tokens.length > 1 && hasLegalForm(text) && !text.includes(':'))
      return { value: textOf(tokens, glyph), printed: text, tokens, shapeFit: 1, checks: [] };
  }
  return undefined;
}

/** Whether a row is a company's number alone or before its label in brackets, or begins with the label of one. */
const isNumberRow = (run: readonly Token[]): boolean => {
  const [first, ...rest] = run;
  if (first === undefined) return false;
  const isAlone = rest.every(({ text }) => /^\(CNPJ\)$/i.test(text));
  return isNumberLabel.test(first.folded) || (isAlone && numberIn([[first]]) !== undefined);
};

/** A name is printed larger than the lines below it by this factor. */
const ofName = 1.2;

/** Which of the rows above a number the name begins in, from the lowest on: the one with the legal form, else the one in the largest type. */
function lowestOfName(above: readonly Token[][]): number {
  const legal = above.findIndex((run) => endsWithForm(printedOf(run)));
  if (legal >= 0) return legal;
  // Between a name in large type and the number may be the name of an office, or an address.
  const sizes = above.map(sizeOfType);
  const largest = Math.max(...sizes);
  return (sizes[0] ?? 0) * ofName < largest ? sizes.indexOf(largest) : 0;
}

/** A postal code, or a town with its state, in a row of an address, perhaps with a telephone behind it. */
const ofTown =
  /\b\d{2}\.?\d{3}-\d{3}\b|^\p{Lu}[\p{L}' ]+(?: [·•|–-] \p{Lu}[\p{L}' ]+)? ?[-–/] ?[A-Z]{2}(?: ?[-–|·,].*)?$/u;

/** How far the rows of a name and of a block with its number on the same height are apart, in glyphs. */
const levelWith = 4;
/** Words that each begin with a capital, but those that join others: no title of a paper or sentence, which has its own words for both. */
const isInCapitals = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’&-]*(?: (?:(?:d[aeo]s?|e|&) )?\p{Lu}[\p{L}.'’&-]*)+$/u.test(text) &&
  !/\b(?:CONTA|FATURA|NOTA|BOLETO|SEGUNDA|VIA)\b/.test(foldWords(text));

/** A name by the word for what the company is, left of a block that begins with its number. */
function nameLeftOf(number: readonly Token[], runs: readonly Token[][], glyph: number): Reading | undefined {
  const edge = edgesOf(number);
  const level = runs.filter((run) => {
    const { right, top } = edgesOf(run);
    return right < edge.left && Math.abs(top - edge.top) < levelWith * glyph;
  });
  return nameAbove(
    level.filter((run) => company.test(foldWords(printedOf(run))) && isInCapitals(printedOf(run))),
    glyph,
  );
}

/** A letterhead without an address: the name above a CNPJ at the top of the page, which the name of an office may be right before. */
export function findCompanyName(sheet: Sheet): Reading | undefined {
  const runs = runsOf(sheet, 4);
  const index = runs.findIndex(
    (run) =>
      (run.some(({ folded }) => isNumberLabel.test(folded)) || isNumberRow(run)) &&
      edgesOf(run).top < 0.25 * sheet.height,
  );
  const number = runs[index];
  const isFirst = number !== undefined && isNumberRow(number);
  const before = nameBeforeNumber(runs.slice(0, index < 0 || !isFirst ? undefined : index), sheet);
  if (before !== undefined || number === undefined) return before;
  const all = neighbours(runs.slice(0, index), number, sheet.glyph, false);
  const above = all.filter(
    (run, at) =>
      (run.length > 1 || legalForm.test(printedOf(run)) || goesOn.test(printedOf(all[at + 1] ?? []))) &&
      !isStreet(printedOf(run)) &&
      !ofTown.test(printedOf(run)),
  );
  // The numbers may stand in a column of their own beside the name.
  const at = runs.findIndex(
    (run) => run.length > 1 && edgesOf(run).bottom < edgesOf(number).bottom && endsWithForm(printedOf(run)),
  );
  const beside = runs[at];
  if (beside !== undefined && !above.some((run) => hasLegalForm(printedOf(run))))
    return nameAbove([beside, ...neighbours(runs.slice(0, at), beside, sheet.glyph, false)], sheet.glyph);
  const name =
    above.length > 0
      ? nameAbove(above.slice(lowestOfName(above)), sheet.glyph)
      : nameLeftOf(number, runs, sheet.glyph);
  return isFirst || company.test(foldWords(name?.value ?? '')) ? name : undefined;
}

/** A title over a company that asks or says who it is ("Quem vendeu") is no name of it. */
const asks = /^(?:de |para |por )?quem(?!\p{L})/iu;

/** A company's legal and trade name, of which either may be above the other: the trade name is the one without a legal form. */
export function namesOf({ name, over: above }: Letterhead): { name?: Reading; tradeName?: Reading } {
  const over = above !== undefined && asks.test(above.value) ? undefined : above;
  if (name === undefined) return {};
  if (hasLegalForm(name.value))
    return over === undefined || hasLegalForm(over.value) ? { name } : { name, tradeName: over };
  return { name: over !== undefined && hasLegalForm(over.value) ? over : name, tradeName: name };
}
