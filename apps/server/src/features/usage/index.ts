export { recordUsage } from './record-usage.ts';
export { type DayOfService, companiesWithUsage, usageByDay } from './usage-by-day.ts';
