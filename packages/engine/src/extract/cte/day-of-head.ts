import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

/** A document tells its day in the uppermost part of its page. */
const ofHead = 0.25;
/** A space wider than this parts two texts of a row, and a label is right above its value within the second, in glyphs. */
const [betweenTexts, underLabel] = [1.5, 2] as const;
const dayAndTime = /^(\d{2}[/.-]\d{2}[/.-]\d{4}),?(?: -| às)? (\d{2}:\d{2}(?::\d{2})?)$/;
/** What is right above the day says that it is another one, or has its own label. */
const otherDay = /AUTORIZ|PROTOCOL|PREVIS|ENTREGA|SAIDA|CHEGADA|RECEB|VENC|IMPRESS/;

/** The day and time of issue in the head, alone in their cell: a letterhead's corner gives the number and the day below it without labels. */
export function readDayOfHead({ rows, tokens, glyph, height }: Sheet): ServiceData<'cte'> {
  const isOther = (run: readonly Token[]): boolean => {
    const { left, right, top } = edgesOf(run);
    return tokens.some(
      (token) =>
        otherDay.test(token.folded) &&
        token.left < right &&
        token.right > left &&
        token.bottom <= top + 0.3 * glyph &&
        top - token.bottom < underLabel * glyph,
    );
  };
  for (const row of rows)
    for (const run of runsApart(row, betweenTexts * glyph)) {
      const [, day, time] = dayAndTime.exec(printedOf(run)) ?? [];
      if (day === undefined || time === undefined || edgesOf(run).top > ofHead * height || isOther(run))
        continue;
      const [date, clock] = [
        readWhole(
          day,
          'date',
          run.filter(({ text }) => text.startsWith(day)),
        ),
        readWhole(
          time,
          'time',
          run.filter(({ text }) => text.startsWith(time)),
        ),
      ];
      if (date === undefined || clock === undefined) continue;
      const [IssueDate, IssueTime] = [date, clock].map((reading) =>
        fieldOf({ ...reading, anchorFit: 1, placed: placed.text }),
      );
      if (IssueDate && IssueTime) return { IssueDate, IssueTime };
    }
  return {};
}
