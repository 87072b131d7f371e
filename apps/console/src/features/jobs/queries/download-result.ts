import type { JobFile } from '../../../lib/job-page.ts';
import { fetchStored, saveBlob } from '../../../lib/save-file.ts';
import { jobsApi } from './jobs-api.ts';

export type Format = 'json' | 'csv';

export interface StoredResult {
  readonly companyId: string;
  /** Of the batch, or of a job that is a batch of itself. */
  readonly batchId: string;
  readonly format: Format;
}

/** Saves the results of a batch as a file. */
export async function downloadResult({ companyId, batchId, format }: StoredResult) {
  const answer = await jobsApi.getCompanyBatchResult({
    params: { companyId, batchId },
    query: { return: 'storage', format },
  });
  if (Array.isArray(answer)) throw new TypeError('A stored result was asked for');
  saveBlob(`${batchId}.${format}`, await fetchStored(answer.url));
}

export interface KeptFile {
  readonly companyId: string;
  readonly jobId: string;
  readonly file: JobFile;
}

/** Saves a document that is still kept, as it was sent; the link answers it as an attachment with its name. */
export async function downloadFile({ companyId, jobId, file }: KeptFile) {
  const { url } = await jobsApi.getJobFile({ params: { companyId, jobId, file } });
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
