import { useSyncExternalStore } from 'react';

import { formatExactTime, formatRelative } from '../../lib/formats.ts';
import { Tooltip } from '../controls/tooltip.tsx';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

function everyMinute(listener: () => void) {
  listeners.add(listener);
  clock ??= setInterval(() => {
    for (const each of listeners) each();
  }, minuteMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

/** Draws again once the minute is another one, also where it was out of sight meanwhile. */
function useMinute() {
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs));
}

/** "há 3 minutos", for as long as it is true. */
export function Ago({ value }: { readonly value: string }) {
  useMinute();
  return <time dateTime={value}>{formatRelative(value)}</time>;
}

/** The same with the exact local time on hover. */
export function RelativeTime({ value }: { readonly value: string }) {
  useMinute();
  return (
    <Tooltip label={formatExactTime(value)}>
      <time dateTime={value}>{formatRelative(value)}</time>
    </Tooltip>
  );
}
