import { useState } from 'react';

export interface PageTokens {
  /** From 1. */
  readonly page: number;
  /** What the shown page is asked with; undefined asks for the first. */
  readonly token: string | undefined;
  readonly next: (token: string) => void;
  readonly previous: () => void;
}

interface State {
  readonly of: string;
  /** The token of each page after the first, up to the shown one. */
  readonly tokens: readonly string[];
}

/**
 * Remembers the token of each page that was seen. `of` names the list (filters and page size as text): with
 * another name the tokens of the old list are forgotten and the first page shows.
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
