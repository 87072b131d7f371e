import { ApiError, isServerFailing } from '@lavra/contract/api-error';

import { ChunkTimeout } from './base/in-time.ts';

/** Names of the templates in `index.html`: the failures that the page can show without a program. */
type StartFailure = 'connection' | 'server' | 'error';

/** The page as the server has it now; undefined without an answer. */
async function askForPage(): Promise<string | undefined> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function scripts(): string[] {
  const own = document.querySelectorAll('script[type="module"][src]');
  return [...own].flatMap((script) => script.getAttribute('src') ?? []);
}

/**
 * The reason why the console could not start. Browsers report a script that does not load and one that throws while it
 * is evaluated alike, so the server is asked: if its page has the same scripts as this one, the program itself is at
 * fault.
 */
async function reasonOf(error: unknown): Promise<StartFailure> {
  if (error instanceof ChunkTimeout) return 'connection';
  if (isServerFailing(error)) return 'server';
  if (error instanceof ApiError) return error.status === 0 ? 'connection' : 'error';
  const page = await askForPage();
  return page !== undefined && scripts().every((script) => page.includes(script)) ? 'error' : 'connection';
}

/** The details that support can search for. */
function detailsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return [error.status, error.code, error.requestId].filter((part) => part !== undefined).join(' ');
}

/** Logs the error and shows the matching template of the page. */
export async function showStartFailure(error: unknown, root: HTMLElement): Promise<void> {
  console.error(error);
  const reason = await reasonOf(error);
  const words = document.querySelector<HTMLTemplateElement>(`template#failure-${reason}`);
  if (words !== null) root.replaceChildren(words.content.cloneNode(true));
  const details = root.querySelector('code');
  if (details !== null) details.textContent = detailsOf(error);
}
