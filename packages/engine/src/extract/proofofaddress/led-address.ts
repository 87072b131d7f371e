import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readAddressBlock } from '../reading/values/address.ts';
import { houseOf, tellsHouse } from '../reading/values/parted-street.ts';
import { isStreet } from '../reading/values/street.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

type Data = ServiceData<'proofofaddress'>;

/** The label of an address, whose colon leads to the street right behind it. */
const label = /^(?:ENDERE[CÇ]O|LOGRADOURO|END\.?)(?: (?:D[AEO]S?|DE) \p{L}+){0,2}:$/iu;
/** Most words of such a label. */
const mostWords = 4;
/** Most space between the two rows, and how far apart they may begin, in glyphs. */
const [between, aside] = [1.5, 0.8] as const;
/** Rows below a street in which its company's number may stand. */
const belowStreet = 2;

/** The street behind its label, and where the label begins. */
function ledStreet(
  run: readonly Token[],
): { readonly street: readonly Token[]; readonly left: number } | undefined {
  const at = run.slice(0, mostWords).findIndex(({ text }) => text.endsWith(':'));
  const street = run.slice(at + 1);
  const text = printedOf(street);
  const [first] = run;
  const isLed = at >= 0 && first !== undefined && label.test(printedOf(run.slice(0, at + 1)));
  return isLed && isStreet(text) && tellsHouse(text) ? { street, left: first.left } : undefined;
}

/** Whether the first number of a company on the page, which is its issuer's, stands right above the street or below its town. */
function isOfIssuer({ rows }: Sheet, [token]: readonly Token[]): boolean {
  const isNumber = ({ text }: Token): boolean =>
    readWhole(text, 'cnpj', [])?.checks.every(({ ok }) => ok) === true;
  const first = rows.findIndex((row) => row.some(isNumber));
  const own = rows.findIndex((row) => token !== undefined && row.includes(token));
  return first >= 0 && first >= own - 1 && first <= own + belowStreet;
}

/** The address behind its label whose town, state and postal code stand in the next row, below the street or below the label. */
export function readLedAddress(sheet: Sheet): Data {
  const { glyph } = sheet;
  const runs = sheet.rows.flatMap((row) => runsOf(row, glyph));
  for (const run of runs) {
    const led = ledStreet(run);
    if (led === undefined || isOfIssuer(sheet, run)) continue;
    const { street, left } = led;
    const starts = [left, edgesOf(street).left];
    const under = runs.find((other) => {
      const gap = edgesOf(other).top - edgesOf(run).bottom;
      const isAligned = starts.some((start) => Math.abs(edgesOf(other).left - start) < aside * glyph);
      return other !== run && isAligned && gap > -0.3 * glyph && gap < between * glyph;
    });
    if (under === undefined || under.some(({ text }) => text.endsWith(':') && !/^CEP:$/i.test(text)))
      continue;
    const { address, district, city, uf, cep } = readAddressBlock([street, under], glyph);
    if (address === undefined || city === undefined || uf === undefined || cep === undefined) continue;
    const { street: name, number, complement } = houseOf(address);
    const parts: readonly (readonly [keyof Data, Reading | undefined, number])[] = [
      ['Street', name, placed.text],
      ['Number', number, placed.text],
      ['Complement', complement, placed.text],
      ['District', district, placed.text],
      ['City', city, placed.text],
      ['State', uf, placed.text],
      ['PostalCode', cep, placed.typed],
    ];
    return Object.fromEntries(
      parts.flatMap(([id, reading, share]) =>
        reading === undefined ? [] : [[id, fieldOf({ ...reading, anchorFit: 1, placed: share })]],
      ),
    );
  }
  return {};
}
