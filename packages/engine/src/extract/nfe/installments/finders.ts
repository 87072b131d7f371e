import { fieldOf } from '../../../evidence/field.ts';
import type { Sheet } from '../../reading/sheet/sheet.ts';
import type { ReadTable } from '../../reading/tables/form-table.ts';
import { inCards } from './cards.ts';
import { captionsOver, captionsUnder } from './captions.ts';
import { inBoxes } from './in-boxes.ts';
import { inSums } from './in-sums.ts';
import type { Candidate, Part } from './parts.ts';
import { inSentences, numberedLast } from './phrases.ts';
import type { Installment } from '../invoice.ts';

interface Finder {
  readonly find: (sheet: Sheet) => readonly Candidate[];
  /** What it looks for is elsewhere, too: only where all that it finds are whole, they are installments. */
  readonly needsAll?: true;
}

/** From what cannot be another thing to what may be. */
const finders: readonly Finder[] = [
  { find: inCards },
  { find: captionsUnder, needsAll: true },
  { find: captionsOver, needsAll: true },
  { find: inBoxes },
  { find: numberedLast },
  { find: inSentences },
  { find: inSums },
];

/** Share of what such installments say that was right. */
const placed = 0.96;

const isWhole = ({ parts }: Candidate): boolean =>
  [parts.Number, parts.DueDate, parts.Amount].every((part) => part !== undefined);

const fieldsOf = ({ parts }: Candidate): Installment =>
  Object.fromEntries(
    Object.entries(parts).map(([id, reading]) => [id, fieldOf({ ...reading, anchorFit: 1, placed })]),
  );

/** The installments of candidates that have a number, a day and an amount. */
function judged(candidates: readonly Candidate[], { needsAll }: Finder): ReadTable<Part> | undefined {
  const whole = candidates.filter(isWhole);
  if (whole.length === 0 || (needsAll && whole.length < candidates.length)) return undefined;
  return { rows: whole.map(fieldsOf), totals: {}, used: new Set(whole.flatMap(({ words }) => words)) };
}

/** Installments that are no rows of a table with headings: cards, captions, boxes, sentences or a list that sums, whichever is found first. */
export function readLooseInstallments(sheet: Sheet): ReadTable<Part> | undefined {
  for (const finder of finders) {
    const found = judged(finder.find(sheet), finder);
    if (found) return found;
  }
  return undefined;
}
