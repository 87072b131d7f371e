import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

type Run = readonly Token[];

/** A space wider than this parts two texts of a row, and most space between a caption and a line under it, in glyphs. */
const [betweenTexts, mostUnder] = [1.6, 4] as const;
const terms = /^frete (?:CIF|FOB)$/i;
const driverAndPlate = /^(?:motorista|condutor) ?(?:\/|e) ?placa$/i;
const amount = /^(?:R\$ ?)?[\d.]*\d,\d\d$/;
const plate = /^[A-Z]{3}[ -]?\d[A-Z\d]\d\d$/;
const name = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+)+$/u;

/** The texts under a caption, each right below the one before it. */
function linesUnder(caption: Run, runs: readonly Run[], glyph: number): Run[] {
  const { left, right } = edgesOf(caption);
  const lines: Run[] = [];
  let { bottom } = edgesOf(caption);
  for (const run of runs) {
    const edges = edgesOf(run);
    const space = edges.top - bottom;
    if (space < -0.4 * glyph || edges.left >= right || edges.right <= left) continue;
    if (space > mostUnder * glyph) break;
    lines.push(run);
    ({ bottom } = edges);
  }
  return lines;
}

/** What the carriage costs, in the box that its terms alone are the caption of ("frete CIF" over "R$ 312,40"). */
function freightUnder(lines: readonly Run[]): ServiceData<'transportdraft'> {
  const [line = []] = lines;
  const reading = amount.test(printedOf(line)) ? readWhole(printedOf(line), 'money', line) : undefined;
  return reading === undefined
    ? {}
    : { FreightAmount: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed }) };
}

/** The driver over the plate of the vehicle, under the caption of both. */
function driverUnder([first = [], second = []]: readonly Run[]): ServiceData<'transportdraft'> {
  if (!name.test(printedOf(first)) || !plate.test(printedOf(second))) return {};
  const [DriverName, Plate] = [
    readWhole(printedOf(first), 'name', first),
    readWhole(printedOf(second), 'plate', second),
  ];
  if (DriverName === undefined || Plate === undefined) return {};
  return {
    DriverName: fieldOf({ ...DriverName, anchorFit: 1, placed: placed.text }),
    Plate: fieldOf({ ...Plate, anchorFit: 1, placed: placed.typed }),
  };
}

/** Values of boxes whose captions are no label of one field. */
export function readUnderCaptions({ rows, glyph }: Sheet): ServiceData<'transportdraft'> {
  const runs = rows.flatMap((row) => runsApart(row, betweenTexts * glyph));
  const under = (caption: RegExp): readonly Run[] => {
    const found = runs.find((run) => caption.test(printedOf(run)));
    return found === undefined ? [] : linesUnder(found, runs, glyph);
  };
  return { ...freightUnder(under(terms)), ...driverUnder(under(driverAndPlate)) };
}
