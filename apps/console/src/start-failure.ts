import { ApiError, isServerFailing } from '@lavra/contract/api-error';

import { ChunkError } from './base/in-time.ts';
import { isServedVersion, reloadIfOutdated } from './base/served-version.ts';

/** Names of the templates in `index.html`: the failures that the page can show without a program. */
type StartFailure = 'connection' | 'server' | 'error';

/**
 * The reason why the console could not start. Browsers report a script that does not load and one that throws while it
 * is evaluated alike, so the server is asked: if its page has the same scripts as this one, the program itself is at
 * fault.
 */
async function reasonOf(error: unknown): Promise<StartFailure> {
  if (error instanceof ChunkError && error.cause === undefined) return 'connection';
  if (isServerFailing(error)) return 'server';
  if (error instanceof ApiError) return error.status === 0 ? 'connection' : 'error';
  return (await isServedVersion()) === true ? 'error' : 'connection';
}

/** The details that support can search for. */
function detailsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return [error.status, error.code, error.requestId].filter((part) => part !== undefined).join(' ');
}

/** Logs the error and shows the matching template of the page; a page whose chunks are gone is reloaded instead. */
export async function showStartFailure(error: unknown, root: HTMLElement): Promise<void> {
  console.error(error);
  if (error instanceof ChunkError && (await reloadIfOutdated())) return;
  const reason = await reasonOf(error);
  const words = document.querySelector<HTMLTemplateElement>(`template#failure-${reason}`);
  if (words !== null) root.replaceChildren(words.content.cloneNode(true));
  const details = root.querySelector('code');
  if (details !== null) details.textContent = detailsOf(error);
}
