import type { Report } from '@lavra/contract/model/report';

import { presentTime } from '../../../platform/times.ts';
import type { ReportRow } from './reports.store.ts';

export function presentReport(row: ReportRow): Report {
  return {
    id: row.id,
    created_at: presentTime(row.createdAt),
    start: row.start,
    end: row.end,
    format: row.format,
    status: row.status,
    observation: row.observation,
    rows: row.rows,
    expected_rows: row.expectedRows,
  };
}
