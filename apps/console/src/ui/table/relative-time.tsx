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

/** Renders again when the minute changes, also for what was hidden meanwhile. */
function useMinute() {
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs));
}

/** "há 3 minutos", kept up to date. */
export function Ago({ value }: { readonly value: string }) {
  useMinute();
  return <time dateTime={value}>{formatRelative(value)}</time>;
}

/** The same, with the exact local time on hover. */
export function RelativeTime({ value }: { readonly value: string }) {
  useMinute();
  return (
    <Tooltip label={formatExactTime(value)}>
      <time dateTime={value}>{formatRelative(value)}</time>
    </Tooltip>
  );
}
