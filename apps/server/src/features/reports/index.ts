export { reportRoutes } from './reports.routes.ts';
export { reportWorkers } from './reports.worker.ts';
