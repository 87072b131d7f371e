export { retentionWorkers } from './retention.worker.ts';
