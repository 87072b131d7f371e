import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

type Run = readonly Token[];

const ofBirth = /(?:nasc(?:iment|id|\.|$)|natalici)/iu;
/** The parts of a day, each over its box or all over one. */
const partsOfDay = /^(?:dia|m[êe]s|ano)(?:[ /]+(?:m[êe]s|ano))*$/iu;
/** The same word before a day in figures. */
const dayInFigures = /^dia:? \d{1,2} ?[/.-]/iu;

/** Whether a run stands over some part of another. */
const isOver = (upper: Run, lower: Run): boolean => {
  const [one, other] = [edgesOf(upper), edgesOf(lower)];
  return one.left < other.right && one.right > other.left;
};

/** The page without the words for a day and its parts that a label of the birth leads to: those that are labels are the death's. */
export function withoutDaysOfBirth(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  const runs = rows.map((row) => runsOf(row, glyph));
  const left = new Set<Token>();
  for (const [at, row] of runs.entries())
    for (const [index, run] of row.entries()) {
      const printed = printedOf(run);
      const lead = row.slice(0, index).findLast((other) => !partsOfDay.test(printedOf(other)));
      const isLed = lead !== undefined && ofBirth.test(printedOf(lead));
      const above = (runs[at - 1] ?? []).find((other) => isOver(other, run));
      const isUnder = above !== undefined && ofBirth.test(printedOf(above));
      if (partsOfDay.test(printed) && isLed) for (const token of run) left.add(token);
      if (dayInFigures.test(printed) && (isLed || isUnder) && run[0]) left.add(run[0]);
    }
  if (left.size === 0) return sheet;
  const kept = rows.map((row) => row.filter((token) => !left.has(token)));
  return { ...sheet, rows: kept, tokens: sheet.tokens.filter((token) => !left.has(token)) };
}
