import { Readable, pipeline } from 'node:stream';

import { type Stringifier, stringify } from 'csv-stringify';

import type { Context } from './context.ts';
import type { FileAnswer } from './http/route-group.ts';

/** Rows in memory at a time, however long the file is. */
const rowsAtOnce = 1000;

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

interface Rows<Row> {
  readonly columns: readonly string[];
  /** The rows that follow `last` in a fixed order, the first ones without it. */
  readonly list: (last: Row | undefined, limit: number) => PromiseLike<readonly Row[]>;
  readonly present: (row: Row) => object;
}

interface CsvFile<Row> extends Rows<Row> {
  readonly filename: string;
  /** Names it in the log. */
  readonly what: string;
}

/** A CSV file of any number of rows, sent while they are read. */
export function csvFile<Row>(
  { logger }: Pick<Context, 'logger'>,
  { filename, what, ...rows }: CsvFile<Row>,
): FileAnswer {
  const csv = csvStream(rows.columns);
  pipeline(Readable.from(presented(rows)), csv, (error) => {
    if (error) logger.warn({ err: error }, `${what} broke off`);
  });
  return { stream: csv, contentType: 'text/csv; charset=utf-8', filename };
}

async function* presented<Row>({ list, present }: Rows<Row>): AsyncGenerator<object> {
  let rows = await list(undefined, rowsAtOnce);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield* rows.map(present);
    if (rows.length < rowsAtOnce) return;
    rows = await list(last, rowsAtOnce);
  }
}
