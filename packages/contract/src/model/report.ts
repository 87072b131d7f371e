import * as z from 'zod/mini';

import { observationMaxLength } from '../constants.ts';
import { text, Timestamp } from './primitives.ts';

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

/** Columns that hold a value of several parts. */
export const compositeFields = ['result', 'metadata', 'client_data', 'validation'] as const;
export const CompositeField = z.enum(compositeFields);
export type CompositeField = z.infer<typeof CompositeField>;

export const ReportColumn = z.enum([...reportFields, ...compositeFields]);
export type ReportColumn = z.infer<typeof ReportColumn>;

export const reportFormats = ['csv', 'json'] as const;
export const ReportFormat = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof ReportFormat>;

/** Names that may be asked of one composite attribute. */
export const maxAttributeFields = 200;

const attributeName = text(120).check(z.minLength(1));

/**
 * `fields`: chosen columns, a composite one as a single JSON value. `field_by_field`: composite ones split into a
 * column for each part. `attribute_fields`: composite ones of which only these parts are wanted.
 */
export const ReportRequest = z.strictObject({
  observation: z.optional(text(observationMaxLength)),
  /** First and last day on which the jobs ended. */
  start: text(10),
  end: text(10),
  csv: z.boolean(),
  json: z.boolean(),
  fields: z.array(ReportColumn).check(z.maxLength(reportFields.length + compositeFields.length)),
  field_by_field: z.array(CompositeField).check(z.maxLength(compositeFields.length)),
  attribute_fields: z
    .array(
      z.strictObject({
        name: CompositeField,
        fields: z.array(attributeName).check(z.minLength(1), z.maxLength(maxAttributeFields)),
      }),
    )
    .check(z.maxLength(compositeFields.length)),
});
export type ReportRequest = z.infer<typeof ReportRequest>;

const parts = z.array(z.string());

/** How the file would begin: `rows` as its cells, and the parts that the first jobs have of each attribute. */
export const ReportPreview = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  // One by one: a record of an enum is drawn without its properties, which the document's linter refuses.
  parts: z.object({ result: parts, metadata: parts, client_data: parts, validation: parts }),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

/** `expired`: its file was deleted with the data it was made of, by the company's own choice of days. */
export const ReportStatus = z.enum(['waiting', 'processing', 'done', 'error', 'expired']);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** `rows` are those written, `expected_rows` those that usage counts in its days. */
export const Report = z.object({
  id: z.string(),
  created_at: Timestamp,
  start: z.string(),
  end: z.string(),
  format: ReportFormat,
  status: ReportStatus,
  observation: z.string(),
  rows: z.int(),
  expected_rows: z.int(),
});
export type Report = z.infer<typeof Report>;
