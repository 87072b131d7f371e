import { useSyncExternalStore } from 'react';

import type { PageSource } from './page-source.ts';

export type PagePicture =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void };

/** Each page is requested once, wide enough to zoom into and to crop from. */
export const pictureWidthPx = 1600;

/** The most pictures, over all files, that are kept for a return after nobody shows them any more. */
const maxUnused = 12;
const unused = new Set<{ readonly forget: () => void }>();
const loading: PagePicture = { state: 'loading' };

/** A picture of a page, requested once however many places show it. */
function createShared(open: (signal: AbortSignal) => Promise<Blob>) {
  let picture = loading;
  let asked: AbortController | undefined;
  const listeners = new Set<() => void>();

  function show(next: PagePicture) {
    picture = next;
    for (const listener of listeners) listener();
  }
  function load() {
    const asking = new AbortController();
    asked = asking;
    show(loading);
    open(asking.signal).then(
      (blob) => {
        if (!asking.signal.aborted) show({ state: 'ready', url: URL.createObjectURL(blob) });
      },
      (error: unknown) => {
        if (!asking.signal.aborted) show({ state: 'failed', error, retry: load });
      },
    );
  }
  function forget() {
    unused.delete(self);
    asked?.abort();
    asked = undefined;
    if (picture.state === 'ready') URL.revokeObjectURL(picture.url);
    picture = loading;
  }
  function rest() {
    if (picture.state !== 'ready') return forget();
    unused.add(self);
    const [oldest] = unused;
    if (unused.size > maxUnused) oldest?.forget();
    return undefined;
  }
  const self = {
    forget,
    now: () => picture,
    follow: (listener: () => void) => {
      unused.delete(self);
      listeners.add(listener);
      if (asked === undefined) load();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) rest();
      };
    },
  };
  return self;
}

const bySource = new WeakMap<PageSource, Map<string, ReturnType<typeof createShared>>>();

function sharedPicture(source: PageSource, page: number, widthPx: number) {
  const ofSource = bySource.get(source) ?? new Map<string, ReturnType<typeof createShared>>();
  bySource.set(source, ofSource);
  const key = `${page} ${widthPx}`;
  const found = ofSource.get(key) ?? createShared((signal) => source.open(page, widthPx, signal));
  ofSource.set(key, found);
  return found;
}

export function usePagePicture(source: PageSource, page: number, widthPx: number): PagePicture {
  const { follow, now } = sharedPicture(source, page, widthPx);
  return useSyncExternalStore(follow, now);
}
