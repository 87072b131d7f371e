import { consoleSource } from '@lavra/contract/constants';
import type { QueryClient } from '@tanstack/react-query';

import { companyId } from '../../../lib/acting-company.ts';
import { putBytes } from '../sending/put-bytes.ts';
import type { SendingTools } from '../sending/send-document.ts';
import type { Order } from '../sending/send-order.ts';
import { jobsApi } from './jobs-api.ts';
import { listKey } from './list-processed-files.ts';

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

function announce(order: Order, parts: number | undefined, signal: AbortSignal) {
  const common = { 'client-id': order.clientId, filename: order.filename, parts: parts?.toString() };
  if (order.kind === 'training') return jobsApi.createTraining({ query: common }, signal);
  const call = {
    params: { service: order.service },
    query: { ...common, source: consoleSource, 'background-validation-id': order.validationId },
    body: order.metadata,
  };
  return order.kind === 'batch' ? jobsApi.createBatch(call, signal) : jobsApi.createJob(call, signal);
}

/** How the server takes an order: announce, put, join; a list in memory learns of the new row at once. */
export function sendingTools(order: Order, client: QueryClient): SendingTools {
  const company = companyId();
  return {
    put: putBytes,
    pause,
    announce: async (parts, signal) => {
      const announced = await announce(order, parts, signal);
      if (order.kind !== 'training') void client.invalidateQueries({ queryKey: listKey(company) });
      return announced;
    },
    complete: async ({ id, upload_id = '' }, parts, signal) => {
      if (order.kind === 'training')
        await jobsApi.completeTrainingParts({ body: { parts: [...parts], upload_id, job_id: id } }, signal);
      else
        await jobsApi.completeParts(
          { body: { parts: [...parts], upload_id, id, service: order.service } },
          signal,
        );
    },
    withdraw: async ({ id }) => {
      // A training file that does not come has no row to end.
      if (order.kind === 'training') return;
      await jobsApi.cancelJob({ params: { companyId: company, jobId: id } });
      void client.invalidateQueries({ queryKey: listKey(company) });
    },
  };
}
