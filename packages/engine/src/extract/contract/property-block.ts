import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, rowsOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { partHouse } from '../reading/values/parted-street.ts';
import { findLetterheads } from '../reading/values/letterhead.ts';
import type { Reading } from '../reading/values/values.ts';
import { sections } from './titles.ts';

const titles = new Set(sections['Property']?.map(fold));

/** Words nearer than this are of one text, edges nearer than this are one, and lines of a block are nearer than this, in glyphs. */
const [ofText, sameEdge, betweenLines] = [1.5, 1, 2.5] as const;
/** Most lines of an address below its title. */
const mostLines = 4;

/** The lines below a title that begin at its left edge, without what stands beside them. */
function linesBelow(title: readonly Token[], runs: readonly (readonly Token[])[], glyph: number): Token[][] {
  const { left, bottom } = edgesOf(title);
  let end = bottom;
  const lines: Token[][] = [];
  for (const run of runs) {
    const edges = edgesOf(run);
    if (edges.top < end - glyph / 2 || Math.abs(edges.left - left) > sameEdge * glyph) continue;
    if (edges.top - end > betweenLines * glyph || lines.length === mostLines) break;
    lines.push([...run]);
    end = edges.bottom;
  }
  return lines;
}

/** The address of what is let in lines of its own below the title of its block, without labels. */
export function propertyBelowTitle(sheet: Sheet): ServiceData<'contract'> {
  const { rows, glyph } = sheet;
  const runs = rows.flatMap((row) => runsApart(row, ofText * glyph));
  for (const title of runs.filter((run) => titles.has(fold(printedOf(run))))) {
    const tokens = linesBelow(title, runs, glyph).flat();
    const [head] = findLetterheads({ ...sheet, tokens, rows: rowsOf(tokens, glyph) });
    if (head?.address.address === undefined || head.address.city === undefined) continue;
    const { address, district, city, uf, cep } = head.address;
    const { street, number, complement } = partHouse(address.value);
    const part = (value: string | undefined): Reading | undefined =>
      value === undefined ? undefined : { ...address, value, printed: value };
    const readings = {
      PropertyStreet: part(street),
      PropertyNumber: part(number),
      PropertyComplement: part(complement),
      PropertyDistrict: district,
      PropertyCity: city,
      PropertyState: uf,
      PropertyPostalCode: cep,
    };
    return Object.fromEntries(
      Object.entries(readings).flatMap(([id, reading]) =>
        reading === undefined
          ? []
          : [[id, fieldOf({ ...reading, anchorFit: 1, placed: placed.text, doubts: ['aside'] })]],
      ),
    );
  }
  return {};
}
