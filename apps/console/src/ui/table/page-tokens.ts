import { useState } from 'react';

export interface PageTokens {
  /** From 1. */
  readonly page: number;
  /** Page token of the shown page; undefined for the first. */
  readonly token: string | undefined;
  readonly next: (token: string) => void;
  readonly previous: () => void;
}

/** For lists that the server numbers: the token of a page is its number. */
export function numberedPages(page: number, show: (page: number) => void): PageTokens {
  return {
    page,
    token: undefined,
    next: (token) => show(Number(token)),
    previous: () => show(page - 1),
  };
}

interface State {
  readonly of: string;
  /** The token of each page after the first, up to the shown one. */
  readonly tokens: readonly string[];
}

/** The page in the URL, from 1, with its page token. */
export interface ShownPage {
  readonly page?: number;
  readonly token?: string;
}

/**
 * Like `usePageTokens`, with the shown page in the URL. The tokens of earlier pages are known only to a user who
 * came through them: from a shared link, going back leads to the first page.
 */
export function usePagesOfAddress(
  of: string,
  { page = 1, token }: ShownPage,
  onShow: (shown: { page: number | undefined; token: string | undefined }) => void,
): PageTokens {
  const [stored, setStored] = useState<{
    readonly of: string;
    readonly tokens: ReadonlyMap<number, string>;
  }>();
  const tokens = stored?.of === of ? stored.tokens : new Map<number, string>();
  const shown = token === undefined ? 1 : page;
  const show = (next: number, with_: string | undefined) =>
    onShow(with_ === undefined ? { page: undefined, token: undefined } : { page: next, token: with_ });
  return {
    page: shown,
    token,
    next: (following) => {
      const known = token === undefined ? tokens : new Map([...tokens, [shown, token]]);
      setStored({ of, tokens: new Map([...known, [shown + 1, following]]) });
      show(shown + 1, following);
    },
    previous: () => show(shown - 1, tokens.get(shown - 1)),
  };
}

/**
 * Remembers the token of each visited page. `of` identifies the list (filters and page size as text): when it changes,
 * the tokens of the old list are dropped and the first page is shown.
 */
export function usePageTokens(of: string): PageTokens {
  const [stored, setState] = useState<State>({ of, tokens: [] });
  const tokens = stored.of === of ? stored.tokens : [];
  return {
    page: tokens.length + 1,
    token: tokens.at(-1),
    next: (token) => setState({ of, tokens: [...tokens, token] }),
    previous: () => setState({ of, tokens: tokens.slice(0, -1) }),
  };
}
