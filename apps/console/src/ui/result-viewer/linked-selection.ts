import { useMemo, useState, useSyncExternalStore } from 'react';

export type Side = 'page' | 'fields';

/** The value under the pointer or the focus. Rows and boxes subscribe individually, because a page can have hundreds. */
interface Light {
  readonly light: (id: string, side: Side) => void;
  readonly leave: () => void;
  readonly follow: (listener: () => void) => () => void;
  /** The chosen value stays lit while nothing else is pointed at; the keys move on from it. */
  readonly choose: (id: string, side: Side) => void;
  readonly chosenId: () => string | undefined;
  readonly litId: () => string | undefined;
  /** The side that a value is lit from, if it is lit. */
  readonly litFrom: (id: string) => Side | undefined;
  /** Whether the keys moved to this value and its row has yet to take the focus; true only once. */
  readonly takeFocus: (id: string) => boolean;
}

/** `pan` brings the box into view, `turn` turns to the page where only one side is shown, `zoom` fills the view. */
export type Showing = 'pan' | 'turn' | 'zoom';

export interface LinkedSelection extends Light {
  /** A new object on each request to show a value, so that repeating it shows the value again. */
  readonly shown: { readonly id: string; readonly how: Showing } | undefined;
  readonly show: (id: string, how: Showing) => void;
  /** Chooses a value by the keys: its row takes the focus, its box comes into view. */
  readonly moveTo: (id: string) => void;
}

function createLight(): Light & { readonly wishFocus: (id: string) => void } {
  const listeners = new Set<() => void>();
  let pointed: { id: string; side: Side } | undefined;
  let chosen: typeof pointed;
  let awaitsFocus: string | undefined;
  const lit = () => pointed ?? chosen;
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
    choose: (id, side) => {
      if (chosen?.id === id) return;
      chosen = { id, side };
      tell();
    },
    chosenId: () => chosen?.id,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    litId: () => lit()?.id,
    litFrom: (id) => (lit()?.id === id ? lit()?.side : undefined),
    wishFocus: (id) => {
      awaitsFocus = id;
    },
    takeFocus: (id) => {
      if (awaitsFocus !== id) return false;
      awaitsFocus = undefined;
      return true;
    },
  };
}

export function useLinkedSelection(): LinkedSelection {
  const [{ wishFocus, ...light }] = useState(createLight);
  const [shown, setShown] = useState<LinkedSelection['shown']>();
  const [acts] = useState(() => {
    const show = (id: string, how: Showing) => {
      light.choose(id, 'fields');
      setShown({ id, how });
    };
    const moveTo = (id: string) => {
      wishFocus(id);
      light.leave();
      show(id, 'pan');
    };
    return { ...light, show, moveTo };
  });
  return useMemo(() => ({ ...acts, shown }), [acts, shown]);
}

export function useLitId(selection: LinkedSelection): string | undefined {
  return useSyncExternalStore(selection.follow, selection.litId);
}

/** The value that was chosen last. */
export function useChosenId(selection: LinkedSelection): string | undefined {
  return useSyncExternalStore(selection.follow, selection.chosenId);
}

/** The side that a value is lit from; only the components of this value render again. */
export function useLit(selection: LinkedSelection, id: string): Side | undefined {
  return useSyncExternalStore(selection.follow, () => selection.litFrom(id));
}

/** Whether a value is the chosen one; only the components of this value render again. */
export function useIsChosen(selection: LinkedSelection, id: string): boolean {
  return useSyncExternalStore(selection.follow, () => selection.chosenId() === id);
}

/** Whether the chosen value is one of these. */
export function useHoldsChosen(selection: LinkedSelection, ids: ReadonlySet<string>): boolean {
  return useSyncExternalStore(selection.follow, () => ids.has(selection.chosenId() ?? ''));
}
