import { noAnswer } from '@lavra/contract/api-error';
import { readFailure } from '@lavra/contract/client';

interface PutOptions {
  readonly signal?: AbortSignal;
  /** Bytes that have left so far. */
  readonly onProgress?: (sentBytes: number) => void;
}

/**
 * Puts bytes to a signed link and answers the ETag without its quotes. Not `fetch`, which does not tell how much
 * of a body has left. Fails with `ApiError`, or `AbortError` when the signal says so.
 */
export function putFile(url: string, bytes: Blob, { signal, onProgress }: PutOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(new DOMException('The upload was cancelled', 'AbortError'));
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('PUT', url);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    request.addEventListener('load', () => {
      if (request.status === 200) resolve((request.getResponseHeader('etag') ?? '').replaceAll('"', ''));
      else void readFailure(new Response(request.responseText, { status: request.status })).then(reject);
    });
    request.addEventListener('error', () => reject(noAnswer(new Error('The upload broke off'))));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    );
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(bytes);
  });
}
