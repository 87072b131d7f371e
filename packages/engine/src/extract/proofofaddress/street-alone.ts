import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { partHouse, tellsHouse } from '../reading/values/parted-street.ts';
import { findLetterheads } from '../reading/values/letterhead.ts';
import { isStreet } from '../reading/values/street.ts';
import { readWhole } from '../reading/values/values.ts';

/** Most space between two rows of a block, and how far apart they may begin, in glyphs. */
const [between, aside] = [1.5, 0.8] as const;
const name = /^\p{L}[\p{L}.'’&-]+(?: [\p{L}.'’&-]+)+$/u;
const district = /^\p{L}[\p{L}.'’ -]{2,39}$/u;

/** The street of who has the connection, below the name and above nothing but its district: the town is that of the company, and not said again. */
export function readStreetAlone(
  sheet: Sheet,
  labels: Pick<ReadonlySet<string>, 'has'>,
): ServiceData<'proofofaddress'> {
  const { glyph } = sheet;
  const inHeads = new Set(findLetterheads(sheet).flatMap(({ address }) => address.address?.tokens ?? []));
  const runs = sheet.rows.flatMap((row) => runsOf(row, glyph));
  const nextTo = (run: readonly Token[], side: 'above' | 'below'): readonly Token[] =>
    runs.find((other) => {
      const [own, its] = [edgesOf(run), edgesOf(other)];
      const gap = side === 'above' ? own.top - its.bottom : its.top - own.bottom;
      return (
        other !== run &&
        gap > -0.3 * glyph &&
        gap < between * glyph &&
        Math.abs(own.left - its.left) < aside * glyph
      );
    }) ?? [];
  const isLabel = (run: readonly Token[]): boolean => labels.has(fold(printedOf(run)));
  for (const run of runs) {
    const text = printedOf(run);
    if (!isStreet(text) || !tellsHouse(text) || run.some((token) => inHeads.has(token))) continue;
    const [over, under] = [nextTo(run, 'above'), nextTo(run, 'below')];
    if (!name.test(printedOf(over)) || isLabel(over)) continue;
    const { street, number, complement } = partHouse(text);
    const isDistrict = district.test(printedOf(under)) && !isLabel(under);
    const put = (id: string, value: string | undefined, tokens: readonly Token[]) => {
      const reading = value === undefined ? undefined : readWhole(value, 'text', tokens);
      return reading ? { [id]: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) } : {};
    };
    return {
      ...put('Name', printedOf(over), over),
      ...put('Street', street, run),
      ...put('Number', number, run),
      ...put('Complement', complement, run),
      ...(isDistrict ? put('District', printedOf(under), under) : {}),
    };
  }
  return {};
}
