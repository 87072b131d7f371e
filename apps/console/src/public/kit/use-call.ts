import { useState } from 'react';

/** The state of one call to the server: busy, and how it failed. */
export function useCall() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function run(call: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run, clear: () => setFailure(undefined) };
}
