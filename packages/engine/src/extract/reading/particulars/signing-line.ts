import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { day } from '../phrases/deeds.ts';
import { printedOf, type Sheet } from '../sheet/sheet.ts';
import { readWhole } from '../values/values.ts';
import { runsOf } from './signatures.ts';

/** How sure the place and the day of a line are that holds nothing else. */
const placed = 0.85;

const line = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’]+(?:[ -](?:d[aeo]s? |D[AEO]S? )?\p{Lu}[\p{L}'’]*)*?)(?: ?[-/–(,] ?[A-Z]{2}\)?)?, (?:em |aos |no dia )?(${day})[.;]?$`,
  'u',
);

/** The place and the day of signing, in the last line of a page that holds nothing else ("Bauru/SP, 3 de maio de 2021"). */
export function readSigningLine({ rows, glyph }: Sheet): Partial<Record<'SignCity' | 'SignDate', Field>> {
  for (const run of rows.flatMap((row) => runsOf(row, glyph)).toReversed()) {
    const [, town, said] = line.exec(printedOf(run)) ?? [];
    const [city, date] = [readWhole(town ?? '', 'city', run), readWhole(said ?? '', 'date', run)];
    if (town === undefined || city === undefined || date === undefined) continue;
    return {
      SignCity: fieldOf({ ...city, anchorFit: 1, placed }),
      SignDate: fieldOf({ ...date, anchorFit: 1, placed }),
    };
  }
  return {};
}
