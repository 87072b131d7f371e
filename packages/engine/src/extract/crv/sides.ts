import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { saleAmount, saleDate } from './sale-labels.ts';

/** The head of the front, and the sentence that the back begins with. */
const ofFront = /CERTIFICADODEREGISTRODE?VEICULO$/;
const ofBack = /^AUTORIZ(?:O|AMOS)O(?:DETRAN|DEPARTAMENTO|ORGAO)/;
/** Least rows of the front: the authorisation made by a program names the certificate right above its title. */
const leastOfFront = 5;
/** Rows of the head above the name of the paper. */
const headRows = 6;

/** The head of the front among other words of its row, and the title of the back. */
const [amidFront, titleOfBack] = [
  /CERTIFICADODEREGISTRODE?VEICULO/,
  /^(?:VERSO)?AUTORIZACAO(?:PARA|DE|DA)(?:A?TRANSFERENCIA|VENDA)/,
] as const;

const topOf = (row: readonly Token[] | undefined): number =>
  Math.min(...(row ?? []).map(({ top }) => top), Infinity);

const moved = (row: readonly Token[], down: number): readonly Token[] =>
  row.map((token) => ({ ...token, top: token.top + down, bottom: token.bottom + down }));

/**
 * The two sides of the paper form on one page, the front first: where they were copied the other way round, all that follows the sentence of the
 * back would be the buyer's.
 */
export function frontFirst(sheet: Sheet): Sheet {
  const { rows } = sheet;
  const spelt = rows.map((row) => fold(printedOf(row)));
  const [back, name] = [
    spelt.findIndex((text) => ofBack.test(text)),
    spelt.findIndex((text) => ofFront.test(text)),
  ];
  if (back < 0 || name < back) return sheet;
  const country = spelt.findIndex(
    (text, at) => at > back && at >= name - headRows && text.startsWith('REPUBLICAFEDERATIVA'),
  );
  const from = country < 0 || country > name ? name : country;
  const [over, under] = [rows.slice(0, from), rows.slice(from)];
  const up = topOf(under[0]) - topOf(over[0]);
  const bottom = Math.max(...under.flat().map((token) => token.bottom));
  const down = bottom - up + 2 * sheet.glyph - topOf(over[0]);
  const inOrder = [...under.map((row) => moved(row, -up)), ...over.map((row) => moved(row, down))];
  return { ...sheet, rows: inOrder, tokens: inOrder.flat() };
}

/**
 * The back of the paper form below its front with its title as that of the buyer's block: the sentence that follows it has many wordings, and
 * without a title the values of the two sides would be anyone's.
 */
export function withBackTitled(sheet: Sheet): Sheet {
  const { rows } = sheet;
  const spelt = rows.map((row) => fold(printedOf(row)));
  const front = spelt.findIndex((text) => amidFront.test(text));
  const back = spelt.findIndex((text, at) => at > front + leastOfFront && titleOfBack.test(text));
  const [first, ...rest] = front < 0 || back < 0 ? [] : (rows[back] ?? []);
  if (first === undefined) return sheet;
  const title = { ...first, text: 'COMPRADOR', folded: 'COMPRADOR', right: (rest.at(-1) ?? first).right };
  const titled = rows.map((row, at) => (at === back ? [title] : row));
  return { ...sheet, rows: titled, tokens: titled.flat() };
}

const ofSale = new Set([...saleDate, ...saleAmount].map(fold));
/** Farthest that a label of the sale is over or under "LOCAL", in glyphs: one row of boxes. */
const nextBoxes = 6;

/**
 * An authorisation alone with "LOCAL" among the boxes of the sale named as the place of the sale: on a certificate the same word is the place
 * of issue.
 */
export function withPlaceOfSale(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  const spelt = rows.map((row) => fold(printedOf(row)));
  const isAuthorisation = spelt.some((text) => titleOfBack.test(text));
  if (!isAuthorisation || spelt.some((text) => amidFront.test(text))) return sheet;
  const runs = rows.flatMap((row) => runsOf(row, glyph));
  const sale = runs.filter((run) => ofSale.has(fold(printedOf(run)))).map(edgesOf);
  const [local, ...others] = runs.filter((run) => run.length === 1 && run[0]?.folded === 'LOCAL');
  const word = local?.[0];
  if (word === undefined || others.length > 0) return sheet;
  const isOfSale = sale.some(
    ({ top, bottom }) => top - word.bottom < nextBoxes * glyph && word.top - bottom < nextBoxes * glyph,
  );
  if (!isOfSale) return sheet;
  const named = { ...word, text: 'LOCAL DA VENDA', folded: 'LOCALDAVENDA' };
  const inPlace = (token: Token): Token => (token === word ? named : token);
  return { ...sheet, rows: rows.map((row) => row.map(inPlace)), tokens: sheet.tokens.map(inPlace) };
}
