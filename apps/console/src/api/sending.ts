import { type Client, createClient } from '@lavra/contract/client';
import { consoleSource } from '@lavra/contract/constants';
import { processedFileEndpoints } from '@lavra/contract/endpoints/processed-files';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import type { Service } from '@lavra/contract/services/all';
import type { QueryClient } from '@tanstack/react-query';

import { getLocale } from '../i18n/locale.ts';
import { config } from '../base/config.ts';
import { putBytes } from '../lib/sending/put-bytes.ts';
import type { SendingTools } from '../lib/sending/sending.ts';
import { documentsClient } from './client/endpoint-clients.ts';
import { processedFilesKey } from './jobs.ts';

const userSending = documentsClient(sendingEndpoints);
const processedFiles = documentsClient(processedFileEndpoints);

type SendingClient = Client<typeof sendingEndpoints>;

interface Named {
  readonly filename: string;
  /** The app client that a user sends on behalf of; a client that sends for itself is identified by its token. */
  readonly clientId?: string;
}

/** What is sent with a document; a training file carries only the file and the client. */
export type Order =
  | (Named & {
      readonly kind: 'job' | 'batch';
      readonly service: Service;
      readonly metadata: unknown;
      readonly validationId?: string | undefined;
      /** A selfie is sent with the document, for a service that does not compare faces itself. */
      readonly hasSelfie?: boolean;
      /** The back of the document is sent as a separate file. */
      readonly hasExtraDocument?: boolean;
    })
  | (Named & { readonly kind: 'training' });

interface Sender {
  readonly companyId: string;
  readonly queries: QueryClient;
  /** Fetches the token of the app client that sends, as part of the sending. When absent, the user sends. */
  readonly getToken?: (signal: AbortSignal) => Promise<string>;
}

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

function clientOf(token: string): SendingClient {
  return createClient(sendingEndpoints, {
    baseUrl: config().documentsBase,
    headers: () => ({ authorization: `Bearer ${token}`, 'accept-language': getLocale() }),
  });
}

/** The most characters of a file name that the server keeps. */
const maxFilename = 255;

function announce(sending: SendingClient, order: Order, parts: number | undefined, signal: AbortSignal) {
  const common = {
    'client-id': order.clientId,
    filename: order.filename.slice(-maxFilename),
    parts: parts?.toString(),
  };
  if (order.kind === 'training') return sending.createTraining({ query: common }, signal);
  const call = {
    params: { service: order.service },
    query: { ...common, source: consoleSource, 'background-validation-id': order.validationId },
    body: order.metadata,
  };
  if (order.kind === 'batch') return sending.createBatch(call, signal);
  const secondFiles = {
    facematch: order.hasSelfie === true ? 'true' : undefined,
    'extra-document': order.hasExtraDocument === true ? 'true' : undefined,
  };
  return sending.createJob({ ...call, query: { ...call.query, ...secondFiles } }, signal);
}

/** Steps that send an order: announce, put, join; a loaded list learns of the new row at once. */
export function sendingTools(order: Order, { companyId, queries, getToken }: Sender): SendingTools {
  let sending = userSending;
  const refreshList = () => {
    if (order.kind !== 'training') void queries.invalidateQueries({ queryKey: processedFilesKey(companyId) });
  };
  return {
    put: putBytes,
    pause,
    announce: async (parts, signal) => {
      if (getToken !== undefined) sending = clientOf(await getToken(signal));
      const announced = await announce(sending, order, parts, signal);
      refreshList();
      return announced;
    },
    complete: async ({ id, upload_id = '' }, parts, signal) => {
      if (order.kind === 'training')
        await sending.completeTrainingParts({ body: { parts: [...parts], upload_id, job_id: id } }, signal);
      else
        await sending.completeParts(
          { body: { parts: [...parts], upload_id, id, service: order.service } },
          signal,
        );
    },
    withdraw: async ({ id }) => {
      // A training file that does not arrive has no job to cancel.
      if (order.kind === 'training') return;
      await processedFiles.cancelJob({ params: { companyId, jobId: id } });
      refreshList();
    },
  };
}
