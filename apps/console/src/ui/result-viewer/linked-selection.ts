import { useMemo, useState, useSyncExternalStore } from 'react';

export type Side = 'page' | 'fields';

/** The value under the pointer or the focus. Rows and boxes follow it one by one: a page can have hundreds. */
interface Light {
  readonly light: (id: string, side: Side) => void;
  readonly leave: () => void;
  readonly follow: (listener: () => void) => () => void;
  /** What was chosen by a click stays lit while nothing else is pointed at. */
  readonly pin: (id: string, side: Side) => void;
  readonly litId: () => string | undefined;
  /** From which side the value is lit, if it is. */
  readonly litFrom: (id: string) => Side | undefined;
}

export interface LinkedSelection extends Light {
  /** Counts the times that a value was asked to be shown, so that asking again shows it again. */
  readonly located: { readonly id: string; readonly times: number } | undefined;
  /** Turns to the page of the value and brings its box into view. */
  readonly locate: (id: string) => void;
}

function createLight(): Light {
  const listeners = new Set<() => void>();
  let pointed: { id: string; side: Side } | undefined;
  let pinned: typeof pointed;
  const lit = () => pointed ?? pinned;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    light: (id, side) => {
      pointed = { id, side };
      tell();
    },
    leave: () => {
      pointed = undefined;
      tell();
    },
    pin: (id, side) => {
      pinned = { id, side };
      tell();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    litId: () => lit()?.id,
    litFrom: (id) => (lit()?.id === id ? lit()?.side : undefined),
  };
}

export function useLinkedSelection(): LinkedSelection {
  const [light] = useState(createLight);
  const [located, setLocated] = useState<LinkedSelection['located']>();
  return useMemo(
    () => ({
      ...light,
      located,
      locate: (id: string) => {
        light.pin(id, 'fields');
        setLocated((before) => ({ id, times: (before?.times ?? 0) + 1 }));
      },
    }),
    [light, located],
  );
}

/** The value that is lit. */
export function useLitId(selection: LinkedSelection): string | undefined {
  return useSyncExternalStore(selection.follow, selection.litId);
}

/** From which side a value is lit; only what is drawn of this value follows. */
export function useLit(selection: LinkedSelection, id: string): Side | undefined {
  return useSyncExternalStore(selection.follow, () => selection.litFrom(id));
}
