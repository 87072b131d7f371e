import { meterTypes } from '@lavra/contract/constants';
import type { Locale } from '@lavra/contract/errors';
import type { MeterReportColumn, MeterReportRow } from '@lavra/contract/model/meter-report';
import type { z } from 'zod';

import { presentTime } from '../../platform/times.ts';
import type { MeterJob } from './meter-jobs.store.ts';

type Column = z.infer<typeof MeterReportColumn>;
type Key = keyof MeterReportRow;

interface ColumnDefinition extends Pick<Column, 'key_type' | 'allowed_values'> {
  readonly key: Key;
  readonly pt: string;
  readonly en: string;
}

const definitions: readonly ColumnDefinition[] = [
  { key: 'job_id', key_type: 'string', pt: 'ID', en: 'ID' },
  { key: 'uc', key_type: 'string', pt: 'UC', en: 'Consumer unit' },
  {
    key: 'meter_type',
    key_type: 'enum',
    allowed_values: [...meterTypes],
    pt: 'Tipo de medidor',
    en: 'Meter type',
  },
  { key: 'uf', key_type: 'string', pt: 'UF', en: 'State' },
  { key: 'client_date', key_type: 'date', pt: 'Data do cliente', en: 'Client date' },
  { key: 'timestamp', key_type: 'date', pt: 'Data e hora', en: 'Date and time' },
  { key: 'status', key_type: 'string', pt: 'Status', en: 'Status' },
];

/** The columns in order, as keys of a row. */
export const meterReportKeys: readonly Key[] = definitions.map(({ key }) => key);

export function presentColumns(locale: Locale): Column[] {
  return definitions.map(({ pt, en, ...column }) => ({ ...column, title: locale === 'pt' ? pt : en }));
}

export function presentRow(job: MeterJob): MeterReportRow {
  return {
    job_id: job.id,
    uc: job.uc,
    meter_type: job.meterType.toUpperCase(),
    uf: job.uf,
    client_date: job.clientDate,
    timestamp: presentTime(job.createdAt),
    status: job.status,
  };
}
