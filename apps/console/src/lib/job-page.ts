import { jobEndpoints } from '@lavra/contract/endpoints/jobs';

import { documentsClient } from './api.ts';

const jobs = documentsClient(jobEndpoints);

export type JobFile = 'document' | 'selfie' | 'extra_document';

interface JobPage {
  readonly companyId: string;
  readonly jobId: string;
  readonly file: JobFile;
  /** 1-based. */
  readonly page: number;
  readonly widthPx: number;
}

/** The picture of a page, upright. Asked for with the token, so it cannot be an address in an `img`. */
export async function openJobPage(
  { companyId, jobId, file, page, widthPx }: JobPage,
  signal?: AbortSignal,
): Promise<Blob> {
  const params = { companyId, jobId, file, page: String(page) };
  const answer = await jobs.getJobPage({ params, query: { width: String(widthPx) } }, signal);
  return answer.blob();
}
