import { jsonBodyBytes, similarityThreshold } from '@lavra/contract/constants';
import { isService, serviceDefinition } from '@lavra/contract/services/all';
import { type MetadataDefinition, isSimilarity } from '@lavra/contract/services/metadata';
import type { ParseError } from 'jsonc-parser';

/** An error of the metadata and its place; `line` and `item` count from 1. */
export type MetadataError =
  | { readonly kind: 'json'; readonly line: number; readonly column: number }
  | { readonly kind: 'shape' | 'too-large' | 'type' | 'empty' | 'threshold' }
  | { readonly kind: 'header'; readonly column: number }
  | { readonly kind: 'repeated'; readonly name: string }
  | { readonly kind: 'columns'; readonly line: number; readonly found: number; readonly expected: number }
  | { readonly kind: 'quote'; readonly line: number }
  | { readonly kind: 'missing'; readonly line?: number; readonly item?: number; readonly name: string };

export type ParsedMetadata =
  | { readonly metadata: unknown; readonly errors?: undefined }
  | { readonly errors: readonly MetadataError[] };

export interface MetadataOf {
  /** Undefined while no service is chosen. */
  readonly service: string | undefined;
  /** A batch has one item for each file, a job its own. */
  readonly isBatch: boolean;
}

interface Item {
  readonly values: Readonly<Record<string, unknown>>;
  readonly line?: number;
}

/**
 * The service's metadata definition, if at least one item uses one of its names: a service accepts other data as well.
 */
function definitionOf(
  items: readonly Item[],
  { service, isBatch }: MetadataOf,
): MetadataDefinition | undefined {
  if (isBatch || service === undefined || !isService(service)) return undefined;
  const { metadata } = serviceDefinition(service);
  if (metadata === undefined) return undefined;
  const { names } = metadata;
  const isMeant = items.some(({ values }) => names.some((name) => Object.hasOwn(values, name)));
  return isMeant ? metadata : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names that the service needs and an item lacks. */
function missingIn(items: readonly Item[], metadata: MetadataDefinition | undefined): MetadataError[] {
  if (metadata === undefined) return [];
  const { names } = metadata;
  return items.flatMap(({ values, line }, index) =>
    names
      .filter((name) => values[name] === undefined || values[name] === '')
      .map((name) => ({
        kind: 'missing' as const,
        name,
        ...(line === undefined ? { item: index + 1 } : { line }),
      })),
  );
}

function isThresholdKept(metadata: Readonly<Record<string, unknown>>): boolean {
  const given = metadata['similarity_threshold'];
  if (given === undefined || given === null) return true;
  return isSimilarity(given);
}

/** Position of the first error in invalid JSON: browsers differ in whether and how they report it. */
async function errorOfJson(text: string): Promise<MetadataError> {
  const { parse } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const before = text.slice(0, errors[0]?.offset ?? 0).split('\n');
  return { kind: 'json', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Metadata written as JSON: an object, or a list of objects. */
export async function readJson(text: string, of: MetadataOf): Promise<ParsedMetadata> {
  let metadata: unknown;
  try {
    metadata = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { errors: [await errorOfJson(text)] };
  }
  if (isObject(metadata))
    return isThresholdKept(metadata) ? { metadata } : { errors: [{ kind: 'threshold' }] };
  if (!Array.isArray(metadata) || !metadata.every(isObject)) return { errors: [{ kind: 'shape' }] };
  if (metadata.length === 0) return { errors: [{ kind: 'empty' }] };
  const items = metadata.map((values) => ({ values }));
  const errors = missingIn(items, definitionOf(items, of));
  return errors.length > 0 ? { errors } : { metadata };
}

interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

function errorsOfHeader({ cells }: CsvLine): MetadataError[] {
  const empty = cells.findIndex((name) => name === '');
  if (empty !== -1) return [{ kind: 'header', column: empty + 1 }];
  const repeated = cells.find((name, index) => cells.indexOf(name) !== index);
  return repeated === undefined ? [] : [{ kind: 'repeated', name: repeated }];
}

/** One item per line, with the names in the first line. A single item is returned bare where no list is expected. */
function readLines(lines: readonly CsvLine[], of: MetadataOf): ParsedMetadata {
  const [header, ...rest] = lines;
  if (header === undefined || rest.length === 0) return { errors: [{ kind: 'empty' }] };
  const expected = header.cells.length;
  const errors: MetadataError[] = [
    ...errorsOfHeader(header),
    ...rest
      .filter(({ cells }) => cells.length !== expected)
      .map(({ line, cells }) => ({ kind: 'columns' as const, line, found: cells.length, expected })),
  ];
  if (errors.length > 0) return { errors };
  const items = rest.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(header.cells.map((name, index) => [name, cells[index] ?? ''])),
  }));
  const definition = definitionOf(items, of);
  const missing = missingIn(items, definition);
  if (missing.length > 0) return { errors: missing };
  const values = items.map((item) => item.values);
  if (definition?.kind === 'similarity')
    return { metadata: { similarity_threshold: similarityThreshold.default, values } };
  const isOne = values.length === 1 && !of.isBatch && definition === undefined;
  return { metadata: isOne ? values[0] : values };
}

/** The delimiter that occurs most in the first line: spreadsheets in Portuguese write `;`. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (mark: string) => first.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

/** Metadata written as CSV, with the names in the first line. */
export async function readCsv(text: string, of: MetadataOf): Promise<ParsedMetadata> {
  const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      // The library's types do not know `info` without `columns`.
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return readLines(
      records.map(({ record, info }) => ({ line: info.lines, cells: record })),
      of,
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { errors: [{ kind: 'quote', line: Number(error['lines']) }] };
  }
}

/** Decodes UTF-8 or, if the bytes are not valid, the encoding of Windows spreadsheets. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a metadata file by its extension. */
export async function readMetadataFile(file: File, of: MetadataOf): Promise<ParsedMetadata> {
  if (file.size > jsonBodyBytes) return { errors: [{ kind: 'too-large' }] };
  const isJson = /\.json$/i.test(file.name);
  if (!isJson && !/\.csv$/i.test(file.name)) return { errors: [{ kind: 'type' }] };
  const text = decode(await file.arrayBuffer());
  if (text.trim() === '') return { errors: [{ kind: 'empty' }] };
  return isJson ? readJson(text.replace(/^\uFEFF/, ''), of) : readCsv(text, of);
}
