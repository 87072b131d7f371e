export { endReading } from './end-reading.ts';
export { refusalOfKey } from './gateway.ts';
export { outsideCheckWorkers } from './outside-checks.worker.ts';
