import type { Locale } from '@lavra/contract/errors';
import {
  type CompositeField,
  type ReportColumn,
  type ReportRequest,
  compositeFields,
} from '@lavra/contract/model/report';
import type { Result } from '@lavra/contract/model/result';

import { presentTime } from '../../../platform/times.ts';
import { clientDataOf, destinationOf, presentError } from '../../jobs/index.ts';
import type { JobPart, ReportedJob } from './reported-jobs.store.ts';

export type ReportColumns = Pick<ReportRequest, 'fields' | 'field_by_field' | 'attribute_fields'>;

/** One row: values by column name. */
export type ReportLine = Readonly<Record<string, unknown>>;

/** Most columns of one split attribute: the names in customers' data are unbounded. */
export const maxSplitNames = 1000;

const partsOfColumn: Readonly<Record<ReportColumn, readonly JobPart[]>> = {
  job_id: [],
  batch_id: ['batchId'],
  status: ['status'],
  service: ['service'],
  source: ['source'],
  client_id: ['clientId'],
  destination: ['metadata'],
  timestamp: ['createdAt'],
  validation_id: ['backgroundId'],
  error: ['errorCode', 'errorParams'],
  validation_status: ['validationStatus'],
  result: ['result'],
  metadata: ['metadata'],
  client_data: ['metadata'],
  validation: ['validation'],
};

/** The parts of each job that the columns need. */
export function jobPartsOf(columns: ReportColumns): Set<JobPart> {
  const { fields, field_by_field: split, attribute_fields: some } = columns;
  const asked = [...fields, ...split, ...some.map(({ name }) => name)];
  return new Set(asked.flatMap((column) => partsOfColumn[column]));
}

/** A job's values in the chosen columns. A split attribute gives one value for each part that the job has. */
export function presentLine(job: ReportedJob, columns: ReportColumns, locale: Locale): ReportLine {
  const line: Record<string, unknown> = {};
  for (const field of columns.fields) line[field] = valueOf(job, field, locale);
  for (const attribute of columns.field_by_field)
    for (const [name, value] of partsOf(job, attribute)) line[`${attribute}.${name}`] = value;
  for (const { name: attribute, fields } of columns.attribute_fields) {
    const parts = new Map(partsOf(job, attribute));
    for (const name of fields) line[`${attribute}.${name}`] = parts.get(name) ?? null;
  }
  return line;
}

/** Names of the columns in order; `split` are the parts found in all jobs, which no single job knows. */
export function columnNames(
  columns: ReportColumns,
  split: ReadonlyMap<CompositeField, ReadonlySet<string>>,
): string[] {
  return [
    ...columns.fields,
    ...columns.field_by_field.flatMap((attribute) =>
      [...(split.get(attribute) ?? [])].toSorted().map((name) => `${attribute}.${name}`),
    ),
    ...columns.attribute_fields.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field}`)),
  ];
}

/** The parts of an attribute, by name. Values of a field in several documents of a job are joined by ` | `. */
export function partsOf(job: ReportedJob, attribute: CompositeField): [name: string, value: unknown][] {
  if (attribute === 'result') return fieldsOfResult(job.result ?? null);
  const whole = valueOf(job, attribute, 'pt');
  return typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
}

function fieldsOfResult(result: Result | null): [string, string][] {
  const values = new Map<string, string>();
  for (const { Data } of result?.Document ?? []) {
    for (const [name, field] of Object.entries(Data)) {
      const value = Array.isArray(field) ? JSON.stringify(field.map(plainRow)) : field.value;
      const before = values.get(name);
      values.set(name, before === undefined ? value : `${before} | ${value}`);
    }
  }
  return [...values];
}

function plainRow(row: Readonly<Record<string, { value: string }>>) {
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value]));
}

function valueOf(job: ReportedJob, column: ReportColumn, locale: Locale): unknown {
  switch (column) {
    case 'job_id':
      return job.id;
    case 'batch_id':
      return job.batchId ?? job.id;
    case 'timestamp':
      return job.createdAt && presentTime(job.createdAt);
    case 'client_id':
      return job.clientId;
    case 'validation_id':
      return job.backgroundId;
    case 'validation_status':
      return job.validationStatus;
    case 'error':
      return (
        presentError({ errorCode: job.errorCode ?? null, errorParams: job.errorParams ?? null }, locale)
          .error ?? null
      );
    case 'destination':
      return destinationOf(job.metadata ?? null);
    case 'client_data':
      return clientDataOf(job.metadata ?? null);
    case 'status':
    case 'service':
    case 'source':
    case 'result':
    case 'metadata':
    case 'validation':
      return job[column];
  }
}

/** Attributes that are chosen in two ways at once, which no file can contain under one name. */
export function findAskedTwice({ fields, field_by_field: split, attribute_fields: some }: ReportColumns) {
  const named = some.map(({ name }) => name);
  return compositeFields.find(
    (attribute) =>
      [fields.includes(attribute), split.includes(attribute)].filter(Boolean).length +
        named.filter((name) => name === attribute).length >
      1,
  );
}
