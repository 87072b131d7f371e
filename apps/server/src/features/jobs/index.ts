import { archiveWorkers } from './archives/archives.worker.ts';
import { lifecycleWorkers } from './lifecycle/lifecycle.worker.ts';
import { processedFileRoutes } from './processed/processed-files.routes.ts';
import { resultRoutes } from './results/results.routes.ts';
import { sendingRoutes } from './sending/sending.routes.ts';

export { unpackBatch } from './archives/unpack-batch.ts';
export { presentError, presentValidation } from './jobs.presenter.ts';
export { clientDataOf, destinationOf } from './metadata.ts';
export { type JobEvent, jobEventQueue, recogniseQueue, unpackQueue, validateQueue } from './jobs.queue.ts';
export {
  type ClaimedJob,
  claimJob,
  holdForReview,
  isClaimCurrent,
  maxAttempts,
  releaseJob,
} from './lifecycle/claim-job.ts';
export { type JobOutcome, type Validated, finishJob } from './lifecycle/finish-job.ts';
export { jobEventData } from './lifecycle/job-event-data.ts';
export { retryOrEnd } from './lifecycle/retry-or-end.ts';
export { errorOf, fileRefused } from './lifecycle/end-refused.ts';
export { beginValidation, findValidation, keepOutcomes } from './lifecycle/begin-validation.ts';
export { filesArrived } from './lifecycle/start-job.ts';
export { getCompanyJobInfo } from './results/get-job-info.ts';
export { createBatch } from './sending/create-batch.ts';
export { createJob } from './sending/create-job.ts';
export { storableJson, storableText } from './storable-json.ts';
export { deletePurgedBigrams } from './searched-bigrams.store.ts';
export { type DueFile, listDue, purgeFiles, rescheduleNext } from './purge/purge-files.ts';

export const jobRoutes = [...sendingRoutes, ...resultRoutes, ...processedFileRoutes];
export const jobWorkers = [...archiveWorkers, ...lifecycleWorkers];
