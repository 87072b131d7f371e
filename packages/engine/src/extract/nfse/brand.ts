import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { printedOf, type Sheet } from '../reading/sheet/sheet.ts';
import { brandOfHead } from '../reading/values/brand-of-head.ts';
import { hasLegalForm } from '../reading/values/company-names.ts';
import { readWhole } from '../reading/values/values.ts';

/** Words of the titles of an invoice and of the town's letterhead. */
const paper =
  /(?<!\p{L})(?:nota|nfs-?e|danfse|prefeitura|munic[íi]pio|secretaria|governo|documento|iss|recibo|r\$|n[º°]|\d)/iu;
/** A shorter word is an article or an abbreviation, which many names begin with. */
const leastWord = 4;

/** The provider's brand in large type at the head of its own layout, with the word that its legal name begins with ("Ipê Azul" of "Ipê Sistemas Ltda."). */
export function brandOfProvider(sheet: Sheet): ServiceData<'nfse'> {
  const brand = brandOfHead(sheet, paper);
  const [first] = brand ?? [];
  if (brand === undefined || first === undefined || first.folded.length < leastWord) return {};
  const text = printedOf(brand);
  const isOfLegalName = sheet.rows.some(
    (row, at) =>
      row[0] !== first &&
      row[0]?.folded === first.folded &&
      hasLegalForm(printedOf([...row, ...(sheet.rows[at + 1] ?? [])])),
  );
  const reading = isOfLegalName && !hasLegalForm(text) ? readWhole(text, 'name', brand) : undefined;
  return reading
    ? { ProviderTradeName: fieldOf({ ...reading, anchorFit: 1, placed: placed.text, doubts: ['aside'] }) }
    : {};
}
