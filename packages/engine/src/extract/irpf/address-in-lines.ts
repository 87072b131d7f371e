import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { houseOf, readAddressBlock } from '../reading/values/address.ts';
import { isStreet } from '../reading/values/street.ts';
import type { Reading } from '../reading/values/values.ts';

/** Widest space between words of one text, most between two lines of an address, and most between their left edges, in glyphs. */
const [inText, betweenLines, aligned] = [1.5, 1.6, 0.8] as const;
/** What ends an address: a town with its state. */
const withTown = /\p{L}{3} ?[-/–(] ?[A-Z]{2}(?:\)|[ ,;·|]|$)/u;

/** The lines of a street over its town, wherever they are in their rows. */
function linesOfAddress({ rows, glyph }: Sheet): (readonly Token[])[][] {
  const lines = rows.map((row) => runsApart(row, inText * glyph));
  return lines.flatMap((runs, at) =>
    runs.flatMap((street) => {
      if (!isStreet(printedOf(street)) || !/\d|S\/N/i.test(printedOf(street))) return [];
      const own = edgesOf(street);
      const town = (lines[at + 1] ?? []).find((run) => {
        const { left, top } = edgesOf(run);
        return Math.abs(left - own.left) < aligned * glyph && top - own.bottom < betweenLines * glyph;
      });
      return town !== undefined && withTown.test(printedOf(town)) ? [[street, town]] : [];
    }),
  );
}

/** The declarant's address in lines without labels, where no other is on the page. */
export function addressInLines(sheet: Sheet): ServiceData<'irpf'> {
  const [lines, ...others] = linesOfAddress(sheet);
  if (lines === undefined || others.length > 0) return {};
  const { address, district, city, uf, cep } = readAddressBlock(lines, sheet.glyph);
  if (address === undefined) return {};
  const { street, number, complement } = houseOf(address);
  const found: readonly (readonly [keyof ServiceData<'irpf'>, Reading | undefined])[] = [
    ['Street', street],
    ['Number', number],
    ['Complement', complement],
    ['District', district],
    ['City', city],
    ['State', uf],
    ['PostalCode', cep],
  ];
  return Object.fromEntries(
    found.flatMap(([id, reading]): [string, Field][] =>
      reading === undefined ? [] : [[id, fieldOf({ ...reading, anchorFit: 1, placed: placed.text })]],
    ),
  );
}
