import { readFailure } from '@lavra/contract/client';

import { noAnswer } from '@lavra/contract/api-error';

/** Saves bytes as a download of the browser. */
export function saveBlob(name: string, bytes: Blob) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The bytes behind a presigned URL; throws ApiError. */
export async function fetchStored(url: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw noAnswer(cause);
  }
  if (!response.ok) throw await readFailure(response);
  return response.blob();
}
