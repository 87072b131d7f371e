import { type Stringifier, stringify } from 'csv-stringify';

/**
 * Takes rows by column and gives CSV as spreadsheets in Brazil open it: with a UTF-8 byte order mark, separated by semicolons. No
 * cell runs as a formula.
 */
export function csvStream(columns: readonly string[]): Stringifier {
  return stringify({
    header: true,
    columns: columns.map((key) => ({ key: [key], header: key })),
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
