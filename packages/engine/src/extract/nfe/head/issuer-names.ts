import { printedOf, type Token } from '../../reading/sheet/sheet.ts';
import { sizeOfType } from '../../reading/sheet/size-of-type.ts';

type Rows = readonly (readonly Token[])[];

/** The end of a company's legal name. */
const legalForm =
  /(?:^|[\s-])(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP|ME|MEI|COOPERATIVA)\.?(?: ?[-–]? ?(?:ME|EPP))?\.?$/i;
/** A row that alone is such an end continues the one above it. */
const onlyForm =
  /^(?:(?:&|E) CIA\.? ?)?(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP|ME)\.?(?: ?[-–]? ?(?:ME|EPP))?\.?$/i;

/** A legal form that begins the name. */
const formAhead =
  /^(?:COOPERATIVA|ASSOCIA[ÇC][ÃA]O|FUNDA[ÇC][ÃA]O|SINDICATO|CONDOM[ÍI]NIO|INSTITUTO) \p{L}/iu;

/** What companies do, of which no name consists: it goes on from the row above ("Indústria e Comércio Ltda"). */
const onlyTrade =
  /^(?:(?:IND[ÚU]STRIA|IND\.?|COM[ÉE]RCIO|COM\.?|COMERCIAL|INDUSTRIAL|DISTRIBUI[ÇC][ÃA]O|DISTRIBUIDORA|IMPORTA[ÇC][ÃA]O|EXPORTA[ÇC][ÃA]O|IMPORTADORA|EXPORTADORA|SERVI[ÇC]OS|REPRESENTA[ÇC][ÕO]ES|PARTICIPA[ÇC][ÕO]ES|TRANSPORTES|PRODUTOS|ALIMENTOS|E|DE|DO|DA|&|,)[ ,]*)+(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP|ME)\.?(?: ?[-–]? ?(?:ME|EPP))?\.?$/i;

/** Words that may follow a legal form that ends a name. */
const behindForm = /^(?:[-–&(/]+|-?(?:ME|EPP|MEI)|E|EM|RECUPERA[ÇC][ÃA]O|JUDICIAL)\)?\.?$/i;

/** A row of a name without what a bent page has behind its legal form, as the district of the next row. */
function withoutRest(row: readonly Token[]): readonly Token[] {
  const form = row.findIndex(({ text }) => /^(?:LTDA|EIRELI)\.?$/i.test(text));
  const rest = row.findIndex(({ text }, at) => form > 0 && at > form && !behindForm.test(text));
  return rest < 0 ? row : row.slice(0, rest);
}

/** Type of one text differs in size by less than this factor. */
const oneSize = 1.15;

/**
 * The rows of an issuer's legal name and of its trade name, above or below it: the legal form ends the one; two rows without it are of two
 * names only where their type differs in size.
 */
export function namesIn(all: Rows): { readonly legal: Rows; readonly trade: Rows } {
  const rows = all.map(withoutRest);
  const end = rows.findIndex((row) => legalForm.test(printedOf(row)));
  const row = rows[end];
  if (rows.length === 1) return { legal: rows, trade: [] };
  if (row === undefined)
    return belowTrade(
      rows,
      rows.findIndex((each) => formAhead.test(printedOf(each))),
    );
  if (end < rows.length - 1) return { legal: rows.slice(0, end + 1), trade: rows.slice(end + 1) };
  return belowTrade(rows, [onlyForm, onlyTrade].some((form) => form.test(printedOf(row))) ? end - 1 : end);
}

/** The legal name from a row on, below a trade name in larger type; all rows where the one above is in no larger one. */
function belowTrade(rows: Rows, from: number): ReturnType<typeof namesIn> {
  const [over, row] = [rows[from - 1], rows[from]];
  const isOther =
    over !== undefined && row !== undefined && sizeOfType(over) / Math.max(1, sizeOfType(row)) > oneSize;
  return isOther ? { legal: rows.slice(from), trade: rows.slice(0, from) } : { legal: rows, trade: [] };
}
