import * as z from 'zod/mini';

import { attributeNameLength, observationMaxLength } from '../constants.ts';
import { Day, Timestamp, text } from './primitives.ts';
import { model, named, said, strictModel } from './schema.ts';

export const reportFields = [
  'job_id',
  'batch_id',
  'status',
  'service',
  'source',
  'client_id',
  'destination',
  'timestamp',
  'validation_id',
  'error',
  'validation_status',
] as const;

/** Columns whose value has several parts. */
export const compositeFields = ['result', 'metadata', 'client_data', 'validation'] as const;
export const CompositeField = named('CompositeField', z.enum(compositeFields));
export type CompositeField = z.infer<typeof CompositeField>;

export const ReportColumn = named('ReportColumn', z.enum([...reportFields, ...compositeFields]));
export type ReportColumn = z.infer<typeof ReportColumn>;

export const reportFormats = ['csv', 'json'] as const;
export const ReportFormat = named('ReportFormat', z.enum(reportFormats));
export type ReportFormat = z.infer<typeof ReportFormat>;

/** Maximum part names that a request may list for one composite attribute. */
export const maxAttributeFields = 200;

const attributeName = text(attributeNameLength).check(z.minLength(1));

/**
 * `fields`: the chosen columns; a composite one becomes a single JSON value. `field_by_field`: composite columns split
 * into a column for each part. `attribute_fields`: composite columns limited to the listed parts.
 */
export const ReportRequest = strictModel('ReportRequest', {
  observation: z.optional(text(observationMaxLength)),
  /** First and last day on which the jobs ended. */
  start: Day,
  end: Day,
  csv: said(z.boolean(), 'Se um CSV é pedido.', 'Whether a CSV is asked for.'),
  json: said(z.boolean(), 'Se um JSON é pedido.', 'Whether a JSON is asked for.'),
  fields: z.array(ReportColumn).check(z.maxLength(reportFields.length + compositeFields.length)),
  field_by_field: said(
    z.array(CompositeField).check(z.maxLength(compositeFields.length)),
    'Atributos compostos divididos em uma coluna por parte.',
    'Composite attributes split into a column for each part.',
  ),
  attribute_fields: said(
    z
      .array(
        z.strictObject({
          name: CompositeField,
          fields: z.array(attributeName).check(z.minLength(1), z.maxLength(maxAttributeFields)),
        }),
      )
      .check(z.maxLength(compositeFields.length)),
    'Atributos compostos dos quais só estas partes são pedidas.',
    'Composite attributes of which only these parts are wanted.',
  ),
});
export type ReportRequest = z.infer<typeof ReportRequest>;

const parts = z.array(z.string());

/** The beginning of the file: `rows` as its cells, and the parts of each attribute that the first jobs have. */
export const ReportPreview = model('ReportPreview', {
  columns: said(
    z.array(z.string()),
    'As colunas, na ordem do arquivo.',
    'The columns, in the order of the file.',
  ),
  rows: said(
    z.array(z.array(z.string())),
    'As células de cada linha, como texto.',
    'The cells of each row, as text.',
  ),
  // Listed one by one: a record keyed by an enum is written without its properties, which the linter of the API document refuses.
  parts: said(
    z.object({ result: parts, metadata: parts, client_data: parts, validation: parts }),
    'As partes de cada atributo composto que os primeiros jobs têm.',
    'The parts of each composite attribute that the first jobs have.',
  ),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

/** `expired`: the file was deleted together with the data it was made from, by the company's retention. */
export const ReportStatus = named(
  'ReportStatus',
  z.enum(['waiting', 'processing', 'done', 'error', 'expired']),
);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** `rows` were written; `expected_rows` is the count in the usage of its days. */
export const Report = model('Report', {
  id: z.string(),
  created_at: Timestamp,
  start: z.string(),
  end: z.string(),
  format: ReportFormat,
  status: said(ReportStatus, '`done`: pode ser baixado.', '`done`: can be downloaded.'),
  observation: z.string(),
  rows: z.int(),
  expected_rows: said(
    z.int(),
    'Linhas que o uso conta nesses dias.',
    'Rows that usage counts in these days.',
  ),
});
export type Report = z.infer<typeof Report>;
