import type { ServiceData } from '@lavra/contract/services/fields';
import type { Reading } from '../reading/values/values.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { fieldAt, isMonth, read } from './readings.ts';

/** How far a day begins from the heading above it, in glyphs, and most rows below the headings in which it stands. */
const [aside, mostBelow] = [3, 2] as const;

/** The word for the day behind the heading of a reading. */
function dayBehind(row: readonly Token[], reading: RegExp): Token | undefined {
  const at = row.findIndex(({ folded }) => reading.test(folded));
  const next = at < 0 ? -1 : row.findIndex(({ folded }, index) => index > at && /^DATA$/.test(folded));
  // Another reading's heading between them has that day.
  const isOthers = row.slice(at + 1, next).some(({ folded }) => folded.startsWith('LEIT'));
  return next < 0 || isOthers ? undefined : row[next];
}

/** The days of both readings, each below a heading that says nothing but "Data" behind that of its reading, where they are a month apart. */
export function daysOfReadings({ rows, glyph }: Sheet): ServiceData<'proofofaddress'> {
  for (const [index, row] of rows.entries()) {
    if (!row.some(({ folded }) => folded === 'DATA')) continue;
    const heads = [dayBehind(row, /^ATUAL$/), dayBehind(row, /^ANT(?:ERIOR)?$/)];
    const below = rows.slice(index + 1, index + 1 + mostBelow).flat();
    const [current, previous] = heads.map(
      (head): Reading | undefined =>
        below.flatMap((token) => {
          const isUnder = head !== undefined && Math.abs(token.left - head.left) < aside * glyph;
          return isUnder && /\d{2}\/\d{2}\//.test(token.text) ? (read(token, 'date') ?? []) : [];
        })[0],
    );
    if (current && previous && isMonth(previous, current))
      return { CurrentReadingDate: fieldAt(current), PreviousReadingDate: fieldAt(previous) };
  }
  return {};
}
