const reloadedKey = 'lavra-reloaded-at';

/** The least milliseconds between two reloads: a server that mixes versions must not make the page reload for ever. */
const reloadEveryMs = 60_000;

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

/** Whether this page is of the version that the server has now: their scripts are the same. Undefined without an answer. */
export async function isServedVersion(): Promise<boolean | undefined> {
  const page = await askForPage();
  return page === undefined ? undefined : scripts().every((script) => page.includes(script));
}

/**
 * Reloads the page if the server has another version, which lacks the chunks of this one, at most once a minute. Resolves to
 * whether the page is being reloaded. Without an answer it never is: the browser would show its own failure instead.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  if ((await isServedVersion()) !== false) return false;
  const last = Number(sessionStorage.getItem(reloadedKey));
  if (Date.now() - last < reloadEveryMs) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  window.location.reload();
  return true;
}
