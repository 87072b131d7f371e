import { type Client, createClient } from '@lavra/contract/client';
import { consoleSource } from '@lavra/contract/constants';
import { jobEndpoints } from '@lavra/contract/endpoints/jobs';
import type { Service } from '@lavra/contract/services/all';

import { getLocale } from '../../../i18n/locale.ts';
import { config } from '../../../lib/config.ts';
import { putFile } from '../../../lib/put-file.ts';
import { type Credentials, requestClientToken } from './client-token.ts';

export interface Sending extends Credentials {
  readonly service: Service;
  readonly document: File;
  readonly selfie?: File;
  readonly metadata?: unknown;
}

export type SendingState =
  | { readonly stage: 'token' | 'job' }
  | { readonly stage: 'upload'; readonly sentBytes: number; readonly totalBytes: number };

interface Watch {
  readonly signal: AbortSignal;
  readonly onState: (state: SendingState) => void;
}

/** The documents calls in the name of an app client. */
function jobsOf(token: string): Client<typeof jobEndpoints> {
  return createClient(jobEndpoints, {
    baseUrl: config().documentsBase,
    headers: () => ({ authorization: `Bearer ${token}`, 'accept-language': getLocale() }),
  });
}

/** Token, job, files; answers the id of the job, which starts by itself once its files are there. */
export async function sendDocument(sending: Sending, { signal, onState }: Watch): Promise<string> {
  const { service, document, selfie } = sending;
  onState({ stage: 'token' });
  const jobs = jobsOf(await requestClientToken(sending, signal));

  onState({ stage: 'job' });
  const query = {
    source: consoleSource,
    filename: document.name.slice(-255),
    ...(selfie !== undefined && service !== 'facematch' ? { facematch: 'true' } : {}),
  };
  const body = sending.metadata === undefined ? {} : { body: sending.metadata };
  const { id, urls } = await jobs.createJob({ params: { service }, query, ...body }, signal);

  const files = [
    ['document', document],
    ['selfie', selfie],
  ] as const;
  const totalBytes = document.size + (selfie?.size ?? 0);
  let doneBytes = 0;
  for (const [name, file] of files) {
    const url = urls[name];
    if (file === undefined) continue;
    if (url === undefined) throw new Error(`The job ${id} has no link for its ${name}`);
    const before = doneBytes;
    const onProgress = (sent: number) => onState({ stage: 'upload', sentBytes: before + sent, totalBytes });
    onProgress(0);
    await putFile(url, file, { signal, onProgress });
    doneBytes += file.size;
  }
  return id;
}
