import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';

export const MeterReportColumn = z.object({
  title: z.string(),
  key: z.string(),
  key_type: z.enum(['string', 'enum', 'date']),
  allowed_values: z.optional(z.array(z.string())),
});
export type MeterReportColumn = z.infer<typeof MeterReportColumn>;

export const MeterReportRow = z.object({
  job_id: z.string(),
  uc: z.string(),
  meter_type: z.string(),
  uf: z.string(),
  client_date: z.string(),
  timestamp: Timestamp,
  status: z.string(),
});
export type MeterReportRow = z.infer<typeof MeterReportRow>;

export const MeterReport = z.object({
  report: z.array(MeterReportRow),
  current_page: z.int(),
  items_per_page: z.int(),
  total: z.int(),
});
export type MeterReport = z.infer<typeof MeterReport>;
