import { printedOf, type Token } from '../reading/sheet/sheet.ts';
import { sizeOfType } from '../reading/sheet/size-of-type.ts';

type Rows = readonly (readonly Token[])[];

/** The end of a company's legal name. */
const legalForm =
  /(?:^|[\s-])(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP|ME|MEI|COOPERATIVA)\.?(?: ?[-–]? ?(?:ME|EPP))?\.?$/i;
/** A row that alone is such an end continues the one above it. */
const onlyForm =
  /^(?:(?:&|E) CIA\.? ?)?(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP|ME)\.?(?: ?[-–]? ?(?:ME|EPP))?\.?$/i;

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
  if (row === undefined || rows.length === 1) return { legal: rows, trade: [] };
  if (end < rows.length - 1) return { legal: rows.slice(0, end + 1), trade: rows.slice(end + 1) };
  const over = rows[end - 1];
  if (over === undefined || [onlyForm, onlyTrade].some((end) => end.test(printedOf(row))))
    return { legal: rows, trade: [] };
  const [above, own] = [sizeOfType(over), sizeOfType(row)];
  const isOther = above / Math.max(1, own) > oneSize;
  return isOther ? { legal: rows.slice(end), trade: rows.slice(0, end) } : { legal: rows, trade: [] };
}
