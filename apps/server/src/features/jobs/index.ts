export { jobEventData } from './job-event-data.ts';
export { type JobEvent, jobEventQueue } from './job-events.ts';
export { jobRoutes } from './jobs.routes.ts';
