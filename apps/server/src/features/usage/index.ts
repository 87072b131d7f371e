export { billableByMonth } from './billable-by-month.ts';
export { recordUsage } from './record-usage.ts';
export { type DayOfService, companiesWithUsage, usageByDay } from './usage-by-day.ts';
export { usageRoutes } from './usage.routes.ts';
export { insertUsage } from './usage.store.ts';
export { usageWorkers } from './usage.worker.ts';
