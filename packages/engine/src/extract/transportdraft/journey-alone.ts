import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { printedOf, type Sheet } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';
import { journey, partsOfJourney } from './journey.ts';

/** A space wider than this parts two texts of a row, in glyphs. */
const betweenTexts = 1.6;

/** From where to where, as one text that no label names ("Bauru/SP → Lages/SC"): on a page with several such texts none is the whole journey. */
export function readJourneyAlone({ rows, glyph }: Sheet): ServiceData<'transportdraft'> {
  const told = rows
    .flatMap((row) => runsApart(row, betweenTexts * glyph))
    .flatMap((run) => {
      const parts = journey.exec(printedOf(run));
      return parts ? [{ run, parts }] : [];
    });
  const [one, ...others] = told;
  if (one === undefined || others.some(({ parts }) => parts[0] !== one.parts[0])) return {};
  return Object.fromEntries(
    partsOfJourney.flatMap((id, index) => {
      const reading = readWhole(one.parts[index + 1] ?? '', id.endsWith('City') ? 'city' : 'uf', one.run);
      return reading ? [[id, fieldOf({ ...reading, anchorFit: 1, placed: placed.text })]] : [];
    }),
  );
}
