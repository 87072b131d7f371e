declare global {
  interface Window {
    /** Answers by path, asked for by the script in the page while the program was on its way. */
    lavraAsked?: Record<string, Promise<Response>>;
  }
}

/** `fetch` that takes the answer which the page has asked for already, once; without one it asks itself. */
export async function fetchAskedAhead(origin: string, path: string, init: RequestInit): Promise<Response> {
  const asked = window.lavraAsked?.[path];
  delete window.lavraAsked?.[path];
  const answer = await asked?.catch(() => undefined);
  return answer ?? fetch(`${origin}${path}`, init);
}
