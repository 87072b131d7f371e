import { ApiError, isServerFailing } from '@lavra/contract/api-error';

import { ChunkTimeout } from './base/in-time.ts';

/** Names of the templates of `index.html`: what the page can say without a program. */
type StartFailure = 'connection' | 'server' | 'error';

/** The page as the server has it now; undefined when nobody answers. */
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
 * Why the console could not be drawn. Browsers fail alike for a file that does not come and one that throws as it
 * is read, so the server is asked: where it answers with the scripts that run here, the program itself is at fault.
 */
async function reasonOf(error: unknown): Promise<StartFailure> {
  if (error instanceof ChunkTimeout) return 'connection';
  if (isServerFailing(error)) return 'server';
  if (error instanceof ApiError) return error.status === 0 ? 'connection' : 'error';
  const page = await askForPage();
  return page !== undefined && scripts().every((script) => page.includes(script)) ? 'error' : 'connection';
}

/** What the support can look for. */
function detailsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return [error.status, error.code, error.requestId].filter((part) => part !== undefined).join(' ');
}

/** Logs what ended the start, and says it in words that stand in the page itself. */
export async function showStartFailure(error: unknown, root: HTMLElement): Promise<void> {
  console.error(error);
  const reason = await reasonOf(error);
  const words = document.querySelector<HTMLTemplateElement>(`template#failure-${reason}`);
  if (words !== null) root.replaceChildren(words.content.cloneNode(true));
  const details = root.querySelector('code');
  if (details !== null) details.textContent = detailsOf(error);
}
