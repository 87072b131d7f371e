import { withMarginTitles } from './margin-titles.ts';
import type { Sheet } from './sheet.ts';
import { onPrintedLines } from './typed-lines.ts';

/** A deed's page: what was typed into its blanks is on the printed lines, and titles in its margin are over their clauses. */
export const deedPage = (sheet: Sheet): ReturnType<typeof withMarginTitles> =>
  withMarginTitles(onPrintedLines(sheet));
