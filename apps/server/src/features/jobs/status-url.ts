import type { Context } from '../../platform/context.ts';

/** Where the result of a job is asked for; a single job is a batch of itself. */
export function jobResultUrl({ config }: Context, { batchId, id }: { batchId: string; id: string }): string {
  return `${config.http.publicUrl}/v2/ocr/job/result/${batchId}/${id}`;
}

export function batchStatusUrl({ config }: Context, batchId: string): string {
  return `${config.http.publicUrl}/v2/ocr/batch/status/${batchId}`;
}
