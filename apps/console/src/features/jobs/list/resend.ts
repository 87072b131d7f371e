import type { JobInfo, ProcessedFile } from '@lavra/contract/model/job';
import { isService, serviceDefinition } from '@lavra/contract/services/all';
import type { QueryClient } from '@tanstack/react-query';

import { findFailedJobs, getKeptFile } from '../../../api/jobs.ts';
import { sendingTools } from '../../../api/sending.ts';
import { createSending } from '../../../lib/sending/sending.ts';

interface Sender {
  readonly companyId: string;
  readonly queries: QueryClient;
}

async function resendJob(job: JobInfo, sender: Sender): Promise<void> {
  const { service, client_id: clientId, filename, files, metadata, validation_id } = job;
  if (!isService(service)) throw new TypeError(`There is no service ${service}`);
  const kept = { companyId: sender.companyId, jobId: job.job_id };
  const document = await getKeptFile(kept, 'document', filename ?? job.job_id);
  const hasSelfie = files.some(({ name }) => name === 'selfie');
  const hasExtraDocument = files.some(({ name }) => name === 'extra_document');
  const sending = createSending(
    {
      document,
      ...(hasSelfie && { selfie: await getKeptFile(kept, 'selfie', 'selfie') }),
      ...(hasExtraDocument && { extraDocument: await getKeptFile(kept, 'extra_document', 'extra_document') }),
    },
    sendingTools(
      {
        kind: 'job',
        service,
        filename: document.name,
        metadata: metadata ?? undefined,
        validationId: validation_id ?? undefined,
        hasSelfie: hasSelfie && serviceDefinition(service).selfie !== 'required',
        hasExtraDocument,
        ...(clientId !== null && { clientId }),
      },
      sender,
    ),
  );
  await sending.start();
  const { phase, error } = sending.progress();
  if (phase !== 'sent') throw error;
}

/** Resends the failed documents of these rows, each as a new job; resolves to how many were sent. */
export async function resendFailed(rows: readonly ProcessedFile[], sender: Sender): Promise<number> {
  let count = 0;
  for (const row of rows) {
    for (const job of await findFailedJobs(sender.companyId, row)) {
      await resendJob(job, sender);
      count += 1;
    }
  }
  return count;
}
