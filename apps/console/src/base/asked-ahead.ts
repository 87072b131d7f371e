declare global {
  interface Window {
    /** Responses by path, requested by the page's inline script while the program was loading. */
    lavraAsked?: Record<string, Promise<Response>>;
  }
}

/** `fetch` that uses the response the page has requested ahead, once; without one it sends the request itself. */
export async function fetchAskedAhead(origin: string, path: string, init: RequestInit): Promise<Response> {
  const asked = window.lavraAsked?.[path];
  delete window.lavraAsked?.[path];
  const answer = await asked?.catch(() => undefined);
  return answer ?? fetch(`${origin}${path}`, init);
}
