import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0. */
export function useCountdown(initialS: number) {
  const [secondsLeft, setSecondsLeft] = useState(initialS);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(seconds - 1, 0)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, start: setSecondsLeft };
}
