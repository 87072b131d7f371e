export { type Reading, beginReading, breakOffReading, maxAttempts } from './begin-reading.ts';
export { type JobOutcome, finishJob } from './finish-job.ts';
export { jobEventData } from './job-event-data.ts';
export { type JobEvent, jobEventQueue } from './job-events.ts';
export { recogniseQueue } from './jobs.queue.ts';
export { jobRoutes } from './jobs.routes.ts';
export { jobWorkers } from './jobs.worker.ts';
export { processedFileRoutes } from './processed-files.routes.ts';
export { retryOrEnd } from './retry-or-end.ts';
