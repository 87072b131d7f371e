import { useCallback, useMemo, useState } from 'react';

export type Side = 'page' | 'fields';

/** The value under the pointer or the focus, and from which side it was pointed at. */
export interface LinkedSelection {
  readonly lit: string | undefined;
  readonly side: Side | undefined;
  /** Counts the times that a value was asked to be shown, so that asking again shows it again. */
  readonly located: { readonly id: string; readonly times: number } | undefined;
  readonly light: (id: string, side: Side) => void;
  readonly leave: () => void;
  /** Turns to the page of the value and brings its box into view. */
  readonly locate: (id: string) => void;
}

export function useLinkedSelection(): LinkedSelection {
  const [current, setCurrent] = useState<{ id: string; side: Side }>();
  const [located, setLocated] = useState<{ id: string; times: number }>();
  const light = useCallback((id: string, side: Side) => setCurrent({ id, side }), []);
  const leave = useCallback(() => setCurrent(undefined), []);
  const locate = useCallback(
    (id: string) => setLocated((before) => ({ id, times: (before?.times ?? 0) + 1 })),
    [],
  );
  return useMemo(
    () => ({ lit: current?.id, side: current?.side, located, light, leave, locate }),
    [current, located, light, leave, locate],
  );
}
