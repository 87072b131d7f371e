export { recordUsage } from './record-usage.ts';
