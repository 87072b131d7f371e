import { parseDate } from '@lavra/brazil/dates';
import { parseMoney } from '@lavra/brazil/money';
import type { Row } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { labelOf } from '../reading/labels/near-label.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { matchesIn } from './find-numbers.ts';

const date =
  /(?<![\d./])\d{1,2}[/.-](?:\d{1,2}|[A-Za-z]{3})[/.-](?:\d{4}|\d{2})(?![\d/])|\b\d{1,2}º?\s+de\s+[A-Za-zç]{4,9}\s+de\s+\d{4}\b|\b\d{2} [A-Z]{3}[/I|][A-Z]{3} \d{4}\b/gi;
/** Travel documents print the month in two languages ("18 JUL/JUL 1982"). */
const secondMonth = /(?<=^\d{2} [A-Z]{3})[/I|][A-Z]{3}(?= \d{4}$)/i;
const amount =
  /(?:R\$\s*)?(?<![\d.,/])-?\d{1,3}(?:\.\d{3})*,\d{2}(?![\d,%])|R\$\s*-?\d+(?:[.,]\d{2})?(?!\d)/g;

/** Every valid date on the page, with its label. */
export function findDates(sheet: Sheet): Row[] {
  return sheet.rows.flatMap((row) =>
    matchesIn(row, date).flatMap(({ text, tokens }): Row[] => {
      const value = parseDate(text.replace('º', '').replace(secondMonth, ''));
      if (value === undefined) return [];
      const label = labelOf(sheet, tokens);
      return [{ Date: fieldOf({ value, printed: text, tokens }), ...(label ? { Label: label } : {}) }];
    }),
  );
}

/** Every amount of money that has a label or R$, with its label. */
export function findAmounts(sheet: Sheet): Row[] {
  return sheet.rows.flatMap((row) =>
    matchesIn(row, amount).flatMap(({ text, tokens }): Row[] => {
      const value = parseMoney(text);
      const label = labelOf(sheet, tokens);
      if (value === undefined || (!label && !text.includes('R$'))) return [];
      return [{ Amount: fieldOf({ value, printed: text, tokens }), ...(label ? { Label: label } : {}) }];
    }),
  );
}
