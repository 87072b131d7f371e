import { printedOf, type Token } from '../reading/sheet/sheet.ts';
import { sizeOfType } from '../reading/labels/size-of-type.ts';

type Rows = readonly (readonly Token[])[];

/** The end of a company's legal name. */
const legalForm =
  /(?:^|[\s-])(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP|ME|MEI|COOPERATIVA)\.?(?: ?[-–]? ?(?:ME|EPP))?\.?$/i;
/** A row that alone is such an end continues the one above it. */
const onlyForm =
  /^(?:(?:&|E) CIA\.? ?)?(?:LTDA|S\.? ?[/.]? ?A|EIRELI|EPP|ME)\.?(?: ?[-–]? ?(?:ME|EPP))?\.?$/i;

/** Type of one text differs in size by less than this factor. */
const oneSize = 1.15;

/**
 * The rows of an issuer's legal name and of its trade name, above or below it: the legal form ends the one; two rows without it are of two
 * names only where their type differs in size.
 */
export function namesIn(rows: Rows): { readonly legal: Rows; readonly trade: Rows } {
  const end = rows.findIndex((row) => legalForm.test(printedOf(row)));
  const row = rows[end];
  if (row === undefined || rows.length === 1) return { legal: rows, trade: [] };
  if (end < rows.length - 1) return { legal: rows.slice(0, end + 1), trade: rows.slice(end + 1) };
  const over = rows[end - 1];
  if (over === undefined || onlyForm.test(printedOf(row))) return { legal: rows, trade: [] };
  const [above, own] = [sizeOfType(over), sizeOfType(row)];
  const isOther = above / Math.max(1, own) > oneSize;
  return isOther ? { legal: rows.slice(end), trade: rows.slice(0, end) } : { legal: rows, trade: [] };
}
