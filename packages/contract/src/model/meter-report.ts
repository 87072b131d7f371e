import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';
import { model, said } from './schema.ts';

export const MeterReportColumn = model('MeterReportColumn', {
  title: z.string(),
  key: z.string(),
  key_type: said(z.enum(['string', 'enum', 'date']), 'Tipo do valor.', 'Type of the value.'),
  allowed_values: said(z.optional(z.array(z.string())), 'Os valores possíveis.', 'The possible values.'),
});
export type MeterReportColumn = z.infer<typeof MeterReportColumn>;

export const MeterReportRow = model('MeterReportRow', {
  job_id: z.string(),
  uc: said(z.string(), 'Unidade consumidora.', 'Consumer unit.'),
  meter_type: said(z.string(), 'Tipo do medidor.', 'Kind of the meter.'),
  uf: said(z.string(), 'UF.', 'State.'),
  client_date: said(z.string(), 'Data dada por quem enviou.', 'Date given by the sender.'),
  timestamp: Timestamp,
  status: z.string(),
});
export type MeterReportRow = z.infer<typeof MeterReportRow>;

export const MeterReport = model('MeterReport', {
  report: said(z.array(MeterReportRow), 'As linhas.', 'The rows.'),
  current_page: said(z.int(), 'A página.', 'The page.'),
  items_per_page: said(z.int(), 'Linhas por página.', 'Rows a page.'),
  total: z.int(),
});
export type MeterReport = z.infer<typeof MeterReport>;
