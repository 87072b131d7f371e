export { endReading } from './end-reading.ts';
export { refusalOfKey } from './gateway.ts';
export { outsideCheckRoutes } from './outside-checks.routes.ts';
export { outsideCheckWorkers } from './outside-checks.worker.ts';
