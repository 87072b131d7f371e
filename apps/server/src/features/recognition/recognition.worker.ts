import { defineWorker } from '../../platform/queue/worker.ts';
import { recogniseQueue, retryOrEnd } from '../jobs/index.ts';
import { recogniseDocument } from './recognise-document.ts';

export const recognitionWorkers = [
  defineWorker({
    queue: recogniseQueue,
    concurrency: (config) => config.engine.workers,
    handle: ({ ctx, message }) => recogniseDocument(ctx, { ...message.data, signal: message.signal }),
    onDeadLetter: ({ ctx, message }) => retryOrEnd(ctx, message.data.jobId),
  }),
];
