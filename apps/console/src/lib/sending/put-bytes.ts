import { getLocale } from '../../i18n/locale.ts';
import { noAnswer } from '@lavra/contract/api-error';
import { readFailure } from '@lavra/contract/client';
import type { PutBytes } from './upload.ts';

/** Milliseconds without progress or an answer after which the request counts as interrupted. */
const silenceMs = 60_000;

/** Headers that error messages and retries use; on another origin they are readable because the server exposes them. */
const readHeaders = ['x-request-id', 'retry-after'];

function failureOf(request: XMLHttpRequest) {
  const headers = new Headers();
  for (const name of readHeaders) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return readFailure(new Response(request.responseText, { status: request.status, headers }));
}

/** PUTs bytes to a presigned URL. Uses XMLHttpRequest because `fetch` reports no upload progress. */
export const putBytes: PutBytes = ({ url, bytes, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let silence = setTimeout(abort, silenceMs);
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, silenceMs);
    };
    signal.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded }) => {
      heard();
      onProgress(loaded);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        resolve({ eTag: (request.getResponseHeader('etag') ?? '').replaceAll('"', '') });
      else failureOf(request).then(reject, reject);
    });
    request.addEventListener('error', () => reject(noAnswer(new Error('The connection was lost'))));
    request.addEventListener('abort', () => reject(noAnswer(signal.reason ?? new Error('Silence'))));
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    });
    request.open('PUT', url);
    request.setRequestHeader('accept-language', getLocale());
    request.send(bytes);
  });
