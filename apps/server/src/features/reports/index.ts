export { createReport } from './company/create-report.ts';
export { listReports } from './company/list-reports.ts';
export { writeReport } from './company/write-report.ts';
export { reportRoutes } from './reports.routes.ts';
export { findReport } from './company/reports.store.ts';
export { reportWorkers } from './reports.worker.ts';
