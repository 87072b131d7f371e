import { RefusedError } from '../../pages/refused-error.ts';

/** Settles as the promise does, or rejects with a refusal with this detail after `timeoutMs`. The work itself is not stopped. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number, detail: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RefusedError('recognition_timeout', detail)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
